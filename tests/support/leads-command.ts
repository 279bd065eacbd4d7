/** `npm run leads` against a local stack. */
import { spawn } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import type { Local } from './local.ts'

export async function leadsCommand(
  { stack }: Local,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/leads.ts', ...args], {
    env: {
      ...process.env,
      SUPABASE_URL: stack.databaseUrl,
      SUPABASE_SECRET_KEY: stack.keys.SUPABASE_SECRET_KEY,
      ...environment,
    },
  })
  const [out, error, code] = await Promise.all([
    // Decoding a stream would drop its byte order mark.
    buffer(child.stdout).then(String),
    buffer(child.stderr).then(String),
    new Promise((resolve) => child.on('exit', resolve)),
  ])
  return { out, error, code }
}
