/**
 * Calls back after the next paint, for work that would delay the answer to a press. Waits for the tab to be visible.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
