// @vitest-environment jsdom
/** A request that the visitor no longer waits for is aborted, so that it does not succeed unnoticed. */
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SUBMIT_TIMEOUT_MS } from '../../content/constants.ts'
import { contactForm } from '../../content/forms.ts'
import { buildLead } from '../../src/features/leads/build-lead.ts'
import { stubBackend } from '../support/network.ts'
import { NO_VISIT } from '../support/payloads.ts'

const EMAIL = 'ada@example.com'
const CREDENTIALS = { mode: 'signUp', email: EMAIL, password: 'secret1' } as const
const LEAD = buildLead(contactForm, { submissionId: 'first', values: { firstName: 'Ada' } }, NO_VISIT)

/** The signals of the requests sent, by address. No request is ever answered. */
let sent: { url: string; signal: AbortSignal | undefined }[]

beforeEach(() => {
  vi.resetModules()
  stubBackend()
  // The auth client warns about several clients, one for each test.
  vi.spyOn(console, 'warn').mockReturnValue()
  sent = []
  vi.stubGlobal('fetch', (url: string | URL, { signal }: RequestInit = {}) => {
    sent.push({ url: String(url), signal: signal ?? undefined })
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  localStorage.clear()
})

/** What comes of a request. */
const outcomeOf = (request: Promise<unknown>) =>
  request.then(
    () => 'answered',
    () => 'given up',
  )

/** The first request whose address contains `part`, once it is sent. */
async function request(part: string) {
  for (;;) {
    const found = sent.find(({ url }) => url.includes(part))
    if (found) return found
    await setImmediate()
  }
}

const authentication = () => import('../../src/features/auth/authenticate.ts')
const password = () => import('../../src/features/auth/set-password.ts')

/** What asks the server, loaded anew by each test. */
const ASKS = {
  lead: async (signal: AbortSignal) =>
    (await import('../../src/features/leads/send-lead.ts')).sendLead(LEAD, [], signal),
  subscription: async (signal: AbortSignal) =>
    (await import('../../src/features/newsletter/subscribe.ts')).subscribe(EMAIL, signal),
  'signing in': async (signal: AbortSignal) => (await authentication()).authenticate(CREDENTIALS, signal),
  'signing out': async (signal: AbortSignal) =>
    (await import('../../src/features/auth/end-session.ts')).endSession(signal),
  'a forgotten password': async (signal: AbortSignal) =>
    (await import('../../src/features/auth/recover.ts')).sendRecoveryLink(EMAIL, signal),
  'a new password': async (signal: AbortSignal) => (await password()).setPassword('secret1', signal),
  'a change of password': async (signal: AbortSignal) =>
    (await password()).changePassword({ current: 'secret1', next: 'secret2' }, signal),
}

it.each([
  ['lead', 'send-lead-email', ASKS.lead],
  ['subscription', 'newsletter-subscribe', ASKS.subscription],
])('%s is aborted when its machine gives it up', async (_, address, send) => {
  const controller = new AbortController()
  const outcome = outcomeOf(send(controller.signal))
  const { signal } = await request(address)
  controller.abort()
  expect(signal?.aborted).toBe(true)
  expect(await outcome).toBe('given up')
})

it.each(['signIn', 'signUp'] as const)('%s is aborted after the time limit', async (mode) => {
  const limit = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  // The auth client also tells the console.
  vi.spyOn(console, 'error').mockReturnValue()
  const { authenticate } = await authentication()
  const outcome = outcomeOf(authenticate({ ...CREDENTIALS, mode }, new AbortController().signal))
  const { signal } = await request(mode === 'signIn' ? 'grant_type=password' : 'signup')
  expect(timeout).toHaveBeenCalledWith(SUBMIT_TIMEOUT_MS)
  expect(signal?.aborted).toBe(false)
  limit.abort()
  expect(signal?.aborted).toBe(true)
  expect(await outcome).toBe('given up')
})

const { lead: _lead, subscription: _subscription, ...OF_ACCOUNTS } = ASKS
it.each(Object.entries(OF_ACCOUNTS))(
  '%s is not asked for by a client that arrives when it is given up',
  async (_, ask) => {
    let arrive = () => {}
    const loading = new Promise<void>((begun) => {
      vi.doMock('../../src/backend/client.ts', async (original) => {
        begun()
        await new Promise<void>((resolve) => {
          arrive = resolve
        })
        return original()
      })
    })
    const controller = new AbortController()
    const outcome = outcomeOf(ask(controller.signal))
    await loading
    controller.abort()
    arrive()
    expect(await outcome).toBe('given up')
    expect(sent).toEqual([])
    vi.doUnmock('../../src/backend/client.ts')
  },
)
