import { fromPromise } from 'xstate'
import { messages } from '../../../content/messages.ts'
import { signOut } from '../../../machines/sign-out.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { showToast } from '../../ui/toast.ts'
import { endSession } from './end-session.ts'

const machine = signOut.provide({
  actors: { endSession: fromPromise<void>(({ signal }) => endSession(signal)) },
  actions: {
    notifySuccess: () => {
      showToast({ tone: 'success', ...messages.signedOut })
      // The account menu unmounts, and would take the focus with it.
      document.querySelector('main')?.focus({ preventScroll: true })
    },
    notifyFailure: () => showToast({ tone: 'error', ...messages.signOutFailed }),
  },
})

/** Signing out. `useAuth` tells that nobody is signed in any more. */
export function useSignOut() {
  const actor = useMachineActor(machine)
  return { actor, signOut: () => actor.send({ type: 'session.end' }) }
}
