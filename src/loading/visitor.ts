/** A click comes alone from some screen readers. */
const EVENTS = ['pointermove', 'pointerdown', 'click', 'keydown', 'focusin', 'scroll'] as const

/**
 * Calls back when the visitor first moves the pointer, presses, types, moves the focus or scrolls; at most once
 * for each of these. Returns a function that cancels.
 */
export function whenVisitorActs(notify: () => void): () => void {
  // Listens before React, which stops events of unhydrated parts.
  const once = { once: true, passive: true, capture: true }
  for (const event of EVENTS) addEventListener(event, notify, once)
  return () => {
    for (const event of EVENTS) removeEventListener(event, notify, once)
  }
}

/** Whether the address asks for more than the page: a mailed link, a campaign, a message for a form, a place. */
export const addressAsksForMore = () => location.search !== '' || location.hash !== ''

let acted: Promise<void> | undefined

/** Resolves once the visitor acts, or if they have acted before the first call of this function. */
export function visitorActed(): Promise<void> {
  acted ??= hasActed() ? Promise.resolve() : new Promise(whenVisitorActs)
  return acted
}

/** Whether the visitor clicked, moved the focus or scrolled while no script listened. */
const hasActed = () =>
  (window.taps?.length ?? 0) > 0 || document.activeElement !== document.body || window.scrollY > 0

/**
 * Gestures that move the visitor elsewhere on the page. It also scrolls by itself to the place that the address
 * names.
 */
const MOVES = ['wheel', 'pointerdown', 'keydown'] as const
/** The place in the address when the visitor last went elsewhere. */
let left: string | undefined

/** Notes from now on when the visitor goes elsewhere on the page. To be called before the page is laid out anew. */
export function watchMoves(): void {
  const leave = () => {
    left = location.hash
  }
  for (const event of MOVES) addEventListener(event, leave, { passive: true, capture: true })
  // Once the page has loaded, the browser has been there.
  const { top } = document.getElementById(location.hash.slice(1))?.getBoundingClientRect() ?? { top: 0 }
  if (document.readyState === 'complete' && (top < -1 || top > innerHeight)) leave()
}

/** Whether the visitor is not, or no longer, where the address leads. */
export const hasLeftPlace = () => left === location.hash
