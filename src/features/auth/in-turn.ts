let last: Promise<unknown> = Promise.resolve()

/**
 * Makes `call` when the one before has ended. The auth client stores the session again when a password has been saved, also
 * if its visitor has signed out meanwhile; so what changes the session waits its turn.
 */
export function inTurn<T>(call: () => Promise<T>): Promise<T> {
  const next = last.then(call, call)
  last = next
  return next
}
