// @vitest-environment jsdom
/** Which values a page's address prefills in its lead form, and which it must not change. */
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MAXIMUM_LENGTH } from '../../content/constants.ts'
import { contactForm, evaluationForm, joinForm, type LeadFormContent } from '../../content/forms.ts'
import { AttributionProvider } from '../../src/features/attribution/AttributionProvider.tsx'
import { LeadForm } from '../../src/features/leads/LeadForm.tsx'
import { prefillValues } from '../../src/features/leads/prefill.ts'
import { stubBrowser } from '../support/browser.ts'
import { actAsync, type } from '../support/gestures.ts'

const HOME = '12 Elm Street SW, Calgary'

describe('the values in the address', () => {
  it('prefill an address and a message in a form with both fields', () => {
    expect(prefillValues(evaluationForm, { address: ` ${HOME} `, message: 'A bungalow.' })).toEqual([
      ['address', HOME],
      ['message', 'A bungalow.'],
    ])
  })

  it('do not prefill a field that the form lacks', () => {
    const search = { address: HOME, message: 'Hello' }
    expect(prefillValues(contactForm, search)).toEqual([['message', 'Hello']])
    expect(prefillValues(joinForm, search)).toEqual([['message', 'Hello']])
  })

  it('do not prefill any other field', () => {
    expect(prefillValues(evaluationForm, { firstName: 'Ada', email: 'a@b.ca', emailConsent: 'on' })).toEqual(
      [],
    )
  })

  it.each([
    ['nothing', {}],
    ['spaces', { address: '   ' }],
    ['a list', { address: ['a'] }],
    ['null', { address: null }],
  ])('prefill nothing for %s', (_what, search) => {
    expect(prefillValues(evaluationForm, search)).toEqual([])
  })

  it('are text even if the router parsed them as numbers', () => {
    expect(prefillValues(evaluationForm, { address: 1204 })).toEqual([['address', '1204']])
  })

  it.each(['address', 'message'] as const)(
    'are cut to the maximum length of the lead contract (%s)',
    (name) => {
      const longest = 'x'.repeat(MAXIMUM_LENGTH[name])
      expect(prefillValues(evaluationForm, { [name]: `${longest}y` })).toEqual([[name, longest]])
    },
  )
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
    const root = createRootRoute({
      component: () => (
        <AttributionProvider>
          <LeadForm content={content} />
        </AttributionProvider>
      ),
    })
    const history = createMemoryHistory({ initialEntries: [`/${search}`] })
    const router = createRouter({ routeTree: root, history })
    await router.load()
    const container = document.body.appendChild(document.createElement('main'))
    const view = createRoot(container)
    await act(async () =>
      view.render(
        <StrictMode>
          <RouterProvider router={router} />
        </StrictMode>,
      ),
    )
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
  const field = (name: string) => {
    const found = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`form [name="${name}"]`)
    if (!found) throw new Error(`The form has no field ${name}`)
    return found
  }

  it('prefills the address and focuses it', async () => {
    await open(evaluationForm, `?${new URLSearchParams({ address: HOME })}`)
    expect(field('address').value).toBe(HOME)
    expect(field('message').value).toBe('')
    expect(document.activeElement).toBe(field('address'))
  })

  it('prefills the message of a link', async () => {
    await open(contactForm, '?message=Mortgage%20of%20%24500%2C000')
    expect(field('message').value).toBe('Mortgage of $500,000')
    expect(document.activeElement).toBe(field('message'))
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

  it('keeps what the visitor typed', async () => {
    const { go } = await open(evaluationForm, '')
    await type(field('address'), 'Typed')
    await go('?address=Carried')
    expect(field('address').value).toBe('Typed')
    expect(document.activeElement).toBe(field('address'))
  })

  it('keeps the visitor’s changes to a prefilled value', async () => {
    const { go } = await open(evaluationForm, '?address=First')
    await type(field('address'), 'First Street')
    await go('?address=Second')
    expect(field('address').value).toBe('First Street')
  })
})
