/** docs/accessibility.md has every criterion once, and names only tests and files that exist. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The criteria of WCAG 2.2, without the obsolete 4.1.1. */
const CRITERIA = {
  A: `1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3
      2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2`.split(/\s+/),
  AA: `1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8
       3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3`.split(/\s+/),
}
const UNDONE = /manual check, not yet done/i
/** Whether a proof of each kind names tests, and manual checks that are open. */
const KINDS: Record<string, { tests: boolean; undone: boolean }> = {
  tested: { tests: true, undone: false },
  partly: { tests: true, undone: true },
  unchecked: { tests: false, undone: true },
  'not met': { tests: true, undone: false },
  'nothing to check': { tests: false, undone: false },
}

const document = readFileSync('docs/accessibility.md', 'utf8')
const rows = document
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [criterion = '', level = '', how = '', proof = ''] = line.split(' | ')
    const number = criterion.replace(/^\| /, '').split(' ')[0] ?? ''
    return { number, level, how, proof, kind: proof.split(':')[0] ?? '', tests: testsIn(proof) }
  })

/** The tests named in a text: a file in code, followed by titles in quotation marks. */
function testsIn(text: string): { file: string; title: string }[] {
  return [...text.matchAll(/`(tests\/[^`]+)` ((?:“[^”]+”(?:, )?)+)/g)].flatMap(([, file = '', titles = '']) =>
    [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ file, title })),
  )
}

it('lists the 55 criteria of levels A and AA, each once and in order', () => {
  expect(rows).toHaveLength(55)
  for (const level of ['A', 'AA'] as const)
    expect(rows.filter((row) => row.level === level).map(({ number }) => number)).toEqual(CRITERIA[level])
  const places = rows.map(({ number }) =>
    number
      .split('.')
      .map((part) => part.padStart(2, '0'))
      .join('.'),
  )
  expect(places).toEqual(places.toSorted())
})

it.each(Object.keys(KINDS))('counts the criteria whose proof is: %s', (kind) => {
  const [, count] = new RegExp(`^\\| ${kind} \\|.* (\\d+) \\|$`, 'm').exec(document) ?? []
  expect(Number(count)).toBe(rows.filter((row) => row.kind === kind).length)
})

describe.each(rows)('$number', ({ how, proof, kind, tests }) => {
  it('claims no more than its proof', () => {
    expect({ tests: tests.length > 0, undone: UNDONE.test(proof) }).toEqual(KINDS[kind])
  })

  it('names tests that exist', () => {
    expect(tests.filter((test) => !exists(test))).toEqual([])
    // A title that follows no file would be checked nowhere.
    const files = [...proof.matchAll(/`tests\/[^`]+\.test\.tsx?`/g)].map(([file = '']) => file.slice(1, -1))
    expect([...new Set(tests.map(({ file }) => file))]).toEqual([...new Set(files)])
  })

  it('says how the site meets it, with files that exist', () => {
    const files = [...`${how} ${proof}`.matchAll(/`((?:src|content|machines|supabase|tests)\/[^`]+)`/g)]
    expect(how.length).toBeGreaterThan(20)
    expect(files.map(([, file = '']) => file).filter((file) => !existsSync(file))).toEqual([])
  })
})

/** Whether the file has a test of this title; one that is made from a template is named as it is written. */
function exists({ file, title }: { file: string; title: string }): boolean {
  if (!existsSync(file)) return false
  const source = readFileSync(file, 'utf8')
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`))
}
