/** Runs in the page: text as a reader may space it (WCAG 1.4.12) or enlarge it (1.4.4), and what becomes of it. */

/** Gives all text twice its size, as a browser's setting does, and not the window. */
export function enlargeText(): void {
  document.documentElement.style.setProperty('font-size', '200%')
}

/** Gives all text the spacing. */
export function spaceText(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`)
  document.adoptedStyleSheets = [sheet]
}

/**
 * Text that is cut off, sticks out of the window or covers other text, and controls of which a part is lost. What can be
 * scrolled into view is not lost. Drawings place their few words themselves, and are left out.
 */
export function lostText(): string[] {
  /** In pixels of unenlarged text: the boxes of glyphs are larger than what is drawn of them. */
  const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
  const TOLERANCE = { cut: 3 * scale, covered: 4 * scale }
  /** Where lines are close, their boxes overlap by as much of the lower box's height. */
  const CLOSE_LINES = 0.2
  type Piece = { element: Element; box: DOMRect; words: string; floats: boolean }

  /** For screen readers alone. */
  const isClippedAway = (element: Element): boolean =>
    getComputedStyle(element).clipPath !== 'none' ||
    (element.parentElement !== null && isClippedAway(element.parentElement))
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.visually-hidden, [aria-hidden="true"], [inert]') &&
    !isClippedAway(element)
  /** Stays where it is while the page scrolls below it. */
  const isFloating = (element: Element): boolean => {
    const { position } = getComputedStyle(element)
    if (position === 'fixed' || position === 'sticky') return true
    return element.parentElement ? isFloating(element.parentElement) : false
  }
  const pieces: Piece[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const words = node.textContent?.trim() ?? ''
    if (!words || !element || element.closest('script, style, option, textarea, svg') || !isShown(element))
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const floats = isFloating(element)
    const [first, ...others] = range.getClientRects()
    // The box of a first letter of several lines begins above the letter.
    const drop = getComputedStyle(element, '::first-letter').getPropertyValue('initial-letter')
    for (const box of first && drop === 'normal' ? [first, ...others] : others)
      if (box.width > 1 && box.height > 1) pieces.push({ element, box, words: words.slice(0, 40), floats })
  }
  for (const element of document.querySelectorAll('a[href], button, input, select, textarea, summary'))
    if (isShown(element) && !element.matches('[type=checkbox], [type=radio]'))
      pieces.push({
        element,
        box: element.getBoundingClientRect(),
        words: `<${element.tagName.toLowerCase()}> ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`,
        floats: true,
      })

  const found = new Set<string>()
  for (const { element, box, words } of pieces) {
    let scrolls = false
    for (let around = element.parentElement; around && !scrolls; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around)
      const clip = around.getBoundingClientRect()
      scrolls =
        /auto|scroll/.test(overflowX) && around !== document.body && around !== document.documentElement
      const cuts = (overflow: string) => /hidden|clip/.test(overflow)
      if (scrolls || around === document.documentElement || around === document.body) continue
      if (
        (cuts(overflowX) &&
          (box.left < clip.left - TOLERANCE.cut || box.right > clip.right + TOLERANCE.cut)) ||
        (cuts(overflowY) && (box.top < clip.top - TOLERANCE.cut || box.bottom > clip.bottom + TOLERANCE.cut))
      )
        found.add(`cut off: ${words}`)
    }
    if (!scrolls && (box.left < -1 || box.right > document.documentElement.clientWidth + 1))
      found.add(`out of the window: ${words}`)
  }
  const texts = pieces.filter(({ floats }) => !floats)
  texts.sort((one, other) => one.box.top - other.box.top)
  for (const [index, one] of texts.entries())
    for (const other of texts.slice(index + 1)) {
      if (other.box.top > one.box.bottom - TOLERANCE.covered) break
      if (one.element === other.element) continue
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      const close = CLOSE_LINES * Math.min(one.box.height, other.box.height)
      if (width > TOLERANCE.covered && height > Math.max(TOLERANCE.covered, close))
        found.add(`covered: ${one.words} | ${other.words}`)
    }
  return [...found]
}
