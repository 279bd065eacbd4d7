/** An account of the team that is ready to sign in, on this machine alone. */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import * as v from 'valibot'
import type { Stack } from './stack.ts'

const EMAIL = 'desk@northbow.example'
const MAIL_TIMEOUT_MS = 20_000
const MAIL_INTERVAL_MS = 100

const Session = v.object({ access_token: v.string() })
const Mails = v.array(
  v.looseObject({ text: v.string(), to: v.array(v.looseObject({ address: v.string() })) }),
)

/**
 * At the first start signs the account up as anybody does, invites it and accepts, and says how to sign in, which is kept
 * in `folder` and nowhere else. Returns what stands behind the desk's address.
 */
export async function teamAccount(
  folder: string,
  { databaseUrl, mailboxUrl, keys }: Pick<Stack, 'databaseUrl' | 'mailboxUrl' | 'keys'>,
): Promise<string> {
  const file = join(folder, 'desk-account.txt')
  if (existsSync(file)) return `  (the account in ${file})`
  const password = randomBytes(9).toString('base64url')
  const post = async (path: string, body: object, key: string, token?: string): Promise<unknown> => {
    const response = await fetch(`${databaseUrl}${path}`, {
      method: 'POST',
      headers: {
        apikey: key,
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`The team's account could not be made: ${path} ${response.status}`)
    return response.json()
  }
  const { SUPABASE_SECRET_KEY: secret, SUPABASE_PUBLISHABLE_KEY: publishable } = keys
  const credentials = { email: EMAIL, password }
  await post('/auth/v1/signup', credentials, publishable)
  const { pathname, search } = await confirmationLink(mailboxUrl)
  await fetch(`${databaseUrl}${pathname}${search}`, { redirect: 'manual' })
  await post('/rest/v1/rpc/invite_member', { email: EMAIL, name: 'Sample Agent', role: 'lead' }, secret)
  const session = v.parse(Session, await post('/auth/v1/token?grant_type=password', credentials, publishable))
  await post('/rest/v1/rpc/accept_invitation', {}, publishable, session.access_token)
  await writeFile(file, `${EMAIL}\n${password}\n`, { mode: 0o600 })
  return `  (sign in as ${EMAIL} with ${password})`
}

async function confirmationLink(mailboxUrl: string): Promise<URL> {
  for (const until = Date.now() + MAIL_TIMEOUT_MS; Date.now() < until; await delay(MAIL_INTERVAL_MS)) {
    const mails = v.parse(Mails, await (await fetch(`${mailboxUrl}/email`)).json())
    const own = mails.filter(({ to }) => to.some(({ address }) => address === EMAIL))
    const link = own.flatMap(({ text }) => text.match(/https?:\/\/\S+\/auth\/v1\/verify\S+/) ?? []).at(-1)
    if (link) return new URL(link)
  }
  throw new Error(`The mail that confirms ${EMAIL} did not arrive.`)
}
