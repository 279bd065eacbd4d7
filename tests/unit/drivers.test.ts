// @vitest-environment jsdom
/** The shared drivers: what they report about a page, and that they clean up after the last listener. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchBox } from '../../src/browser/box.ts'
import { loadScript } from '../../src/browser/script.ts'
import { watchScroll } from '../../src/browser/scroll.ts'
import { watchVisible } from '../../src/browser/visibility.ts'
import { type Browser, stubBrowser } from '../support/browser.ts'
import { Observer, show } from '../support/intersection.ts'

let browser: Browser
const nextFrame = () => vi.advanceTimersToNextFrame()

beforeEach(() => {
  vi.useFakeTimers()
  browser = stubBrowser()
})
afterEach(() => {
  document.head.replaceChildren()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('one listener serves all who watch the scrolling: at once, then once per frame, and none after the last stops', () => {
  const followers = [vi.fn(), vi.fn(), vi.fn()]
  const stops = followers.map((follow) => watchScroll(follow))
  expect([browser.scrollListeners(), browser.reads.mock.calls.length]).toEqual([1, 1])
  for (const y of [10, 20, 30]) browser.scrollTo(y)
  expect(browser.reads).toHaveBeenCalledTimes(1)
  nextFrame()
  expect(browser.reads).toHaveBeenCalledTimes(2)
  for (const follow of followers) expect(follow.mock.calls).toEqual([[0], [30]])
  nextFrame()
  expect(browser.reads).toHaveBeenCalledTimes(2)
  for (const stop of stops) {
    expect(browser.scrollListeners()).toBe(1)
    stop()
  }
  expect([browser.scrollListeners(), vi.getTimerCount()]).toEqual([0, 0])
})

describe('visibility', () => {
  const section = document.createElement('section')

  it.each([
    ['a fifth of a section', 50, 10, true],
    ['less than a fifth', 50, 9, false],
    ['a fifth of a section four windows high', 400, 80, true],
    ['a fifth of the window, of such a section', 400, 20, false],
    ['a section ten windows high that fills the window', 1000, 90, true],
    ['such a section that does not fill it', 1000, 88, false],
    ['an edge without height inside the window', 0, 0, false],
  ])('%s', (_, height, visible, expected) => {
    const seen = vi.fn()
    const stop = watchVisible(section, { share: 0.2 }, seen)
    show(section, height, visible)
    expect(seen).toHaveBeenCalledTimes(expected ? 1 : 0)
    stop()
  })

  it('is reported once, by one shared observer that disconnects with the last element', () => {
    const seen = [vi.fn(), vi.fn(), vi.fn()]
    const elements = [section, section, document.createElement('section')]
    const [, , stop] = elements.map((element, each) =>
      watchVisible(element, { share: 0.2 }, () => seen[each]?.()),
    )
    expect(Observer.alive.size).toBe(1)
    show(section, 50, 50)
    show(section, 50, 50)
    expect(seen.map((notify) => notify.mock.calls.length)).toEqual([1, 1, 0])
    stop?.()
    expect(Observer.alive.size).toBe(0)
  })
})

it('a box is measured again when its content grows, until stopped', () => {
  const observed = new Map<Element, () => void>()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      report: () => void
      constructor(report: () => void) {
        this.report = report
      }
      observe = (element: Element) => observed.set(element, this.report)
      disconnect = () => observed.clear()
    },
  )
  const box = document.createElement('div')
  const table = box.appendChild(document.createElement('table'))
  const report = vi.fn()
  const stop = watchBox(box, report)
  vi.spyOn(box, 'scrollWidth', 'get').mockReturnValue(600)
  // The box stays as wide as it was.
  observed.get(table)?.()
  expect(report).toHaveBeenLastCalledWith(expect.objectContaining({ content: 600 }))
  stop()
  expect(observed.size).toBe(0)
})

it('a script runs again when it is loaded again, with a single tag', () => {
  const { signal } = new AbortController()
  const tags = () => [...document.head.querySelectorAll('script')]
  void loadScript('https://widget.example/script.js', signal)
  const [first] = tags()
  void loadScript('https://widget.example/script.js', signal)
  expect(tags()).toHaveLength(1)
  expect(tags()[0]).not.toBe(first)
})
