/** Upgrading a database with leads in it by a migration that fails and then by the mended one, to a running project. */
import { deepEqual } from 'node:assert/strict'
import { join } from 'node:path'
import postgres, { type Sql } from 'postgres'
import { freePort } from '../stack/ports.ts'
import type { Bundles } from './bundle.ts'
import { fill } from './fill.ts'
import type { Platform, ProjectDatabase } from './platform.ts'
import { type Project, startProject } from './project.ts'
import { appliedVersions, type Migration, migrations, push } from './push.ts'
import { schedule } from './schedule.ts'
import { changesSince, snapshot } from './snapshot.ts'
import type { Steps } from './steps.ts'
import { until } from './until.ts'
import { newLead, send } from './visitor.ts'

export type Rehearsal = {
  folder: string
  platform: Platform
  bundles: Bundles
  steps: Steps
  /** How many leads are in place before an upgrade. */
  leads: number
}

/** An origin other than the project's. */
const SITE = 'https://northbow.example'

/** Later than every migration of the project. */
const NEXT = '99999999999999'
const FAILING: Migration = {
  version: NEXT,
  name: 'failing',
  sql: "create table public.half (id int); update public.leads set message = ''; alter table public.leads add column half int not null",
}
/** As for a new field of a form. */
const MENDED: Migration = {
  version: NEXT,
  name: 'mended',
  sql: 'alter table public.leads add column half text',
}

export async function upgrade({ folder, platform, bundles, steps, leads }: Rehearsal): Promise<void> {
  const { part, step } = steps
  part('An upgrade')
  const database = await platform.newProject('upgraded')
  await withSql(database, async (sql) => {
    await push(sql, migrations())
    await step(`${leads} leads, their mail in every state`, () => fill(sql, leads))
    const before = await snapshot(sql)
    deepEqual(before.leads.length, leads)
    await step('A migration that fails half-way is refused', async () => {
      const refusal = await push(sql, [...migrations(), FAILING]).then(() => '', String)
      deepEqual(/contains null values/.test(refusal), true)
    })
    await step('The version before is in place, with every lead as it was', async () => {
      deepEqual((await appliedVersions(sql)).at(-1), migrations().at(-1)?.version)
      deepEqual([...(await sql`select to_regclass('public.half') as half`)], [{ half: null }])
      deepEqual(await changesSince(sql, before), [])
    })
    await step('The mended one is applied', () => push(sql, [...migrations(), MENDED]))
    await step(
      'No lead, no consent and no delivery is lost or changed',
      async () => deepEqual(await changesSince(sql, before), []),
      () =>
        `${before.leads.length} leads, ${before.consents.length} consents, ${before.deliveries.length} deliveries`,
    )
    const settled = await deliveryIds(sql, "status in ('sent', 'dead', 'held') or due_at > now()")
    const project = await step('The project on it', async () =>
      startProject({
        folder: join(folder, 'upgraded'),
        database,
        bundles,
        siteUrl: SITE,
        port: await freePort(),
      }),
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
  deepEqual((await send(project, SITE, body)).duplicate, false)
  deepEqual((await send(project, SITE, body)).duplicate, true)
  const [row] = await sql`select count(*)::int as count from public.leads`
  deepEqual(row?.count, expected)
}

/**
 * Runs the schedule's job until nothing is due. Resolves to the number of accepted mails, none of which was `settled`
 * before.
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
  deepEqual(
    [...accepted.values()].filter(({ times }) => times !== 1),
    [],
  )
  const sent = await deliveryIds(sql, "status = 'sent'")
  deepEqual([...accepted.keys()].sort(), sent.filter((id) => !settled.includes(id)).sort())
  return accepted.size
}

async function deliveryIds(sql: Sql, where: string): Promise<string[]> {
  const rows = await sql.unsafe<{ id: string }[]>(`select id from public.outbox where ${where}`)
  return rows.map(({ id }) => id)
}

/** Works on a database as its owner. */
async function withSql(database: ProjectDatabase, work: (sql: Sql) => Promise<void>): Promise<void> {
  const sql = postgres(database.url, { max: 2, onnotice: () => undefined })
  try {
    await work(sql)
  } finally {
    await sql.end()
  }
}
