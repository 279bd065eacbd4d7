import { fromPromise } from 'xstate'
import { newsletterForm, type SubscriptionAnswer } from '../../../machines/newsletter-form.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { subscribe } from './subscribe.ts'

const machine = newsletterForm.provide({
  actors: {
    subscribe: fromPromise<SubscriptionAnswer, { email: string }>(({ input, signal }) =>
      subscribe(input.email, signal),
    ),
  },
})

/** The newsletter form. Call `edit` when the address changes. */
export function useNewsletterForm() {
  const actor = useMachineActor(machine)
  return {
    actor,
    submit: (email: string) => actor.send({ type: 'newsletter.submit', email }),
    edit: () => actor.send({ type: 'newsletter.edit' }),
  }
}
