/** jsdom has no layout: where parts of a page are, for a view that says so. */
import { vi } from 'vitest'
import type { View } from '../view.ts'

/** Undone by `vi.restoreAllMocks`. */
export function layOut(edges: NonNullable<View['edges']>): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [, edge = 0] = Object.entries(edges).find(([selector]) => this.matches(selector)) ?? []
    return new DOMRect(0, edge - window.scrollY, 0, 0)
  })
}
