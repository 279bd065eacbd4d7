/** The template of a page with the tags that its first paint does not need: see scripts/pages/starter.ts. */
import { writeStored } from './storage.ts'

export const LATER_ID = 'later'
export const BUILD_STORAGE_KEY = 'build'

/** Notes that this browser has the fonts and styles of this build, so that its next page shows them at once. */
export async function rememberBuild(): Promise<void> {
  await document.fonts.ready
  writeStored(BUILD_STORAGE_KEY, document.getElementById(LATER_ID)?.dataset.build ?? null)
}
