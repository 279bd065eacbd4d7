let last: Promise<unknown> = Promise.resolve()

/**
 * Runs `call` once the previous one has ended. After saving a password the auth client stores the session again, even
 * if the visitor has signed out meanwhile; so calls that change the session run one at a time.
 */
export function inTurn<T>(call: () => Promise<T>): Promise<T> {
  const next = last.then(call, call)
  last = next
  return next
}
