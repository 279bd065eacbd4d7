/** Routes whose pages do something before the visitor acts: the home page's film, the sign-in page's session. */
export const STARTS_BY_ITSELF: readonly string[] = ['/', '/auth']
