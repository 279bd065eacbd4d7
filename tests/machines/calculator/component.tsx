import { createMemoryHistory } from '@tanstack/react-router'
import * as v from 'valibot'
import { vi } from 'vitest'
import type { Field, NumberField } from '../../../content/calculators/fields.ts'
import { NumberControl } from '../../../src/features/calculators/NumberControl.tsx'
import { useCalculator } from '../../../src/features/calculators/use-calculator.ts'
import type { Component } from '../../path-harness/component.ts'
import { type } from '../../support/gestures.ts'
import type { Expose } from '../../support/rendered.tsx'
import { renderRouted } from '../../support/routed.tsx'

const Entered = v.object({ value: v.number() })

const price = {
  kind: 'number',
  name: 'price',
  label: 'Purchase price',
  unit: 'cad',
  min: 100_000,
  max: 3_000_000,
  step: 5000,
  decimals: 0,
  default: 600_000,
  hint: 'What the contract says.',
} as const satisfies NumberField
const FIELDS: readonly [typeof price] & readonly Field[] = [price]

function Price({ expose }: { expose: Expose }) {
  const { actor, form, inputs, enter } = useCalculator(FIELDS)
  expose(actor)
  return (
    <form ref={form}>
      <NumberControl
        field={price}
        id="price"
        value={inputs.price}
        sliderMax={price.max}
        message={undefined}
        enter={(entered) => enter(price, entered)}
      />
    </form>
  )
}

export const component: Component = {
  mount: async () => {
    vi.spyOn(window, 'scrollTo').mockReturnValue()
    const { get, follow, ...rendered } = await renderRouted(
      createMemoryHistory({ initialEntries: ['/'] }),
      (expose) => <Price expose={expose} />,
    )
    const field = () => get<HTMLInputElement>('input[name=price]')
    return {
      ...rendered,
      gestures: {
        'value.entered': (event) => type(field(), String(v.parse(Entered, event).value)),
        'value.refused': () => type(field(), 'six hundred'),
        'address.changed': () => follow(),
      },
      settle: {},
    }
  },
}
