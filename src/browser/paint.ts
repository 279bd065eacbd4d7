/**
 * Calls back once the browser has painted what has changed so far: for work that would keep a press from being answered.
 * Not before the tab is visible.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
