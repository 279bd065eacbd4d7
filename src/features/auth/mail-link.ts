/** The link of a confirmation mail, which sends the visitor here with its answer in the address (section 7). */
import { messages } from '../../../content/messages.ts'
import { loadClient } from '../../backend/load-client.ts'
import { showToast } from '../../ui/toast.ts'

type Tokens = { access_token: string; refresh_token: string }

/** Takes the answer out of the address, before it can be bookmarked, shared or come back to. */
export function takeMailLink(): Tokens | 'dead' | null {
  const answer = new URLSearchParams(window.location.hash.slice(1))
  const [access_token, refresh_token] = [answer.get('access_token'), answer.get('refresh_token')]
  if (!access_token && !answer.has('error_description')) return null
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
  return access_token && refresh_token ? { access_token, refresh_token } : 'dead'
}

/** Signs in with what a link brought, and says how it went. */
export async function followMailLink(link: Tokens | 'dead'): Promise<void> {
  if (link === 'dead') return sayDead()
  const { error } = await loadClient()
    .then(({ auth }) => auth.setSession(link))
    .catch((error: unknown) => ({ error }))
  if (error) return sayDead()
  showToast({ tone: 'success', ...messages.addressConfirmed })
}

/** In our own words: what stands in the address may come from anyone. */
function sayDead(): void {
  const { action, ...message } = messages.mailLinkDead
  showToast({ tone: 'error', ...message, link: { label: action, href: '/auth' } })
}
