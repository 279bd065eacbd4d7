/** Which transitions follow each rule of the specification. */
import { readFileSync } from 'node:fs'
import { machines } from '../../machines/index.ts'
import { allTransitions } from '../../machines/kit/structure.ts'
import { RULES, type RuleId, type Rules } from '../../machines/rules.ts'
import { PROOFS } from '../machines/requirements.ts'
import { machineNames } from './discover.ts'

type Transition = { name: string; rules: readonly RuleId[] }

export type Requirement = {
  rule: RuleId
  /** The rule in the words of the specification. */
  text: string
  /** The names of the transitions that follow it; each is walked, as all are. */
  transitions: readonly string[]
  /** A test that proves it where walks do not. */
  proof?: { file: string; test: string }
}

/** Every transition of every machine, with the rules that it follows. */
export const ruledTransitions = (): Transition[] =>
  machineNames.flatMap((machine) =>
    [...allTransitions(machines[machine].machine)].map(([{ meta }, name]) => ({
      name,
      rules: (meta as Partial<Rules> | undefined)?.rules ?? [],
    })),
  )

export function requirements(): Requirement[] {
  const texts = ruleTexts(readFileSync('docs/specification.md', 'utf8'))
  const transitions = ruledTransitions()
  return RULES.map((rule) => ({
    rule,
    text: texts.get(rule) ?? '',
    transitions: transitions.filter(({ rules }) => rules.includes(rule)).map(({ name }) => name),
    ...(PROOFS[rule] ? { proof: PROOFS[rule] } : {}),
  }))
}

/**
 * The rules of sections 4, 5, 8 and 9 in a text laid out as docs/specification.md is, in its order. A rule that is
 * divided further is the heading of its parts: "Drawer. It closes on navigation."
 */
export function ruleTexts(document: string): Map<string, string> {
  const rows = [...document.matchAll(/^\| ([4589]\.[\d.]+) \| (.*)\|$/gm)].map(([, id = '', cells = '']) => ({
    id,
    text: wordsOf(id, cells.split('|')),
  }))
  const isDivided = (id: string) => rows.some((other) => other.id.startsWith(`${id}.`))
  return new Map(
    rows
      .filter(({ id }) => !isDivided(id))
      .map(({ id, text }) => {
        const heading = rows.find((other) => id.startsWith(`${other.id}.`))
        return [id, heading ? `${heading.text.split('.')[0]}. ${text}` : text]
      }),
  )
}

/** The cells without the files, and without the marks of the format. */
function wordsOf(id: string, cells: readonly string[]): string {
  const words = cells.map((cell) => cell.trim()).filter((cell) => cell && !/^`[^`]*\/[^`]*`/.test(cell))
  return words
    .join(id.startsWith('8.') ? ': ' : ' ')
    .replace(/\*\*| ?†|`/g, '')
    .replace(/ +/g, ' ')
    .trim()
}
