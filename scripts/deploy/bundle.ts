/**
 * Bundles each edge function with everything that it imports: files elsewhere in the project and npm packages. The
 * Supabase CLI follows the same imports when it uploads a function. Deno downloads its bundler on first use.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DENO_FLAGS, denoBinary, edgeFunctions, FUNCTIONS_FOLDER } from '../stack/deno.ts'

/** Writes `NAME.js` for each function into the folder. Returns the names. */
export function bundleFunctions(folder: string): string[] {
  mkdirSync(folder, { recursive: true })
  const names = edgeFunctions()
  for (const name of names) {
    const output = ['--output', join(folder, `${name}.js`)]
    const args = ['bundle', '--quiet', ...DENO_FLAGS, ...output, join(FUNCTIONS_FOLDER, name, 'index.ts')]
    execFileSync(denoBinary(), args, { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  // What starts a function and ends it with this process.
  copyFileSync('scripts/stack/edge-main.ts', join(folder, 'main.ts'))
  return names
}
