/** Stands in for layout, which jsdom does not have: scrolling, visibility and media queries. */
import { vi } from 'vitest'
import { standInObserver } from './intersection.ts'

export type Browser = ReturnType<typeof standInBrowser>

/** Stays until `vi.restoreAllMocks` and `vi.unstubAllGlobals`. */
export function standInBrowser() {
  standInObserver()
  const lists = new Map<string, EventTarget & { matches: boolean }>()
  const listOf = (query: string) => {
    const list = lists.get(query) ?? Object.assign(new EventTarget(), { matches: false })
    lists.set(query, list)
    return list
  }
  vi.stubGlobal('matchMedia', listOf)

  let y = 0
  // A router scrolls to the top of each new page; here every page is at its top.
  vi.spyOn(window, 'scrollTo').mockReturnValue()
  const reads = vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => y)
  const added = vi.spyOn(window, 'addEventListener')
  const removed = vi.spyOn(window, 'removeEventListener')
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  return {
    /** How often the scroll position was read. */
    reads,
    /** How many listeners for scrolling the page has. */
    scrollListeners: () => {
      const [more, fewer] = [added, removed].map(
        ({ mock }) => mock.calls.filter(([type]) => type === 'scroll').length,
      )
      return (more ?? 0) - (fewer ?? 0)
    },
    scrollTo: (to: number) => {
      y = to
      window.dispatchEvent(new Event('scroll'))
    },
    /** From now on the media query matches, or does not. */
    setMedia: (query: string, matches: boolean) => {
      const list = listOf(query)
      if (list.matches === matches) return
      list.matches = matches
      list.dispatchEvent(new Event('change'))
    },
    /** The visitor goes to another tab, or comes back. */
    setTab: (state: DocumentVisibilityState) => {
      visibility.mockReturnValue(state)
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    },
  }
}
