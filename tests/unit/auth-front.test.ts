/** What the local auth tells strangers, whatever the library behind it answers, and how soon. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { authFront } from '../../scripts/stack/auth-front.ts'

const LIMITS = { guesses: 3, mailEveryMs: 60_000 }
const ADA = 'ada@example.com'
const PASSWORD = 'token?grant_type=password'

const refusal = (code: number, error_code: string, msg: string) =>
  Response.json({ code, error_code, msg }, { status: code })
const FINE = Response.json({})
const TAKEN = refusal(429, 'over_email_send_rate_limit', 'Wait')
const WRONG = refusal(400, 'invalid_credentials', 'Invalid login credentials')
const UNCONFIRMED = refusal(400, 'email_not_confirmed', 'Email not confirmed')
const WEAK = refusal(422, 'weak_password', 'Too short')
const EXPIRED = refusal(403, 'otp_expired', 'Expired')
/** Of an address without an account, when none is to be created. */
const SIGNUPS_REFUSED = refusal(422, 'otp_disabled', 'Signups not allowed for otp')
const NEW = Response.json({ id: 'user-1', email: ADA, identities: [{ id: 'identity' }] })
const SIGNED_IN = Response.json({ access_token: 'token' })
const redirected = (hash: string) =>
  new Response(null, { status: 303, headers: { location: `http://localhost/#${hash}` } })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What is answered, and after how many milliseconds, when the library answers `response` after `takes`. */
