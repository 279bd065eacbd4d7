/** The settings of a rehearsed project: nothing comes from this shell, and its secrets from a file as on the host. */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** Variables that programs need to run here. */
const KEPT =
  /^(PATH|HOME|USER|LANG|LC_.*|TZ|TMPDIR|CI|CHROMIUM|POSTGRES_BIN|PLAYWRIGHT_.*|DENO_DIR|npm_config_.*|[A-Z_]*PROXY|[a-z_]*proxy|SSL_.*|NODE_EXTRA_CA_CERTS)$/

/** Removes this shell's settings, so that no mail and no lead of the rehearsal reaches a real service. */
export function forgetSettings(): void {
  for (const name of Object.keys(process.env)) if (!KEPT.test(name)) delete process.env[name]
}

/** Writes the file for `supabase secrets set --env-file`, and returns what the functions get from it. */
export function writeSecrets(
  file: string,
  secrets: Readonly<Record<string, string>>,
): Record<string, string> {
  const lines = Object.entries(secrets).map(([name, value]) => `${name}='${value}'`)
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 })
  return Object.fromEntries(
    Object.entries(parseEnv(readFileSync(file, 'utf8'))).map(([name, value]) => [name, value ?? '']),
  )
}
