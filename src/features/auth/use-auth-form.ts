import { fromPromise } from 'xstate'
import { messages } from '../../../content/messages.ts'
import { type AuthAnswer, type AuthMode, authForm, type Credentials } from '../../../machines/auth-form.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { showToast } from '../../ui/toast.ts'
import { authenticate } from './authenticate.ts'

const machine = authForm.provide({
  actors: {
    authenticate: fromPromise<AuthAnswer, Credentials & { mode: AuthMode }>(({ input, signal }) =>
      authenticate(input, signal),
    ),
  },
  actions: {
    notifySuccess: (_, { mode }) =>
      showToast({ tone: 'success', ...(mode === 'signIn' ? messages.signedIn : messages.signedUp) }),
  },
})

/** The sign-in and sign-up form. The page redirects once a user is signed in: see `useAuth`. */
export function useAuthForm() {
  const actor = useMachineActor(machine)
  return {
    actor,
    choose: (tab: AuthMode) => actor.send({ type: 'tab.chosen', tab }),
    togglePassword: () => actor.send({ type: 'password.toggled' }),
    submit: (credentials: Credentials) => actor.send({ type: 'auth.submit', ...credentials }),
  }
}
