/** Signs in with a mailed code (section 7). */
import { mailedCode as words } from '../../../content/mailed-code.ts'
import type { AuthAnswer } from '../../../machines/auth-form.ts'
import { loadClient } from '../../backend/load-client.ts'
import { answerTo, TOO_SOON } from './authenticate.ts'

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
  const { error } = await auth.verifyOtp({ email, token, type: 'email' })
  return error?.code === 'otp_expired' ? { outcome: 'refused', message: words.enter.wrong } : answerTo(error)
}
