/**
 * Where a visitor goes after signing in: back to the desk, as it was, or to their account, if that asked for it;
 * otherwise home.
 */
type Return = { to: '/' | '/account' } | { to: '/desk'; search: Record<string, string> }

/** `search` is the sign-in page's query, which anybody can write: it leads to no other page. */
export const returnTo = ({ desk, account }: Record<string, unknown>): Return => {
  if (desk !== undefined)
    return { to: '/desk', search: Object.fromEntries(new URLSearchParams(String(desk))) }
  return { to: account === undefined ? '/' : '/account' }
}

/** The sign-in page's query for a visitor who is to return to a page with this query. */
export const returningTo = (page: 'desk' | 'account', search: Record<string, string> = {}) => ({
  [page]: new URLSearchParams(search).toString(),
})
