/** Members of the team on a running stack, as they become some: signed up, invited, and accepted. */
import * as v from 'valibot'
import { post } from '../../scripts/stack/post.ts'
import { confirmedAccount, newSession } from './accounts.ts'
import type { Backend } from './local.ts'

type Role = 'agent' | 'manager'

/** Calls a function of the database as the service does, or as an account whose token is given. */
export function callDatabase(
  { stack: { databaseUrl, keys } }: Backend,
  name: string,
  parameters: object,
  token?: string,
): Promise<unknown> {
  const { SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY } = keys
  const as = token ? { key: SUPABASE_PUBLISHABLE_KEY, token } : { key: SUPABASE_SECRET_KEY }
  return post(databaseUrl, `/rest/v1/rpc/${name}`, parameters, as)
}

/** Invites an address. Resolves to the secret. */
export async function invite(backend: Backend, email: string, name: string, role: Role): Promise<string> {
  const id = await callDatabase(backend, 'invite_member', { email, name, role })
  const { databaseUrl, keys } = backend.stack
  const response = await fetch(
    `${databaseUrl}/rest/v1/team_invitation_secrets?invitation=eq.${id}&select=secret`,
    {
      headers: { apikey: keys.SUPABASE_SECRET_KEY },
    },
  )
  const [{ secret }] = v.parse(v.tuple([v.object({ secret: v.string() })]), await response.json())
  return secret
}

export async function memberAccount(backend: Backend, name: string, role: Role = 'agent') {
  const account = await confirmedAccount(backend)
  const secret = await invite(backend, account.email, name, role)
  const { access_token: token } = await newSession(backend, account)
  await callDatabase(backend, 'accept_invitation', { invitation: secret }, token)
  return { account, token }
}
