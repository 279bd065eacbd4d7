/** Upgrading a database with leads in it by a migration that fails and then by the mended one, to a running project. */
import { deepEqual, equal, rejects } from 'node:assert/strict'
import { join } from 'node:path'
import postgres, { type Sql } from 'postgres'
import { freePort } from '../stack/ports.ts'
import { fill } from './fill.ts'
import type { Platform } from './platform.ts'
import { type Project, startProject } from './project.ts'
import { appliedVersions, type Migration, migrations, push } from './push.ts'
import { deliveryIds, mailedOnce, schedule } from './schedule.ts'
import { step, until } from './steps.ts'
import { newLead, send } from './visitor.ts'

export type Rehearsal = {
  folder: string
  platform: Platform
  /** The names of the functions, which are bundled in the folder `functions`. */
  functions: readonly string[]
}

/** In place before the upgrade. */
const LEADS = 1_000

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

export async function upgrade({ folder, platform, functions }: Rehearsal): Promise<void> {
  console.log('\nAn upgrade')
  const database = await platform.newProject('upgraded')
  const sql = postgres(database.url, { max: 2, onnotice: () => undefined })
  await push(sql, migrations())
  await step(`${LEADS} leads, their mail in every state`, () => fill(sql, LEADS))
  const before = await stored(sql)
  await step('A migration that fails half-way is refused', () =>
    rejects(push(sql, [...migrations(), FAILING]), /contains null values/),
  )
  await step('The version before is in place, with every lead as it was', async () => {
    equal((await appliedVersions(sql)).at(-1), migrations().at(-1)?.version)
    deepEqual([...(await sql`select to_regclass('public.half') as half`)], [{ half: null }])
    deepEqual(await stored(sql), before)
  })
  await step('The mended one is applied', () => push(sql, [...migrations(), MENDED]))
  await step('No lead, no consent and no delivery is lost or changed', async () =>
    deepEqual(await stored(sql), before),
  )
  const settled = await deliveryIds(sql, "status in ('sent', 'dead', 'held') or due_at > now()")
  const project = await step('The project on it', async () =>
    startProject({
      folder: join(folder, 'upgraded'),
      database,
      functions,
      bundles: join(folder, 'functions'),
      siteUrl: SITE,
      port: await freePort(),
    }),
  )
  try {
    await step('A new lead from another origin is accepted, once', () => acceptOnce(project, sql))
    await step('The schedule delivers what is due, each once, and nothing else', () =>
      deliverDue(project, sql, settled),
    )
  } finally {
    await project.stop()
    await sql.end()
  }
}

/** Every lead, consent and delivery, without the column of the mended migration. */
async function stored(sql: Sql): Promise<unknown[]> {
  const rows = ['leads', 'lead_consents', 'deliveries'].map(async (table) => [
    ...(await sql`select to_jsonb(r) - 'half' as row from public.${sql(table)} as r order by id`),
  ])
  return Promise.all(rows)
}

async function acceptOnce(project: Project, sql: Sql): Promise<void> {
  const body = await newLead(project)
  equal((await send(project, SITE, body)).duplicate, false)
  equal((await send(project, SITE, body)).duplicate, true)
  const [row] = await sql`select count(*)::int as count from public.leads`
  equal(row?.count, LEADS + 1)
}

/** Runs the schedule's job until nothing is due. None of the mails was `settled` before. */
async function deliverDue(project: Project, sql: Sql, settled: readonly string[]): Promise<void> {
  const runJob = await schedule(sql, project)
  await until('the due mail', async () => {
    await runJob()
    return (await deliveryIds(sql, "status = 'sending' or status = 'due' and due_at <= now()")).length === 0
  })
  const sent = await deliveryIds(sql, "status = 'sent'")
  mailedOnce(
    project,
    sent.filter((id) => !settled.includes(id)),
  )
}
