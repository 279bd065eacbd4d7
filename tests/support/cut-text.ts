/** Text that a page cuts off. */
import type { Page } from 'playwright/test'

/** Rounding, and letters that reach out of their box, in pixels. */
const TOLERANCE = 3

/** The texts of a page's content that reach out of a part which hides what does, as far as a visitor is to read them. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate((tolerance) => {
    const edgesOf = (node: Node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    }
    const clips = (part: Element) => ['hidden', 'clip'].includes(getComputedStyle(part).overflowY)
    const cuts = (part: Element, edges: readonly DOMRect[]) => {
      const { top, bottom, left, right } = part.getBoundingClientRect()
      return edges.some(
        (edge) =>
          edge.top < top - tolerance ||
          edge.bottom > bottom + tolerance ||
          edge.left < left - tolerance ||
          edge.right > right + tolerance,
      )
    }
    const cut: string[] = []
    const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const parent = text.parentElement
      if (!parent || !text.textContent?.trim() || parent.closest('.visually-hidden, [aria-hidden=true]'))
        continue
      if (!parent.checkVisibility({ visibilityProperty: true })) continue
      const edges = edgesOf(text)
      for (let part: Element | null = parent; part; part = part.parentElement)
        if (clips(part) && cuts(part, edges)) {
          cut.push(text.textContent.trim())
          break
        }
    }
    return cut
  }, TOLERANCE)
}