async function ask(path: string, response: Response, takes: number) {
  const front = authFront(async () => {
    await new Promise((resolve) => setTimeout(resolve, takes))
    return response.clone()
  }, LIMITS)
  const body = JSON.stringify({ email: ADA, password: 'secret1' })
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

type Late = [answer: Response, milliseconds: number]
it.each<[path: string, status: number, milliseconds: number, ...answers: Late[]]>([
  ['signup', 200, 500, [NEW, 260], [TAKEN, 4]],
  [PASSWORD, 400, 500, [WRONG, 4], [WRONG, 120], [UNCONFIRMED, 4]],
  ['otp', 200, 500, [FINE, 4], [FINE, 140], [TAKEN, 4], [SIGNUPS_REFUSED, 4]],
  ['recover', 200, 500, [FINE, 4], [FINE, 140], [TAKEN, 4]],
  ['resend', 200, 500, [FINE, 4], [FINE, 140], [TAKEN, 4]],
  // What the site does not use.
  ...['magiclink', 'reauthenticate', 'callback', 'admin/users', 'verify/', '%6ftp', 'verify%2f'].map(
    (path): [string, number, number, ...Late[]] => [path, 404, 0, [SIGNUPS_REFUSED, 4], [FINE, 140]],
  ),
])('a stranger cannot tell by %s whether an address has an account', async (...row) => {
  const [path, status, milliseconds, ...answers] = row
  const told = await Promise.all(answers.map(([answer, takes]) => ask(path, answer, takes)))
  expect(told[0]).toMatchObject({ status, milliseconds })
  for (const other of told) expect(other).toEqual(told[0])
})

it.each([
  ['a weak password', 'signup', WEAK, 4, { status: 422, told: expect.stringContaining('Too short') }],
  // Nobody without the password gets here, so it need not wait.
  ['a session', PASSWORD, SIGNED_IN, 120, { status: 200, milliseconds: 120 }],
  ['a renewal', 'token?grant_type=refresh_token', WRONG, 4, { status: 400, milliseconds: 4 }],
])('passes on what is not about an account: %s', async (_what, path, response, takes, told) => {
  expect(await ask(path, response, takes)).toMatchObject(told)
})

/** A front, and what it has passed on to the library, which answers `answer`. */
function fronted(answer: Response) {
  const passed: Request[] = []
  const front = authFront(async (request) => {
    passed.push(request.clone())
    return answer.clone()
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
/** The statuses of as many requests, one after another. */
async function times(count: number, send: () => Promise<number>) {
  const statuses: number[] = []
  for (let tries = 0; tries < count; tries++) statuses.push(await send())
  return statuses
}

const CODE = { type: 'email', email: ADA, token: '000000' }
it.each([
  ['a code', 'verify', CODE, EXPIRED],
  ['a code of another kind', 'verify', { ...CODE, type: 'recovery' }, EXPIRED],
  ['a password', PASSWORD, { email: ADA, password: 'guess 1' }, WRONG],
])('guessing %s ends after some, at once too, for this client, for five minutes', async (...row) => {
  const [, path, body, answer] = row
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

it('guessing links ends after some; links and codes that work do not count', async () => {
  const broken = fronted(redirected('error_description=Expired'))
  await times(9, () => broken.send('verify?type=recovery&token=x', { method: 'GET' }))
  expect(broken.passed).toHaveLength(LIMITS.guesses)

  const claims = Buffer.from(JSON.stringify({ email: ADA })).toString('base64url')
  const working = fronted(redirected(`access_token=x.${claims}.x&refresh_token=y`))
  const opened = await times(9, () => working.send('verify?type=signup&token=x', { method: 'GET' }))
  expect(opened).toEqual(Array(9).fill(303))
  const right = fronted(SIGNED_IN)
  expect(await times(9, () => right.send('verify', { body: CODE }))).toEqual(Array(9).fill(200))
})

it('one client has only so many guesses for all addresses together', async () => {
  const { passed, send } = fronted(WRONG)
  const guess = (email: string, client?: string) =>
    send(PASSWORD, { body: { email, password: 'guess 1' }, ...(client && { client }) })
  for (let other = 0; other < 40; other++) await guess(`y${other}@example.com`)
  expect(passed).toHaveLength(10 * LIMITS.guesses)
  expect(await guess('y1@example.com', '203.0.113.8')).not.toBe(429)
})

it.each(['signup', 'otp', 'recover', 'resend'])('one client asks only so often by %s', async (path) => {
  const { passed, send } = fronted(NEW)
  const ask = (client?: string) =>
    send(path, { body: { email: ADA, password: 'secret1' }, ...(client && { client }) })
  expect(await times(5, ask)).toEqual([200, 200, 200, 429, 429])
  expect(passed.length).toBeLessThanOrEqual(LIMITS.guesses)
  expect(await ask('203.0.113.8')).toBe(200)
})

const NOT_TEXT = { token: '000000', type: 'magiclink' }
it.each<[string, method: string, path: string, body: object | string, status: number]>([
  ['a kind in another spelling', 'GET', 'verify?%74ype=magiclink&type=magiclink&token=x', {}, 400],
  ['a link without a kind', 'GET', 'verify?token=x', {}, 400],
  ['a link that is looked at and not opened', 'HEAD', 'verify?type=signup&token=x', {}, 404],
  ['a grant that the site does not use', 'POST', 'token?grant_type=id_token', {}, 400],
  ['no grant', 'POST', 'token', {}, 400],
  ['digits of the code in the address', 'POST', 'verify', { ...CODE, email: `${ADA}00000`, token: '0' }, 403],
  ['a code of another length', 'POST', 'verify', { ...CODE, token: '0000000' }, 403],
  ['the token of a link', 'POST', 'verify', { type: 'email', email: ADA, token_hash: 'f'.repeat(56) }, 403],
  ['a kind that the site does not use', 'POST', 'verify', { ...CODE, type: 'email_change' }, 403],
  ...[['POST', 'verify'] as const, ['POST', 'otp'] as const, ['PUT', 'user'] as const].flatMap(
    ([method, path]): [string, string, string, object | string, number][] => [
      ['what is not JSON', method, path, '{', 400],
      ['an address that is no text', method, path, { ...NOT_TEXT, email: [ADA] }, 400],
      ['a password that is no text', method, path, { ...NOT_TEXT, email: ADA, password: 5 }, 400],
    ],
  ),
  ['another address for an account', 'PUT', 'user', { email: ADA }, 422],
  ['another address with a password', 'PUT', 'user', { email: ADA, password: 'another1' }, 422],
  ['a phone number for an account', 'PUT', 'user', { phone: '14035550100' }, 422],
])('%s, by %s of %s, is refused and not passed on', async (_, method, path, body, status) => {
  const { passed, send } = fronted(SIGNED_IN)
  expect(await send(path, { method, body })).toBe(status)
  expect(passed).toEqual([])
})

it('an address is counted, and passed on, in one spelling, and with nothing but what a code needs', async () => {
  const { passed, send } = fronted(EXPIRED)
  const spellings = [
    ...['ada@example.com', 'ADA@Example.com', 'ada@ｅxample.com', ' ada@ⓔxample.com ', 'ada@exａmple.com'],
  ]
  const answers = []
  const more = { type: 'recovery', token_hash: 'f'.repeat(56) }
  for (const email of spellings) answers.push(await send('verify', { body: { ...CODE, ...more, email } }))
  expect(answers).toEqual([403, 403, 403, 429, 429])
  const code = { type: 'recovery', email: ADA, token: '000000' }
  for (const request of passed) expect(await request.json()).toEqual(code)
  const mailed = fronted(FINE)
  for (const email of spellings) await mailed.send('otp', { body: { email } })
  expect(mailed.passed).toHaveLength(1)
})

it.each(['otp', 'recover', 'resend'])(
  'mails of %s are one a minute for an address, and one that failed at once again',
  async (path) => {
    const { passed, send } = fronted(FINE)
    for (const [index, email] of [ADA, ' Ada@Example.com ', ADA, 'grace@example.com'].entries())
      expect(await send(path, { body: { email }, client: `192.0.2.${index}` })).toBe(200)
    expect(passed).toHaveLength(2)
    vi.advanceTimersByTime(60_000)
    expect(await send(path, { body: { email: ADA }, client: '192.0.2.9' })).toBe(200)
    expect(passed).toHaveLength(3)
    const failing = fronted(Response.json({ code: 500 }, { status: 500 }))
    await times(3, () => failing.send(path, { body: { email: ADA } }))
    expect(failing.passed).toHaveLength(3)
  },
)
