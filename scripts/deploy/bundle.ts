/**
 * Bundles each edge function with everything that it imports: files elsewhere in the project and npm packages. The
 * Supabase CLI follows the same imports when it uploads a function. Deno downloads its bundler on first use.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DENO_FLAGS, denoBinary, edgeFunctions, FUNCTIONS_FOLDER } from '../stack/deno.ts'

/** What a bundle still imports, at its start or later. */
const IMPORTED =
  /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*["']([^"']+)["']|^\s*import\s*["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']/gm

export type Bundles = { folder: string; names: readonly string[]; kilobytes: number }

/** Writes `NAME.js` for each function into the folder. Throws when one imports anything but Node's own modules. */
export function bundleFunctions(folder: string): Bundles {
  mkdirSync(folder, { recursive: true })
  const names = edgeFunctions()
  let bytes = 0
  for (const name of names) {
    const file = join(folder, `${name}.js`)
    execFileSync(
      denoBinary(),
      ['bundle', '--quiet', ...DENO_FLAGS, '--output', file, join(FUNCTIONS_FOLDER, name, 'index.ts')],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    )
    const foreign = [...readFileSync(file, 'utf8').matchAll(IMPORTED)]
      .map(([, from, bare, later]) => from ?? bare ?? later ?? '')
      .filter((specifier) => !specifier.startsWith('node:'))
    if (foreign.length > 0) throw new Error(`${name} would not run alone: it imports ${foreign.join(', ')}`)
    bytes += statSync(file).size
  }
  // What starts a function and ends it with this process.
  copyFileSync('scripts/stack/edge-main.ts', join(folder, 'main.ts'))
  return { folder, names, kilobytes: Math.round(bytes / 1024) }
}
