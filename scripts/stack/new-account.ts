/** A confirmed account of the running stack, made as one browser makes it. */
import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import * as v from 'valibot'
import { post } from './post.ts'

export const Session = v.looseObject({
  access_token: v.string(),
  refresh_token: v.string(),
  expires_at: v.number(),
  user: v.looseObject({ id: v.string(), email: v.string() }),
})
export type Session = v.InferOutput<typeof Session>

const Mails = v.array(
  v.looseObject({ text: v.string(), to: v.array(v.looseObject({ address: v.string() })) }),
)
const MAIL_TIMEOUT_MS = 20_000
const MAIL_INTERVAL_MS = 100

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
  const as = { key: publishableKey }
  const code_verifier = randomUUID() + randomUUID()
  const code_challenge = createHash('sha256').update(code_verifier).digest('base64url')
  const signUp = { ...credentials, code_challenge, code_challenge_method: 's256' }
  await post(databaseUrl, '/auth/v1/signup', signUp, as)
  // Neither the site nor the redirect to it is needed.
  const { pathname, search } = new URL(await confirmationLink())
  const { headers } = await fetch(`${databaseUrl}${pathname}${search}`, { redirect: 'manual' })
  const auth_code = new URL(headers.get('location') ?? databaseUrl).searchParams.get('code') ?? ''
  const proof = { auth_code, code_verifier }
  const session = v.parse(Session, await post(databaseUrl, '/auth/v1/token?grant_type=pkce', proof, as))
  const { access_token: token } = session
  const { password } = credentials
  await post(databaseUrl, '/auth/v1/user', { password }, { ...as, token, method: 'PUT' })
  return session
}

/** The newest link that was mailed to `email`, from the mailbox page. Throws when none arrives in time. */
export async function mailedLink(mailboxUrl: string, email: string): Promise<URL> {
  for (const until = Date.now() + MAIL_TIMEOUT_MS; Date.now() < until; await delay(MAIL_INTERVAL_MS)) {
    const mails = v.parse(Mails, await (await fetch(`${mailboxUrl}/email`)).json())
    const own = mails.filter(({ to }) => to.some(({ address }) => address === email))
    const link = own.flatMap(({ text }) => text.match(/https?:\/\/\S+\/auth\/v1\/verify\S+/) ?? []).at(-1)
    if (link) return new URL(link)
  }
  throw new Error(`The mail that confirms ${email} did not arrive.`)
}
