// @vitest-environment jsdom
/** What a call of the database comes to, by what the database, the sign-in service and whatever stands before them answer. */
import * as v from 'valibot'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { callDatabase, unlessRefused } from '../../src/backend/call-database.ts'
import { loadClient } from '../../src/backend/load-client.ts'
import { reportLoss, watchLosses } from '../../src/backend/losses.ts'
import { SESSION_STORAGE_KEY } from '../../src/backend/session-storage.ts'
import { accepted, refused, sessionOf } from '../support/auth-answers.ts'

vi.mock('../../src/backend/config.ts', () => ({
  backendUrl: 'https://backend.example',
  publishableKey: 'sb_publishable_example',
}))

const ADA = { id: 'user-1', email: 'ada@example.com' }
const LATER_MS = 60_000
const refusal = (status: number, code: string) =>
  Response.json({ code, message: 'refused', details: null, hint: null }, { status })
const firewall = (status: number) => new Response('<h1>Blocked</h1>', { status })
const never = (): Response => {
  throw new TypeError('Failed to fetch')
}

type Answer = () => Response
let database: Answer[]
let renewal: Answer
let asked: string[]
let losses: string[]
let stop: () => void
let session = 0

// No fake clock waits for a module.
beforeAll(loadClient)
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(console, 'warn').mockReturnValue()
  asked = []
  losses = []
  renewal = () => accepted(ADA)
  stop = watchLosses((loss) => losses.push(loss))
  vi.stubGlobal('fetch', async (address: string | URL) => {
    const url = String(address)
    const isRenewal = url.includes('refresh_token')
    asked.push(isRenewal ? 'renewal' : 'call')
    if (isRenewal) return renewal()
    return (database.length > 1 ? database.shift() : database[0])?.() ?? never()
  })
})
afterEach(() => {
  stop()
  window.localStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function signIn(isExpired = false): void {
  // The auth client remembers which renewal failed.
  const stored = { ...sessionOf(ADA, isExpired), refresh_token: `refresh ${session++}` }
  window.localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(stored))
}
const isStored = () => window.localStorage.getItem(SESSION_STORAGE_KEY) !== null

/** What the call comes to: its answer, why it failed, or `nothing` that anybody could act on. */
async function outcome(...answers: Answer[]): Promise<unknown> {
  database = answers
  const call = callDatabase('desk_me', {}, v.string(), new AbortController().signal)
  const came = call.catch((error: unknown) => error)
  const after = new Promise((resolve) => setTimeout(resolve, LATER_MS, 'nothing'))
  await vi.advanceTimersByTimeAsync(LATER_MS)
  return Promise.race([came, after])
}
const failed = (failure: string) => expect.objectContaining({ failure })
const fine: Answer = () => Response.json('fine')

describe('a call of the database', () => {
  it.each<[string, Answer]>([
    ['the network fails', never],
    ['the server is down', () => refusal(503, 'PGRST001')],
    ['a statement takes too long', () => refusal(500, '57014')],
    ['it is asked too often', () => refusal(429, 'PGRST000')],
    ['a gateway has no answer', () => firewall(504)],
    ['a firewall blocks it', () => firewall(403)],
    ['a firewall wants a password', () => firewall(401)],
    ['a gateway knows no key', () => Response.json({ message: 'Invalid API key' }, { status: 401 })],
  ])('is unanswered when %s', async (_when, answer) => {
    signIn()
    expect(await outcome(answer)).toEqual(failed('unanswered'))
    expect([losses, isStored()]).toEqual([[], true])
  })

  it('is forbidden without the right, which is reported', async () => {
    signIn()
    expect(await outcome(() => refusal(403, '42501'))).toEqual(failed('forbidden'))
    expect([losses, isStored()]).toEqual([['rights'], true])
  })

  it.each<[string, number, string]>([
    ['no uuid', 400, '22P02'],
    ['too long', 400, '22001'],
    ['not checked in', 409, '23503'],
    ['unknown', 404, 'PGRST202'],
  ])('is refused with a parameter that is %s', async (_what, status, code) => {
    signIn()
    expect(await outcome(() => refusal(status, code))).toEqual(failed('refused'))
    expect(losses).toEqual([])
  })

  it.each(['PGRST301', 'PGRST303', 'PT401', '42501'])(
    'is made again with a new token after a 401 with %s, because only the sign-in service knows',
    async (code) => {
      signIn()
      expect(await outcome(() => refusal(401, code), fine)).toBe('fine')
      expect([asked, losses]).toEqual([['call', 'renewal', 'call'], []])
    },
  )

  it.each(['PGRST301', 'PGRST303', 'PT401', '42501'])(
    'tells that the session is over after a 401 with %s, once that service refuses too',
    async (code) => {
      signIn()
      renewal = () => refused('session_not_found', 'No such session')
      expect(await outcome(() => refusal(401, code))).toBe('nothing')
      expect([losses, isStored()]).toEqual([['session'], false])
    },
  )

  it('tells so also when the token had expired, and when somebody has emptied the storage', async () => {
    signIn(true)
    renewal = () => refused('refresh_token_not_found', 'No such session')
    expect(await outcome(() => refusal(401, '42501'))).toBe('nothing')
    expect([losses, isStored()]).toEqual([['session'], false])
    expect(await outcome(() => refusal(401, '42501'))).toBe('nothing')
    expect(losses).toEqual(['session', 'session'])
  })

  it.each<[string, Answer]>([
    ['the network fails', never],
    ['the sign-in service fails', () => Response.json({ code: 500, msg: 'Database error' }, { status: 500 })],
    ['it is asked too often', () => Response.json({ code: 429, msg: 'Too many requests' }, { status: 429 })],
    ['a hotel’s network answers in its place', () => new Response('<h1>Welcome</h1>')],
    ['a firewall does', () => firewall(403)],
  ])('signs nobody out when %s while the token is renewed', async (_when, answer) => {
    for (const isExpired of [false, true]) {
      signIn(isExpired)
      renewal = answer
      expect(await outcome(() => refusal(401, isExpired ? '42501' : 'PGRST303'))).toEqual(
        failed('unanswered'),
      )
      expect([losses, isStored()]).toEqual([[], true])
    }
  })

  it('is unanswered when a new token is refused as well', async () => {
    signIn()
    expect(await outcome(() => refusal(401, 'PGRST301'))).toEqual(failed('unanswered'))
    expect([losses, isStored()]).toEqual([[], true])
  })

  it('tells that the account is gone, and forgets its session', async () => {
    signIn()
    expect(await outcome(() => refusal(410, 'PT410'))).toBe('nothing')
    expect([losses, asked, isStored()]).toEqual([['account'], ['call'], false])
  })
})

it('what is refused has another answer; what is not answered has none', async () => {
  signIn()
  const call = (answer: Answer) => {
    database = [answer]
    return unlessRefused(callDatabase('move', {}, v.string(), new AbortController().signal), 'refused')
  }
  expect(await call(() => refusal(403, '42501'))).toBe('refused')
  expect(await call(() => refusal(400, '22P02'))).toBe('refused')
  expect(await call(fine)).toBe('fine')
  await expect(call(() => firewall(502))).rejects.toEqual(failed('unanswered'))
})

it('a loss is told until nobody watches any more', () => {
  reportLoss('rights')
  stop()
  reportLoss('session')
  expect(losses).toEqual(['rights'])
})
