// @vitest-environment jsdom
/** The shared drivers, and how hooks carry them into their machines and clean up after themselves. */
import { act, type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyActorRef } from 'xstate'
import { watchHolds } from '../../src/features/drivers/holds.ts'
import { loadScript } from '../../src/features/drivers/script.ts'
import { watchScroll } from '../../src/features/drivers/scroll.ts'
import { watchVisible } from '../../src/features/drivers/visibility.ts'
import { usePromoBanner } from '../../src/features/navigation/use-promo-banner.ts'
import { useScrollThreshold } from '../../src/features/navigation/use-scroll-threshold.ts'
import { useReviewsWidget } from '../../src/features/reviews/use-reviews-widget.ts'

const browser = { y: 0, reads: 0, listeners: 0, lessMotion: false, frames: new Map<number, () => void>() }

/** Moves the page to `y` and lets the next frame come. */
function scrollTo(y: number) {
  browser.y = y
  window.dispatchEvent(new Event('scroll'))
  nextFrame()
}
function nextFrame() {
  const due = [...browser.frames.values()]
  browser.frames.clear()
  browser.reads = 0
  for (const call of due) call()
}

/** An observer whose elements come into a window of 100 x 100 CSS pixels when the test says so. */
class Observer {
  static alive: Observer[] = []
  elements = new Set<Element>()
  constructor(readonly report: (entries: object[]) => void) {
    Observer.alive.push(this)
  }
  observe = (element: Element) => void this.elements.add(element)
  unobserve = (element: Element) => void this.elements.delete(element)
  disconnect = () => void Observer.alive.splice(Observer.alive.indexOf(this), 1)
}
/** Shows `visible` CSS pixels of an element that is `height` high. */
function show(target: Element, height: number, visible: number) {
  const rect = (height: number) => ({ width: 100, height })
  const entry = { target, boundingClientRect: rect(height), intersectionRect: rect(visible) }
  const seen = { ...entry, rootBounds: rect(100), isIntersecting: visible > 0 }
  for (const { elements, report } of [...Observer.alive]) if (elements.has(target)) report([seen])
}

let unmount = () => {}
async function mount(view: ReactNode) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () => root.render(<StrictMode>{view}</StrictMode>))
  unmount = () => act(() => root.unmount())
  return place
}

beforeEach(() => {
  Object.assign(browser, { y: 0, reads: 0, listeners: 0, lessMotion: false, frames: new Map() })
  Observer.alive = []
  let ids = 0
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('matchMedia', () =>
    Object.assign(new EventTarget(), {
      get matches() {
        return browser.lessMotion
      },
    }),
  )
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => {
    browser.frames.set(++ids, call)
    return ids
  })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => browser.frames.delete(id))
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => {
    browser.reads += 1
    return browser.y
  })
  for (const [name, change] of [['addEventListener', 1], ['removeEventListener', -1]] as const) {
    const real = window[name].bind(window)
    vi.spyOn(window, name).mockImplementation((type: string, ...rest: [EventListener]) => {
      if (type === 'scroll') browser.listeners += change
      real(type, ...rest)
    })
  }
})
afterEach(() => {
  unmount()
  unmount = () => {}
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
