/** Texts that were typed and not sent, by name, kept for the tab. If storage is blocked, nothing is kept. */
import { DESK_DRAFT_PREFIX, DRAFT_STORAGE_PREFIX } from '../../content/constants.ts'

/** The text that was kept under `name`; `null` if there is none. Throws if storage is blocked. */
export function readDraft(name: string): string | null {
  return window.sessionStorage.getItem(DRAFT_STORAGE_PREFIX + name)
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

/** Names that begin like this, each with its text; none if storage is blocked. */
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
 * Removes what members of the team have typed about visitors, except for `member`: it is not for the next person at this
 * computer, null for nobody's.
 */
export function forgetDeskDrafts(member: string | null): void {
  for (const [name] of draftsNamed(DESK_DRAFT_PREFIX))
    if (member === null || !name.startsWith(`${DESK_DRAFT_PREFIX}${member}-`)) writeDraft(name, null)
}
