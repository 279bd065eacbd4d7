/**
 * `npm run make -- NAME` and `npm run bench -- NAME`: runs a script with the arguments that follow.
 *
 *   make    what is committed beside the code, after its source has changed
 *   bench   measures what no test may depend on
 */
import { spawnSync } from 'node:child_process'

const COMMANDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  make: {
    fonts: 'scripts/fonts.ts',
    screens: 'scripts/screens.ts',
    diagrams: 'scripts/draw-machines.ts',
    dates: 'scripts/page-dates.ts',
  },
  bench: {
    pages: 'scripts/bench/pages.ts',
    visit: 'scripts/bench/visit.ts',
    leads: 'scripts/bench/leads.ts',
  },
}

const [command = '', name = '', ...args] = process.argv.slice(2)
const scripts = COMMANDS[command] ?? {}
const script = scripts[name]
if (script)
  process.exitCode =
    spawnSync(process.execPath, ['--import', 'tsx', script, ...args], { stdio: 'inherit' }).status ?? 1
else {
  console.error(`usage: npm run ${command} -- ${Object.keys(scripts).join(' | ')}`)
  process.exitCode = 1
}
