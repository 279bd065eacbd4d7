import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useCallback, useEffect } from 'react'
import { fromPromise } from 'xstate'
import { messages } from '../../../content/messages.ts'
import type { AuthAnswer } from '../../../machines/auth-form.ts'
import { mailedCode } from '../../../machines/mailed-code.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { showToast } from '../../ui/toast.ts'
import { useCarriedAddress } from './carried-address.ts'
import { checkCode, sendCode } from './mailed-code.ts'
import { useAuth } from './use-auth.ts'

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

/** The address typed into the sign-in form, which stays on the page. */
const typedEmail = () => document.querySelector<HTMLInputElement>('main input[name=email]')?.value ?? ''

/** Signing in with a mailed code. Closes once the visitor is signed in and nothing is left to do. */
export function useMailedCode() {
  const router = useRouter()
  const close = useCallback(
    () => void router.navigate({ to: '/auth', search: true, hash: '', replace: true, resetScroll: false }),
    [router],
  )
  const { user } = useAuth()
  const carried = useCarriedAddress()
  const actor = useMachineActor(machine, { input: { email: typedEmail() || (carried ?? '') } })
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  useEffect(() => {
    if (user && !busy) close()
  }, [user, busy, close])
  return {
    actor,
    request: (address: string) => actor.send({ type: 'code.requested', email: address }),
    enter: (code: string) => actor.send({ type: 'code.entered', code }),
    again: () => actor.send({ type: 'code.again' }),
    close,
  }
}
