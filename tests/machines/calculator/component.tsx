import { createMemoryHistory } from '@tanstack/react-router'
import * as v from 'valibot'
import { vi } from 'vitest'
import { purchaseFields } from '../../../content/calculators/purchase-fields.ts'
import { NumberControl } from '../../../src/features/calculators/NumberControl.tsx'
import { useCalculator } from '../../../src/features/calculators/use-calculator.ts'
import type { Component } from '../../path-harness/component.ts'
import { type } from '../../support/gestures.ts'
import type { Expose } from '../../support/rendered.tsx'
import { renderRouted } from '../../support/routed.tsx'

const Named = v.object({ name: v.picklist(['price', 'rate']) })
const Entered = v.object({ ...Named.entries, value: v.number() })

const [price, , rate] = purchaseFields
const FIELDS = [price, rate] as const

function Fields({ expose }: { expose: Expose }) {
  const { actor, form, inputs, enter } = useCalculator(FIELDS)
  expose(actor)
  return (
    <form ref={form}>
      {FIELDS.map((field) => (
        <NumberControl
          key={field.name}
          field={field}
          id={field.name}
          value={inputs[field.name]}
          sliderMax={field.max}
          message={undefined}
          enter={(entered) => enter(field, entered)}
        />
      ))}
    </form>
  )
}

export const component: Component = {
  mount: async () => {
    vi.spyOn(window, 'scrollTo').mockReturnValue()
    const { get, follow, ...rendered } = await renderRouted(
      createMemoryHistory({ initialEntries: ['/'] }),
      (expose) => <Fields expose={expose} />,
    )
    const field = (event: unknown) => get<HTMLInputElement>(`input[name=${v.parse(Named, event).name}]`)
    return {
      ...rendered,
      // The component has all its inputs, the trace its example's.
      inexact: ['inputs'],
      gestures: {
        'value.entered': (event) => type(field(event), String(v.parse(Entered, event).value)),
        'value.refused': (event) => type(field(event), 'six hundred'),
        'address.changed': () => follow(),
      },
      settle: {},
    }
  },
}
