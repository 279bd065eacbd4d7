/**
 * `npm run test:all -- deploy`: goes live on this machine, from an empty folder, against what stands in for the cloud:
 * PostgreSQL, the bundled functions in Deno, the built site on another origin. Then upgrades a database
 * with leads in it. `-- --leads N` for another number than 1,000. The log stays in `.local/deploy/`.
 */
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { bundleFunctions } from './deploy/bundle.ts'
import { goLive } from './deploy/go-live.ts'
import { startPlatform } from './deploy/platform.ts'
import { forgetSettings } from './deploy/secrets.ts'
import { createSteps } from './deploy/steps.ts'
import { upgrade } from './deploy/upgrade.ts'

const { values } = parseArgs({ options: { leads: { type: 'string', default: '1000' } } })
const leads = Number(values.leads)
if (!Number.isInteger(leads) || leads < 1) throw new Error('usage: npm run test:all -- deploy [--leads N]')

const folder = resolve('.local/deploy')
forgetSettings()
rmSync(folder, { recursive: true, force: true })
const steps = createSteps(join(folder, 'log.txt'))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

steps.part('The platform')
const platform = await steps.step(
  'A PostgreSQL server with the roles of a Supabase project',
  startPlatform,
  ({ version }) => version,
)
try {
  const bundles = await steps.step(
    'The functions, each bundled with all it imports',
    async () => bundleFunctions(join(folder, 'functions')),
    ({ names, kilobytes }) => `${names.length} functions, ${kilobytes} kB`,
  )
  const rehearsal = { folder, platform, bundles, steps, leads }
  await goLive(rehearsal)
  await upgrade(rehearsal)
  console.log('\nAll of it works.')
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await platform.stop()
}
