/**
 * Calls back after the first contentful paint. A page in a background tab waits, because it is not
 * painted. Calls back at once in browsers that do not report paints.
 */
export function whenPainted(notify: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    notify()
    return
  }
  new PerformanceObserver((paints, observer) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    notify()
  }).observe({ type: 'paint', buffered: true })
}
