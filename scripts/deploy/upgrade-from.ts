/** Upgrading a database of an earlier version with leads in it, to a running project. */
import { join } from 'node:path'
import postgres, { type Sql } from 'postgres'
import { freePort } from '../stack/ports.ts'
import type { Bundles } from './bundle.ts'
import { check, until } from './check.ts'
import { type EarlierVersion, fillEarlier } from './earlier.ts'
import type { Platform, ProjectDatabase } from './platform.ts'
import { type Project, startProject } from './project.ts'
import { migrations, push } from './push.ts'
import { schedule } from './schedule.ts'
import { changesSince, snapshot } from './snapshot.ts'
import type { Steps } from './steps.ts'
import { newLead, send } from './visitor.ts'

export type Rehearsal = {
  folder: string
  platform: Platform
  bundles: Bundles
  steps: Steps
  /** How many leads are in place before an upgrade. */
  leads: number
}

/** An origin that is not the project's. */
const SITE = 'https://northbow.example'

export async function upgradeFrom(version: EarlierVersion, rehearsal: Rehearsal): Promise<void> {
  const { folder, platform, bundles, steps, leads } = rehearsal
  const { part, step } = steps
  part(`Upgrade from ${version.name} (before ${version.before})`)
  const database = await platform.newProject(`before_${version.before}`)
  await withSql(database, async (sql) => {
    const earlier = migrations().filter((migration) => migration.version < version.before)
    await step(
      'The earlier migrations',
      () => push(sql, earlier),
      (count) => `${count} applied`,
    )
    await step(`${leads} leads through its own function, their mail in every state`, () =>
      fillEarlier(sql, version, leads),
    )
    const before = await snapshot(sql, version.deliveries)
    check(before.leads.length, leads)
    await step(
      'The rest of the migrations',
      () => push(sql, migrations()),
      (count) => `${count} applied`,
    )
    await step(
      'No lead, no consent and no delivery is lost or changed',
      async () => check(await changesSince(sql, before), []),
      () =>
        `${before.leads.length} leads, ${before.consents.length} consents, ${before.deliveries.length} deliveries`,
    )
    const settled = await deliveryIds(sql, "status in ('sent', 'dead', 'held') or due_at > now()")
    const place = join(folder, version.before)
    const project = await step('The project on it, with the new functions', async () =>
      startProject({ folder: place, database, bundles, siteUrl: SITE, port: await freePort() }),
    )
    try {
      await step('A new lead from another origin is accepted, once', () =>
        acceptOnce(project, sql, leads + 1),
      )
      await step(
        'The schedule delivers what is due, each once, and nothing else',
        () => deliverDue(project, sql, settled),
        (count) => `${count} mails`,
      )
    } finally {
      await project.stop()
    }
  })
}

async function acceptOnce(project: Project, sql: Sql, expected: number): Promise<void> {
  const body = await newLead(project)
  check((await send(project, SITE, body)).duplicate, false)
  check((await send(project, SITE, body)).duplicate, true)
  const [row] = await sql`select count(*)::int as count from public.leads`
  check(row?.count, expected)
}

/**
 * Runs the schedule's job until nothing is due. Resolves to the number of mails that the mail service has accepted, none
 * of them among those that were `settled` before.
 */
async function deliverDue(project: Project, sql: Sql, settled: readonly string[]): Promise<number> {
  const runJob = await schedule(sql, migrations(), {
    project_url: project.url,
    secret_key: project.keys.SUPABASE_SECRET_KEY,
  })
  await until('the due mail', async () => {
    await runJob()
    const open = await deliveryIds(sql, "status = 'sending' or status = 'due' and due_at <= now()")
    return open.length === 0
  })
  const { accepted } = project.mail
  check(
    [...accepted.values()].filter(({ times }) => times !== 1),
    [],
  )
  const sent = await deliveryIds(sql, "status = 'sent'")
  check([...accepted.keys()].sort(), sent.filter((id) => !settled.includes(id)).sort())
  return accepted.size
}

async function deliveryIds(sql: Sql, where: string): Promise<string[]> {
  const rows = await sql.unsafe<{ id: string }[]>(`select id from public.outbox where ${where}`)
  return rows.map(({ id }) => id)
}

/** Works on a database as its owner. */
export async function withSql(database: ProjectDatabase, work: (sql: Sql) => Promise<void>): Promise<void> {
  const sql = postgres(database.url, { max: 2, onnotice: () => undefined })
  try {
    await work(sql)
  } finally {
    await sql.end()
  }
}
