/** What the local auth tells strangers, whatever the library behind it answers, and how soon. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { authFront } from '../../scripts/stack/auth-front.ts'

const TAKEN = Response.json(
  { code: 429, error_code: 'over_email_send_rate_limit', msg: 'Wait' },
  { status: 429 },
)
const NEW = Response.json({ id: 'user-1', email: 'ada@example.com', identities: [{ id: 'identity' }] })
const UNKNOWN = Response.json(
  { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
  { status: 400 },
)
const UNCONFIRMED = Response.json(
  { code: 400, error_code: 'email_not_confirmed', msg: 'Email not confirmed' },
  { status: 400 },
)
const WEAK = Response.json({ code: 422, error_code: 'weak_password', msg: 'Too short' }, { status: 422 })
/** Of an address without an account, when none is to be created. */
const SIGNUPS_REFUSED = Response.json(
  { code: 422, error_code: 'otp_disabled', msg: 'Signups not allowed for otp' },
  { status: 422 },
)
const SIGNED_IN = Response.json({ access_token: 'token' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What is answered, and after how many milliseconds, when the library answers `response` after `takes`. */
async function ask(path: string, response: Response, takes: number) {
  const front = authFront(async () => {
    await new Promise((resolve) => setTimeout(resolve, takes))
    return response.clone()
  })
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

  it('by a link to sign in with, which nobody is mailed', async () => {
    const unknown = await ask('magiclink', SIGNUPS_REFUSED, 4)
    expect(unknown).toMatchObject({ status: 422, told: expect.stringContaining('otp_disabled') })
    expect(await ask('magiclink', Response.json({}), 140)).toEqual(unknown)
  })
})

it('passes on what is not about an account', async () => {
  expect(await ask('signup', WEAK, 4)).toMatchObject({
    status: 422,
    told: expect.stringContaining('Too short'),
  })
  // Nobody without the password gets here, so it need not wait.
  expect(await ask('token?grant_type=password', SIGNED_IN, 120)).toMatchObject({
    status: 200,
    milliseconds: 120,
  })
  expect(await ask('token?grant_type=refresh_token', UNKNOWN, 4)).toMatchObject({
    status: 400,
    milliseconds: 4,
  })
})
