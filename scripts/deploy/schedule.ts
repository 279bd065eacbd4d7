/**
 * The delivery schedule without pg_cron: runs the job's statement, taken from the migration, on stand-ins for Vault
 * and pg_net, and sends the resulting request.
 */
import { deepEqual, equal, ok } from 'node:assert/strict'
import type { Sql } from 'postgres'
import type { Project } from './project.ts'
import { migrations } from './push.ts'

/** Vault's view of the two secrets, and pg_net's queue. */
const STAND_INS = `
  create schema if not exists vault;
  create table if not exists vault.decrypted_secrets (name text primary key, decrypted_secret text);
  create schema if not exists net;
  create table if not exists net.requests (url text, headers jsonb, body jsonb);
  create or replace function net.http_post(url text, headers jsonb, body jsonb, timeout_milliseconds integer)
  returns bigint language sql as 'insert into net.requests values (url, headers, body) returning 1::bigint'`

/** Sets the two secrets of the deployment guide. Resolves to a function that does the job's work of one minute. */
export async function schedule(sql: Sql, project: Project): Promise<() => Promise<void>> {
  const newest = migrations().findLast((migration) => migration.sql.includes('cron.schedule('))
  const [, job] = /\$job\$(.*?)\$job\$/s.exec(newest?.sql ?? '') ?? []
  ok(job, 'No migration has the job that delivers mail')
  await sql.unsafe(STAND_INS)
  await sql`
    insert into vault.decrypted_secrets
    values ('project_url', ${project.url}), ('secret_key', ${project.keys.SUPABASE_SECRET_KEY})`
  return async () => {
    await sql.unsafe(job)
    const requests = await sql<{ url: string; headers: Record<string, string>; body: object }[]>`
      delete from net.requests returning *`
    equal(requests.length, 1)
    for (const { url, headers, body } of requests) {
      const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
      ok(response.ok, `deliver-mail answered ${response.status}`)
    }
  }
}

export async function deliveryIds(sql: Sql, where: string): Promise<string[]> {
  const rows = await sql.unsafe<{ id: string }[]>(
    `select id from public.deliveries where ${where} order by id`,
  )
  return rows.map(({ id }) => id)
}

/** Throws unless the mail service has accepted these deliveries, each once, and no others. */
export function mailedOnce({ mail: { accepted } }: Project, ids: readonly string[]): void {
  const times = [...accepted].map(([id, mail]) => [id, mail.times])
  deepEqual(times.sort(), ids.map((id) => [id, 1]).sort())
}
