/** A stub IntersectionObserver for a window of 100 x 100 CSS pixels; `show` makes elements visible. */
import { vi } from 'vitest'

export class Observer {
  static alive = new Set<Observer>()
  elements = new Set<Element>()
  report: (entries: object[]) => void
  constructor(report: (entries: object[]) => void) {
    this.report = report
    Observer.alive.add(this)
  }
  observe = (element: Element) => this.elements.add(element)
  unobserve = (element: Element) => this.elements.delete(element)
  disconnect = () => Observer.alive.delete(this)
}

export function stubIntersectionObserver(): void {
  Observer.alive.clear()
  vi.stubGlobal('IntersectionObserver', Observer)
}

/** Reports `visible` CSS pixels of an element with height `height` as visible. */
export function show(target: Element, height: number, visible: number): void {
  const [boundingClientRect, intersectionRect, rootBounds] = [height, visible, 100].map((height) => ({
    width: 100,
    height,
  }))
  const entry = { target, boundingClientRect, intersectionRect, rootBounds, isIntersecting: visible > 0 }
  for (const { elements, report } of [...Observer.alive]) if (elements.has(target)) report([entry])
}
