/** The style sheets that a page does not need for its first paint: see scripts/pages/starter.ts. */

/** The template with their tags. The starter adds them before the first paint for a visitor who has them. */
export const SHEETS_ID = 'css'
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
