/** Going live, from an empty database and an empty folder to a lead from the site's own address and its mail. */
import { equal, rejects } from 'node:assert/strict'
import { join } from 'node:path'
import postgres from 'postgres'
import { preview } from 'vite'
import { buildSite } from '../pages/build-site.ts'
import { freePort, HOST } from '../stack/ports.ts'
import { startProject } from './project.ts'
import { migrations, push } from './push.ts'
import { step } from './steps.ts'
import { tryProject } from './try-project.ts'
import type { Rehearsal } from './upgrade.ts'

export async function goLive({ folder, platform, functions }: Rehearsal): Promise<void> {
  console.log('\nGoing live')
  const place = join(folder, 'live')
  const [port, sitePort] = [await freePort(), await freePort()]
  const siteUrl = `http://${HOST}:${sitePort}`
  const database = await step("A new project's database", () => platform.newProject('live'))
  const sql = postgres(database.url, { max: 2, onnotice: () => undefined })
  await step(
    'All migrations, as the project’s owner',
    () => push(sql, migrations()),
    (count) => `${count} applied`,
  )
  await step('The same again', async () => equal(await push(sql, migrations()), 0))
  // Before REST starts, because the library that stands in for it grants its roles rights of its own.
  await step('The role of visitors may not read a lead', async () => {
    const read = sql.begin(async (transaction) => {
      await transaction`set local role anon`
      await transaction`select id from public.leads`
    })
    await rejects(read, /permission denied/)
  })
  const project = await step('REST, auth and the functions', () =>
    startProject({ folder: place, database, functions, bundles: join(folder, 'functions'), siteUrl, port }),
  )
  const dist = join(place, 'dist')
  const stops = [project.stop, () => sql.end()]
  try {
    await step(
      'The site, built for the project’s address',
      () =>
        buildSite(
          { url: project.url, publishableKey: project.keys.SUPABASE_PUBLISHABLE_KEY },
          { dist, work: join(place, 'work') },
        ),
      (paths) => `${paths.length} pages`,
    )
    const host = await step('A static host on another origin, with the headers of dist/_headers', () =>
      preview({
        logLevel: 'silent',
        build: { outDir: dist },
        preview: { host: HOST, port: sitePort, strictPort: true },
      }),
    )
    stops.unshift(() => host.close())
    await tryProject(project, siteUrl, sql)
  } finally {
    for (const stop of stops) await stop()
  }
}
