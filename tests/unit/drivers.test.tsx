// @vitest-environment jsdom
/** The shared drivers, and how hooks carry what they report into their machines. */
import { useSelector } from '@xstate/react'
import { act, type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchHolds } from '../../src/features/drivers/holds.ts'
import { loadScript } from '../../src/features/drivers/script.ts'
import { watchScroll } from '../../src/features/drivers/scroll.ts'
import { watchVisible } from '../../src/features/drivers/visibility.ts'
import { usePromoBanner } from '../../src/features/navigation/use-promo-banner.ts'
import { useReviewsWidget } from '../../src/features/reviews/use-reviews-widget.ts'

const page = { y: 0, reads: vi.fn() }
const motion = Object.assign(new EventTarget(), { matches: false })

function scrollTo(y: number) {
  page.y = y
  window.dispatchEvent(new Event('scroll'))
}
const nextFrame = () => vi.advanceTimersToNextFrame()

/** How many listeners for scrolling the page has. */
function listeners(): number {
  const count = (spy: object) =>
    vi.mocked(spy as typeof window.addEventListener).mock.calls.filter(([type]) => type === 'scroll').length
  return count(window.addEventListener) - count(window.removeEventListener)
}

/** An observer of a window of 100 x 100 CSS pixels. */
class Observer {
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

/** Shows `visible` CSS pixels of an element that is `height` high. */
function show(target: Element, height: number, visible: number) {
  const [boundingClientRect, intersectionRect, rootBounds] = [height, visible, 100].map((height) => ({
    width: 100,
    height,
  }))
  const entry = { target, boundingClientRect, intersectionRect, rootBounds, isIntersecting: visible > 0 }
  for (const { elements, report } of [...Observer.alive]) if (elements.has(target)) report([entry])
}

let unmount = () => {}
async function mount(view: ReactNode) {
  const root = createRoot(document.body)
  await act(async () => root.render(<StrictMode>{view}</StrictMode>))
  unmount = () => act(() => root.unmount())
}

beforeEach(() => {
  Object.assign(page, { y: 0, reads: vi.fn(() => page.y) })
  motion.matches = false
  Observer.alive.clear()
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('matchMedia', () => motion)
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => page.reads())
  vi.spyOn(window, 'addEventListener')
  vi.spyOn(window, 'removeEventListener')
})
afterEach(() => {
  unmount()
  unmount = () => {}
  document.head.replaceChildren()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('scrolling', () => {
  it('has one listener however many follow, and none after the last', () => {
    const stops = [watchScroll(() => {}), watchScroll(() => {}), watchScroll(() => {})]
    expect(listeners()).toBe(1)
    stops.pop()?.()
    stops.pop()?.()
    expect(listeners()).toBe(1)
    stops.pop()?.()
    expect(listeners()).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('reports at once, then once a frame, and reads the position once for all', () => {
    const followers = [vi.fn(), vi.fn(), vi.fn()]
    const stops = followers.map((follow) => watchScroll(follow))
    expect(page.reads).toHaveBeenCalledTimes(1)
    for (const y of [10, 20, 30]) scrollTo(y)
    expect(page.reads).toHaveBeenCalledTimes(1)
    nextFrame()
    expect(page.reads).toHaveBeenCalledTimes(2)
    for (const follow of followers) expect(follow.mock.calls).toEqual([[0], [30]])
    nextFrame()
    nextFrame()
    expect(page.reads).toHaveBeenCalledTimes(2)
    for (const stop of stops) stop()
  })
})

describe('visibility', () => {
  const section = document.createElement('section')

  it.each([
    ['a fifth of a section', 50, 10, true],
    ['less than a fifth', 50, 9, false],
    ['a fifth of the window, of a section ten windows high', 1000, 20, true],
    ['less than a fifth of the window, of such a section', 1000, 19, false],
    ['an edge without height inside the window', 0, 0, false],
  ])('%s', (_, height, visible, expected) => {
    const seen = vi.fn()
    const stop = watchVisible(section, { share: 0.2 }, seen)
    show(section, height, visible)
    expect(seen).toHaveBeenCalledTimes(expected ? 1 : 0)
    stop()
  })

  it('is told once, by one observer for all that wait for the same, which goes with the last', () => {
    const seen = [vi.fn(), vi.fn(), vi.fn()]
    const elements = [section, section, document.createElement('section')]
    const [, , stop] = elements.map((element, each) =>
      watchVisible(element, { share: 0.2 }, () => seen[each]?.()),
    )
    expect(Observer.alive.size).toBe(1)
    show(section, 50, 50)
    show(section, 50, 50)
    expect(seen.map((tell) => tell.mock.calls.length)).toEqual([1, 1, 0])
    stop?.()
    expect(Observer.alive.size).toBe(0)
  })
})

describe('what holds a rotation', () => {
  it('is a hidden tab and the wish for less motion, until nobody listens', () => {
    const report = vi.fn()
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const stop = watchHolds(report)
    state.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    motion.matches = true
    motion.dispatchEvent(new Event('change'))
    stop()
    document.dispatchEvent(new Event('visibilitychange'))
    motion.dispatchEvent(new Event('change'))
    expect(report.mock.calls.map(([{ type, by }]) => `${type} ${by}`)).toEqual([
      'rotation.held tab',
      'rotation.released motion',
      'rotation.released tab',
      'rotation.held motion',
    ])
  })
})

describe('the loader of scripts', () => {
  const SRC = 'https://widget.example/script.js'
  const tags = () => [...document.head.querySelectorAll('script')]

  it.each<[string, (giveUp: AbortController) => void, 'loaded' | 'failed', number]>([
    ['loads', () => tags()[0]?.dispatchEvent(new Event('load')), 'loaded', 1],
    ['does not load', () => tags()[0]?.dispatchEvent(new Event('error')), 'failed', 0],
    ['is given up', (giveUp) => giveUp.abort(), 'failed', 0],
  ])('when its script %s', async (_, happen, expected, left) => {
    const giveUp = new AbortController()
    const outcome = loadScript(SRC, giveUp.signal).then(
      () => 'loaded',
      () => 'failed',
    )
    expect(tags().map(({ src }) => src)).toEqual([SRC])
    happen(giveUp)
    expect(await outcome).toBe(expected)
    expect(tags()).toHaveLength(left)
  })

  it('runs a script that is needed again anew, with one tag', () => {
    const { signal } = new AbortController()
    void loadScript(SRC, signal)
    const [first] = tags()
    void loadScript(SRC, signal)
    expect(tags()).toHaveLength(1)
    expect(tags()[0]).not.toBe(first)
  })
})

describe('a mounted banner', () => {
  function Banner() {
    const { actor, holdProps } = usePromoBanner()
    const state = useSelector(actor, ({ value, context }) => `${JSON.stringify(value)} ${context.index}`)
    return (
      <div id="banner" {...holdProps}>
        <a href="#one">{state}</a>
        <a href="#two">two</a>
      </div>
    )
  }
  const banner = () => document.querySelector<HTMLElement>('#banner') ?? document.body
  const link = (at: number) => banner().querySelectorAll('a')[at]
  const point = (type: string, pointerType: string) =>
    banner().dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType }))
  const steps = {
    'scroll past': () => scrollTo(101),
    'scroll back': () => scrollTo(100),
    'mouse over': () => point('pointerover', 'mouse'),
    'mouse out': () => point('pointerout', 'mouse'),
    'finger on': () => point('pointerover', 'touch'),
    'finger off': () => point('pointerout', 'touch'),
    'focus one': () => link(0)?.focus(),
    'focus two': () => link(1)?.focus(),
    'focus gone': () => link(1)?.blur(),
    'wait 4 s': () => vi.advanceTimersByTime(4000),
  }

  it.each<[(keyof typeof steps)[], string]>([
    [[], '"hidden" 0'],
    [['scroll past'], '{"visible":"rotating"} 0'],
    [['scroll past', 'wait 4 s'], '{"visible":"rotating"} 1'],
    [['scroll past', 'scroll back', 'wait 4 s'], '"hidden" 0'],
    [['scroll past', 'mouse over', 'wait 4 s'], '{"visible":"paused"} 0'],
    [['scroll past', 'mouse over', 'mouse out', 'wait 4 s'], '{"visible":"rotating"} 1'],
    [['scroll past', 'finger on', 'finger off', 'wait 4 s'], '{"visible":"rotating"} 1'],
    [['scroll past', 'focus one', 'focus two', 'wait 4 s'], '{"visible":"paused"} 0'],
    [['scroll past', 'focus one', 'focus two', 'focus gone', 'wait 4 s'], '{"visible":"rotating"} 1'],
    [['scroll past', 'mouse over', 'scroll back', 'scroll past'], '{"visible":"rotating"} 0'],
  ])('after %j', async (taken, expected) => {
    await mount(<Banner />)
    for (const step of taken)
      act(() => {
        steps[step]()
        if (step.startsWith('scroll')) nextFrame()
      })
    expect(link(0)?.textContent).toBe(expected)
    unmount()
    expect(listeners()).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a mounted review widget', () => {
  function Reviews() {
    const { actor, ref } = useReviewsWidget('https://widget.example/script.js')
    return <section ref={ref}>{useSelector(actor, ({ value }) => value)}</section>
  }

  it.each([
    ['load', 'ready', []],
    ['error', 'failed', [['Failed to load reviews widget script']]],
  ])('asks for its script when it is near, and on %s is %s', async (event, state, warnings) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    await mount(<Reviews />)
    const section = document.querySelector('section') ?? document.body
    expect(document.scripts).toHaveLength(0)
    await act(async () => show(section, 50, 1))
    expect(section.textContent).toBe('loading')
    await act(async () => void document.scripts[0]?.dispatchEvent(new Event(event)))
    expect(section.textContent).toBe(state)
    expect(warn.mock.calls).toEqual(warnings)
  })
})
