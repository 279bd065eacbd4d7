/** Signs in or up with the provider, and interprets its response (section 7). */
import type { AuthError } from '@supabase/supabase-js'
import type { AuthAnswer, AuthMode, Credentials } from '../../../machines/auth-form.ts'
import { loadClient } from '../../backend/load-client.ts'
import { isNoAnswer } from '../../backend/no-answer.ts'

/** Only an address with an account is rate limited: reporting that would reveal who has one. */
export const TOO_SOON = 'over_email_send_rate_limit'

/** Resolves to the provider's decision; rejects if it cannot be reached. */
export async function authenticate(
  { mode, email, password }: Credentials & { mode: AuthMode },
  signal: AbortSignal,
): Promise<AuthAnswer> {
  const { auth } = await loadClient()
  // The client takes no signal; it gives up by its own time limit.
  signal.throwIfAborted()
  const { error } =
    mode === 'signIn'
      ? await auth.signInWithPassword({ email, password })
      : await auth.signUp({ email, password, options: { emailRedirectTo: window.location.origin } })
  return answerTo(error)
}

/** The provider's decision. Throws if there was none. */
export function answerTo(error: AuthError | null): AuthAnswer {
  if (!error) return { outcome: 'accepted' }
  if (isNoAnswer(error)) throw error
  return { outcome: 'refused', message: error.message }
}
