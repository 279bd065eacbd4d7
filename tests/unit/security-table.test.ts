/** docs/security.md has each requirement of OWASP ASVS 5.0, levels 1 and 2, and names only files and tests that exist. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const text = readFileSync('docs/security.md', 'utf8')

/**
 * How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has, by chapter. They are a section's first ones;
 * a section with none has requirements of level 3 only.
 */
const SECTIONS: Readonly<Record<string, readonly number[]>> = {
  V1: [2, 9, 11, 3, 2],
  V2: [3, 3, 4, 1],
  V3: [0, 2, 4, 6, 5, 0, 2],
  V4: [3, 1, 2, 4],
  V5: [1, 3, 2, 3],
  V6: [3, 12, 4, 4, 5, 3, 0, 4],
  V7: [3, 4, 2, 5, 2, 2],
  V8: [2, 3, 1, 1],
  V9: [3, 4],
  V10: [2, 2, 4, 11, 5, 2, 3],
  V11: [2, 3, 3, 4, 1, 1, 0],
  V12: [3, 2, 4],
  V13: [1, 5, 2, 5],
  V14: [2, 4, 3],
  V15: [3, 3, 7, 0],
  V16: [1, 5, 4, 3, 3],
  V17: [1, 4, 2],
}

const REQUIREMENTS = Object.entries(SECTIONS).flatMap(([chapter, sections]) =>
  sections.flatMap((count, section) =>
    Array.from({ length: count }, (_, index) => `${chapter}.${section + 1}.${index + 1}`),
  ),
)

type Row = { first: string; ids: string[]; status: string; how: string }

/** The rows of the tables; `V6.2.2–V6.2.3` stands for all from the one to the other. */
const rows = [
  ...text.matchAll(/^\| (V\d+\.\d[\d.]*)(?:–(V\d+\.\d[\d.]*))? \| [^|]+ \| ([^|]*) \| ([^|]+) \|$/gm),
].map(([, first = '', last = first, status = '', how = '']): Row => {
  const [from, to] = [REQUIREMENTS.indexOf(first), REQUIREMENTS.indexOf(last)]
  return { first, ids: from < 0 || to < from ? [] : REQUIREMENTS.slice(from, to + 1), status, how }
})

/** What is in backquotes is a path when it begins with a folder of the project, or is one of the files beside them. */
const PATH =
  /^(?:\.github|content|docs|machines|scripts|src|supabase|tests)\/|^(?:package-lock|tsconfig)\.json$|^\.gitignore$/

/** A path in backquotes, and the titles of its tests that follow it. */
const references = [...text.matchAll(/`([^`\s]+)`((?:,? “[^”]+”)*)/g)]
  .map(([, path = '', titles = '']) => ({
    path,
    titles: [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title),
  }))
  .filter(({ path }) => PATH.test(path))

const idsWith = (wanted: string, of = '') =>
  rows.flatMap(({ status, ids }) => (status === wanted ? ids.filter((id) => id.startsWith(of)) : [])).length

describe('the table of ASVS 5.0', () => {
  it('has each of the 253 requirements once, in their order', () => {
    expect(REQUIREMENTS).toHaveLength(253)
    expect(rows.flatMap(({ ids }) => ids)).toEqual(REQUIREMENTS)
  })

  it('calls each met, not applicable or open', () => {
    expect(rows.filter(({ status }) => !['met', 'n/a', 'open'].includes(status))).toEqual([])
  })

  it('names a file for each that is met', () => {
    const named = (how: string) => references.some(({ path }) => how.includes(`\`${path}\``))
    expect(rows.filter(({ status, how }) => status === 'met' && !named(how))).toEqual([])
  })

  it('names a test with every file of tests', () => {
    expect(rows.filter(({ how }) => /\.test\.tsx?`(?! “)/.test(how))).toEqual([])
  })

  it('counts them by chapter', () => {
    const line = (name: string, of: string) =>
      `| ${name} | ${['met', 'n/a', 'open'].map((status) => idsWith(status, of)).join(' | ')} |`
    const counts = Object.keys(SECTIONS).map((chapter) => line(chapter, `${chapter}.`))
    expect(text).toContain([...counts, line('all', '')].join('\n'))
  })
})

it.each(references)('$path exists, with the tests that are named', ({ path, titles }) => {
  expect(existsSync(path)).toBe(true)
  if (titles.length === 0) return
  const source = readFileSync(path, 'utf8')
  const missing = titles.filter(
    (title) => !["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`)),
  )
  expect(missing).toEqual([])
})

it.each([...text.matchAll(/\]\(([\w./-]+)\)/g)].map(([, path = '']) => path))(
  'the link to %s leads to a file',
  (path) => {
    expect(existsSync(`docs/${path}`)).toBe(true)
  },
)
