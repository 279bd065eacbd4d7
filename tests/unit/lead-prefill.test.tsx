// @vitest-environment jsdom
/** What the address of a page hands on to its lead form, and what it must leave alone. */
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MAXIMUM_LENGTH } from '../../content/constants.ts'
import { contactForm, evaluationForm, joinForm, type LeadFormContent } from '../../content/forms.ts'
import { AttributionProvider } from '../../src/features/attribution/AttributionProvider.tsx'
import { LeadForm } from '../../src/features/leads/LeadForm.tsx'
import { handedOn } from '../../src/features/leads/prefill.ts'
import { stubBrowser } from '../support/browser.ts'
import { actAsync, type } from '../support/gestures.ts'

const HOME = '12 Elm Street SW, Calgary'

describe('what is handed on', () => {
  it('is an address and a message, for a form that asks both', () => {
    expect(handedOn(evaluationForm, { address: ` ${HOME} `, message: 'A bungalow.' })).toEqual([
      ['address', HOME],
      ['message', 'A bungalow.'],
    ])
  })

  it('is no address for a form that asks none', () => {
    const search = { address: HOME, message: 'Hello' }
    expect(handedOn(contactForm, search)).toEqual([['message', 'Hello']])
    expect(handedOn(joinForm, search)).toEqual([['message', 'Hello']])
  })

  it('is nothing else, however it is called', () => {
    expect(handedOn(evaluationForm, { firstName: 'Ada', email: 'a@b.ca', emailConsent: 'on' })).toEqual([])
  })

  it.each([
    ['nothing', {}],
    ['spaces', { address: '   ' }],
    ['a list', { address: ['a'] }],
    ['null', { address: null }],
  ])('is nothing when there is %s', (_what, search) => {
    expect(handedOn(evaluationForm, search)).toEqual([])
  })

  it('is text again where the router made a number of it', () => {
    expect(handedOn(evaluationForm, { address: 1204 })).toEqual([['address', '1204']])
  })

  it.each(['address', 'message'] as const)('is no longer than the lead contract takes (%s)', (name) => {
    const most = 'x'.repeat(MAXIMUM_LENGTH[name])
    expect(handedOn(evaluationForm, { [name]: `${most}y` })).toEqual([[name, most]])
  })
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
    const place = document.body.appendChild(document.createElement('main'))
    const view = createRoot(place)
    await act(async () =>
      view.render(
        <StrictMode>
          <RouterProvider router={router} />
        </StrictMode>,
      ),
    )
    unmount = () => {
      act(() => view.unmount())
      place.remove()
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

  it('takes the address, and the focus goes there', async () => {
    await open(evaluationForm, `?${new URLSearchParams({ address: HOME })}`)
    expect(field('address').value).toBe(HOME)
    expect(field('message').value).toBe('')
    expect(document.activeElement).toBe(field('address'))
  })

  it('takes the message of a link', async () => {
    await open(contactForm, '?message=Mortgage%20of%20%24500%2C000')
    expect(field('message').value).toBe('Mortgage of $500,000')
    expect(document.activeElement).toBe(field('message'))
  })

  it('leaves the focus where it was when nothing is handed on', async () => {
    await open(evaluationForm, '?utm_source=google')
    expect(document.activeElement).toBe(document.body)
  })

  it('takes a later address in place of an earlier one', async () => {
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

  it('keeps what the visitor made of what was handed on', async () => {
    const { go } = await open(evaluationForm, '?address=First')
    await type(field('address'), 'First Street')
    await go('?address=Second')
    expect(field('address').value).toBe('First Street')
  })
})
