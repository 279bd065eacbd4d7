/** Unsent texts by name, kept for the tab. If storage is blocked, nothing is kept. */
import { DESK_DRAFT_PREFIX, DRAFT_STORAGE_PREFIX } from '../../content/constants.ts'

/** The draft under `name`; `null` if there is none. Throws if storage is blocked. */
export function readDraft(name: string): string | null {
  return window.sessionStorage.getItem(DRAFT_STORAGE_PREFIX + name)
}

/** Keeps a text; `null` removes it. */
export function writeDraft(name: string, text: string | null): void {
  try {
    if (text === null) window.sessionStorage.removeItem(DRAFT_STORAGE_PREFIX + name)
    else window.sessionStorage.setItem(DRAFT_STORAGE_PREFIX + name, text)
  } catch {
    // The input is then lost with the page.
  }
}

/** The drafts whose names start like this; none if storage is blocked. */
export function draftsNamed(beginning: string): [name: string, text: string][] {
  try {
    return Object.keys(window.sessionStorage)
      .filter((key) => key.startsWith(DRAFT_STORAGE_PREFIX + beginning))
      .map((key) => [key.slice(DRAFT_STORAGE_PREFIX.length), window.sessionStorage.getItem(key) ?? ''])
  } catch {
    return []
  }
}

/**
 * Removes members' drafts about visitors except those of `member` (null for no member), so that the next person at
 * this computer finds none.
 */
export function forgetDeskDrafts(member: string | null): void {
  for (const [name] of draftsNamed(DESK_DRAFT_PREFIX))
    if (member === null || !name.startsWith(`${DESK_DRAFT_PREFIX}${member}-`)) writeDraft(name, null)
}
