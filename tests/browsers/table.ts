/** The table of what was run where, for docs/browsers.md. */

/** One check in one browser. */
export type Outcome = { check: string; browser: string; passed: boolean }

/** A table in Markdown: a row for each check, a column for each browser, both in the order in which they came. */
export function browserTable(outcomes: readonly Outcome[]): string {
  const browsers = [...new Set(outcomes.map(({ browser }) => browser))].sort()
  const checks = [...new Set(outcomes.map(({ check }) => check))]
  const cell = (check: string, browser: string) => {
    const result = outcomes.find((one) => one.check === check && one.browser === browser)
    if (!result) return 'not run'
    return result.passed ? 'yes' : '**no**'
  }
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    row(['', ...browsers]),
    row(['---', ...browsers.map(() => '---')]),
    ...checks.map((check) => row([check, ...browsers.map((browser) => cell(check, browser))])),
  ].join('\n')
}

const BEGIN = '<!-- The table: npm run test:all -- browsers --keep -->'
const END = '<!-- The end of the table -->'

/** The document with the table in its place. Throws where it has no place for one. */
export function withTable(document: string, table: string): string {
  const [before, rest] = document.split(BEGIN)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined) throw new Error(`The document has no ${BEGIN}`)
  return `${before}${BEGIN}\n\n${table}\n\n${END}${after}`
}
