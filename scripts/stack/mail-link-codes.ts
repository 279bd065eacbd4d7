/**
 * PKCE for mailed links, which the local auth has for other sign-ins only: the link leads to the site with a code
 * instead of a session, and the code is worth a session only to the browser that signed up. Kept in memory: a link
 * of a sign-up before the last start still confirms the address, but signs nobody in.
 */
import { createHash, randomUUID } from 'node:crypto'
import * as v from 'valibot'

export type Respond = (request: Request) => Promise<Response>

const Claims = v.object({ sub: v.string() })
const Exchange = v.object({ auth_code: v.string(), code_verifier: v.string() })

const CODE_MS = 5 * 60_000
/** More sign-ups than ever wait for their links. */
const MOST_KEPT = 10_000

export function createMailLinkCodes(next: Respond) {
  const challenges = new Map<string, string>()
  const sessions = new Map<string, { challenge: string; refreshToken: string; until: number }>()

  return {
    /** The browser that signed `user` up can prove itself by what `challenge` is the SHA-256 of. */
    expect(user: string, challenge: string): void {
      keep(challenges, user, challenge)
    },

    /** The redirect of a mailed link, with a code in place of tokens. */
    withCode(response: Response): Response {
      const location = new URL(response.headers.get('location') ?? '', 'http://localhost')
      const tokens = new URLSearchParams(location.hash.slice(1))
      const [accessToken, refreshToken] = [tokens.get('access_token'), tokens.get('refresh_token')]
      if (!accessToken || !refreshToken) return response
      const code = randomUUID()
      const challenge = challenges.get(subjectOf(accessToken))
      if (challenge) keep(sessions, code, { challenge, refreshToken, until: Date.now() + CODE_MS })
      location.hash = ''
      location.searchParams.set('code', code)
      return new Response(null, { status: 303, headers: { location: location.href } })
    },

    /** The session that a code stands for, once. */
    async redeem(request: Request, body: unknown): Promise<Response> {
      const exchange = v.safeParse(Exchange, body)
      if (!exchange.success)
        return refusal(400, 'validation_failed', 'both auth code and code verifier should be non-empty')
      const { auth_code, code_verifier } = exchange.output
      const session = sessions.get(auth_code)
      sessions.delete(auth_code)
      if (!session || session.until < Date.now())
        return refusal(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
      if (createHash('sha256').update(code_verifier).digest('base64url') !== session.challenge)
        return refusal(
          400,
          'bad_code_verifier',
          'code challenge does not match previously saved code verifier',
        )
      const url = new URL(request.url)
      url.searchParams.set('grant_type', 'refresh_token')
      return next(postTo(url.href, request, { refresh_token: session.refreshToken }))
    },
  }
}

/** The request again, with another address or body. */
export function postTo(url: string, { headers: original }: Request, body: unknown): Request {
  const headers = new Headers(original)
  headers.delete('content-length')
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** A refusal as the library writes it. */
export function refusal(status: number, code: string, message: string): Response {
  return Response.json(
    { code: status, error_code: code, msg: message },
    { status, headers: { 'x-sb-error-code': code } },
  )
}

function keep<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key)
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > MOST_KEPT && oldest !== undefined) map.delete(oldest)
}

/** The library has just signed it. */
function subjectOf(accessToken: string): string {
  const claims = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()
  return v.parse(Claims, JSON.parse(claims)).sub
}
