/** Real accounts of the real sign-in service, made as visitors make them: signed up and confirmed by mail. */
import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright/test'
import * as v from 'valibot'
import { SESSION_STORAGE_KEY } from '../../src/backend/session-storage.ts'
import type { Local } from './local.ts'
import { someone } from './payloads.ts'

const Mails = v.array(
  v.looseObject({ to: v.optional(v.array(v.object({ address: v.string() })), []), text: v.string() }),
)
const Session = v.looseObject({
  access_token: v.string(),
  refresh_token: v.string(),
  expires_at: v.number(),
  user: v.looseObject({ id: v.string(), email: v.string() }),
})
export type Session = v.InferOutput<typeof Session>
export type Account = { email: string; password: string }

const PASSWORD = 'secret1'
const MAIL_TIMEOUT_MS = 10_000
const MAIL_INTERVAL_MS = 100

function ask({ stack }: Local, path: string, body: object): Promise<Response> {
  return fetch(`${stack.databaseUrl}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: stack.keys.SUPABASE_PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** The link in the mail that `email` was sent. Throws when no mail comes. */
export async function confirmationLink({ stack }: Local, email: string): Promise<string> {
  for (const until = Date.now() + MAIL_TIMEOUT_MS; Date.now() < until; await delay(MAIL_INTERVAL_MS)) {
    const response = await fetch(`${stack.mailboxUrl}/email`)
    const mail = v
      .parse(Mails, await response.json())
      .find(({ to }) => to.some(({ address }) => address === email))
    const [link] = mail?.text.match(/https?:\/\/\S+\/auth\/v1\/verify\S+/) ?? []
    if (link) return link
  }
  throw new Error(`${email} was sent no link`)
}

/** Someone who has signed up, but not confirmed the address. */
export async function unconfirmedAccount(site: Local): Promise<Account> {
  const account = { email: someone(), password: PASSWORD }
  const response = await ask(site, 'signup', account)
  if (!response.ok) throw new Error(`${account.email} could not sign up: ${await response.text()}`)
  return account
}

export async function confirmedAccount(site: Local): Promise<Account> {
  const account = await unconfirmedAccount(site)
  // The link leads on to the site, which need not be asked.
  await fetch(await confirmationLink(site, account.email), { redirect: 'manual' })
  return account
}

/** A new session, as the service gives it. */
export async function newSession(site: Local, account: Account): Promise<Session> {
  const response = await ask(site, 'token?grant_type=password', account)
  return v.parse(Session, await response.json())
}

/** The session's access token has run out: only its refresh token still counts. */
export function expired(session: Session): Session {
  return { ...session, expires_at: 1 }
}

/** A part of the site on which nothing runs that would use a session. */
const QUIET_PLACE = '/favicon.svg'

/** Leaves a session in the browser, as an earlier visit does, and the page on a picture. */
export async function leaveSession(page: Page, session: Session): Promise<void> {
  await page.goto(QUIET_PLACE)
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    SESSION_STORAGE_KEY,
    JSON.stringify(session),
  ] as const)
}

/** The session the browser holds now, if any. */
export async function storedSession(page: Page): Promise<Session | null> {
  const stored = await page.evaluate((key) => localStorage.getItem(key), SESSION_STORAGE_KEY)
  return stored === null ? null : v.parse(Session, JSON.parse(stored))
}
