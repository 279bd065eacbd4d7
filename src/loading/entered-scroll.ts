import type { AnyRouter } from '@tanstack/react-router'
import { hasLeftPlace } from './visitor.ts'

let takenOver = false

/**
 * Whether the router scrolls. Not on the entered page when the router takes over: it would move that page to its top,
 * although the visitor may have scrolled since the first paint, or the browser restored their position. It does scroll
 * to a place that the address names, because laying out the parts above has moved it, unless the visitor has left it.
 */
export const routerScrolls = () => takenOver || (window.location.hash !== '' && !hasLeftPlace())

/** Lets `router` scroll once the entered page is rendered. */
export function scrollFromSecondPage(router: AnyRouter): void {
  const stop = router.subscribe('onRendered', () => {
    stop()
    takenOver = true
    // The router stores a page's scroll position only if it has seen it scroll.
    if (window.scrollY > 0) document.dispatchEvent(new Event('scroll'))
  })
}
