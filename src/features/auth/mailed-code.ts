/** Signs in with a mailed code (section 7). */
import { mailedCode as words } from '../../../content/mailed-code.ts'
import type { AuthAnswer } from '../../../machines/auth-form.ts'
import { loadClient } from '../../backend/load-client.ts'
import { answerTo, TOO_SOON } from './authenticate.ts'
import { inTurn } from './in-turn.ts'

/** An account whose address was confirmed this long before it signed in was confirmed by the code, in milliseconds. */
const JUST_MS = 5_000

/** An address without an account gets one with the code. Rejects when the provider could not be reached. */
export async function sendCode(email: string, signal: AbortSignal): Promise<AuthAnswer> {
  const { auth } = await loadClient()
  // The client takes no signal: it gives a request up by its own time limit.
  signal.throwIfAborted()
  const { error } = await auth.signInWithOtp({ email })
  return answerTo(error?.code === TOO_SOON ? null : error)
}

/** Rejects when the provider could not be reached. */
export async function checkCode(email: string, token: string, signal: AbortSignal): Promise<AuthAnswer> {
  const { auth } = await loadClient()
  signal.throwIfAborted()
  const { data, error } = await auth.verifyOtp({ email, token, type: 'email' })
  if (error?.code === 'otp_expired') return { outcome: 'refused', message: words.enter.wrong }
  const { email_confirmed_at: confirmed, last_sign_in_at: signedIn } = data.user ?? {}
  // Somebody else may have signed up with this address before, whose password would open the account from now on.
  if (confirmed && signedIn && Date.parse(signedIn) - Date.parse(confirmed) < JUST_MS) {
    const password = crypto.randomUUID() + crypto.randomUUID()
    const { error: kept } = await inTurn(() => auth.updateUser({ password }))
    if (kept) {
      await auth.signOut({ scope: 'local' })
      return answerTo(kept)
    }
  }
  return answerTo(error)
}
