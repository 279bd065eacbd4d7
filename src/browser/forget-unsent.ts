import { UNSENT_OFFERED_MS, UNSENT_STORAGE_PREFIX } from '../../content/constants.ts'

/**
 * Removes unanswered submissions that are unreadable or no longer offered, of any form: the visitor may never open
 * that form again. Does nothing if storage is blocked.
 */
export function forgetUnsent(): void {
  try {
    const stored = window.localStorage
    for (const key of Object.keys(stored))
      if (key.startsWith(UNSENT_STORAGE_PREFIX) && !isOffered(stored.getItem(key))) stored.removeItem(key)
  } catch {
    // Nothing can have been stored.
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
