import { UNSENT_OFFERED_MS, UNSENT_STORAGE_PREFIX } from '../../content/constants.ts'

/**
 * Removes what was sent without an answer and is no longer offered, or cannot be read, of any form: the visitor may never
 * open that form again. If storage is blocked, there is none.
 */
export function forgetUnsent(): void {
  try {
    const stored = window.localStorage
    for (const key of Object.keys(stored))
      if (key.startsWith(UNSENT_STORAGE_PREFIX) && !isOffered(stored.getItem(key))) stored.removeItem(key)
  } catch {
    // Nothing can have been kept.
  }
}

function isOffered(text: string | null): boolean {
  try {
    const { at }: { at: number } = JSON.parse(text ?? '')
    return Date.now() - at < UNSENT_OFFERED_MS
  } catch {
    return false
  }
}
