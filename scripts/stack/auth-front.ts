/**
 * Stands in front of the local auth and answers as hosted Supabase does. Hides who has an account where the library's
 * answer or timing would reveal it; limits guesses and mails; refuses what the site does not use; keeps sessions out
 * of mailed links; and ends an account's other sessions after a new password.
 */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { EmailField } from '../../supabase/functions/_shared/lead/fields.ts'
import { createLimit, type Limit } from './auth-limits.ts'
import { type Ask, askFor, type Respond, refusal } from './auth-request.ts'
import { createMailLinkCodes, MAIL_PURPOSES } from './mail-link-codes.ts'

/** Answers take a multiple of this, which hides timing. Hashing a password and handing over a mail take less. */
const ANSWER_EVERY_MS = 500

/** Within these milliseconds hosted Supabase counts requests of a client (config.toml, auth.rate_limit). */
const LIMIT_WINDOW_MS = 5 * 60_000

/** A client's limit over all addresses together, as a multiple of its limit for one. */
const ADDRESSES = 10

/** The paths that the site uses. The library has more, such as mailed sign-in links, and providers without limits. */
const PATHS: Readonly<Record<string, readonly string[]>> = {
  GET: ['verify', 'user', 'health', 'settings'],
  POST: ['signup', 'token', 'otp', 'recover', 'resend', 'verify', 'logout'],
  PUT: ['user'],
}
const Link = v.object({ type: v.picklist(MAIL_PURPOSES), token: v.string() })
const Grant = v.picklist(['password', 'refresh_token', 'pkce'])
const Scope = v.picklist(['global', 'local', 'others'])

const Fields = v.looseObject({
  email: v.optional(v.string()),
  phone: v.optional(v.string()),
  password: v.optional(v.string()),
  code_challenge: v.optional(v.nullable(v.string())),
  type: v.optional(v.string()),
})
/** With other digits than a code's, address and code could be split at two places and counted as two addresses. */
const Code = v.object({
  email: v.string(),
  token: v.pipe(v.string(), v.regex(/^\d{6}$/)),
  type: v.picklist(['email', 'signup', 'recovery', 'magiclink']),
})
const Refusal = v.looseObject({ error_code: v.optional(v.string()) })

export type AuthLimits = {
  /** Wrong codes, and wrong passwords, from one client for one address, in five minutes. */
  guesses: number
  /** Milliseconds between two mails of a kind to one address; earlier requests get the same answer and no mail. */
  mailEveryMs: number
}

