/**
 * Runs the calculator machine. The page's URL is the persistent state; the machine holds its inputs and any
 * changes not yet written to it. Charts and figures derive from those inputs.
 */
import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import * as v from 'valibot'
import {
  type Field,
  type Inputs,
  parseInputs,
  type Value,
  valueSchema,
} from '../../../content/calculators/fields.ts'
import { calculator } from '../../../machines/calculator.ts'
import { typedValues } from '../../browser/typed-values.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { withInputs } from './address.ts'
import { type Calculated, isRefused } from './refusal.ts'

/**
 * `fields` and `calculate` must keep their identity between renders. `form` is the ref for the form element that holds
 * the fields.
 */
export function useCalculator<const Fields extends readonly Field[], Result extends Calculated>(
  fields: Fields,
  calculate: (inputs: Inputs<Fields>) => Result,
) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()

  /** Opens at the calculator. */
  const addressOf = useCallback(
    (inputs: Record<string, Value>) => {
      const { pathname, search } = router.state.location
      const query = router.options.stringifySearch(withInputs(fields, search, inputs))
      return `${pathname}${query}#${form.current?.closest('section')?.id ?? ''}`
    },
    [router, fields],
  )
  const machine = useMemo(
    () =>
      calculator.provide({
        actions: {
          writeAddress: (_, { inputs }) => {
            void router.navigate({
              href: addressOf(inputs),
              replace: true,
              resetScroll: false,
              hashScrollIntoView: false,
            })
          },
        },
      }),
    [router, addressOf],
  )
  // Hydration must start from the defaults, because the prerendered page shows them.
  const actor = useMachineActor(machine, {
    input: { inputs: parseInputs(fields, hydrated ? router.state.location.search : {}) },
  })

  /** Whether the inputs give a figure. */
  const gives = useCallback(
    (inputs: Readonly<Record<string, unknown>>) => !isRefused(calculate(parseInputs(fields, inputs))),
    [fields, calculate],
  )

  const enter = useCallback(
    (field: Field, entered: unknown) => {
      const checked = v.safeParse(valueSchema(field), entered)
      actor.send(
        checked.success
          ? {
              type: 'value.entered',
              name: field.name,
              value: checked.output,
              figure: gives({ ...actor.getSnapshot().context.inputs, [field.name]: checked.output }),
            }
          : { type: 'value.refused', name: field.name, message: checked.issues[0].message },
      )
    },
    [actor, gives],
  )

  useEffect(() => {
    const readAddress = () => {
      const inputs = parseInputs(fields, router.state.location.search)
      actor.send({ type: 'address.changed', inputs, figure: gives(inputs) })
    }
    readAddress()
    const { inputs } = actor.getSnapshot().context
    for (const [field, typed, value] of typedBeforeHydration(fields, form.current))
      if (inputs[field.name] !== value) enter(field, typed)
    // The calculator replaces the current history entry; any other entry comes from a navigation.
    return router.subscribe('onResolved', ({ fromLocation, toLocation }) => {
      if (fromLocation?.state.__TSR_index !== toLocation.state.__TSR_index) readAddress()
    })
  }, [actor, enter, fields, gives, router])

  const held = useSelector(actor, ({ context }) => context.inputs)
  const figured = useSelector(actor, ({ context }) => context.figured)
  const inputs = useMemo((): Inputs<Fields> => parseInputs(fields, held), [fields, held])
  const result = useMemo(() => calculate(inputs), [calculate, inputs])
  const last = useMemo(() => parseInputs(fields, figured), [fields, figured])
  const shown = useMemo(
    () =>
      isRefused(result)
        ? { inputs: last, result: calculate(last), isCurrent: false }
        : { inputs, result, isCurrent: true },
    [calculate, inputs, last, result],
  )
  return {
    actor,
    form,
    /** Always valid, whatever the fields contain. */
    inputs,
    /** Their figure, or why they give none. */
    result,
    /** The last figure, and the inputs that it is of; `isCurrent` if they are those in the fields. */
    shown,
    /** Accepts a value from a control, or reports why it is invalid. */
    enter,
    /** The address of the calculator with its inputs, also while they are not written to the page's own. */
    link: () => new URL(addressOf(actor.getSnapshot().context.inputs), window.location.href).href,
  }
}

export type Calculator = Pick<ReturnType<typeof useCalculator>, 'actor' | 'form' | 'enter' | 'link'>

/** Input from before hydration; without a value if the visitor has not finished typing it. */
function typedBeforeHydration(fields: readonly Field[], form: HTMLFormElement | null) {
  return (form ? typedValues(form) : []).flatMap(
    ([name, typed]): [Field, typed: unknown, Value | undefined][] => {
      const field = fields.find((one) => one.name === name)
      if (!field) return []
      const checked = v.safeParse(valueSchema(field), typed)
      const value = checked.success ? checked.output : undefined
      return value === field.default ? [] : [[field, typed, value]]
    },
  )
}
