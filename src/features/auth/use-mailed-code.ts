import { fromPromise } from 'xstate'
import { messages } from '../../../content/messages.ts'
import type { AuthAnswer } from '../../../machines/auth-form.ts'
import { mailedCode } from '../../../machines/mailed-code.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { showToast } from '../../ui/toast.ts'
import { checkCode, sendCode } from './mailed-code.ts'

const machine = mailedCode.provide({
  actors: {
    sendCode: fromPromise<AuthAnswer, { email: string }>(({ input, signal }) =>
      sendCode(input.email, signal),
    ),
    checkCode: fromPromise<AuthAnswer, { email: string; code: string }>(({ input, signal }) =>
      checkCode(input.email, input.code, signal),
    ),
  },
  actions: { notifySuccess: () => showToast({ tone: 'success', ...messages.signedIn }) },
})

/** Signing in with a mailed code, in place of the sign-in form. */
export function useMailedCode() {
  const actor = useMachineActor(machine)
  return {
    actor,
    open: (email: string) => actor.send({ type: 'code.opened', email }),
    close: () => actor.send({ type: 'code.closed' }),
    request: (email: string) => actor.send({ type: 'code.requested', email }),
    enter: (code: string) => actor.send({ type: 'code.entered', code }),
  }
}
