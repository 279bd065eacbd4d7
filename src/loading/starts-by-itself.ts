/**
 * Routes whose pages act before the visitor does: the home page's film, and the session at sign-in, in the account
 * and at the desk.
 */
export const STARTS_BY_ITSELF: readonly string[] = ['/', '/account', '/auth', '/desk']
