/**
 * Reports when an element becomes visible. Elements with the same condition share one IntersectionObserver,
 * disconnected once none is waiting.
 */

type Condition = {
  /** How much of the element must be visible, 0 to 1; at 0 touching the viewport is enough. */
  share: number
  /** How far outside the viewport still counts as visible, in CSS pixels. */
  margin?: number
}

type Watch = { observer: IntersectionObserver; waiting: Map<Element, Set<() => void>> }

/** Tolerance for the rounding to whole pixels, as a share. */
const ROUNDING = 0.005
/** The share of the viewport that an element too tall to show its share must fill, 0 to 1. */
const FILLED = 0.9

const watches = new Map<string, Watch>()

/** Reports once, when enough of `element` is visible; `null` never is. */
export function watchVisible(element: Element | null, condition: Condition, seen: () => void): () => void {
  if (!element) return () => {}
  const { share, margin = 0 } = condition
  const key = `${share} ${margin}`
  const watch = watches.get(key) ?? createWatch(key, share, margin)
  const callbacks = watch.waiting.get(element) ?? new Set()
  const notify = () => {
    stop()
    seen()
  }
  const stop = () => {
    if (!callbacks.delete(notify) || callbacks.size > 0) return
    watch.waiting.delete(element)
    watch.observer.unobserve(element)
    if (watch.waiting.size > 0) return
    watch.observer.disconnect()
    watches.delete(key)
  }
  watch.waiting.set(element, callbacks.add(notify))
  // An observer reports an element when it starts to observe it, so observe it again for each new watcher.
  watch.observer.unobserve(element)
  watch.observer.observe(element)
  return stop
}

function createWatch(key: string, share: number, margin: number): Watch {
  const waiting: Watch['waiting'] = new Map()
  const report = (entries: readonly IntersectionObserverEntry[]) => {
    for (const entry of entries)
      if (isEnough(entry, share)) for (const notify of [...(waiting.get(entry.target) ?? [])]) notify()
  }
  const options = { rootMargin: `${margin}px 0px`, threshold: steps(share) }
  const watch = { observer: new IntersectionObserver(report, options), waiting }
  watches.set(key, watch)
  return watch
}

/**
 * The observer's thresholds: the share itself, and smaller ones for elements too tall to show it. Each is nine tenths
 * of the previous one, so passing it means a viewport at least that full.
 */
function steps(share: number): number[] {
  return share === 0 ? [0] : Array.from({ length: 24 }, (_, step) => share * FILLED ** step)
}

/** Whether the element's share is visible, or it fills a viewport that cannot show that share. */
function isEnough(entry: IntersectionObserverEntry, share: number): boolean {
  const { boundingClientRect: element, intersectionRect: visible, rootBounds, isIntersecting } = entry
  if (!isIntersecting) return false
  const area = element.width * element.height
  if (area === 0 || (visible.width * visible.height) / area >= share - ROUNDING) return true
  const viewport = rootBounds?.height ?? window.innerHeight
  return element.height * share > viewport && visible.height >= viewport * FILLED - 1
}
