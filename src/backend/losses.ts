/** What a call of the database may find out has ended, told at once to whoever shows what depended on it. */

/**
 * `rights`: the account is no longer allowed what was asked, though it may still be of the team. `session`: nobody is signed
 * in any more. `account`: the account no longer exists.
 */
type Loss = 'rights' | 'session' | 'account'

const listeners = new Set<(loss: Loss) => void>()

/** Calls back at every loss. Returns a function that ends that. */
export function watchLosses(notify: (loss: Loss) => void): () => void {
  listeners.add(notify)
  return () => void listeners.delete(notify)
}

export function reportLoss(loss: Loss): void {
  for (const notify of listeners) notify(loss)
}