/** `next` is the library's own auth. */
export function authFront(next: Respond, { guesses, mailEveryMs }: AuthLimits): Respond {
  const codes = createMailLinkCodes()
  const ofAddress = createLimit(guesses, LIMIT_WINDOW_MS)
  const ofClient = createLimit(ADDRESSES * guesses, LIMIT_WINDOW_MS)
  const mails = createLimit(1, mailEveryMs)
  return async (request) => {
    const { method } = request
    const { pathname, searchParams } = new URL(request.url)
    const path = pathname.replace('/auth/v1/', '')
    if (method === 'OPTIONS') return next(request)
    if (!PATHS[method]?.includes(path)) return refusal(404, 'not_found', 'There is no such path')
    const ask = askFor(request, next)
    const client = clientOf(request)
    /** An attempt for an address, or without one, for any; it also counts among all of the client's attempts. */
    const guess = (what: string, attempt: () => Promise<Response>) => {
      const one = () => limited(ofAddress, `${what} ${client}`, attempt)
      return client ? limited(ofClient, client, one) : one()
    }
    if (method === 'GET') {
      if (path !== 'verify') return ask('GET', path)
      const link = v.safeParse(Link, Object.fromEntries(searchParams))
      if (!link.success) return refusal(400, 'validation_failed', 'Verify requires a type and a token')
      const { type, token } = link.output
      const open = () => codes.open(ask, type, token)
      // The token of a link is made of the address and the code, so links can be guessed as codes can.
      return client ? guess('link', open) : open()
    }

    const text = await request.text()
    const fields = parsed(Fields, text || '{}')
    if (!fields) return refusal(400, 'bad_json', 'Could not parse request body as JSON')
    const email = fields.email === undefined ? undefined : v.safeParse(EmailField, fields.email)
    // The library takes for one address what its mailer reads as two, and mails to the second.
    if (email && !email.success)
      return refusal(400, 'validation_failed', 'Unable to validate email address: invalid format')
    // In one spelling, so that counting and lookup use the same.
    const address = email?.output.toLowerCase() ?? ''
    const body = email ? { ...fields, email: address } : fields
    if (path === 'user') return changeUser(body, ask)
    if (path === 'logout') {
      const scope = v.safeParse(Scope, searchParams.get('scope'))
      return ask('POST', 'logout', { scope: scope.success ? scope.output : 'global' }, {})
    }
    if (path === 'verify')
      return inEqualTime(() =>
        guess(`code ${address}`, () => verifyCode(body, (code) => ask('POST', path, {}, code))),
      )
    if (path === 'token') {
      const grant = v.safeParse(Grant, searchParams.get('grant_type'))
      if (!grant.success) return refusal(400, 'unsupported_grant_type', 'There is no such grant')
      if (grant.output === 'pkce') return codes.redeem(ask, body)
      const pass = () => ask('POST', path, { grant_type: grant.output }, body)
      return grant.output === 'password' ? guess(`password ${address}`, () => signIn(pass)) : pass()
    }

    // Requests that send mail.
    if (client && !(ofAddress.take(`mail ${address} ${client}`) && ofClient.take(client))) return tooMany()
    const { code_challenge } = body
    const pass = () => ask('POST', path, {}, body)
    if (path === 'signup')
      return inEqualTime(() => signUp(body, pass, (...proof) => codes.expect('signup', ...proof)))
    if (path === 'recover' && address && code_challenge) codes.expect('recovery', address, code_challenge)
    return inEqualTime(() => sendMail(mails, `${path} ${address}`, pass))
  }
}

const tooMany = () => refusal(429, 'over_request_rate_limit', 'Request rate limit reached')

/** The site's proxy appends the client's address; anything before it is the sender's claim. Empty at our own port. */
const clientOf = ({ headers }: Request) => headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''

type Fields = v.InferOutput<typeof Fields>

const refusalOf = (text: string) => parsed(Refusal, text)

/** Undefined if the text is not JSON of that shape. */
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
  if (code_challenge) expectProof(email, code_challenge)
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

/** Refuses outright once there were too many attempts; successful ones do not count. */
async function limited(limit: Limit, key: string, attempt: () => Promise<Response>): Promise<Response> {
  if (!limit.take(key)) return tooMany()
  const response = await attempt()
  // A link that works leads back with a code.
  if (response.ok || new URL(response.headers.get('location') ?? 'x:').searchParams.has('code'))
    limit.giveBack(key)
  return response
}

/** An earlier mail stays good when another one would come too soon. What could not be sent may be asked for again. */
async function sendMail(limit: Limit, key: string, pass: () => Promise<Response>): Promise<Response> {
  if (!limit.take(key)) return Response.json({})
  const response = await pass()
  if (!response.ok) limit.giveBack(key)
  // Told to create no account, the library refuses only addresses without one.
  const tells = (await isTooSoon(response)) || (await errorOf(response)) === 'otp_disabled'
  return tells ? Response.json({}) : response
}

/** The library has another name for a code that hosted Supabase takes of new and known addresses alike. */
async function verifyCode(body: Fields, verify: (body: Fields) => Promise<Response>): Promise<Response> {
  const code = v.safeParse(Code, body)
  const expired = refusal(403, 'otp_expired', 'Token has expired or is invalid')
  if (!code.success) return expired
  const { type, ...given } = code.output
  const response = await verify({ ...given, type: type === 'email' ? 'magiclink' : type })
  return response.ok ? response : expired
}

/**
 * Hosted Supabase ends every other session of an account with a new password. The library would move an account to an
 * address that only its present mailbox has confirmed, by which anybody could take over an address.
 */
async function changeUser(body: Fields, ask: Ask): Promise<Response> {
  if (body.email !== undefined || body.phone !== undefined)
    return refusal(422, 'validation_failed', 'The address of an account cannot be changed')
  const response = await ask('PUT', 'user', {}, body)
  if (!response.ok || body.password === undefined) return response
  const ended = await ask('POST', 'logout', { scope: 'others' }, {})
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
