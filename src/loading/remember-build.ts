/** Styles and typefaces beyond the first paint: see scripts/pages/starter.ts. */
import { writeStored } from '../browser/storage.ts'

/** The template with the tags for it, except the style sheets. */
export const LATER_ID = 'rest'
export const BUILD_STORAGE_KEY = 'build'

/** Records that this browser has this build's typefaces and styles, so that its next page shows them at once. */
export async function rememberBuild(): Promise<void> {
  await document.fonts.ready
  writeStored(BUILD_STORAGE_KEY, document.getElementById(LATER_ID)?.dataset.v ?? null)
}
