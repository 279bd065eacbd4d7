const SIGNS = ['pointerdown', 'keydown', 'focusin'] as const

/** Calls once the visitor presses, types or moves the focus; at most once for each of these. */
export function whenVisitorActs(tell: () => void): void {
  for (const sign of SIGNS) addEventListener(sign, tell, { once: true, passive: true })
}
