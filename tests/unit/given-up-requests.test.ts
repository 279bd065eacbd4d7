// @vitest-environment jsdom
/** A request that the visitor no longer waits for is aborted, so that it does not succeed unnoticed. */
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SUBMIT_TIMEOUT_MS } from '../../content/constants.ts'
import { contactForm } from '../../content/forms.ts'
import { buildLead } from '../../src/features/leads/build-lead.ts'
import { stubBackend } from '../support/network.ts'

const LEAD = buildLead(
  contactForm,
  { submissionId: 'first', values: { firstName: 'Ada', email: 'ada@example.com' } },
  {
    now: 0,
    pageOpenedAt: 0,
    formStartedAt: null,
    page: '/contact',
    referrer: '',
    userAgent: '',
    campaign: { source: '', medium: '', campaign: '', term: '', content: '' },
  },
)

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

/** The first request whose address contains `part`, once it is sent. */
async function request(part: string) {
  for (;;) {
    const found = sent.find(({ url }) => url.includes(part))
    if (found) return found
    await setImmediate()
  }
}

it.each([
  [
    'a lead',
    'send-lead-email',
    async (signal: AbortSignal) =>
      (await import('../../src/features/leads/send-lead.ts')).sendLead(LEAD, [], signal),
  ],
  [
    'a subscription',
    'newsletter-subscribe',
    async (signal: AbortSignal) =>
      (await import('../../src/features/newsletter/subscribe.ts')).subscribe('ada@example.com', signal),
  ],
])('%s is aborted when its machine gives it up', async (_, address, send) => {
  const controller = new AbortController()
  const outcome = send(controller.signal).then(
    () => 'answered',
    () => 'given up',
  )
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
  const { authenticate } = await import('../../src/features/auth/authenticate.ts')
  const outcome = authenticate(
    { mode, email: 'ada@example.com', password: 'secret1' },
    new AbortController().signal,
  ).then(
    () => 'answered',
    () => 'given up',
  )
  const { signal } = await request(mode === 'signIn' ? 'grant_type=password' : 'signup')
  expect(timeout).toHaveBeenCalledWith(SUBMIT_TIMEOUT_MS)
  expect(signal?.aborted).toBe(false)
  limit.abort()
  expect(signal?.aborted).toBe(true)
  expect(await outcome).toBe('given up')
})

const CREDENTIALS = { mode: 'signUp', email: 'ada@example.com', password: 'secret1' } as const
it.each([
  [
    'signing in',
    async (signal: AbortSignal) =>
      (await import('../../src/features/auth/authenticate.ts')).authenticate(CREDENTIALS, signal),
  ],
  [
    'signing out',
    async (signal: AbortSignal) =>
      (await import('../../src/features/auth/end-session.ts')).endSession(signal),
  ],
  [
    'a forgotten password',
    async (signal: AbortSignal) =>
      (await import('../../src/features/auth/recover.ts')).sendRecoveryLink('ada@example.com', signal),
  ],
  [
    'a new password',
    async (signal: AbortSignal) =>
      (await import('../../src/features/auth/set-password.ts')).setPassword('secret1', signal),
  ],
  [
    'a change of password',
    async (signal: AbortSignal) =>
      (await import('../../src/features/auth/set-password.ts')).changePassword(
        { current: 'secret1', next: 'secret2' },
        signal,
      ),
  ],
])('%s is not asked for by a client that arrives when it is given up', async (_, ask) => {
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
  const outcome = ask(controller.signal).then(
    () => 'answered',
    () => 'given up',
  )
  await loading
  controller.abort()
  arrive()
  expect(await outcome).toBe('given up')
  expect(sent).toEqual([])
  vi.doUnmock('../../src/backend/client.ts')
})
