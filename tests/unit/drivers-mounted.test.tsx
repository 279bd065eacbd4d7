// @vitest-environment jsdom
/** Hooks pass what the drivers report to their machines, and clean up when unmounted. What parts ask of the browser. */
import { act, type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { contactForm } from '../../content/forms.ts'
import type { HoldEvent } from '../../machines/holds.ts'
import { leadForm } from '../../machines/lead-form.ts'
import { sectionSpy } from '../../machines/section-spy.ts'
import { LESS_MOTION } from '../../src/browser/media.ts'
import { useHoldProps } from '../../src/browser/use-hold-props.ts'
import { LeadSummary } from '../../src/features/leads/LeadSummary.tsx'
import { Brand } from '../../src/features/navigation/Brand.tsx'
import { BuyerServices } from '../../src/features/navigation/BuyerServices.tsx'
import { PromoBanner } from '../../src/features/navigation/PromoBanner.tsx'
import { SideNavigation } from '../../src/pages/infrastructure/SideNavigation.tsx'
import { Tabs } from '../../src/ui/Tabs.tsx'
import { type Browser, stubBrowser } from '../support/browser.ts'
import { pageWith } from '../support/lead-page.tsx'

let browser: Browser
let unmount = () => {}
async function mount(view: ReactNode) {
  const root = createRoot(document.body)
  await act(async () => root.render(<StrictMode>{view}</StrictMode>))
  unmount = () => act(() => root.unmount())
}
/** Mounts a part that has links, on any page. */
async function mountOnPage(part: ReactNode) {
  const { router, page } = await pageWith(part, '/evaluation')
  await mount(page)
  return router.history
}
const link = () => document.querySelector('a')

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

it('the banner goes on after a touch, a click and a visible focus that has left, not before', async () => {
  await mountOnPage(<PromoBanner />)
  const banner = document.querySelector('aside') ?? document.body
  const point = (type: string, pointerType: string) =>
    banner.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType }))
  const current = () => [...(link()?.children ?? [])].findIndex((claim) => claim.hasAttribute('data-current'))
  const after = async (...steps: (() => void)[]) => {
    for (const step of steps) await act(async () => step())
    await act(async () => vi.advanceTimersByTime(4000))
    return current()
  }
  browser.scrollTo(101)
  await act(async () => vi.advanceTimersToNextFrame())
  expect(banner.hasAttribute('data-visible')).toBe(true)
  expect(await after(() => point('pointerover', 'touch'))).toBe(1)
  expect(await after(() => point('pointerover', 'mouse'))).toBe(1)
  expect(await after(() => point('pointerout', 'mouse'))).toBe(2)
  expect(await after(() => link()?.focus())).toBe(2)
  expect(await after(() => link()?.blur())).toBe(3)
  // To jsdom, every focus is a visible one.
  vi.spyOn(Element.prototype, 'matches').mockReturnValue(false)
  expect(await after(() => link()?.focus())).toBe(4)
  unmount()
  expect([browser.scrollListeners(), vi.getTimerCount()]).toEqual([0, 0])
})

it('a rotation is held while the focus moves inside it, and released when it leaves', async () => {
  const send = vi.fn<(event: HoldEvent) => void>()
  const actor = { send }
  function Rotation() {
    return (
      <div {...useHoldProps(actor)}>
        <a href="#one">one</a>
        <a href="#two">two</a>
      </div>
    )
  }
  await mount(<Rotation />)
  const [one, two] = document.querySelectorAll('a')
  act(() => one?.focus())
  act(() => two?.focus())
  expect(send.mock.calls.map(([{ type }]) => type)).toEqual(['rotation.held', 'rotation.held'])
  act(() => two?.blur())
  expect(send.mock.lastCall).toEqual([{ type: 'rotation.released', by: 'focus' }])
})

it('a menu stays open when its blank space is pressed', async () => {
  await mountOnPage(<BuyerServices />)
  await act(async () => {
    link()?.focus()
    link()?.click()
  })
  // The focus goes to nothing, as it does from a press on what cannot have it.
  await act(async () => link()?.blur())
  expect(link()?.getAttribute('aria-expanded')).toBe('true')
})

it('the logo leads to the top of the home page', async () => {
  const history = await mountOnPage(<Brand />)
  vi.mocked(window.scrollTo).mockClear()
  await act(async () => link()?.click())
  expect(history.location.pathname).toBe('/')
  expect(window.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }))
})

it.each([
  ['glides to its top', false, 'smooth'],
  ['is at its top at once where less motion is asked for', true, 'instant'],
])('a long page %s', async (_, less, behavior) => {
  browser.setMedia(LESS_MOTION, less)
  const spy = createActor(sectionSpy, { input: { sections: ['any'] } })
  await mount(<SideNavigation spy={spy} />)
  act(() => document.querySelector('button')?.click())
  expect(vi.mocked(window.scrollTo).mock.calls).toEqual([[{ top: 0, behavior }]])
})

it('a tab that the arrow keys reach comes into sight', async () => {
  const sight = vi.spyOn(Element.prototype, 'scrollIntoView')
  const items = ['one', 'two'].map((value) => ({ value, label: value }))
  await mount(<Tabs label="Numbers" items={items} />)
  const [one, two] = document.querySelectorAll<HTMLElement>('[role=tab]')
  await act(async () => one?.focus())
  await act(async () =>
    one?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true })),
  )
  await act(async () => vi.advanceTimersToNextFrame())
  expect(document.activeElement).toBe(two)
  expect(sight.mock.contexts.at(-1)).toBe(two)
})

it('a link of the list of errors leads to its field, and adds nothing to the history', async () => {
  const [field] = contactForm.fields
  const form = createActor(leadForm, { input: { pageOpenedAt: 0, submissionId: null } }).start()
  form.send({ type: 'lead.submit', values: {}, failedChecks: { [field.name]: 'Missing' }, freshId: 'any' })
  await mount(
    <>
      <LeadSummary actor={form} content={contactForm} idOf={(name) => name} />
      <input id={field.name} />
    </>,
  )
  const before = history.length
  act(() => link()?.click())
  // jsdom follows a link a moment later.
  vi.advanceTimersByTime(0)
  expect(document.activeElement).toBe(document.querySelector('input'))
  expect([history.length, location.hash]).toEqual([before, ''])
})
