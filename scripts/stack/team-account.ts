/** An account of the team that is ready to sign in, on this machine alone. */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import * as v from 'valibot'
import { post } from './post.ts'
import type { Stack } from './stack.ts'

const EMAIL = 'desk@northbow.example'
const MAIL_TIMEOUT_MS = 20_000
const MAIL_INTERVAL_MS = 100

const Session = v.object({ access_token: v.string() })
const Mails = v.array(
  v.looseObject({ text: v.string(), to: v.array(v.looseObject({ address: v.string() })) }),
)

type Running = Pick<Stack, 'databaseUrl' | 'mailboxUrl' | 'keys'>

/**
 * At the first start signs the account up as anybody does, invites it and accepts, and says how to sign in, which is kept
 * in `folder` and nowhere else. Returns what stands behind the desk's address.
 */
export async function teamAccount(folder: string, stack: Running): Promise<string> {
  const file = join(folder, 'desk-account.txt')
  if (existsSync(file)) return `  (the account in ${file})`
  const password = randomBytes(9).toString('base64url')
  await makeAccount(stack, password).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : error
    throw new Error(`The team's account could not be made: ${reason}`, { cause: error })
  })
  await writeFile(file, `${EMAIL}\n${password}\n`, { mode: 0o600 })
  return `  (sign in as ${EMAIL} with ${password})`
}

async function makeAccount({ databaseUrl, mailboxUrl, keys }: Running, password: string): Promise<void> {
  const [secret, publishable] = [{ key: keys.SUPABASE_SECRET_KEY }, { key: keys.SUPABASE_PUBLISHABLE_KEY }]
  const credentials = { email: EMAIL, password }
  await post(databaseUrl, '/auth/v1/signup', credentials, publishable)
  const { pathname, search } = await confirmationLink(mailboxUrl)
  await fetch(`${databaseUrl}${pathname}${search}`, { redirect: 'manual' })
  const invitation = { email: EMAIL, name: 'Sample Agent', role: 'lead' }
  await post(databaseUrl, '/rest/v1/rpc/invite_member', invitation, secret)
  const session = v.parse(
    Session,
    await post(databaseUrl, '/auth/v1/token?grant_type=password', credentials, publishable),
  )
  const mine = { ...publishable, token: session.access_token }
  await post(databaseUrl, '/rest/v1/rpc/accept_invitation', {}, mine)
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
