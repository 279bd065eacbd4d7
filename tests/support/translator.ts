/** How a translator edits a page: it puts each text, or a copy in its place, into elements of its own. */
export type Translation = 'wraps' | 'replaces'

/** Runs within the page. */
export function translate(how: Translation): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const keeps = text.parentElement?.closest(
      'script, style, template, noscript, option, textarea, font, svg',
    )
    if (keeps || !text.data.trim()) continue
    const inner = document.createElement('font')
    if (how === 'replaces') inner.textContent = text.data
    const outer = document.createElement('font')
    outer.append(inner)
    text.replaceWith(outer)
    if (how === 'wraps') inner.append(text)
  }
}
