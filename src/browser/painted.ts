/**
 * Calls once the first words or pictures of the page are on the screen. A page nobody looks at is not
 * painted, and waits; a browser that does not tell counts as having painted.
 */
export function whenPainted(tell: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    tell()
    return
  }
  new PerformanceObserver((paints, observer) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    tell()
  }).observe({ type: 'paint', buffered: true })
}
