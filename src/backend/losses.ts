/** Ended rights, sessions and accounts that a database call discovers, reported at once to whatever depends on them. */

/**
 * `rights`: the account may no longer do what it asked, though it may still be a member. `session`: the visitor is
 * signed out. `account`: the account no longer exists.
 */
type Loss = 'rights' | 'session' | 'account'

const listeners = new Set<(loss: Loss) => void>()

/** Calls back on every loss. Returns a function that stops. */
export function watchLosses(notify: (loss: Loss) => void): () => void {
  listeners.add(notify)
  return () => void listeners.delete(notify)
}

export function reportLoss(loss: Loss): void {
  for (const notify of listeners) notify(loss)
}
