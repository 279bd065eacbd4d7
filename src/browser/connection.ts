/** The browser's network connection. It may report a connection that leads nowhere, but not the reverse. */

export function isOnline(): boolean {
  return navigator.onLine
}

/** Calls back once the browser has a connection, at once if it has. Returns a function that cancels. */
export function whenOnline(notify: () => void): () => void {
  if (isOnline()) notify()
  else window.addEventListener('online', notify, { once: true })
  return () => window.removeEventListener('online', notify)
}
