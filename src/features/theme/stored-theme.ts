/** The visitor's choice of theme: stored between visits, and applied as an attribute of the document. */
import type { ThemeChoice } from '../../../machines/theme.ts'
import { readStored, writeStored } from '../../browser/storage.ts'

export const THEME_STORAGE_KEY = 'northbow-theme'

/** The stored choice; `null` if there is none or it is invalid. */
export function storedChoice(): ThemeChoice {
  const kept = readStored(THEME_STORAGE_KEY)
  return kept === 'light' || kept === 'dark' ? kept : null
}

export function keepChoice(choice: ThemeChoice): void {
  writeStored(THEME_STORAGE_KEY, choice)
}

/** Turns the theme buttons; the page follows. A second call before it has turns them back. */
export function turnButtons(): void {
  document.documentElement.toggleAttribute('data-turned')
}

export const areButtonsTurned = () => 'turned' in document.documentElement.dataset

/** `data-theme` overrides the system's theme: see themes.css. The theme buttons agree with it. */
export function showChoice(choice: ThemeChoice): void {
  const { dataset } = document.documentElement
  delete dataset.turned
  if (choice) dataset.theme = choice
  else delete dataset.theme
}
