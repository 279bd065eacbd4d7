/**
 * Stands in front of the local auth and answers as hosted Supabase does where the library would tell strangers who
 * has an account, by its answer or by the time it takes; refuses the ways to sign in that the site does not use, and a code that is guessed; keeps
 * sessions out of mailed links; and ends the other sessions of an account that gets a new password.
 */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { createMailLinkCodes, keep, postTo, type Respond, refusal } from './mail-link-codes.ts'

/** What could tell takes a multiple of this. Hashing a password and handing over a mail take less. */
const ANSWER_EVERY_MS = 500

/** Wrong codes that an address may be tried with until another is mailed. */
const MOST_TRIES = 5

const Fields = v.looseObject({
  email: v.optional(v.string()),
  password: v.optional(v.string()),
  code_challenge: v.optional(v.nullable(v.string())),
  type: v.optional(v.string()),
})
const Refusal = v.looseObject({ error_code: v.optional(v.string()) })

/** `next` is the library's own auth. */
export function authFront(next: Respond): Respond {
  const codes = createMailLinkCodes(next)
  const tries = new Map<string, number>()
  return async (request) => {
    const url = new URL(request.url)
    const path = url.pathname.replace('/auth/v1/', '')
    // The library would decode it, and answer past this front. No path of its own needs that.
    if (path.includes('%')) return refusal(404, 'not_found', 'There is no such path')
    if (path === 'magiclink') return refusal(422, 'otp_disabled', 'The site mails a code instead')
    if (request.method === 'GET' && path === 'verify')
      return codes.withCode(url.searchParams.get('type') ?? '', await next(request))
    if (request.method === 'PUT' && path === 'user') return changeUser(request, next)
    if (request.method !== 'POST') return next(request)

    const text = await request.text()
    const body = fieldsOf(text)
    if (!body) return next(new Request(request.url, { method: 'POST', headers: request.headers, body: text }))
    const pass = () => next(postTo(request.url, request, body))
    const grant = path === 'token' ? url.searchParams.get('grant_type') : null
    if (grant === 'pkce') return codes.redeem(request, body)
    if (grant === 'password') return signIn(pass)
    if (path === 'signup')
      return inEqualTime(() => signUp(body, pass, (...proof) => codes.expect('signup', ...proof)))
    if (['recover', 'resend', 'otp'].includes(path))
      return inEqualTime(async () => {
        const { email, code_challenge } = body
        if (path === 'recover' && email && code_challenge) codes.expect('recovery', email, code_challenge)
        const response = await pass()
        // Told to create no account, the library refuses only who has none.
        const tells = (await isTooSoon(response)) || (await errorOf(response)) === 'otp_disabled'
        if (path === 'otp' && response.ok && email) tries.delete(email.toLowerCase())
        return tells ? Response.json({}) : response
      })
    if (path === 'verify' && body.type === 'email')
      return inEqualTime(() => verifyCode(body, request, next, tries))
    return pass()
  }
}

type Fields = v.InferOutput<typeof Fields>

const fieldsOf = (text: string) => parsed(Fields, text)
const refusalOf = (text: string) => parsed(Refusal, text)

/** Undefined for a text that is not JSON of that shape. */
function parsed<T extends v.GenericSchema>(schema: T, text: string): v.InferOutput<T> | undefined {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  return result.success ? result.output : undefined
}

/** The library answers that an account is not confirmed without having looked at the password. */
async function signIn(pass: () => Promise<Response>): Promise<Response> {
  const start = performance.now()
  const response = await pass()
  if (response.ok) return response
  await untilNextAnswer(start)
  return (await errorOf(response)) === 'email_not_confirmed'
    ? refusal(400, 'invalid_credentials', 'Invalid login credentials')
    : response
}

/** The same for a new address and for one with an account. */
async function signUp(
  { email = '', code_challenge }: Fields,
  pass: () => Promise<Response>,
  expectProof: (email: string, challenge: string) => void,
): Promise<Response> {
  const response = await pass()
  if (!response.ok && !(await isTooSoon(response))) return response
  if (response.ok && code_challenge) expectProof(email, code_challenge)
  const now = new Date().toISOString()
  return Response.json({
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email: email.toLowerCase(),
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    created_at: now,
    updated_at: now,
  })
}

/** The library has another name for a code that hosted Supabase takes of new and known addresses alike, and no limit. */
async function verifyCode(
  body: Fields,
  request: Request,
  next: Respond,
  tries: Map<string, number>,
): Promise<Response> {
  const email = (body.email ?? '').toLowerCase()
  const tried = tries.get(email) ?? 0
  const expired = refusal(403, 'otp_expired', 'Token has expired or is invalid')
  if (tried >= MOST_TRIES) return expired
  const response = await next(postTo(request.url, request, { ...body, type: 'magiclink' }))
  if (response.ok) tries.delete(email)
  else keep(tries, email, tried + 1)
  return response.ok ? response : expired
}

/** Hosted Supabase ends every other session of an account that gets a new password. */
async function changeUser(request: Request, next: Respond): Promise<Response> {
  const text = await request.text()
  const response = await next(
    new Request(request.url, { method: 'PUT', headers: request.headers, body: text }),
  )
  if (!response.ok || fieldsOf(text)?.password === undefined) return response
  const ended = await next(postTo(new URL('logout?scope=others', request.url).href, request, {}))
  return ended.ok ? response : ended
}

/** How the library answers for an address that has an account. */
async function isTooSoon(response: Response): Promise<boolean> {
  return (await errorOf(response)) === 'over_email_send_rate_limit'
}

async function errorOf(response: Response): Promise<string | undefined> {
  if (response.ok) return undefined
  return refusalOf(await response.clone().text())?.error_code
}

async function inEqualTime(answer: () => Promise<Response>): Promise<Response> {
  const start = performance.now()
  const response = await answer()
  await untilNextAnswer(start)
  return response
}

async function untilNextAnswer(start: number): Promise<void> {
  const passed = performance.now() - start
  const rest = Math.ceil(passed / ANSWER_EVERY_MS) * ANSWER_EVERY_MS - passed
  await new Promise((resolve) => setTimeout(resolve, rest))
}
