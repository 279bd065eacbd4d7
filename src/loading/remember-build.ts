/** What a page does not need for its first paint: see scripts/pages/starter.ts. */
import { writeStored } from '../browser/storage.ts'

/** The template with the tags for it, except the style sheets. */
export const LATER_ID = 'rest'
export const BUILD_STORAGE_KEY = 'build'

/** Notes that this browser has the typefaces and styles of this build, so that its next page shows them at once. */
export async function rememberBuild(): Promise<void> {
  await document.fonts.ready
  writeStored(BUILD_STORAGE_KEY, document.getElementById(LATER_ID)?.dataset.v ?? null)
}
