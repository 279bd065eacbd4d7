import type { AnyRouter } from '@tanstack/react-router'
import { LESS_MOTION } from './media.ts'

/** While a transition has this type, the page’s first section has a name of its own: see transitions.css. */
const HERO = 'hero'

/**
 * Runs each navigation of `router` to another page as a view transition, where the browser supports them and
 * the visitor does not prefer reduced motion. Not the first page, and not a change of the query or fragment.
 * Replaces the router's own method, which leaves the errors of an interrupted transition unhandled, and which a navigation
 * without a transition can switch off for the next one.
 */
export function animateNavigation(router: AnyRouter): void {
  router.startViewTransition = (update) => {
    const from = router.stores.resolvedLocation.get()
    const turned = from && from.pathname !== router.latestLocation.pathname
    if (!turned || !supported() || window.matchMedia(LESS_MOTION).matches) return update()

    const transition = document.startViewTransition({
      types: heroInView() ? [HERO] : [],
      update: async () => {
        await update()
        // The router has restored the scroll position by now.
        if (!heroInView()) transition.types.delete(HERO)
      },
    })
    // Rejects when the next navigation or a hidden tab interrupts it: the page is up to date all the same.
    transition.ready.catch(() => undefined)
    return transition.updateCallbackDone
  }
}

function supported(): boolean {
  return 'startViewTransition' in document && CSS.supports('selector(:active-view-transition-type(a))')
}

/** Whether most of the hero is in view. Otherwise only a rest of it would be covered. */
function heroInView(): boolean {
  return window.scrollY < window.innerHeight / 3
}
