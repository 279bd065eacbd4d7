/** Stubs for what depends on layout, which jsdom lacks: scrolling, visibility and media queries. */
import { vi } from 'vitest'
import { stubIntersectionObserver } from './intersection.ts'

/** jsdom draws nothing, so nothing changes its size. */
class NoResizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

export type Browser = ReturnType<typeof stubBrowser>

/** Undone by `vi.restoreAllMocks` and `vi.unstubAllGlobals`. */
export function stubBrowser() {
  stubIntersectionObserver()
  vi.stubGlobal('ResizeObserver', NoResizes)
  let width = 0
  /** The least width that a query asks for, in CSS pixels. */
  const leastWidthOf = (query: string) => Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Number.NaN)
  const lists = new Map<string, EventTarget & { matches: boolean; media: string }>()
  const listOf = (query: string) => {
    const list =
      lists.get(query) ??
      Object.assign(new EventTarget(), { matches: width >= leastWidthOf(query), media: query })
    lists.set(query, list)
    return list
  }
  vi.stubGlobal('matchMedia', listOf)
  const setMedia = (query: string, matches: boolean) => {
    const list = listOf(query)
    if (list.matches === matches) return
    list.matches = matches
    list.dispatchEvent(new Event('change'))
  }

  let y = 0
  // The router scrolls to the top of each new page, or to a part of it, which jsdom does not implement.
  vi.spyOn(window, 'scrollTo').mockReturnValue()
  Element.prototype.scrollIntoView = () => undefined
  Element.prototype.getAnimations = () => []
  const reads = vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => y)
  const added = vi.spyOn(window, 'addEventListener')
  const removed = vi.spyOn(window, 'removeEventListener')
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  return {
    /** How often the scroll position was read. */
    reads,
    /** How many scroll listeners the window has. */
    scrollListeners: () => {
      const [additions, removals] = [added, removed].map(
        ({ mock }) => mock.calls.filter(([type]) => type === 'scroll').length,
      )
      return (additions ?? 0) - (removals ?? 0)
    },
    scrollTo: (to: number) => {
      y = to
      window.dispatchEvent(new Event('scroll'))
    },
    /** Sets whether a media query matches. */
    setMedia,
    /** Sets the window's width, 0 before, for the queries that ask for a least width. */
    setWidth: (to: number) => {
      width = to
      for (const { media } of lists.values())
        if (leastWidthOf(media) > 0) setMedia(media, width >= leastWidthOf(media))
    },
    /** Breaks or restores the browser's connection. */
    setOnline: (online: boolean) => {
      connection.mockReturnValue(online)
      window.dispatchEvent(new Event(online ? 'online' : 'offline'))
    },
    /** Hides or shows the page's tab. */
    setTab: (state: DocumentVisibilityState) => {
      visibility.mockReturnValue(state)
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    },
  }
}
