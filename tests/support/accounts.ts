/** Accounts of the real sign-in service, created as visitors create them: signed up and confirmed by mail. */
import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright/test'
import * as v from 'valibot'
import { type Credentials, newAccount, Session } from '../../scripts/stack/new-account.ts'
import { SESSION_STORAGE_KEY } from '../../src/backend/session-storage.ts'
import type { Backend } from './local.ts'
import { uniqueEmail } from './payloads.ts'

export type { Session }
export type Account = Credentials

/** Whatever sends it must leave its ends as they are. */
export const PASSWORD = ' secret1 '
const MAIL_TIMEOUT_MS = 60_000
const MAIL_INTERVAL_MS = 100

/** Asks the sign-in service as the site does, as an account where its token is given. */
export function askAuth({ stack }: Backend, path: string, body: object, token?: string, method = 'POST') {
  return fetch(`${stack.databaseUrl}/auth/v1/${path}`, {
    method,
    headers: {
      apikey: stack.keys.SUPABASE_PUBLISHABLE_KEY,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
}

/** The confirmation link mailed to `email`. Throws when no mail arrives in time. */
export const confirmationLink = (site: Backend, email: string) => mailedLink(site, email, 'signup')

/** The newest link of that kind mailed to `email`. Throws when no mail arrives in time. */
export const mailedLink = (site: Backend, email: string, kind: 'signup' | 'recovery') =>
  newestIn(site, email, (text) => {
    const [link] = text.match(/https?:\/\/\S+\/auth\/v1\/verify\S+/) ?? []
    return link?.includes(`type=${kind}`) ? link : undefined
  })

/** The newest code to sign in with mailed to `email`. */
export const mailedCode = (site: Backend, email: string) =>
  newestIn(site, email, (text) => /login code is: (\d{6})/.exec(text)?.[1])

async function newestIn(
  site: Backend,
  email: string,
  find: (text: string) => string | undefined,
): Promise<string> {
  for (const until = Date.now() + MAIL_TIMEOUT_MS; Date.now() < until; await delay(MAIL_INTERVAL_MS)) {
    const found = (await site.mailsTo(email)).flatMap(({ text }) => find(text) ?? []).at(-1)
    if (found) return found
  }
  throw new Error(`What was waited for was not mailed to ${email}`)
}

/** Asks for the mail of a forgotten password, as an earlier visit would, and resolves to its link. */
export async function recoveryLink(page: Page, site: Backend, email: string): Promise<string> {
  await askForLink(page, site, 'recover', { email })
  return mailedLink(site, email, 'recovery')
}

/** Signs up with a new address, as an earlier visit would, and resolves to the link that confirms it. */
export async function newAddressLink(page: Page, site: Backend): Promise<string> {
  const email = uniqueEmail()
  await askForLink(page, site, 'signup', { email, password: PASSWORD })
  return confirmationLink(site, email)
}

/** The browser keeps the proof that it asked. */
async function askForLink(page: Page, site: Backend, path: string, body: object): Promise<void> {
  const proof = randomUUID() + randomUUID()
  const code_challenge = createHash('sha256').update(proof).digest('base64url')
  await askAuth(site, path, { ...body, code_challenge, code_challenge_method: 's256' })
  await seedStorage(page, `${SESSION_STORAGE_KEY}-code-verifier`, proof)
}

/** An account whose address is not confirmed. */
export async function unconfirmedAccount(site: Backend): Promise<Account> {
  const account = { email: uniqueEmail(), password: PASSWORD }
  const response = await askAuth(site, 'signup', account)
  if (!response.ok) throw new Error(`${account.email} could not sign up: ${await response.text()}`)
  return account
}

export async function confirmedAccount(site: Backend): Promise<Account> {
  const account = { email: uniqueEmail(), password: PASSWORD }
  const { databaseUrl, keys } = site.stack
  await newAccount({ databaseUrl, publishableKey: keys.SUPABASE_PUBLISHABLE_KEY }, account, () =>
    confirmationLink(site, account.email),
  )
  return account
}

/** A new session from the service. */
export async function newSession(site: Backend, account: Account): Promise<Session> {
  const response = await askAuth(site, 'token?grant_type=password', account)
  return v.parse(Session, await response.json())
}

/** The session with an expired access token; its refresh token is still valid. */
export function expired(session: Session): Session {
  return { ...session, expires_at: 1 }
}

/** An address of the site at which no script runs that would use the session. */
const STATIC_FILE = '/favicon.svg'

/** Stores a session in the browser, as an earlier visit would. Leaves the page on a static file. */
export const seedSession = (page: Page, session: Session) => seedStorage(page, SESSION_STORAGE_KEY, session)

async function seedStorage(page: Page, name: string, stored: unknown): Promise<void> {
  await page.goto(STATIC_FILE)
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    name,
    JSON.stringify(stored),
  ] as const)
}

/** The session the browser holds now, if any. */
export async function storedSession(page: Page): Promise<Session | null> {
  const stored = await page.evaluate((key) => localStorage.getItem(key), SESSION_STORAGE_KEY)
  return stored === null ? null : v.parse(Session, JSON.parse(stored))
}
