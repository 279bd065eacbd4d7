// @vitest-environment jsdom
/** Hooks pass what the drivers report to their machines, and clean up when unmounted. */
import { useSelector } from '@xstate/react'
import { act, type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { usePromoBanner } from '../../src/features/navigation/use-promo-banner.ts'
import { useReviewsWidget } from '../../src/features/reviews/use-reviews-widget.ts'
import { type Browser, stubBrowser } from '../support/browser.ts'
import { show } from '../support/intersection.ts'
import { stubNetwork } from '../support/network.ts'

let browser: Browser
let unmount = () => {}
async function mount(view: ReactNode) {
  const root = createRoot(document.body)
  await act(async () => root.render(<StrictMode>{view}</StrictMode>))
  unmount = () => act(() => root.unmount())
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  browser = stubBrowser()
})
afterEach(() => {
  unmount()
  unmount = () => {}
  document.head.replaceChildren()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
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
    'scroll past': () => browser.scrollTo(101),
    'scroll back': () => browser.scrollTo(100),
    'mouse over': () => point('pointerover', 'mouse'),
    'mouse out': () => point('pointerout', 'mouse'),
    'touch start': () => point('pointerover', 'touch'),
    'touch end': () => point('pointerout', 'touch'),
    'focus one': () => link(0)?.focus(),
    'focus two': () => link(1)?.focus(),
    blur: () => link(1)?.blur(),
    'wait 4 s': () => vi.advanceTimersByTime(4000),
  }

  it.each<[(keyof typeof steps)[], string]>([
    [[], '"hidden" 0'],
    [['scroll past'], '{"visible":"rotating"} 0'],
    [['scroll past', 'wait 4 s'], '{"visible":"rotating"} 1'],
    [['scroll past', 'scroll back', 'wait 4 s'], '"hidden" 0'],
    [['scroll past', 'mouse over', 'wait 4 s'], '{"visible":"paused"} 0'],
    [['scroll past', 'mouse over', 'mouse out', 'wait 4 s'], '{"visible":"rotating"} 1'],
    [['scroll past', 'touch start', 'touch end', 'wait 4 s'], '{"visible":"rotating"} 1'],
    [['scroll past', 'focus one', 'focus two', 'wait 4 s'], '{"visible":"paused"} 0'],
    [['scroll past', 'focus one', 'focus two', 'blur', 'wait 4 s'], '{"visible":"rotating"} 1'],
    [['scroll past', 'mouse over', 'scroll back', 'scroll past'], '{"visible":"rotating"} 0'],
  ])('after %j', async (taken, expected) => {
    await mount(<Banner />)
    for (const step of taken)
      act(() => {
        steps[step]()
        if (step.startsWith('scroll')) vi.advanceTimersToNextFrame()
      })
    expect(link(0)?.textContent).toBe(expected)
    unmount()
    expect(browser.scrollListeners()).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a mounted reviews widget', () => {
  const WIDGET = { script: 'https://widget.example/script.js', frame: 'https://widget.example/frame' }
  function Reviews() {
    const { actor, ref } = useReviewsWidget(WIDGET)
    return <section ref={ref}>{useSelector(actor, ({ value }) => JSON.stringify(value))}</section>
  }

  it.each([
    ['load', 'ready', []],
    ['error', 'failed', [['Failed to load reviews widget script']]],
  ])('loads its script when near the viewport, and after %s is %s', async (event, script, warnings) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const network = stubNetwork()
    await mount(<Reviews />)
    const section = document.querySelector('section') ?? document.body
    expect(document.scripts).toHaveLength(0)
    await act(async () => show(section, 50, 1))
    expect(section.textContent).toBe('{"near":{"script":"loading","frame":"asking"}}')
    await act(async () => void document.scripts[0]?.dispatchEvent(new Event(event)))
    const frame = await network.request(WIDGET.frame)
    await act(async () => frame.answer(new Response()))
    expect(section.textContent).toBe(`{"near":{"script":"${script}","frame":"shown"}}`)
    expect(warn.mock.calls).toEqual(warnings)
  })
})
