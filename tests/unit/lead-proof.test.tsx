// @vitest-environment jsdom
/** What a lead form sends to prove that a person used it: one small request at the first use, none before. */
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { contactForm } from '../../content/forms.ts'
import { TRAP_FIELD } from '../../content/screening.ts'
import { stubBrowser } from '../support/browser.ts'
import { actAsync, type } from '../support/gestures.ts'
import { field, inForm, pageWith } from '../support/lead-page.tsx'
import { stubBackend } from '../support/network.ts'

const VALUES = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '403 555 0100',
  message: 'A bungalow in Brentwood.',
}
type Sent = { name: string; body: unknown }
let sent: Sent[]
let online: boolean
let work: object
let unmount: () => Promise<void>

beforeAll(stubBackend)
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  stubBrowser()
  const { dropFormToken } = await import('../../src/features/leads/form-token.ts')
  dropFormToken()
  sent = []
  online = true
  work = {}
  vi.stubGlobal('fetch', async (address: string | URL, init: RequestInit = {}) => {
    const name = String(address).split('/').at(-1) ?? ''
    sent.push({ name, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined })
    if (!online) throw new TypeError('Failed to fetch')
    init.signal?.throwIfAborted()
    return Response.json(
      name === 'form-token'
        ? { token: `token ${requests(name).length}`, ...work }
        : { id: 'a', duplicate: false },
    )
  })
})
afterEach(async () => {
  await unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Shows the form; resolves to a function that finds an element of it. */
async function show() {
  // The backend's address is read when the modules are loaded.
  const { LeadForm } = await import('../../src/features/leads/LeadForm.tsx')
  const { page } = await pageWith(<LeadForm content={contactForm} />)
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  await actAsync(() => root.render(page))
  unmount = () => actAsync(() => root.unmount())
  return inForm
}
/** Fills in the form, and sends it. */
async function send(values: Record<string, string> = VALUES) {
  for (const [name, text] of Object.entries(values)) await type(field(name), text)
  await actAsync(() => inForm('button[type=submit]').click())
}
const focus = (element: HTMLElement) => actAsync(() => element.focus())
/** By when a slow machine has loaded what the form loads when it needs it. */
const soon = <Result,>(check: () => Result) => vi.waitFor(check, 20_000)
const requests = (name: string) => sent.filter((request) => request.name === name)

it('asks for one token when a field is first used, and sends it with the lead', async () => {
  const get = await show()
  expect(sent).toEqual([])
  await focus(get('[name=firstName]'))
  await focus(get('[name=email]'))
  await soon(() => expect(sent).toEqual([{ name: 'form-token', body: undefined }]))

  await send()
  await soon(() =>
    expect(requests('send-lead-email')).toMatchObject([{ body: { ...VALUES, formToken: 'token 1' } }]),
  )
  expect(requests('send-lead-email')[0]?.body).not.toHaveProperty(TRAP_FIELD)
})

it.each([0, 2_250, 700])(
  'sends the lead once its token is %i ms old, and at once after that',
  async (countsAfterMs) => {
    work = { countsAfterMs }
    const timers = vi.spyOn(globalThis, 'setTimeout')
    const get = await show()
    await focus(get('[name=firstName]'))
    await soon(() => expect(requests('form-token')).toHaveLength(1))
    await soon(() => expect(timers.mock.calls.some(([, delay]) => delay === countsAfterMs)).toBe(true))
    await send()
    if (countsAfterMs > 0) expect(requests('send-lead-email')).toEqual([])
    await soon(() => expect(requests('send-lead-email')).toHaveLength(1))
  },
)

it('sends the token alone when the browser cannot do the work that it asks for', async () => {
  work = { work: 16 }
  const get = await show()
  await focus(get('[name=firstName]'))
  await send()
  await soon(() => expect(requests('send-lead-email')).toMatchObject([{ body: { formToken: 'token 1' } }]))
})

it('asks for none when only the button is used, and sends the lead without proof', async () => {
  const get = await show()
  await focus(get('button[type=submit]'))
  await send()
  await soon(() => expect(requests('send-lead-email')).toHaveLength(1))
  expect(requests('form-token')).toEqual([])
  expect(requests('send-lead-email')[0]?.body).not.toHaveProperty('formToken')
})

it('tries again at the next use when there was no answer', async () => {
  const get = await show()
  online = false
  await focus(get('[name=firstName]'))
  await soon(() => expect(requests('form-token')).toHaveLength(1))
  online = true
  await soon(async () => {
    await focus(get('[name=phone]'))
    await focus(get('[name=email]'))
    expect(requests('form-token')).toHaveLength(2)
  })
})

it('reports the field that people do not see, which neither screen readers nor the keyboard reach', async () => {
  const get = await show()
  const trap = get<HTMLInputElement>(`[name=${TRAP_FIELD}]`)
  expect(trap.closest('[aria-hidden=true]')).not.toBeNull()
  expect([trap.tabIndex, trap.autocomplete, trap.type]).toEqual([-1, 'off', 'text'])
  await send({ ...VALUES, [TRAP_FIELD]: 'Hi' })
  await soon(() => expect(requests('send-lead-email')).toMatchObject([{ body: { [TRAP_FIELD]: 'Hi' } }]))
})

it('asks for a token for the next lead, though the time for the first one is over', async () => {
  unmount = async () => undefined
  vi.resetModules()
  const deadlines: AbortController[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const deadline = new AbortController()
    deadlines.push(deadline)
    return deadline.signal
  })
  const { requestFormToken, formToken, dropFormToken } = await import(
    '../../src/features/leads/form-token.ts'
  )
  requestFormToken()
  expect(await formToken()).toBe('token 1')
  for (const deadline of deadlines) deadline.abort()
  dropFormToken()
  requestFormToken()
  expect(await formToken()).toBe('token 2')
})
