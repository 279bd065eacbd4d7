/** Refuses, as hosted Supabase does, to read a table that the migrations keep from a role. The library answers that it is empty. */
import type { IncomingMessage } from 'node:http'
import * as v from 'valibot'

/** Every table and view, and who may read anything of it. */
export const READERS = `
  select
    c.relname as name,
    has_any_column_privilege('anon', c.oid, 'select') as anon,
    has_any_column_privilege('authenticated', c.oid, 'select') as authenticated
  from pg_class as c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')`

const Readers = v.object({
  rows: v.array(v.object({ name: v.string(), anon: v.boolean(), authenticated: v.boolean() })),
})
const TABLE = /^\/rest\/v1\/(\w+)(?:\?|$)/

/** `readers` are the rows of READERS. The answer is undefined for a request that the library is to answer. */
export function restFront(readers: unknown, publishableKey: string) {
  const tables = new Map(v.parse(Readers, readers).rows.map(({ name, ...roles }) => [name, roles]))
  return ({
    method = '',
    url = '',
    headers,
  }: IncomingMessage): { status: number; body: string } | undefined => {
    const table = TABLE.exec(url)?.[1] ?? ''
    const roles = tables.get(table)
    // The secret key may read what it likes, and the library knows other keys.
    if (!roles || !['GET', 'HEAD'].includes(method) || headers.apikey !== publishableKey) return undefined
    const bearer = headers.authorization?.replace(/^bearer\s+/i, '') || publishableKey
    const role = bearer === publishableKey ? 'anon' : 'authenticated'
    if (roles[role]) return undefined
    const answer = {
      code: '42501',
      message: `permission denied for table ${table}`,
      details: null,
      hint: null,
    }
    return { status: role === 'anon' ? 401 : 403, body: JSON.stringify(answer) }
  }
}
