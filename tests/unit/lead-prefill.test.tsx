// @vitest-environment jsdom
/** Which values a page's address prefills in its lead form, and which it must not change. */
import { act, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MAXIMUM_LENGTH } from '../../content/constants.ts'
import { contactForm, evaluationForm, joinForm, type LeadFormContent } from '../../content/forms.ts'
import { LeadForm } from '../../src/features/leads/LeadForm.tsx'
import { prefillValues } from '../../src/features/leads/prefill.ts'
import { stubBrowser } from '../support/browser.ts'
import { actAsync, type } from '../support/gestures.ts'
import { field, pageWith } from '../support/lead-page.tsx'

const HOME = '12 Elm Street SW, Calgary'

const longest = (name: 'address' | 'message') => 'x'.repeat(MAXIMUM_LENGTH[name])
it.each<[string, LeadFormContent, search: object, values: object]>([
  ['text', evaluationForm, { address: ` ${HOME} `, message: 'A' }, { address: HOME, message: 'A' }],
  ['no field that the form lacks', contactForm, { address: HOME, message: 'Hello' }, { message: 'Hello' }],
  ['a message of an applicant', joinForm, { address: HOME, message: 'Hello' }, { message: 'Hello' }],
  ['no other field', evaluationForm, { firstName: 'Ada', email: 'a@b.ca', emailConsent: 'on' }, {}],
  ['nothing without values', evaluationForm, {}, {}],
  ['nothing for spaces', evaluationForm, { address: '   ' }, {}],
  ['nothing for a list', evaluationForm, { address: ['a'] }, {}],
  ['nothing for null', evaluationForm, { address: null }, {}],
  ['what the router took for a number', evaluationForm, { address: 1204 }, { address: '1204' }],
  // The lead contract takes no more.
  ['a long address', evaluationForm, { address: `${longest('address')}y` }, { address: longest('address') }],
  ['a long message', contactForm, { message: `${longest('message')}y` }, { message: longest('message') }],
])('the address of a page prefills %s', (_what, form, search, values) => {
  expect(prefillValues(form, { ...search })).toEqual(Object.entries(values))
})

describe('a lead form', () => {
  let unmount = () => {}
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    stubBrowser()
  })
  afterEach(() => {
    unmount()
    unmount = () => {}
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  /** Shows the form under an address; `go` changes the address. */
  async function open(content: LeadFormContent, search: string) {
    const { router, page } = await pageWith(<LeadForm content={content} />, `/${search}`)
    const container = document.body.appendChild(document.createElement('main'))
    const view = createRoot(container)
    await act(async () => view.render(<StrictMode>{page}</StrictMode>))
    unmount = () => {
      act(() => view.unmount())
      container.remove()
    }
    const nextFrame = () => actAsync(() => vi.advanceTimersToNextFrame())
    await nextFrame()
    return {
      go: async (to: string) => {
        await actAsync(() => router.navigate({ href: `/${to}` }))
        await nextFrame()
      },
    }
  }
  const ASKED = 'Mortgage of $500,000'
  it.each<[first: string, texts: Record<string, string>, LeadFormContent, rest: string[]]>([
    ['address', { address: HOME }, evaluationForm, []],
    ['message', { message: ASKED }, evaluationForm, []],
    ['address', { message: ASKED, address: HOME }, evaluationForm, ['message']],
    ['message', { message: ASKED }, contactForm, []],
    ['message', { address: HOME, message: ASKED }, contactForm, []],
  ])('focuses the %s, the first field that a link with %j prefills', async (first, texts, form, rest) => {
    await open(form, `?${new URLSearchParams(texts)}`)
    for (const name of [first, ...rest]) expect(field(name).value).toBe(texts[name])
    expect(document.activeElement).toBe(field(first))
  })

  it('does not move the focus when nothing is prefilled', async () => {
    await open(evaluationForm, '?utm_source=google')
    expect(document.activeElement).toBe(document.body)
  })

  it('replaces an earlier prefilled value with a later one', async () => {
    const { go } = await open(evaluationForm, '?address=First')
    await go('?address=Second')
    expect(field('address').value).toBe('Second')
  })

  it.each([
    ['what the visitor typed', '', 'Typed'],
    ['the visitor’s changes to a prefilled value', '?address=First', 'First Street'],
  ])('keeps %s', async (_what, search, typed) => {
    const { go } = await open(evaluationForm, search)
    await type(field('address'), typed)
    await go('?address=Second')
    expect(field('address').value).toBe(typed)
    expect(document.activeElement).toBe(field('address'))
  })
})
