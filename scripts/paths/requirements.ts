/** The table of rules: which transitions follow each, and which tests prove it. */
import { writeFileSync } from 'node:fs'
import { type Requirement, requirements } from '../../tests/path-harness/requirements.ts'

const FILE = '.local/paths/requirements.md'

/** Writes the whole table to a file, and returns a short one: rules, and how many transitions each has. */
export function requirementsTable(): string {
  const all = requirements()
  writeFileSync(FILE, `${['| rule | transitions | tests |', '|---|---|---|', ...all.map(row)].join('\n')}\n`)
  const counts = all.map(
    ({ rule, transitions, proof }) =>
      `${rule.padEnd(8)}${String(transitions.length).padStart(5)}  ${proof?.file ?? ''}`,
  )
  return ['rule    trans.  test', ...counts.map((line) => line.trimEnd()), `in full: ${FILE}`].join('\n')
}

function row({ rule, text, transitions, proof }: Requirement): string {
  const cells = [
    `${rule} ${text}`,
    transitions.map((name) => `\`${name}\``).join('<br>'),
    proof ? `${proof.file}: ${proof.test}` : '',
  ]
  return `| ${cells.join(' | ')} |`
}
