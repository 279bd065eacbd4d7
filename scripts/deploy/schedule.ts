/**
 * The delivery schedule without pg_cron: runs the job's statement, taken from the migration, on stand-ins for Vault
 * and pg_net, and sends the resulting request.
 */
import type { Sql } from 'postgres'
import type { Migration } from './push.ts'

/** Vault's view of the two secrets, and pg_net's queue. */
const STAND_INS = `
  create schema if not exists vault;
  create table if not exists vault.decrypted_secrets (name text primary key, decrypted_secret text);
  create schema if not exists net;
  create table if not exists net.requests (url text, headers jsonb, body jsonb);
  create or replace function net.http_post(url text, headers jsonb, body jsonb, timeout_milliseconds integer)
  returns bigint language sql as 'insert into net.requests values (url, headers, body) returning 1::bigint'`

/** Sets the two secrets of the deployment guide. Resolves to a function that does the job's work of one minute. */
export async function schedule(
  sql: Sql,
  all: readonly Migration[],
  secrets: { project_url: string; secret_key: string },
): Promise<() => Promise<void>> {
  const newest = all.findLast((migration) => migration.sql.includes('cron.schedule('))
  const [, job] = /\$job\$(.*?)\$job\$/s.exec(newest?.sql ?? '') ?? []
  if (!job) throw new Error('No migration has the job that delivers mail')
  await sql.unsafe(STAND_INS)
  for (const [name, secret] of Object.entries(secrets))
    await sql`insert into vault.decrypted_secrets values (${name}, ${secret})`
  return async () => {
    await sql.unsafe(job)
    const requests = await sql<{ url: string; headers: Record<string, string>; body: object }[]>`
      delete from net.requests returning *`
    if (requests.length !== 1) throw new Error(`The job makes ${requests.length} requests`)
    for (const { url, headers, body } of requests) {
      const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
      if (!response.ok) throw new Error(`deliver-mail answered ${response.status}`)
    }
  }
}
