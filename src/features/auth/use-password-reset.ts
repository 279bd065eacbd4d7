import { fromPromise } from 'xstate'
import { messages } from '../../../content/messages.ts'
import type { AuthAnswer } from '../../../machines/auth-form.ts'
import { type LinkOutcome, passwordReset } from '../../../machines/password-reset.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { showToast } from '../../ui/toast.ts'
import { followSignInLink, sendRecoveryLink } from './recover.ts'
import { setPassword } from './set-password.ts'

const machine = passwordReset.provide({
  actors: {
    followLink: fromPromise<LinkOutcome>(() => followSignInLink()),
    sendLink: fromPromise<AuthAnswer, { email: string }>(({ input, signal }) =>
      sendRecoveryLink(input.email, signal),
    ),
    savePassword: fromPromise<AuthAnswer, { password: string }>(({ input, signal }) =>
      setPassword(input.password, signal),
    ),
  },
  actions: { notifySaved: () => showToast({ tone: 'success', ...messages.passwordSet }) },
})

/** A password that is forgotten or not chosen yet: asks for a mail, and for the password once the page was opened by a link. */
export function usePasswordReset() {
  const actor = useMachineActor(machine)
  return {
    actor,
    open: (email: string) => actor.send({ type: 'reset.opened', email }),
    request: (email: string) => actor.send({ type: 'reset.requested', email }),
    close: () => actor.send({ type: 'reset.closed' }),
    choose: (password: string) => actor.send({ type: 'password.chosen', password }),
    togglePassword: () => actor.send({ type: 'password.toggled' }),
  }
}
