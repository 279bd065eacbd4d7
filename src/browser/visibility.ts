/**
 * Reports when an element becomes visible. Elements with the same condition share one IntersectionObserver,
 * which is disconnected once none of them is waiting.
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
 * The observer's thresholds: the share itself, and smaller ones for elements taller than the viewport, each
 * 80% of the previous one.
 */
function steps(share: number): number[] {
  return share === 0 ? [0] : Array.from({ length: 16 }, (_, step) => share * 0.8 ** step)
}

/** Compares with the most that can be visible, because a section taller than the viewport is never fully visible. */
function isEnough(entry: IntersectionObserverEntry, share: number): boolean {
  const { boundingClientRect: element, intersectionRect: visible, rootBounds, isIntersecting } = entry
  if (!isIntersecting) return false
  const most =
    Math.min(element.width, rootBounds?.width ?? window.innerWidth) *
    Math.min(element.height, rootBounds?.height ?? window.innerHeight)
  return most === 0 || (visible.width * visible.height) / most >= share - ROUNDING
}
