/** docs/specification.md, which comments cite by section: rules are numbered and name existing files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const document = readFileSync('docs/specification.md', 'utf8')
const sections = [...document.matchAll(/^## (\d+)\. /gm)].map(([, number]) => Number(number))
const rules = [...document.matchAll(/^\| (\d+)\.(\d+) \|.*$/gm)].map(([row, section, rule]) => ({
  row,
  section: Number(section),
  rule: Number(rule),
}))

describe('the specification', () => {
  it('numbers its sections and rules without gaps', () => {
    expect(sections).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    for (const section of sections) {
      const numbers = rules.filter((one) => one.section === section).map(({ rule }) => rule)
      expect([section, numbers]).toEqual([section, numbers.map((_, index) => index + 1)])
      expect(numbers).not.toEqual([])
    }
  })

  it.each(rules.filter(({ section }) => section !== 9))(
    'names existing files for rule $section.$rule',
    ({ row }) => {
      const files = [...row.matchAll(/`((?:src|content|machines|calculators|supabase|scripts)\/[^`]*)`/g)]
      expect(files).not.toEqual([])
      expect(files.map(([, file]) => file).filter((file = '') => !existsSync(file))).toEqual([])
    },
  )

  it('has every section that comments cite', () => {
    const folders = ['src', 'content', 'machines', 'supabase', 'scripts', 'tests']
    const cited = folders
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
      )
      .filter((file) => /\.(tsx?|css|sql)$/.test(file))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/\(sections? (\d+)/g)].map(([, number]) => Number(number)),
      )
    expect(cited.length).toBeGreaterThan(20)
    expect(cited.filter((number) => !sections.includes(number))).toEqual([])
  })
})
