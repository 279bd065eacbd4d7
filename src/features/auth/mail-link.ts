/**
 * The return from a confirmation email, whose link carries its result in the address (section 7): a code, which is
 * worth a session only to the browser that signed up (PKCE), or an error. Anybody can write an address, so no session
 * in one is taken: it would sign the visitor in to somebody else's account.
 */

import { RECOVERY_PARAMETER } from '../../../content/constants.ts'

export type MailLink = { code: string } | 'dead'

/** That of a forgotten password is for the sign-in page, which asks for a new one. */
let recovery: MailLink | null = null

const CODE = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const ERROR = 'error_description'

/** The result of a confirmed address. That of a forgotten password is kept for `takeRecoveryLink`. */
export function consumeMailLink(): MailLink | null {
  const isRecovery = isForRecovery()
  const link = consume()
  if (!isRecovery) return link
  recovery ??= link
  return null
}

/** The result of a forgotten password, once. The page and the session's watcher start in no fixed order. */
export function takeRecoveryLink(): MailLink | null {
  if (isForRecovery()) consumeMailLink()
  const link = recovery
  recovery = null
  return link
}

const isForRecovery = () => new URLSearchParams(window.location.search).has(RECOVERY_PARAMETER)

/** Reads the result and removes it from the URL, so that it cannot be bookmarked or shared. */
function consume(): MailLink | null {
  const { pathname, search, hash } = window.location
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.slice(1))
  const code = query.get('code') ?? ''
  const isCode = CODE.test(code)
  const inFragment = fragment.has('access_token') || fragment.has(ERROR)
  if (!isCode && !inFragment && !query.has(ERROR)) return null
  for (const name of ['code', 'error', 'error_code', ERROR, RECOVERY_PARAMETER]) query.delete(name)
  const address = [pathname, String(query)].filter(Boolean).join('?') + (inFragment ? '' : hash)
  window.history.replaceState(window.history.state, '', address)
  return isCode && !inFragment ? { code } : 'dead'
}
