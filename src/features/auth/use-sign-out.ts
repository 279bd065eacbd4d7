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
      // The account menu unmounts, which would lose focus.
      document.querySelector('main')?.focus({ preventScroll: true })
    },
    notifyFailure: () => showToast({ tone: 'error', ...messages.signOutFailed }),
  },
})

/** Signs out. `useAuth` reports the new state. */
export function useSignOut() {
  const actor = useMachineActor(machine)
  return { actor, signOut: () => actor.send({ type: 'session.end' }) }
}
