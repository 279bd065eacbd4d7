/** What holds of every page that is drawn, at every moment. This function runs in the page. */

/**
 * What is wrong: the page is wider than its window, or what is in the window cannot be seen, or not in full. While time
 * stands still, what fades in does not get there.
 */
export function drawnWrongs(isStopped: boolean): string[] {
  const page = document.documentElement
  const isInWindow = ({ top, bottom, left, right, width, height }: DOMRect) =>
    // What only a screen reader shall find has one pixel.
    width > 1 && height > 1 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  const isTold = (element: Element) =>
    !element.closest('[inert], [aria-hidden=true]') && element.checkVisibility({ visibilityProperty: true })
  const shortOf = (element: Element) => (element.textContent || element.outerHTML).trim().slice(0, 60)
  const seen = [...document.body.querySelectorAll('*')].filter(
    (element) => isInWindow(element.getBoundingClientRect()) && isTold(element),
  )
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
  const transparent = seen.filter(
    (element) => !isStopped && hasText(element) && !element.checkVisibility({ opacityProperty: true }),
  )
  const cut = seen.filter(
    (element) =>
      hasText(element) &&
      element.scrollWidth > element.clientWidth + 1 &&
      ['hidden', 'clip'].includes(getComputedStyle(element).overflowX),
  )
  const missing = seen.filter(
    (element) =>
      element instanceof HTMLImageElement &&
      element.complete &&
      element.currentSrc !== '' &&
      element.naturalWidth === 0,
  )
  return [
    ...(page.scrollWidth > page.clientWidth ? [`The page is ${page.scrollWidth} pixels wide`] : []),
    ...transparent.map((element) => `A text in the window is transparent: ${shortOf(element)}`),
    ...cut.map((element) => `A text is cut off: ${shortOf(element)}`),
    ...missing.map((element) => `A picture is missing: ${element.outerHTML.slice(0, 100)}`),
  ]
}
