/** What the local auth tells strangers, whatever the library behind it answers, and how soon. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { authFront } from '../../scripts/stack/auth-front.ts'

const refusal = (code: number, error_code: string, msg: string) =>
  Response.json({ code, error_code, msg }, { status: code })
const TAKEN = refusal(429, 'over_email_send_rate_limit', 'Wait')
const UNKNOWN = refusal(400, 'invalid_credentials', 'Invalid login credentials')
const UNCONFIRMED = refusal(400, 'email_not_confirmed', 'Email not confirmed')
const WEAK = refusal(422, 'weak_password', 'Too short')
/** Of an address without an account, when none is to be created. */
const SIGNUPS_REFUSED = refusal(422, 'otp_disabled', 'Signups not allowed for otp')
const NEW = Response.json({ id: 'user-1', email: 'ada@example.com', identities: [{ id: 'identity' }] })
const SIGNED_IN = Response.json({ access_token: 'token' })

const LIMITS = { guesses: 3, mailEveryMs: 60_000 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What is answered, and after how many milliseconds, when the library answers `response` after `takes`. */
async function ask(path: string, response: Response, takes: number) {
  const front = authFront(async () => {
    await new Promise((resolve) => setTimeout(resolve, takes))
    return response.clone()
  }, LIMITS)
  const body = JSON.stringify({ email: 'ada@example.com', password: 'secret1' })
  const started = performance.now()
  let milliseconds = 0
  const answering = front(new Request(`http://localhost/auth/v1/${path}`, { method: 'POST', body })).then(
    (answer) => {
      milliseconds = Math.round(performance.now() - started)
      return answer
    },
  )
  await vi.advanceTimersByTimeAsync(5_000)
  const answer = await answering
  const text = await answer.text()
  // Ids and times differ in every answer.
  const told = text.replace(/"[0-9a-f-]{36}"/g, '"id"').replace(/"\d{4}-[^"]*Z"/g, '"time"')
  return { status: answer.status, told, milliseconds }
}

describe('a stranger cannot tell whether an address has an account', () => {
  it('by signing up', async () => {
    const unknown = await ask('signup', NEW, 260)
    expect(unknown).toMatchObject({ status: 200, milliseconds: 500 })
    expect(await ask('signup', TAKEN, 4)).toEqual(unknown)
  })

  it('by signing in with a wrong password', async () => {
    const unknown = await ask('token?grant_type=password', UNKNOWN, 4)
    expect(unknown).toMatchObject({ status: 400, milliseconds: 500 })
    expect(await ask('token?grant_type=password', UNKNOWN, 120)).toEqual(unknown)
    expect(await ask('token?grant_type=password', UNCONFIRMED, 4)).toEqual(unknown)
  })

  it.each(['recover', 'resend', 'otp'])('by %s', async (path) => {
    const unknown = await ask(path, Response.json({}), 4)
    expect(unknown).toMatchObject({ status: 200, milliseconds: 500 })
    expect(await ask(path, Response.json({}), 140)).toEqual(unknown)
    expect(await ask(path, TAKEN, 4)).toEqual(unknown)
    expect(await ask(path, SIGNUPS_REFUSED, 4)).toEqual(path === 'otp' ? unknown : expect.anything())
  })

  it.each(['magiclink', 'reauthenticate', 'callback', 'admin/users', 'verify/', '%6ftp', 'verify%2f'])(
    'by %s, which the site does not use',
    async (path) => {
      const unknown = await ask(path, SIGNUPS_REFUSED, 4)
      expect(unknown).toMatchObject({ status: 404, milliseconds: 0 })
      expect(await ask(path, Response.json({}), 140)).toEqual(unknown)
    },
  )
})

it.each([
  ['a weak password', 'signup', WEAK, 4, { status: 422, told: expect.stringContaining('Too short') }],
  // Nobody without the password gets here, so it need not wait.
  ['a session', 'token?grant_type=password', SIGNED_IN, 120, { status: 200, milliseconds: 120 }],
  ['a renewal', 'token?grant_type=refresh_token', UNKNOWN, 4, { status: 400, milliseconds: 4 }],
])('passes on what is not about an account: %s', async (_what, path, response, takes, told) => {
  expect(await ask(path, response, takes)).toMatchObject(told)
})

/** A front, and what it has passed on to the library, which answers `answer`. */
function fronted(answer: (request: Request) => Response) {
  const passed: Request[] = []
  const front = authFront(async (request) => {
    passed.push(request.clone())
    return answer(request)
  }, LIMITS)
  const send = async (path: string, { method = 'POST', body = {}, client = '203.0.113.7' } = {}) => {
    const answering = front(
      new Request(`http://localhost/auth/v1/${path}`, {
        method,
        headers: { 'x-forwarded-for': `198.51.100.1, ${client}` },
        ...(method === 'GET' || method === 'HEAD'
          ? {}
          : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    )
    await vi.advanceTimersByTimeAsync(500)
    return (await answering).status
  }
  return { passed, send }
}
type Front = ReturnType<typeof fronted>
/** The statuses of as many requests, one after another. */
async function times(count: number, send: () => ReturnType<Front['send']>) {
  const statuses: number[] = []
  for (let tries = 0; tries < count; tries++) statuses.push(await send())
  return statuses
}
const EXPIRED = () => refusal(403, 'otp_expired', 'Expired')
const SPOILT = () =>
  new Response(null, { status: 303, headers: { location: 'http://localhost/#error_description=Expired' } })
const WRONG = () => UNKNOWN.clone()
const ADA = 'ada@example.com'

describe.each([
  ['a code', 'verify', { type: 'email', email: ADA, token: '000000' }, EXPIRED],
  ['a code of another kind', 'verify', { type: 'recovery', email: ADA, token: '000000' }, EXPIRED],
  ['a password', 'token?grant_type=password', { email: ADA, password: 'guess 1' }, WRONG],
])('guessing %s', (_, path, body, answer) => {
  it('ends after some, also many at once, for this client alone, until five minutes later', async () => {
    const { passed, send } = fronted(answer)
    const tried = await Promise.all(Array.from({ length: 9 }, () => send(path, { body })))
    expect(tried.filter((status) => status === 429)).toHaveLength(6)
    expect(passed).toHaveLength(LIMITS.guesses)
    expect(await send(path, { body, client: '203.0.113.8' })).not.toBe(429)
    // The sender's own claim of another address.
    expect(await send(path, { body: { ...body, email: ADA.toUpperCase() } })).toBe(429)
    vi.advanceTimersByTime(5 * 60_000)
    expect(await send(path, { body })).not.toBe(429)
  })
})

it('guessing links ends after some, and links that work do not count', async () => {
  const broken = fronted(SPOILT)
  await times(9, () => broken.send('verify?type=recovery&token=x', { method: 'GET' }))
  expect(broken.passed).toHaveLength(LIMITS.guesses)

  const claims = Buffer.from(JSON.stringify({ email: ADA })).toString('base64url')
  const good = `http://localhost/#access_token=x.${claims}.x&refresh_token=y`
  const working = fronted(() => new Response(null, { status: 303, headers: { location: good } }))
  const opened = await times(9, () => working.send('verify?type=signup&token=x', { method: 'GET' }))
  expect(opened).toEqual(Array(9).fill(303))
})

it.each([
  ['a kind in another spelling', 'GET', 'verify?%74ype=magiclink&type=magiclink&token=x', 400],
  ['a link without a kind', 'GET', 'verify?token=x', 400],
  ['a link that is looked at and not opened', 'HEAD', 'verify?type=signup&token=x', 404],
  ['a grant that the site does not use', 'POST', 'token?grant_type=id_token', 400],
  ['no grant', 'POST', 'token', 400],
] as const)('%s is refused, and not passed on', async (_, method, path, status) => {
  const { passed, send } = fronted(() => SIGNED_IN.clone())
  expect(await send(path, { method })).toBe(status)
  expect(passed).toEqual([])
})

it('one client has only so many guesses for all addresses together', async () => {
  const { passed, send } = fronted(WRONG)
  const guess = (email: string, client?: string) =>
    send('token?grant_type=password', { body: { email, password: 'guess 1' }, ...(client && { client }) })
  for (let other = 0; other < 40; other++) await guess(`y${other}@example.com`)
  expect(passed).toHaveLength(10 * LIMITS.guesses)
  expect(await guess('y1@example.com', '203.0.113.8')).not.toBe(429)
})

it.each(['signup', 'otp', 'recover', 'resend'])('one client asks only so often by %s', async (path) => {
  const { passed, send } = fronted(() => NEW.clone())
  const ask = (client?: string) =>
    send(path, { body: { email: ADA, password: 'secret1' }, ...(client && { client }) })
  expect(await times(5, ask)).toEqual([200, 200, 200, 429, 429])
  expect(passed.length).toBeLessThanOrEqual(LIMITS.guesses)
  expect(await ask('203.0.113.8')).toBe(200)
})

it.each([
  ['digits of the code in the address', { type: 'email', email: `${ADA}00000`, token: '0' }],
  ['a code of another length', { type: 'email', email: ADA, token: '0000000' }],
  ['the token of a link beside an address', { type: 'email', email: ADA, token_hash: 'f'.repeat(56) }],
  ['a kind that the site does not use', { type: 'email_change', email: ADA, token: '000000' }],
])('%s opens nothing, and nothing is passed on', async (_, body) => {
  const { passed, send } = fronted(() => SIGNED_IN.clone())
  expect(await send('verify', { body })).toBe(403)
  expect(passed).toEqual([])
})

it('of a code only what it is made of is passed on', async () => {
  const { passed, send } = fronted(() => SIGNED_IN.clone())
  await send('verify', { body: { type: 'email', email: ADA, token: '123456', token_hash: 'f'.repeat(56) } })
  expect(await passed[0]?.json()).toEqual({ type: 'magiclink', email: ADA, token: '123456' })
})

it('an address is counted, and passed on, in one spelling, however its domain is typed', async () => {
  const { passed, send } = fronted(EXPIRED)
  const spellings = [
    ...['ada@example.com', 'ADA@Example.com', 'ada@ｅxample.com', ' ada@ⓔxample.com ', 'ada@exａmple.com'],
  ]
  const answers = []
  for (const email of spellings)
    answers.push(await send('verify', { body: { type: 'recovery', email, token: '000000' } }))
  expect(answers).toEqual([403, 403, 403, 429, 429])
  expect(await Promise.all(passed.map((request) => request.json()))).toEqual(
    Array(LIMITS.guesses).fill({ type: 'recovery', email: ADA, token: '000000' }),
  )
  const mailed = fronted(() => Response.json({}))
  for (const email of spellings) await mailed.send('otp', { body: { email } })
  expect(mailed.passed).toHaveLength(1)
})

it('a right code does not count as a guess', async () => {
  const { send } = fronted(() => SIGNED_IN.clone())
  const right = { type: 'email', email: ADA, token: '123456' }
  expect(await times(9, () => send('verify', { body: right }))).toEqual(Array(9).fill(200))
})

describe.each(['otp', 'recover', 'resend'])('the mails of %s', (path) => {
  it('are one a minute for an address, and what is asked for meanwhile is answered alike', async () => {
    const { passed, send } = fronted(() => Response.json({}))
    for (const [index, email] of [ADA, ' Ada@Example.com ', ADA, 'grace@example.com'].entries())
      expect(await send(path, { body: { email }, client: `192.0.2.${index}` })).toBe(200)
    expect(passed).toHaveLength(2)
    vi.advanceTimersByTime(60_000)
    expect(await send(path, { body: { email: ADA }, client: '192.0.2.9' })).toBe(200)
    expect(passed).toHaveLength(3)
  })

  it('that could not be sent may be asked for again at once', async () => {
    const { passed, send } = fronted(() => Response.json({ code: 500 }, { status: 500 }))
    expect(await times(3, () => send(path, { body: { email: ADA } }))).toEqual([500, 500, 500])
    expect(passed).toHaveLength(3)
  })
})

it.each([
  ['not JSON', '{'],
  ['an address that is no text', { email: [ADA], token: '000000', type: 'magiclink' }],
  ['a password that is no text', { email: ADA, token: '000000', type: 'magiclink', password: 5 }],
])('%s is refused, and not passed on past the limits', async (_, body) => {
  const { passed, send } = fronted(() => Response.json({}))
  for (const path of ['verify', 'otp', 'user'])
    expect(await send(path, { method: path === 'user' ? 'PUT' : 'POST', body })).toBe(400)
  expect(passed).toEqual([])
})

it.each([{ email: ADA }, { phone: '14035550100' }, { email: ADA, password: 'another1' }])(
  'an account does not move: %o',
  async (body) => {
    const { passed, send } = fronted(() => Response.json({}))
    expect(await send('user', { method: 'PUT', body })).toBe(422)
    expect(passed).toEqual([])
  },
)
