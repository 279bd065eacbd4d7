import type { AnyRouter } from '@tanstack/react-router'

/**
 * Leaves the page by which the visitor enters the site where it is when the router takes over. The router would move it
 * to its top, although the visitor may have scrolled it since the first paint, or the browser to where they left it.
 * It still moves to a place that the address names, because laying out the parts above has moved the place.
 */
export function keepEnteredScroll(router: AnyRouter): void {
  router.update({ ...router.options, scrollRestoration: () => window.location.hash !== '' })
  const stop = router.subscribe('onRendered', () => {
    stop()
    router.update({ ...router.options, scrollRestoration: true })
    // Where a page is left, the router stores its place only if it has seen it scroll.
    if (window.scrollY > 0) document.dispatchEvent(new Event('scroll'))
  })
}
