import { useEffect } from 'react'
import { fromPromise } from 'xstate'
import { messages } from '../../../content/messages.ts'
import type { AuthAnswer } from '../../../machines/auth-form.ts'
import { type Passwords, passwordChange } from '../../../machines/password-change.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { showToast } from '../../ui/toast.ts'
import { changePassword } from './set-password.ts'

const machine = passwordChange.provide({
  actors: {
    changePassword: fromPromise<AuthAnswer, Passwords>(({ input, signal }) => changePassword(input, signal)),
  },
  actions: { notifySuccess: () => showToast({ tone: 'success', ...messages.passwordSet }) },
})

/** Changes the signed-in visitor's password. Ends with the session, even if another tab ends it. */
export function usePasswordChange(isSignedIn: boolean) {
  const actor = useMachineActor(machine)
  useEffect(() => {
    if (!isSignedIn) actor.send({ type: 'change.dismissed' })
  }, [actor, isSignedIn])
  return {
    actor,
    open: () => actor.send({ type: 'change.opened' }),
    dismiss: () => actor.send({ type: 'change.dismissed' }),
    submit: (passwords: Passwords) => actor.send({ type: 'change.submitted', ...passwords }),
    togglePassword: () => actor.send({ type: 'password.toggled' }),
  }
}
