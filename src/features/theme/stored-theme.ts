/** The visitor's choice of theme: kept between visits, and shown by an attribute of the document. */
import type { ThemeChoice } from '../../../machines/theme.ts'

export const THEME_STORAGE_KEY = 'northbow-theme'

/** A kept choice. Storage that is forbidden, or holds anything else, holds none. */
export function storedChoice(): ThemeChoice {
  try {
    const kept = window.localStorage.getItem(THEME_STORAGE_KEY)
    return kept === 'light' || kept === 'dark' ? kept : null
  } catch {
    return null
  }
}

export function keepChoice(choice: ThemeChoice): void {
  try {
    if (choice) window.localStorage.setItem(THEME_STORAGE_KEY, choice)
    else window.localStorage.removeItem(THEME_STORAGE_KEY)
  } catch {
    // It holds for this page, then.
  }
}

/** `data-theme` overrules the system's theme: see tokens.css. */
export function showChoice(choice: ThemeChoice): void {
  if (choice) document.documentElement.dataset.theme = choice
  else delete document.documentElement.dataset.theme
}
