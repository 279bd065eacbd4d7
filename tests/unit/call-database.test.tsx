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

/** What a 401 may come with: only the sign-in service knows what it means. */
const UNAUTHORIZED = ['PGRST301', 'PGRST303', 'PT401', '42501']

describe('a call of the database', () => {
  it.each<[string, string, Answer, string[]?]>([
    ['unanswered', 'the network fails', never],
    ['unanswered', 'the server is down', () => refusal(503, 'PGRST001')],
    ['unanswered', 'a statement takes too long', () => refusal(500, '57014')],
    ['unanswered', 'it is asked too often', () => refusal(429, 'PGRST000')],
    ['unanswered', 'a gateway has no answer', () => firewall(504)],
    ['unanswered', 'a firewall blocks it', () => firewall(403)],
    ['unanswered', 'a firewall wants a password', () => firewall(401)],
    ['unanswered', 'a gateway knows no key', () => Response.json({ message: 'Invalid' }, { status: 401 })],
    ['unanswered', 'a new token is refused as well', () => refusal(401, 'PGRST301')],
    ['forbidden', 'the right is missing, which is reported', () => refusal(403, '42501'), ['rights']],
    ['refused', 'a parameter is no uuid', () => refusal(400, '22P02')],
    ['refused', 'a parameter is too long', () => refusal(400, '22001')],
    ['refused', 'a parameter is not checked in', () => refusal(409, '23503')],
    ['refused', 'a parameter is unknown', () => refusal(404, 'PGRST202')],
  ])('is %s when %s', async (failure, _when, answer, told = []) => {
    signIn()
    expect(await outcome(answer)).toEqual(failed(failure))
    expect([losses, isStored()]).toEqual([told, true])
  })

  it.each(UNAUTHORIZED)('is made again with a new token after a 401 with %s', async (code) => {
    signIn()
    expect(await outcome(() => refusal(401, code), fine)).toBe('fine')
    expect([asked, losses]).toEqual([['call', 'renewal', 'call'], []])
  })

  it.each(UNAUTHORIZED)(
    'tells that the session is over after a 401 with %s, once that is refused',
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
      const code = isExpired ? '42501' : 'PGRST303'
      expect(await outcome(() => refusal(401, code))).toEqual(failed('unanswered'))
      expect([losses, isStored()]).toEqual([[], true])
    }
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
