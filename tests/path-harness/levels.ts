/** What each level was seen to walk: kept in a file for each machine, until `npm run test:paths` prints it. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { MEASURES } from './coverage.ts'
import { nothingWalked, type Walked } from './walk-machine.ts'

const FOLDER = '.local/paths'
const fileOf = (level: 2 | 3, machine: string) => `${FOLDER}/level-${level}/${machine}.json`

const Names = v.array(v.string())
const Stored = v.object({ states: Names, transitions: Names, guardOutcomes: Names, pairs: Names })

export function addWalked(all: Walked, more: Walked): void {
  for (const measure of MEASURES) for (const name of more[measure]) all[measure].add(name)
}

export function writeWalked(level: 2 | 3, machine: string, walked: Walked): void {
  mkdirSync(`${FOLDER}/level-${level}`, { recursive: true })
  const stored = Object.fromEntries(MEASURES.map((measure) => [measure, [...walked[measure]]]))
  writeFileSync(fileOf(level, machine), JSON.stringify(stored))
}

/** Before a run of the level: what an earlier one has walked does not count. */
export function forgetWalked(level: 2 | 3): void {
  rmSync(`${FOLDER}/level-${level}`, { recursive: true, force: true })
}

/** Nothing, if the level was not run. */
export function readWalked(level: 2 | 3, machine: string): Walked {
  const file = fileOf(level, machine)
  const walked = nothingWalked()
  if (!existsSync(file)) return walked
  const stored = v.parse(Stored, JSON.parse(readFileSync(file, 'utf8')))
  for (const measure of MEASURES) for (const name of stored[measure]) walked[measure].add(name)
  return walked
}
