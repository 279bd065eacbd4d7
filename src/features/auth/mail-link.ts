/** The link of a confirmation mail, which sends the visitor here with its answer in the address (section 7). */
import { messages } from '../../../content/messages.ts'
import { loadClient } from '../../backend/load-client.ts'
import { showToast } from '../../ui/toast.ts'

type Tokens = { access_token: string; refresh_token: string }

/** Reads the answer and removes it from the address, so that it cannot be bookmarked or shared. */
export function consumeMailLink(): Tokens | 'dead' | null {
  const answer = new URLSearchParams(window.location.hash.slice(1))
  const [access_token, refresh_token] = [answer.get('access_token'), answer.get('refresh_token')]
  if (!access_token && !answer.has('error_description')) return null
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
  return access_token && refresh_token ? { access_token, refresh_token } : 'dead'
}

/** Signs in with a link's tokens, and shows how it went. */
export async function followMailLink(link: Tokens | 'dead'): Promise<void> {
  if (link === 'dead') return notifyDeadLink()
  const { error } = await loadClient()
    .then(({ auth }) => auth.setSession(link))
    .catch((error: unknown) => ({ error }))
  if (error) return notifyDeadLink()
  showToast({ tone: 'success', ...messages.addressConfirmed })
}

/** In our own words, because anybody can write the address. */
function notifyDeadLink(): void {
  const { action, ...message } = messages.mailLinkDead
  showToast({ tone: 'error', ...message, link: { label: action, href: '/auth' } })
}
