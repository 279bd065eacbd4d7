/**
 * `npm test`: the checks, and the tests that see nearly every fault. `npm run test:all` (with --all): everything, as every
 * night and before a release.
 *
 *   -- PART …            only this part, with what follows for its runner: `npm test -- unit tests/content`
 *   -- --changed [BASE]  the checks, the unit tests, and what else the changes since HEAD, or BASE, can reach
 */
import { changedParts } from './changed/parts.ts'
import { FURTHER_PARTS, PARTS, type Part, VITEST_PARTS } from './test/parts.ts'
import { runPart, runParts } from './test/run-parts.ts'

const isAll = process.argv[2] === '--all'
if (isAll) process.env.BOTH_DATABASES = 'yes'
const [first, ...rest] = process.argv.slice(isAll ? 3 : 2)
// All browser tests are in one part, which has those of the quick one.
const { browser, ...others } = PARTS
const all: Readonly<Record<string, Part>> = isAll ? { ...others, ...FURTHER_PARTS } : PARTS
const known: Readonly<Record<string, Part>> = { ...PARTS, ...VITEST_PARTS, ...FURTHER_PARTS }

function onePart(name: string): Promise<number> {
  const part = known[name]
  if (part) return runPart({ ...part, command: [...part.command, ...rest] })
  console.error(`There is no part "${name}". The parts are ${Object.keys(known).join(', ')}.`)
  return Promise.resolve(1)
}

if (first === '--changed') process.exitCode = await runParts(changedParts(rest[0]))
else process.exitCode = await (first === undefined ? runParts(all) : onePart(first))
