/** An account of the team that is ready to sign in, on this machine alone. */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Stack } from './stack.ts'

const EMAIL = 'desk@northbow.example'
const Session = v.object({ access_token: v.string() })

/**
 * At the first start makes the account, and says how to sign in, which is kept in `folder` and nowhere else. Returns what
 * stands behind the desk's address.
 */
export async function teamAccount(
  folder: string,
  { databaseUrl, keys }: Pick<Stack, 'databaseUrl' | 'keys'>,
): Promise<string> {
  const file = join(folder, 'desk-account.txt')
  if (existsSync(file)) return `  (account in ${file})`
  const password = randomBytes(9).toString('base64url')
  const post = async (path: string, body: object, key: string, token = key) => {
    const response = await fetch(`${databaseUrl}${path}`, {
      method: 'POST',
      headers: { apikey: key, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`The team's account could not be made: ${path} ${response.status}`)
    return response.json()
  }
  const { SUPABASE_SECRET_KEY: secret, SUPABASE_PUBLISHABLE_KEY: publishable } = keys
  const credentials = { email: EMAIL, password }
  await post('/auth/v1/admin/users', { ...credentials, email_confirm: true }, secret)
  await post('/rest/v1/rpc/invite_member', { email: EMAIL, name: 'Sample Agent', role: 'lead' }, secret)
  const session = v.parse(Session, await post('/auth/v1/token?grant_type=password', credentials, publishable))
  await post('/rest/v1/rpc/accept_invitation', {}, publishable, session.access_token)
  await writeFile(file, `${EMAIL}\n${password}\n`, { mode: 0o600 })
  return `  (sign in as ${EMAIL} with ${password})`
}
