/**
 * Handles the return from a confirmation email, whose link carries its result in the URL fragment (section 7).
 */
import { messages } from '../../../content/messages.ts'
import { loadClient } from '../../backend/load-client.ts'
import { showToast } from '../../ui/toast.ts'

type Tokens = { access_token: string; refresh_token: string }

/** Reads the result and removes it from the URL, so that it cannot be bookmarked or shared. */
export function consumeMailLink(): Tokens | 'dead' | null {
  const answer = new URLSearchParams(window.location.hash.slice(1))
  const [access_token, refresh_token] = [answer.get('access_token'), answer.get('refresh_token')]
  if (!access_token && !answer.has('error_description')) return null
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
  return access_token && refresh_token ? { access_token, refresh_token } : 'dead'
}

/** Signs in with the link's tokens, and shows a toast with the outcome. */
export async function followMailLink(link: Tokens | 'dead'): Promise<void> {
  if (link === 'dead') return notifyDeadLink()
  const { error } = await loadClient()
    .then(({ auth }) => auth.setSession(link))
    .catch((error: unknown) => ({ error }))
  if (error) return notifyDeadLink()
  showToast({ tone: 'success', ...messages.addressConfirmed })
}

/** Never shows the error text from the URL, because anyone can write it. */
function notifyDeadLink(): void {
  const { action, ...message } = messages.mailLinkDead
  showToast({ tone: 'error', ...message, link: { label: action, href: '/auth' } })
}
