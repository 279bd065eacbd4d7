/** A confirmed account of the running stack, made as one browser makes it. */
import { createHash, randomUUID } from 'node:crypto'
import * as v from 'valibot'

export const Session = v.looseObject({
  access_token: v.string(),
  refresh_token: v.string(),
  expires_at: v.number(),
  user: v.looseObject({ id: v.string(), email: v.string() }),
})
export type Session = v.InferOutput<typeof Session>
export type Credentials = { email: string; password: string }

/**
 * Signs up, opens the link that `confirmationLink` finds in the mailbox, and chooses the password again, because
 * confirming clears the first one. Resolves to the session; throws, naming what was refused.
 */
export async function newAccount(
  { databaseUrl, publishableKey }: { databaseUrl: string; publishableKey: string },
  credentials: Credentials,
  confirmationLink: () => Promise<string | URL>,
): Promise<Session> {
  const send = async (method: string, path: string, body: object, token?: string) => {
    const response = await fetch(`${databaseUrl}/auth/v1/${path}`, {
      method,
      headers: {
        apikey: publishableKey,
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }
  const code_verifier = randomUUID() + randomUUID()
  const code_challenge = createHash('sha256').update(code_verifier).digest('base64url')
  await send('POST', 'signup', { ...credentials, code_challenge, code_challenge_method: 's256' })
  // Neither the site nor the redirect to it is needed.
  const { pathname, search } = new URL(await confirmationLink())
  const { headers } = await fetch(`${databaseUrl}${pathname}${search}`, { redirect: 'manual' })
  const auth_code = new URL(headers.get('location') ?? databaseUrl).searchParams.get('code') ?? ''
  const session = v.parse(Session, await send('POST', 'token?grant_type=pkce', { auth_code, code_verifier }))
  await send('PUT', 'user', { password: credentials.password }, session.access_token)
  return session
}
