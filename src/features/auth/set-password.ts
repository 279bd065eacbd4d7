/** Sets a new password (section 7). The provider then ends every other session of the account. */
import { auth as content } from '../../../content/pages/auth.ts'
import type { AuthAnswer } from '../../../machines/auth-form.ts'
import type { Passwords } from '../../../machines/password-change.ts'
import { loadClient } from '../../backend/load-client.ts'
import { answerTo } from './authenticate.ts'
import { inTurn } from './in-turn.ts'

/** For a visitor who came by a mailed link. Rejects if the provider cannot be reached. */
export async function setPassword(password: string, signal: AbortSignal): Promise<AuthAnswer> {
  const { auth } = await loadClient()
  // The client takes no signal: it gives a request up by its own time limit.
  signal.throwIfAborted()
  const { error } = await inTurn(() => auth.updateUser({ password }))
  return answerTo(error)
}

/**
 * Signs in again with the present password before setting the next one: the provider asks for it only if configured
 * to, and accepts a new password without a mailed code only from a fresh session. Rejects if the provider cannot be
 * reached.
 */
export async function changePassword({ current, next }: Passwords, signal: AbortSignal): Promise<AuthAnswer> {
  const { auth } = await loadClient()
  signal.throwIfAborted()
  const { data } = await auth.getSession()
  const email = data.session?.user.email ?? ''
  const { error: refusal } = await inTurn(() => auth.signInWithPassword({ email, password: current }))
  // The message also mentions the address, which was not typed here.
  if (refusal?.code === 'invalid_credentials')
    return { outcome: 'refused', message: content.passwordChange.wrongPassword }
  if (refusal) return answerTo(refusal)
  signal.throwIfAborted()
  const { error } = await inTurn(() => auth.updateUser({ password: next, current_password: current }))
  return answerTo(error)
}
