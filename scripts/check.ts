/** `npm run check`: types (also of the functions, by Deno), style, unused code: all of them at the same time. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { DENO_FLAGS, denoBinary, edgeFunctions, FUNCTIONS_FOLDER } from './stack/deno.ts'

const functions = edgeFunctions().map((name) => `${FUNCTIONS_FOLDER}/${name}/index.ts`)
const CHECKS: readonly (readonly string[])[] = [
  ['npx', 'tsc'],
  ['npx', 'knip'],
  ['npx', 'biome', 'ci'],
  ['npx', 'stylelint', 'src/**/*.css'],
  [denoBinary(), 'check', ...DENO_FLAGS, ...functions, 'scripts/stack/edge-main.ts'],
]

const codes = await Promise.all(
  CHECKS.map(async ([command = '', ...args]) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    const said: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => said.push(part))
    const [code] = await once(child, 'close')
    const name = command === 'npx' ? args[0] : 'deno check'
    if (code !== 0) console.error(`${name} failed:\n${Buffer.concat(said)}`)
    else console.log(`${name} passed`)
    return code
  }),
)
process.exitCode = codes.every((code) => code === 0) ? 0 : 1
