/**
 * Handles the return from a confirmation email, whose link carries its result in the address (section 7): a code,
 * which is worth a session only to the browser that signed up (PKCE), or an error. Anybody can write an address, so
 * no session in one is taken: it would sign the visitor in to somebody else's account.
 */
import { messages } from '../../../content/messages.ts'
import { loadClient } from '../../backend/load-client.ts'
import { hasSignUpProof } from '../../backend/session-storage.ts'
import { showToast } from '../../ui/toast.ts'

type MailLink = { code: string } | 'dead'

const CODE = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const ERROR = 'error_description'

/** Reads the result and removes it from the URL, so that it cannot be bookmarked or shared. */
export function consumeMailLink(): MailLink | null {
  const { pathname, search, hash } = window.location
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.slice(1))
  const code = query.get('code') ?? ''
  const isCode = CODE.test(code)
  const inFragment = fragment.has('access_token') || fragment.has(ERROR)
  if (!isCode && !inFragment && !query.has(ERROR)) return null
  for (const name of ['code', 'error', 'error_code', ERROR]) query.delete(name)
  const address = [pathname, String(query)].filter(Boolean).join('?') + (inFragment ? '' : hash)
  window.history.replaceState(window.history.state, '', address)
  return isCode && !inFragment ? { code } : 'dead'
}

/** Signs in with the link's code, and shows a toast with the outcome. */
export async function followMailLink(link: MailLink): Promise<void> {
  if (link === 'dead') return askToSignIn(messages.mailLinkDead)
  // The link was opened in another browser, or this one never signed up.
  if (!hasSignUpProof()) return askToSignIn(messages.mailLinkElsewhere)
  const { error } = await loadClient()
    .then(({ auth }) => auth.exchangeCodeForSession(link.code))
    .catch((error: unknown) => ({ error }))
  if (error) return askToSignIn(messages.mailLinkDead)
  showToast({ tone: 'success', ...messages.addressConfirmed })
}

/** Never shows the error text from the URL, because anyone can write it. */
function askToSignIn({
  action,
  ...message
}: typeof messages.mailLinkDead | typeof messages.mailLinkElsewhere): void {
  showToast({ tone: 'error', ...message, link: { label: action, href: '/auth' } })
}
