/**
 * What somebody has accepted of each machine: `table.txt`, what it does, and `shows.txt`, what its states show and what
 * else uses it passes in. `npm run test:paths -- --accept MACHINE` writes them.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileOf } from './folders.ts'

type Part = 'table' | 'shows'

/** The lines of a file; none when the machine has not been accepted yet. */
export function acceptedLines(machine: string, part: Part): string[] {
  const file = fileOf(machine, part)
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []
}

export function accept(machine: string, part: Part, lines: readonly string[]): void {
  writeFileSync(fileOf(machine, part), `${lines.join('\n')}\n`)
}

/** How to accept what a machine does and shows now. */
export const acceptHint = (machine: string) => `If this is meant: npm run test:paths -- --accept ${machine}`
