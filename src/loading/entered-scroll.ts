import type { AnyRouter } from '@tanstack/react-router'
import { hasLeftPlace } from './visitor.ts'

let takenOver = false

/**
 * Whether the router scrolls: not the page by which the visitor enters the site, when the router takes over. It would
 * move that page to its top, although the visitor may have scrolled it since the first paint, or the browser to where
 * they left it. It still moves to a place that the address names, because laying out the parts above has moved the
 * place; unless the visitor has left it.
 */
export const routerScrolls = () => takenOver || (window.location.hash !== '' && !hasLeftPlace())

/** Lets `router` scroll once the page by which the visitor enters is rendered. */
export function scrollFromSecondPage(router: AnyRouter): void {
  const stop = router.subscribe('onRendered', () => {
    stop()
    takenOver = true
    // Where a page is left, the router stores its place only if it has seen it scroll.
    if (window.scrollY > 0) document.dispatchEvent(new Event('scroll'))
  })
}
