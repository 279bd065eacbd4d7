/**
 * The return from an email whose link carries its result in the address (section 7): an error, or a code that gives a
 * session only to the browser that signed up (PKCE). Anybody can write an address, so no session in one is accepted:
 * it would sign the visitor in to somebody else's account.
 */

import { CONFIRMATION_PARAMETER, RECOVERY_PARAMETER } from '../../../content/constants.ts'

export type MailLink = { code: string } | 'dead'

/** For the sign-in page, which asks for a password: what opening the link has done. */
type SignInLink = { link: MailLink; signsIn: 'recovered' | 'confirmed' }

let kept: SignInLink | null = null

const CODE = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const ERROR = 'error_description'

/** The result of a confirmed address. That for the sign-in page is kept for `takeSignInLink`. */
export function consumeMailLink(): MailLink | null {
  const signsIn = signInPurpose()
  const link = consume()
  if (!signsIn) return link
  if (link) kept ??= { link, signsIn }
  return null
}

/** The result for the sign-in page, once. The page and the session's watcher start in no fixed order. */
export function takeSignInLink(): SignInLink | null {
  if (signInPurpose()) consumeMailLink()
  const opened = kept
  kept = null
  return opened
}

function signInPurpose(): SignInLink['signsIn'] | undefined {
  const query = new URLSearchParams(window.location.search)
  if (query.has(RECOVERY_PARAMETER)) return 'recovered'
  return query.has(CONFIRMATION_PARAMETER) ? 'confirmed' : undefined
}

/** Reads the result and removes it from the URL, so that it cannot be bookmarked or shared. */
function consume(): MailLink | null {
  const { pathname, search, hash } = window.location
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.slice(1))
  const code = query.get('code') ?? ''
  const isCode = CODE.test(code)
  const inFragment = fragment.has('access_token') || fragment.has(ERROR)
  if (!isCode && !inFragment && !query.has(ERROR)) return null
  for (const name of ['code', 'error', 'error_code', ERROR, RECOVERY_PARAMETER, CONFIRMATION_PARAMETER])
    query.delete(name)
  const address = [pathname, String(query)].filter(Boolean).join('?') + (inFragment ? '' : hash)
  window.history.replaceState(window.history.state, '', address)
  return isCode && !inFragment ? { code } : 'dead'
}
