/**
 * Stands in front of the local auth and answers as hosted Supabase does where the library would tell strangers who
 * has an account, by its answer or by the time it takes; and keeps sessions out of mailed links.
 */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { createMailLinkCodes, postTo, type Respond, refusal } from './mail-link-codes.ts'

/** What could tell takes a multiple of this. Hashing a password and handing over a mail take less. */
const ANSWER_EVERY_MS = 500

const Fields = v.looseObject({ email: v.optional(v.string()), code_challenge: v.optional(v.string()) })
const Refusal = v.looseObject({ error_code: v.optional(v.string()) })
const SignedUp = v.looseObject({ id: v.string() })

/** `next` is the library's own auth. */
export function authFront(next: Respond): Respond {
  const codes = createMailLinkCodes(next)
  return async (request) => {
    const url = new URL(request.url)
    const path = url.pathname.replace('/auth/v1/', '')
    if (request.method === 'GET' && path === 'verify') return codes.withCode(await next(request))
    if (request.method !== 'POST') return next(request)

    const text = await request.text()
    const body = fieldsOf(text)
    if (!body) return next(new Request(request.url, { method: 'POST', headers: request.headers, body: text }))
    const pass = () => next(postTo(request.url, request, body))
    const grant = path === 'token' ? url.searchParams.get('grant_type') : null
    if (grant === 'pkce') return codes.redeem(request, body)
    if (grant === 'password') return signIn(pass)
    if (path === 'signup')
      return inEqualTime(() => signUp(body, pass, (user, challenge) => codes.expect(user, challenge)))
    if (['recover', 'resend', 'otp', 'magiclink'].includes(path))
      return inEqualTime(async () => {
        const response = await pass()
        return (await isTooSoon(response)) ? Response.json({}) : response
      })
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
  expectProof: (user: string, challenge: string) => void,
): Promise<Response> {
  const response = await pass()
  if (!response.ok && !(await isTooSoon(response))) return response
  const user = response.ok ? parsed(SignedUp, await response.text()) : undefined
  if (user && code_challenge) expectProof(user.id, code_challenge)
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
