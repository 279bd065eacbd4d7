/**
 * Whether a page of the site is still there. It holds a lock while it is, and the browser takes that back however
 * the page ends. A last message would not do: a page that hangs or crashes sends none, and one that is busy is
 * closed before it can.
 */
const lockOf = (page: string) => `northbow-page/${page}`

/** Calls back once others can wait for the end of this page. */
export function staysUntilItEnds(page: string, isHere: () => void): void {
  void navigator.locks.request(lockOf(page), () => {
    isHere()
    return new Promise<never>(() => {})
  })
}

/** Calls back when the page has ended, unless the signal comes first. */
export function whenItEnds(page: string, signal: AbortSignal, hasEnded: () => void): void {
  navigator.locks.request(lockOf(page), { mode: 'shared', signal }, hasEnded).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
}
