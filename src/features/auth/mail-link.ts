/**
 * The return from a confirmation email, whose link carries its result in the address (section 7): a code, which is
 * worth a session only to the browser that signed up (PKCE), or an error. Anybody can write an address, so no session
 * in one is taken: it would sign the visitor in to somebody else's account.
 */

export type MailLink = { code: string } | 'dead'

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
