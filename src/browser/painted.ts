/**
 * Calls back after the first contentful paint. A page in a background tab is not painted, and waits. In a
 * browser that does not report paints it calls back at once.
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
