/** The visitor's choice of theme: kept between visits, and applied by an attribute of the document. */
import type { ThemeChoice } from '../../../machines/theme.ts'
import { readStored, writeStored } from '../../browser/storage.ts'

export const THEME_STORAGE_KEY = 'northbow-theme'

/** The kept choice; `null` if there is none, or anything else is kept in its place. */
export function storedChoice(): ThemeChoice {
  const kept = readStored(THEME_STORAGE_KEY)
  return kept === 'light' || kept === 'dark' ? kept : null
}

export function keepChoice(choice: ThemeChoice): void {
  writeStored(THEME_STORAGE_KEY, choice)
}

/** `data-theme` overrides the system's theme: see tokens.css. */
export function showChoice(choice: ThemeChoice): void {
  if (choice) document.documentElement.dataset.theme = choice
  else delete document.documentElement.dataset.theme
}
