/**
 * PKCE for mailed links, which the local auth lacks: the link leads to the site with a code instead of a session, and
 * the code is worth a session only to the browser that requested the mail. Kept in memory: a link from before the
 * last start still confirms the address, but signs nobody in.
 */
import { createHash, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { RECOVERY_PARAMETER } from '../../content/constants.ts'
import { head as auth } from '../../content/pages/auth.ts'
import { type Ask, refusal } from './auth-request.ts'

const Claims = v.object({ email: v.string() })
const Exchange = v.object({ auth_code: v.string(), code_verifier: v.string() })

const CODE_MS = 5 * 60_000
/** More mails than ever wait for their links to be opened. */
const MOST_KEPT = 10_000
/** More browsers than may request a mail within an hour, so nobody can push out the owner's. */
const MOST_BROWSERS = 1_000

/** A mail's purpose, as the library names it in the link. Other mails have no link. */
export const MAIL_PURPOSES = ['signup', 'recovery'] as const
type MailPurpose = (typeof MAIL_PURPOSES)[number]

/** Targets of links that do not lead home: the library ignores the request's. */
const LEADS_TO: Readonly<Partial<Record<MailPurpose, string>>> = {
  recovery: `${auth.path}?${RECOVERY_PARAMETER}`,
}

export function createMailLinkCodes() {
  const challenges = new Map<string, readonly string[]>()
  const sessions = new Map<string, { proofs: readonly string[]; refreshToken: string; until: number }>()

  return {
    /**
     * Remembers that a browser requested the mail and can prove it with the preimage of `challenge`. Several may: a
     * stranger who asked first must not spoil the owner's link, and never learns the code, which arrives where the
     * mail is read.
     */
    expect(purpose: MailPurpose, email: string, challenge: string): void {
      const key = keyOf(purpose, email)
      keep(challenges, key, [...(challenges.get(key) ?? []), challenge].slice(-MOST_BROWSERS))
    },

    /** Opens a mailed link: redirects with a code instead of tokens, or with the error. */
    async open(ask: Ask, purpose: MailPurpose, token: string): Promise<Response> {
      // The sender does not choose the target: a redirect could carry tokens of its own.
      const response = await ask('GET', 'verify', { type: purpose, token })
      const mailed = response.headers.get('location')
      if (!mailed) return response
      const { hash, origin } = new URL(mailed)
      const location = new URL(LEADS_TO[purpose] ?? mailed, origin)
      location.hash = hash
      const tokens = new URLSearchParams(location.hash.slice(1))
      const [accessToken, refreshToken] = [tokens.get('access_token'), tokens.get('refresh_token')]
      if (!accessToken || !refreshToken) return redirect(location)
      const code = randomUUID()
      const key = keyOf(purpose, emailOf(accessToken))
      const proofs = challenges.get(key)
      challenges.delete(key)
      if (proofs) keep(sessions, code, { proofs, refreshToken, until: Date.now() + CODE_MS })
      location.hash = ''
      location.searchParams.set('code', code)
      return redirect(location)
    },

    /** The session that a code stands for, once. */
    async redeem(ask: Ask, body: unknown): Promise<Response> {
      const exchange = v.safeParse(Exchange, body)
      if (!exchange.success)
        return refusal(400, 'validation_failed', 'both auth code and code verifier should be non-empty')
      const { auth_code, code_verifier } = exchange.output
      const session = sessions.get(auth_code)
      sessions.delete(auth_code)
      if (!session || session.until < Date.now())
        return refusal(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
      if (!session.proofs.includes(createHash('sha256').update(code_verifier).digest('base64url')))
        return refusal(
          400,
          'bad_code_verifier',
          'code challenge does not match previously saved code verifier',
        )
      const { refreshToken: refresh_token } = session
      return ask('POST', 'token', { grant_type: 'refresh_token' }, { refresh_token })
    },
  }
}

const keyOf = (purpose: string, email: string) => `${purpose} ${email.toLowerCase()}`

const redirect = ({ href }: URL) => new Response(null, { status: 303, headers: { location: href } })

/** Sets an entry of a map that forgets its oldest one when it has too many. */
function keep<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key)
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > MOST_KEPT && oldest !== undefined) map.delete(oldest)
}

/** The library has just signed it. */
function emailOf(accessToken: string): string {
  const claims = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()
  return v.parse(Claims, JSON.parse(claims)).email
}
