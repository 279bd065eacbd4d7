/** jsdom has no layout: where parts of a page are, and how wide, for a view that says so. */
import { vi } from 'vitest'
import type { View } from '../view.ts'

/** All of this is undone by `vi.restoreAllMocks` and `vi.unstubAllGlobals`. */
export function layOut({ edges, boxes }: View) {
  if (edges) placeEdges(edges)
  return boxes ? sizeBoxes(boxes) : null
}

function placeEdges(edges: NonNullable<View['edges']>): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [, edge = 0] = Object.entries(edges).find(([selector]) => this.matches(selector)) ?? []
    return new DOMRect(0, edge - window.scrollY, 0, 0)
  })
}

/** Boxes as wide as the window. */
function sizeBoxes(boxes: NonNullable<View['boxes']>) {
  let windowWidth = 0
  const observers = new Set<() => void>()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      report: () => void
      constructor(report: () => void) {
        this.report = report
      }
      observe = () => observers.add(this.report)
      unobserve = () => undefined
      disconnect = () => observers.delete(this.report)
    },
  )
  const width = (of: 'clientWidth' | 'scrollWidth', measure: (content: number) => number) =>
    vi.spyOn(Element.prototype, of, 'get').mockImplementation(function (this: Element) {
      const [, content] = Object.entries(boxes).find(([selector]) => this.matches(selector)) ?? []
      return content === undefined ? 0 : measure(content)
    })
  width('clientWidth', () => windowWidth)
  width('scrollWidth', (content) => Math.max(windowWidth, content))
  return {
    resize: (to: number) => {
      windowWidth = to
      for (const report of observers) report()
    },
    /** How many observers there still are. */
    observers: () => observers.size,
  }
}
