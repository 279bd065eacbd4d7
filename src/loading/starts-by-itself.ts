/** Routes whose pages do something before the visitor acts: the home page's film, the session at sign-in, in the account and at the desk. */
export const STARTS_BY_ITSELF: readonly string[] = ['/', '/account', '/auth', '/desk']
