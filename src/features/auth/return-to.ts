/**
 * Where a visitor comes to once signed in: to the page that asked for it, the desk as it was or their account; otherwise
 * home.
 */
type Return = { to: '/' | '/account' } | { to: '/desk'; search: Record<string, string> }

/** `search` is the query of the sign-in page, which anybody can write: it leads to no other page. */
export const returnTo = ({ desk, account }: Record<string, unknown>): Return => {
  if (desk !== undefined)
    return { to: '/desk', search: Object.fromEntries(new URLSearchParams(String(desk))) }
  return { to: account === undefined ? '/' : '/account' }
}

/** The query of the sign-in page for who is to come back to a page, as it is with this query. */
export const returningTo = (page: 'desk' | 'account', search: Record<string, string> = {}) => ({
  [page]: new URLSearchParams(search).toString(),
})
