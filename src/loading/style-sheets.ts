/** The style sheets that a page does not need for its first paint: see scripts/pages/starter.ts. */
import { atMost } from './at-most.ts'

/** The template with their tags. For a visitor who has the files, the starter adds them before the first paint. */
export const SHEETS_ID = 'css'
/** Marks the style sheet of the typefaces. */
const TYPEFACES = 'data-typefaces'

/** The tags of a page's style sheets. */
export const sheetTags = {
  styles: (href: string) => `<link rel="stylesheet" blocking="render" href="${href}">`,
  typefaces: (href: string) => `<link rel="stylesheet" blocking="render" ${TYPEFACES} href="${href}">`,
}

/** The longest wait for a returning visitor, in milliseconds. */
const LATE_MS = 3000

/** Shows the typefaces once their files are on the way, so that the page is laid out once. */
export const showTypefaces = sheet(`link[${TYPEFACES}]`)

/**
 * Shows the site's whole style sheet. Until then a page has the rules for its prerendered content, and none for what
 * opens, for pointers or for keyboards. The sheet for paper, which names its medium, is another.
 */
export const showStyles = sheet(`link[rel=stylesheet]:not([${TYPEFACES}], [media])`)

/** Shows the page to a returning visitor whose browser waits for lost sheets that do not arrive. */
export function endWait(): void {
  if (templateOf()?.content.firstChild) return
  void showStyles()
  void showTypefaces()
}

/** Shows a sheet, once for all callers. Resolves to whether it has arrived; if it has not, the next call tries again. */
function sheet(selector: string): () => Promise<boolean> {
  let shown: Promise<boolean> | undefined
  return async () => {
    shown ??= add(selector)
    const arrived = await shown
    if (!arrived) shown = undefined
    return arrived
  }
}

/** Adds a sheet to the page: the first time, or again if the starter has and it did not arrive. */
async function add(selector: string): Promise<boolean> {
  const template = templateOf()
  const link =
    template?.content.querySelector<HTMLLinkElement>(selector) ??
    template?.ownerDocument.querySelector<HTMLLinkElement>(selector)
  if (!link) return true
  const settled = () => new Promise((settle) => Object.assign(link, { onload: settle, onerror: settle }))
  if (hasArrived(link)) return true
  if (link.isConnected && document.readyState !== 'complete') await atMost(LATE_MS, settled())
  if (!hasArrived(link)) {
    // The browser asks for it anew, and no longer waits for it to paint.
    document.head.append(link)
    await settled()
  }
  return hasArrived(link)
}

/** Browsers refuse access to the rules of a sheet that did not arrive, or have none. */
function hasArrived({ sheet }: HTMLLinkElement): boolean {
  try {
    return (sheet?.cssRules.length ?? 0) > 0
  } catch {
    return false
  }
}

function templateOf(): HTMLTemplateElement | null {
  // When pages are prerendered there is no document.
  if (typeof document === 'undefined') return null
  const template = document.getElementById(SHEETS_ID)
  return template instanceof HTMLTemplateElement ? template : null
}
