/** Deno from npm, resolving the functions' packages from this project's own node_modules. */
import { runInstall } from 'deno/install_api.cjs'

export const FUNCTIONS_FOLDER = 'supabase/functions'

/** Nothing is downloaded at start, and nothing is written beside the functions. */
export const DENO_FLAGS = [
  '--no-lock',
  '--node-modules-dir=manual',
  `--config=${FUNCTIONS_FOLDER}/deno.json`,
] as const

/** The executable itself: the package's own launcher would not pass signals on. */
export function denoBinary(): string {
  return runInstall()
}
