/** Signs in or up with the provider, and reads its answer (section 7). */
import type { AuthAnswer, AuthMode, Credentials } from '../../../machines/auth-form.ts'
import { loadClient } from '../../backend/load-client.ts'

/** The auth client's errors without an answer: the network failed, or the response was unreadable. */
const NO_ANSWER = ['AuthRetryableFetchError', 'AuthUnknownError']

/** Resolves to what the provider decided; rejects when it could not be asked. */
export async function authenticate(
  { mode, email, password }: Credentials & { mode: AuthMode },
  signal: AbortSignal,
): Promise<AuthAnswer> {
  const { auth } = await loadClient()
  // The client's requests cannot be aborted, but one that was aborted while the client loaded is not sent.
  signal.throwIfAborted()
  const { error } =
    mode === 'signIn'
      ? await auth.signInWithPassword({ email, password })
      : await auth.signUp({ email, password, options: { emailRedirectTo: window.location.origin } })
  if (!error) return { outcome: 'accepted' }
  if (NO_ANSWER.includes(error.name)) throw error
  return { outcome: 'refused', message: error.message }
}
