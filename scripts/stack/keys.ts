/** The keys of the local stack, generated on first start and stored in a git-ignored file. */
import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

const NAMES = ['SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY', 'JWT_SECRET', 'ADDRESS_HASH_KEY'] as const
export type Keys = Record<(typeof NAMES)[number], string>

const PREFIX: Partial<Keys> = {
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_',
  SUPABASE_SECRET_KEY: 'sb_secret_',
}

/** The key file of the stack with its data in `folder`. */
export function keysFile(folder: string): string {
  return join(folder, 'keys.env')
}

/** Reads the keys in `folder`; generates and stores missing ones. */
export async function loadKeys(folder: string): Promise<Keys> {
  const file = keysFile(folder)
  const known = await readFile(file, 'utf8').then(parseEnv, () => ({}) as Partial<Keys>)
  const keys = Object.fromEntries(
    NAMES.map((name) => [
      name,
      known[name] || `${PREFIX[name] ?? ''}${randomBytes(24).toString('base64url')}`,
    ]),
  ) as Keys
  if (NAMES.some((name) => known[name] !== keys[name])) {
    await mkdir(folder, { recursive: true })
    const lines = NAMES.map((name) => `${name}=${keys[name]}`)
    await writeFile(
      file,
      `# Keys of the local stack. Delete this file to generate new ones.\n${lines.join('\n')}\n`,
      {
        mode: 0o600,
      },
    )
    await chmod(file, 0o600)
  }
  return keys
}
