/** Functions that run in the page. */

/** How many of these can be seen, which what is wholly transparent cannot. */
export const visibleIn = (elements: Element[]) =>
  elements.filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .length

/** Resolves once a media query matches, or no longer does, and the page was told. */
export async function mediaChange([query, matches]: readonly [string, boolean]): Promise<void> {
  const list = matchMedia(query)
  if (list.matches !== matches)
    await new Promise((resolve) => list.addEventListener('change', resolve, { once: true }))
}

/** A new entry of the history, numbered as by the router's own links. */
export function wentTo(path: string): void {
  const { __TSR_index: index = 0 } = history.state ?? {}
  history.pushState({ __TSR_index: index + 1 }, '', path)
}

export function connected(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: online, configurable: true })
  window.dispatchEvent(new Event(online ? 'online' : 'offline'))
}

export async function scrolled(to: number): Promise<void> {
  if (window.scrollY === to) return
  const moved = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }))
  window.scrollTo({ top: to, behavior: 'instant' })
  await moved
}

export function scrolledAside(box: Element, rest: number | null): void {
  box.scrollLeft = rest === null ? 0 : box.scrollWidth - box.clientWidth - rest
}

export async function drawnAtRest(): Promise<void> {
  await document.fonts.ready
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
}

export function scrolledTo(element: Element, top: number): void {
  const y = Math.ceil(window.scrollY + element.getBoundingClientRect().top - top)
  window.scrollTo({ top: y, behavior: 'instant' })
}
