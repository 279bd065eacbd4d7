/** Runs Deno with the flags of the local stack: `node --import tsx scripts/deno.ts check FILE…`. */
import { spawnSync } from 'node:child_process'
import { DENO_FLAGS, denoBinary } from './stack/deno.ts'

const [command = 'help', ...files] = process.argv.slice(2)
const { status } = spawnSync(denoBinary(), [command, ...DENO_FLAGS, ...files], { stdio: 'inherit' })
process.exit(status ?? 1)
