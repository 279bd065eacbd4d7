const EVENTS = ['pointerdown', 'keydown', 'focusin'] as const

/** Calls back when the visitor first presses, types or moves the focus; at most once for each of these. */
export function whenVisitorActs(notify: () => void): void {
  for (const event of EVENTS) addEventListener(event, notify, { once: true, passive: true })
}
