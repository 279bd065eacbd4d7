/** Asks for the mail of a forgotten password, and follows the links that lead to a password (section 7). */
import { RECOVERY_PARAMETER } from '../../../content/constants.ts'
import { head } from '../../../content/pages/auth.ts'
import type { AuthAnswer } from '../../../machines/auth-form.ts'
import type { LinkOutcome } from '../../../machines/password-reset.ts'
import { loadClient } from '../../backend/load-client.ts'
import { hasMailLinkProof } from '../../backend/session-storage.ts'
import { answerTo, TOO_SOON } from './authenticate.ts'
import { takeSignInLink } from './mail-link.ts'

/** Resolves to the provider's decision; rejects when the provider could not be reached. */
export async function sendRecoveryLink(email: string, signal: AbortSignal): Promise<AuthAnswer> {
  const { auth } = await loadClient()
  // The client takes no signal: it gives a request up by its own time limit.
  signal.throwIfAborted()
  const redirectTo = `${window.location.origin}${head.path}?${RECOVERY_PARAMETER}`
  const { error } = await auth.resetPasswordForEmail(email, { redirectTo })
  return answerTo(error?.code === TOO_SOON ? null : error)
}

/** Signs in with the code of the link that opened the page, if one did. Rejects when the provider could not be reached. */
export async function followSignInLink(): Promise<LinkOutcome> {
  const opened = takeSignInLink()
  if (!opened) return { outcome: 'none' }
  const { link, signsIn } = opened
  if (link === 'dead') return { outcome: 'dead' }
  if (!hasMailLinkProof()) return { outcome: 'elsewhere' }
  const { auth } = await loadClient()
  const { error } = await auth.exchangeCodeForSession(link.code)
  return { outcome: answerTo(error).outcome === 'accepted' ? signsIn : 'dead' }
}
