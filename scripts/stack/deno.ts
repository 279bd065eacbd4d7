/** Deno from npm, with the functions' packages resolved from this project's node_modules. */
import { readdirSync } from 'node:fs'
import { runInstall } from 'deno/install_api.cjs'

export const FUNCTIONS_FOLDER = 'supabase/functions'

/** Deno downloads nothing at start and writes no files next to the functions. */
export const DENO_FLAGS = [
  '--no-lock',
  '--node-modules-dir=manual',
  `--config=${FUNCTIONS_FOLDER}/deno.json`,
] as const

/** The path of the executable itself, because the package's launcher does not forward signals. */
export function denoBinary(): string {
  return runInstall()
}

/** The folders of supabase/functions that the Supabase CLI deploys. */
export function edgeFunctions(): string[] {
  return readdirSync(FUNCTIONS_FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name)
}
