const EVENTS = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const

/**
 * Calls back when the visitor first presses, types, moves the focus or scrolls; at most once for each of these.
 * Returns a function that cancels.
 */
export function whenVisitorActs(notify: () => void): () => void {
  const once = { once: true, passive: true }
  for (const event of EVENTS) addEventListener(event, notify, once)
  return () => {
    for (const event of EVENTS) removeEventListener(event, notify)
  }
}
