/** Every rule of sections 4, 5, 8 and 9 of the specification has a transition, all of which are walked, or a test that is named. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { RULES } from '../../machines/rules.ts'
import { requirements, ruledTransitions, ruleTexts } from '../path-harness/requirements.ts'
import { PROOFS } from './requirements.ts'

const all = requirements()

it('machines/rules.ts lists the rules of docs/specification.md', () => {
  expect([...ruleTexts(readFileSync('docs/specification.md', 'utf8')).keys()]).toEqual([...RULES])
})

it('parts of a rule are numbered without gaps', () => {
  const parts = RULES.map((rule) => rule.split('.').map(Number)).filter(({ length }) => length === 3)
  for (const [index, [section, rule, part = 0]] of parts.entries()) {
    const [, before, last = 0] = parts[index - 1] ?? []
    expect(`${section}.${rule}.${part}`).toBe(`${section}.${rule}.${before === rule ? last + 1 : 1}`)
  }
})

it('every transition names a rule', () => {
  expect(ruledTransitions().filter(({ rules }) => rules.length === 0)).toEqual([])
})

describe.each(all)('rule $rule: $text', ({ transitions, proof }) => {
  it('is followed by a transition, or named with the test that proves it', () => {
    expect(transitions.length > 0 || proof !== undefined).toBe(true)
  })
})

it.each(Object.entries(PROOFS))('the test that proves rule %s exists', (_rule, { file, test }) => {
  const source = readFileSync(file, 'utf8')
  expect(["'", '"', '`'].some((quote) => source.includes(`${quote}${test}${quote}`))).toBe(true)
})
