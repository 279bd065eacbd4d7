import type { AnyRouter } from '@tanstack/react-router'
import { LESS_MOTION, TOUCH } from './media.ts'
import { pause } from './pause.ts'

/** The types of a transition before and after the next page renders: see transitions.css. */
const LEAVING = 'leaving'
const OPENING = 'opening'
/** The type of a theme change. */
const THEME = 'theme'

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
    if (!turned || !animates(LESS_MOTION)) return update()

    const transition = document.startViewTransition({
      types: [LEAVING],
      update: async () => {
        await update()
        await firstPicture()
        transition.types.delete(LEAVING)
        // The router has restored the scroll position by now: a page that was left further down appears at once.
        if (window.scrollY > window.innerHeight / 3) transition.skipTransition()
        else transition.types.add(OPENING)
      },
    })
    // Rejects if the next navigation or a hidden tab interrupts it; the page is up to date all the same.
    transition.ready.catch(() => undefined)
    return transition.updateCallbackDone
  }
}

/** How long a page waits for its first picture, in milliseconds: long enough for one on its way, not for a slow one. */
export const PATIENCE = 120

/** Settles once the page's first picture can be painted, so that both open together. */
function firstPicture(): Promise<unknown> {
  const picture = document.querySelector<HTMLImageElement>('main [data-hero="picture"] img')
  if (!picture || picture.complete) return Promise.resolve()
  const decoded = picture.decode().catch(() => undefined)
  return Promise.race([decoded, pause(PATIENCE)])
}

/**
 * Opens the page as changed by `update` over the current one, if the browser supports that and the visitor does not
 * prefer reduced motion. Named here rather than in a style sheet, which may load after the visit's first press.
 * Immediate on a touch screen: a transition styles the page twice more, which takes a slow phone half a second.
 */
export function openOver(update: () => void): void {
  if (!animates(`${LESS_MOTION}, ${TOUCH}`)) {
    update()
    return
  }
  const root = document.documentElement
  root.style.viewTransitionName = 'root'
  const transition = document.startViewTransition({ types: [THEME], update })
  // During a transition Chromium sends presses to the root, because it shows a picture of the page. This ends the
  // transition and passes the press on.
  const pass = (press: MouseEvent) => {
    if (press.target !== root || !press.isTrusted) return
    transition.skipTransition()
    document.elementFromPoint(press.clientX, press.clientY)?.dispatchEvent(new MouseEvent(press.type, press))
  }
  root.addEventListener('click', pass)
  transition.ready.catch(() => undefined)
  transition.finished.then(() => {
    root.removeEventListener('click', pass)
    // A further press ends this transition and starts its own, which still needs the name.
    if (!root.matches(`:active-view-transition-type(${THEME})`))
      root.style.removeProperty('view-transition-name')
  })
}

/** Not if the media query `unless` matches. */
function animates(unless: string): boolean {
  return (
    'startViewTransition' in document &&
    CSS.supports('selector(:active-view-transition-type(a))') &&
    !window.matchMedia(unless).matches
  )
}
