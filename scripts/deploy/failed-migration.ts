/** A migration that fails half-way on a database with leads in it. */
import { check } from './check.ts'
import { EARLIER_VERSIONS, fillEarlier } from './earlier.ts'
import { appliedVersions, migrations, push } from './push.ts'
import { changesSince, snapshot } from './snapshot.ts'
import { type Rehearsal, withSql } from './upgrade-from.ts'

export async function failedMigration({ platform, steps: { part, step }, leads }: Rehearsal): Promise<void> {
  part('A migration that fails')
  const database = await platform.newProject('failing')
  const [, version] = EARLIER_VERSIONS
  if (!version) throw new Error('There is no earlier version')
  await withSql(database, async (sql) => {
    const earlier = migrations().filter((migration) => migration.version < version.before)
    await push(sql, earlier)
    await fillEarlier(sql, version, leads)
    const before = await snapshot(sql, version.deliveries)
    const failing = {
      version: version.before,
      name: 'failing',
      sql: "create table public.half (id int); update public.leads set message = ''; alter table public.leads add column half int not null",
    }
    await step('It is refused', async () => {
      const refusal = await push(sql, [...earlier, failing]).then(() => '', String)
      check(/contains null values/.test(refusal), true)
    })
    await step('The version before is in place, with every lead as it was', async () => {
      check((await appliedVersions(sql)).at(-1), earlier.at(-1)?.version)
      check([...(await sql`select to_regclass('public.half') as half`)], [{ half: null }])
      check(await changesSince(sql, before), [])
    })
    await step(
      'The mended one and the rest are applied',
      () => push(sql, migrations()),
      (count) => `${count} applied`,
    )
    check(await changesSince(sql, before), [])
  })
}
