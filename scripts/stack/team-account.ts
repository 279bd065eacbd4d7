/** A team account that is ready to sign in, on this machine alone. */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { mailedLink, newAccount } from './new-account.ts'
import { post } from './post.ts'
import type { Stack } from './stack.ts'

const EMAIL = 'desk@northbow.example'

const Invitations = v.tuple([v.object({ secret: v.string() })])

type Running = Pick<Stack, 'databaseUrl' | 'mailboxUrl' | 'keys'>

/**
 * At the first start, signs up the account as anybody would, invites it and accepts, and prints how to sign in, which
 * is stored only in `folder`. Returns the text to print after the desk's address.
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
  const [secretKey, publishableKey] = [keys.SUPABASE_SECRET_KEY, keys.SUPABASE_PUBLISHABLE_KEY]
  const { access_token: token } = await newAccount(
    { databaseUrl, publishableKey },
    { email: EMAIL, password },
    () => mailedLink(mailboxUrl, EMAIL),
  )
  const member = { email: EMAIL, name: 'Sample Agent', role: 'manager' }
  const id = await post(databaseUrl, '/rest/v1/rpc/invite_member', member, { key: secretKey })
  const invited = await fetch(
    `${databaseUrl}/rest/v1/team_invitation_secrets?invitation=eq.${id}&select=secret`,
    {
      headers: { apikey: secretKey },
    },
  )
  const [{ secret }] = v.parse(Invitations, await invited.json())
  const mine = { key: publishableKey, token }
  await post(databaseUrl, '/rest/v1/rpc/accept_invitation', { invitation: secret }, mine)
}
