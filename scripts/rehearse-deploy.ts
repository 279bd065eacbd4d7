/**
 * `npm run test:all -- deploy`: goes live on this machine, from an empty folder, against what stands in for the cloud:
 * PostgreSQL, the bundled functions in Deno, the built site on another origin. Then upgrades a database
 * with leads in it. Logs of the services stay in `.local/deploy/`.
 */
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bundleFunctions } from './deploy/bundle.ts'
import { goLive } from './deploy/go-live.ts'
import { startPlatform } from './deploy/platform.ts'
import { step } from './deploy/steps.ts'
import { upgrade } from './deploy/upgrade.ts'

/** Variables that programs need to run here. */
const KEPT =
  /^(PATH|HOME|USER|LANG|LC_.*|TZ|TMPDIR|CI|CHROMIUM|POSTGRES_BIN|PLAYWRIGHT_.*|DENO_DIR|npm_config_.*|[A-Z_]*PROXY|[a-z_]*proxy|SSL_.*|NODE_EXTRA_CA_CERTS)$/

// Without this shell's settings, no mail and no lead of the rehearsal reaches a real service.
for (const name of Object.keys(process.env)) if (!KEPT.test(name)) delete process.env[name]
const folder = resolve('.local/deploy')
rmSync(folder, { recursive: true, force: true })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const platform = await step('A PostgreSQL server with the roles of a Supabase project', startPlatform)
try {
  const functions = await step('The functions, each bundled with all it imports', async () =>
    bundleFunctions(join(folder, 'functions')),
  )
  await goLive({ folder, platform, functions })
  await upgrade({ folder, platform, functions })
  console.log('\nAll of it works.')
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await platform.stop()
}
