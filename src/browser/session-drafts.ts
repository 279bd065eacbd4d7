/** Texts that were typed and not sent, by name, kept for the tab. If storage is blocked, nothing is kept. */
import { DRAFT_STORAGE_PREFIX } from '../../content/constants.ts'

/** The text that was kept under `name`; `null` if there is none. Throws if storage is blocked. */
export function readDraft(name: string): string | null {
  return window.sessionStorage.getItem(DRAFT_STORAGE_PREFIX + name)
}

/** Removes every text that was kept. */
export function forgetDrafts(): void {
  try {
    const stored = window.sessionStorage
    for (const key of Object.keys(stored)) if (key.startsWith(DRAFT_STORAGE_PREFIX)) stored.removeItem(key)
  } catch {
    // Nothing can have been kept.
  }
}

/** Keeps a text; `null` removes it. */
export function writeDraft(name: string, text: string | null): void {
  try {
    if (text === null) window.sessionStorage.removeItem(DRAFT_STORAGE_PREFIX + name)
    else window.sessionStorage.setItem(DRAFT_STORAGE_PREFIX + name, text)
  } catch {
    // What was typed is then lost with the page.
  }
}
