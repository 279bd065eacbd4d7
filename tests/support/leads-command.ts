/** `npm run leads` against a local stack. */
import { spawn } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { leads } from '../../scripts/leads/command.ts'
import { printed } from '../../scripts/leads/print.ts'
import type { Backend } from './local.ts'

type Environment = Readonly<Record<string, string>>

const environmentOf = ({ stack }: Backend, environment: Environment) => ({
  ...process.env,
  SUPABASE_URL: stack.databaseUrl,
  SUPABASE_SECRET_KEY: stack.keys.SUPABASE_SECRET_KEY,
  ...environment,
})

/** In this process: starting one takes a second of computing. */
export const leadsCommand = (backend: Backend, args: readonly string[], environment: Environment = {}) =>
  printed(leads(args, environmentOf(backend, environment)))

/** As the team types it. */
export async function spawnLeadsCommand(
  backend: Backend,
  args: readonly string[],
  environment: Environment = {},
) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/leads.ts', ...args], {
    env: environmentOf(backend, environment),
  })
  const [out, error, code] = await Promise.all([
    // Decoding a stream would drop its byte order mark.
    buffer(child.stdout).then(String),
    buffer(child.stderr).then(String),
    new Promise((resolve) => child.on('exit', resolve)),
  ])
  return { out, error, code }
}
