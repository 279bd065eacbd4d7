/** Runs the fieldCheck machine for one field, which the browser checks on submit. */
import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect } from 'react'
import { fieldCheck } from '../../../machines/field-check.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'

/** `describe` renders the error of a refused value; `rule` is the rule it is checked by. */
export function useFieldCheck(describe: (validity: ValidityState) => string, rule: unknown) {
  const actor = useMachineActor(fieldCheck)
  // biome-ignore lint/correctness/useExhaustiveDependencies: by another rule, the value may be right
  useEffect(() => actor.send({ type: 'value.changed' }), [actor, rule])
  return {
    /** Empty, unless the value was refused and is unchanged since. */
    message: useSelector(actor, ({ context }) => context.message),
    onInvalid: (event: FormEvent<HTMLInputElement>) => {
      const { form, validity } = event.currentTarget
      // Replaces the browser's bubble, which would have moved the focus.
      event.preventDefault()
      if (firstInvalid(form) === event.currentTarget) event.currentTarget.focus()
      actor.send({ type: 'check.failed', message: describe(validity) })
    },
    change: () => actor.send({ type: 'value.changed' }),
  }
}

const firstInvalid = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].find((field) => field instanceof HTMLInputElement && !field.validity.valid)
