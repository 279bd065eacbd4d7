import { useMemo, useRef } from 'react'
import { fromPromise } from 'xstate'
import { newsletterForm, type SubscriptionAnswer } from '../../../machines/newsletter-form.ts'
import { checkAddress } from '../../../supabase/functions/_shared/newsletter/fields.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { subscribe } from './subscribe.ts'

/** The newsletter form. Put `ref` on the address; call `edit` when it changes. */
export function useNewsletterForm() {
  const ref = useRef<HTMLInputElement>(null)
  const machine = useMemo(
    () =>
      newsletterForm.provide({
        actors: {
          subscribe: fromPromise<SubscriptionAnswer, { email: string }>(({ input, signal }) =>
            subscribe(input.email, signal),
          ),
        },
        actions: { focusAddress: () => ref.current?.focus() },
      }),
    [],
  )
  const actor = useMachineActor(machine)
  return {
    actor,
    ref,
    submit: (email: string) =>
      actor.send({ type: 'newsletter.submit', email, failedCheck: checkAddress(email) }),
    edit: (email: string) => actor.send({ type: 'newsletter.edit', failedCheck: checkAddress(email) }),
  }
}
