import { fromPromise } from 'xstate'
import { messages } from '../../../content/messages.ts'
import { signOut } from '../../../machines/sign-out.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { showToast } from '../../ui/toast.ts'
import { endSession } from './end-session.ts'

const machine = signOut.provide({
  actors: { endSession: fromPromise<void>(({ signal }) => endSession(signal)) },
  actions: {
    sayGoodbye: () => {
      showToast({ tone: 'success', ...messages.signedOut })
      // The account menu goes with the account, and the focus would go with it.
      document.querySelector('main')?.focus({ preventScroll: true })
    },
    apologise: () => showToast({ tone: 'error', ...messages.signOutFailed }),
  },
})

/** Signing out. That nobody is signed in any more is seen by `useAuth`. */
export function useSignOut() {
  const actor = useMachineActor(machine)
  return { actor, signOut: () => actor.send({ type: 'session.end' }) }
}
