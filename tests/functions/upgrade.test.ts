/** Earlier versions of the database with leads in them, upgraded as `npm run test:all -- deploy` does. */
import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EARLIER_VERSIONS, type EarlierVersion, fillEarlier } from '../../scripts/deploy/earlier.ts'
import { type Platform, startPlatform } from '../../scripts/deploy/platform.ts'
import { appliedVersions, migrations, push } from '../../scripts/deploy/push.ts'
import { changesSince, type Snapshot, snapshot } from '../../scripts/deploy/snapshot.ts'
import { findPostgres, NO_POSTGRES } from '../support/postgres.ts'

const LEADS = 20
const all = migrations()
const installed = findPostgres() !== undefined
if (!installed) console.warn(`Upgrades skipped: ${NO_POSTGRES}.`)

let platform: Platform
beforeAll(async () => {
  if (installed) platform = await startPlatform()
})
afterAll(() => platform?.stop())

/** A database of that version with leads in it. */
async function earlier(
  version: EarlierVersion,
  name: string,
): Promise<{ sql: Sql; before: Snapshot; applied: string[] }> {
  const sql = postgres((await platform.newProject(name)).url, { max: 1, onnotice: () => undefined })
  await push(
    sql,
    all.filter((migration) => migration.version < version.before),
  )
  await fillEarlier(sql, version, LEADS)
  return { sql, before: await snapshot(sql, version.deliveries), applied: await appliedVersions(sql) }
}

describe.skipIf(!installed).each(EARLIER_VERSIONS)('from $name', (version) => {
  it('every lead, consent and delivery is kept, by migrations that run as the owner of a hosted database', async () => {
    const { sql, before } = await earlier(version, `upgrade_${version.before}`)
    await push(sql, all)
    expect(before.leads).toHaveLength(LEADS)
    expect(before.consents.length).toBeGreaterThan(0)
    expect(await changesSince(sql, before)).toEqual([])
    const [lead] = before.leads
    await sql`update public.leads set message = 'another' where id = ${String(lead?.id)}`
    expect(await changesSince(sql, before)).toEqual([expect.stringContaining(`message of ${lead?.id}`)])
    await sql.end()
  })

  it('a migration that fails leaves the version before', async () => {
    const { sql, before, applied } = await earlier(version, `failing_${version.before}`)
    const failing = {
      version: version.before,
      name: 'failing',
      sql: "update public.leads set message = ''; alter table public.leads add column half int not null",
    }
    await expect(push(sql, [failing])).rejects.toThrow('contains null values')
    expect(await appliedVersions(sql)).toEqual(applied)
    expect(await changesSince(sql, before, version.deliveries)).toEqual([])
    await sql.end()
  })
})
