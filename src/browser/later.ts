/** The templates of a page with the tags that its first paint does not need: see scripts/pages/starter.ts. */
import { writeStored } from './storage.ts'

export const LATER_ID = 'rest'
/** Its style sheet of the typefaces. */
export const TYPEFACES_ID = 'font'
export const BUILD_STORAGE_KEY = 'build'

/**
 * Shows the typefaces, if the starter has not: it does so where they are in the cache. After the other styles, and with
 * their files on the way, so that the page is laid out once.
 */
export async function showTypefaces(): Promise<void> {
  const template = document.getElementById(TYPEFACES_ID)
  const sheet = template instanceof HTMLTemplateElement && template.content.querySelector('link')
  if (!sheet) return
  await new Promise((settled) => {
    sheet.onload = sheet.onerror = settled
    document.head.append(sheet)
  })
}

/** Notes that this browser has the fonts and styles of this build, so that its next page shows them at once. */
export async function rememberBuild(): Promise<void> {
  await document.fonts.ready
  writeStored(BUILD_STORAGE_KEY, document.getElementById(LATER_ID)?.dataset.v ?? null)
}
