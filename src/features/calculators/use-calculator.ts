/**
 * Brings the calculator machine to life. The address of the page is what is kept: the machine holds what it
 * says and what is ahead of it for a moment. Charts and figures are worked out from that, and hold nothing.
 */
import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'
import * as v from 'valibot'
import {
  type Field,
  type Inputs,
  parseInputs,
  type Value,
  valueSchema,
} from '../../../content/calculators/fields.ts'
import { calculator } from '../../../machines/calculator.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { typedValues } from '../leads/typed-values.ts'
import { withInputs } from './address.ts'

/** A calculator with these fields, which must stay the same. `form` belongs on the form that holds them. */
export function useCalculator<const Fields extends readonly Field[]>(fields: Fields) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()

  const machine = useMemo(
    () =>
      calculator.provide({
        actions: {
          writeAddress: (_, { inputs }) => {
            const { pathname, search, hash } = router.state.location
            const query = router.options.stringifySearch(withInputs(fields, search, inputs))
            void router.navigate({
              href: `${pathname}${query}${hash && `#${hash}`}`,
              replace: true,
              resetScroll: false,
              hashScrollIntoView: false,
              viewTransition: false,
            })
          },
        },
      }),
    [router, fields],
  )
  // The prerendered page shows the defaults, and comes to life with them.
  const actor = useMachineActor(machine, {
    input: { inputs: parseInputs(fields, hydrated ? router.state.location.search : {}) },
  })

  useEffect(() => {
    const readAddress = () =>
      actor.send({
        type: 'address.changed',
        inputs: parseInputs(fields, router.state.location.search),
      })
    readAddress()
    for (const [field, value] of typedBefore(fields, form.current))
      if (actor.getSnapshot().context.inputs[field.name] !== value)
        actor.send({ type: 'value.entered', name: field.name, value })
    // Its own addresses take the place of the one before; any other is a new entry, or an old one again.
    return router.subscribe('onResolved', ({ fromLocation, toLocation }) => {
      if (fromLocation?.state.__TSR_index !== toLocation.state.__TSR_index) readAddress()
    })
  }, [actor, fields, router])

  const held = useSelector(actor, ({ context }) => context.inputs)
  return {
    actor,
    form,
    /** Acceptable, whatever stands in the fields. */
    inputs: useMemo((): Inputs<Fields> => parseInputs(fields, held), [fields, held]),
    /** Takes what was typed, moved or ticked, or says what is wrong with it. */
    enter: (field: Field, entered: unknown) => {
      const checked = v.safeParse(valueSchema(field), entered)
      actor.send(
        checked.success
          ? { type: 'value.entered', name: field.name, value: checked.output }
          : { type: 'value.refused', name: field.name, message: checked.issues[0].message },
      )
    },
  }
}

export type Calculator = Pick<ReturnType<typeof useCalculator>, 'actor' | 'form' | 'enter'>

/** What a visitor typed before the page came to life. */
function typedBefore(fields: readonly Field[], form: HTMLFormElement | null): [Field, Value][] {
  return (form ? typedValues(form) : []).flatMap(([name, typed]): [Field, Value][] => {
    const field = fields.find((one) => one.name === name)
    if (!field) return []
    const checked = v.safeParse(valueSchema(field), typed)
    return checked.success && checked.output !== field.default ? [[field, checked.output]] : []
  })
}
