/** The templates of a page with what its first paint does not need: see scripts/pages/starter.ts. */
import { writeStored } from './storage.ts'

/** What every visit adds after the first paint. */
export const LATER_ID = 'rest'
/** The style sheets. A visitor who has them gets them before the first paint. */
export const SHEETS_ID = 'css'
export const BUILD_STORAGE_KEY = 'build'
/** Marks the style sheet of the typefaces. */
const TYPEFACES = 'data-typefaces'

/** The tags of a page's style sheets. */
export const sheetTags = {
  styles: (href: string) => `<link rel="stylesheet" blocking="render" href="${href}">`,
  typefaces: (href: string) => `<link rel="stylesheet" blocking="render" ${TYPEFACES} href="${href}">`,
}

/** Shows the typefaces. With their files on the way, so that the page is laid out once. */
export const showTypefaces = () => showSheet(`link[${TYPEFACES}]`)

let styles: Promise<void> | undefined

/**
 * Shows the style sheet of the whole site. Until then a page has the rules for what was prerendered, and none for what
 * opens, for pointers and for keyboards. Resolves also if the sheet does not arrive; the next call tries again.
 */
export function showStyles(): Promise<void> {
  styles ??= showSheet(`link:not([${TYPEFACES}])`).then((arrived) => {
    if (!arrived) styles = undefined
  })
  return styles
}

/** Adds a style sheet, if the starter has not. Resolves to whether it is there. */
async function showSheet(selector: string): Promise<boolean> {
  // When pages are prerendered there is no document.
  const template = typeof document === 'undefined' ? null : document.getElementById(SHEETS_ID)
  if (!template) return true
  const sheet =
    template instanceof HTMLTemplateElement && template.content.querySelector<HTMLLinkElement>(selector)
  if (!sheet) return true
  const arrived = await new Promise<boolean>((settle) => {
    sheet.onload = () => settle(true)
    sheet.onerror = () => settle(false)
    document.head.append(sheet)
  })
  if (!arrived) template.content.append(sheet)
  return arrived
}

/** Notes that this browser has the typefaces and styles of this build, so that its next page shows them at once. */
export async function rememberBuild(): Promise<void> {
  await document.fonts.ready
  writeStored(BUILD_STORAGE_KEY, document.getElementById(LATER_ID)?.dataset.v ?? null)
}
