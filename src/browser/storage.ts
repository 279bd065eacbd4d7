/** Local storage, which a visitor may have forbidden or filled: then nothing is kept. */

/** What is kept under a key; `null` if nothing is, or nothing may be. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text under a key; `null` removes what is there. */
export function writeStored(key: string, text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, text)
  } catch {
    // It lasts as long as the page, then.
  }
}

/** Reports when another tab changes or removes what is kept under a key. */
export function watchStored(key: string, tell: () => void): () => void {
  const change = (event: StorageEvent) => {
    // No key: everything was removed.
    if (event.key === key || event.key === null) tell()
  }
  window.addEventListener('storage', change)
  return () => window.removeEventListener('storage', change)
}
