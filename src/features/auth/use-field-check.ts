/** Runs the fieldCheck machine for one field, whose form the browser checks when it is sent. */
import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect } from 'react'
import { fieldCheck } from '../../../machines/field-check.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'

/** `describe` says what is wrong with a value that the browser refuses; `rule` is what it is checked by. */
export function useFieldCheck(describe: (validity: ValidityState) => string, rule: unknown) {
  const actor = useMachineActor(fieldCheck)
  // By another rule, the value may be right.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the rule changes
  useEffect(() => actor.send({ type: 'value.changed' }), [actor, rule])
  return {
    /** Empty, unless the value was refused and is unchanged since. */
    message: useSelector(actor, ({ context }) => context.message),
    onInvalid: (event: FormEvent<HTMLInputElement>) => {
      const { form, validity } = event.currentTarget
      // In place of the browser's bubble, with which the focus would have come.
      event.preventDefault()
      if (firstInvalid(form) === event.currentTarget) event.currentTarget.focus()
      actor.send({ type: 'check.failed', message: describe(validity) })
    },
    change: () => actor.send({ type: 'value.changed' }),
  }
}

const firstInvalid = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].find((field) => field instanceof HTMLInputElement && !field.validity.valid)
