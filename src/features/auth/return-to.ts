/** Where a visitor comes to once signed in: to the desk, as it was, for whoever came from there; otherwise home. */
type Return = { to: '/' } | { to: '/desk'; search: Record<string, string> }

/** `search` is the query of the sign-in page, which anybody can write: it leads to no other page. */
export const returnTo = ({ desk }: Record<string, unknown>): Return =>
  desk === undefined
    ? { to: '/' }
    : { to: '/desk', search: Object.fromEntries(new URLSearchParams(String(desk))) }

/** The query of the sign-in page for who is to come back to the desk with this query. */
export const returningToDesk = (search: Record<string, string>) => ({
  desk: new URLSearchParams(search).toString(),
})
