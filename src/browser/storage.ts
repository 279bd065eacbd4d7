/** Local storage. If it is blocked or full, nothing is stored. */

/** The stored text; `null` if there is none or storage is blocked. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text; `null` removes it. */
export function writeStored(key: string, text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, text)
  } catch {
    // The value then lasts for this page only.
  }
}

/** Reports when another tab changes or removes the stored text. */
export function watchStored(key: string, notify: () => void): () => void {
  const change = (event: StorageEvent) => {
    // The key is null when another tab clears the storage.
    if (event.key === key || event.key === null) notify()
  }
  window.addEventListener('storage', change)
  return () => window.removeEventListener('storage', change)
}
