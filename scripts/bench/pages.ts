/**
 * `npm run bench -- pages [--runs 5] [/path …]`: every page of the built site beside the limit page, in turns so
 * that all share the machine's noise. Prints a table of medians; without paths, keeps it in docs/benchmarks/. Leave
 * the machine alone meanwhile: another busy process shows up as blocked time.
 */
import { writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { provideChromium } from '../chromium.ts'
import { buildSite } from '../pages/build-site.ts'
import { FIGURES, type Figures, measure } from './lighthouse.ts'
import { limitPage } from './limit-page.ts'
import { serve } from './serve.ts'

const FILE = 'docs/benchmarks/pages.md'
const RUNS = '5'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: RUNS } },
})
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1)
  throw new Error(`--runs must be a whole number from 1, not ${values.runs}`)

const built = await buildSite({ url: '', publishableKey: '' })
const paths = positionals.length ? positionals : built
const missing = paths.filter((path) => !built.includes(path))
if (missing.length > 0) throw new Error(`The site has no page ${missing.join(', ')}`)
const executablePath = provideChromium()
const limit = await serve(await limitPage())
const site = await serve('dist')
const results = new Map<string, Figures[]>()
try {
  for (let run = 1; run <= runs; run++)
    for (const [name, url] of [
      ['limit', limit.url],
      ...paths.map((path) => [path, `${site.url}${path}`]),
    ] as const) {
      const figures = await measure(url, executablePath)
      results.set(name, [...(results.get(name) ?? []), figures])
      console.info(
        `${run}/${runs} ${name}: LCP ${Math.round(figures.largestPaint)} ms, TBT ${Math.round(figures.blocked)} ms`,
      )
    }
} finally {
  await Promise.all([limit.stop(), site.stop()])
}

const median = (numbers: number[]) => {
  const sorted = numbers.toSorted((a, b) => a - b)
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2
}
const [floor = Number.NaN] = [...results.values()].map((all) =>
  median(all.map(({ largestPaint }) => largestPaint)),
)
const rows = [...results].map(([page, all]) => {
  const medians = Object.fromEntries(
    FIGURES.map((name) => [name, median(all.map((one) => one[name]))]),
  ) as Figures
  const paints = all.map(({ largestPaint }) => largestPaint)
  return {
    page,
    ...medians,
    slowest: Math.max(...paints),
    fastest: Math.min(...paints),
    ofLimit: medians.largestPaint / floor,
  }
})

const COLUMNS: [title: string, cell: (row: (typeof rows)[number]) => string][] = [
  ['Page', ({ page }) => page],
  ['LCP', ({ largestPaint }) => seconds(largestPaint)],
  ['from … to', ({ fastest, slowest }) => `${seconds(fastest)} … ${seconds(slowest)}`],
  ['of limit', ({ ofLimit }) => ofLimit.toFixed(2)],
  ['TBT ms', ({ blocked }) => blocked.toFixed(0)],
  ['CLS', ({ shift }) => shift.toFixed(3)],
  ['all kB', ({ bytes }) => kilobytes(bytes)],
  ['scripts kB', ({ scriptBytes }) => kilobytes(scriptBytes)],
  ['scripts', ({ scriptRequests }) => `${scriptRequests}`],
  ['perf/a11y/best/SEO', (row) => [row.performance, row.accessibility, row.bestPractices, row.seo].join('/')],
]
const table = [
  COLUMNS.map(([title]) => title),
  COLUMNS.map((_, column) => (column === 0 ? ':--' : '--:')),
  ...rows.map((row) => COLUMNS.map(([, cell]) => cell(row))),
]
  .map((cells) => `| ${cells.join(' | ')} |`)
  .join('\n')
console.info(`\n${table}`)
if (positionals.length === 0) {
  const date = new Date().toISOString().slice(0, 10)
  const machine = Math.round(median(rows.map((row) => row.machine)))
  const about = `${date}, medians of ${runs}, ${cpus().length} cores (Lighthouse's benchmark ${machine}), mobile Lighthouse with simulated slow 4G`
  await writeFile(FILE, `# Page speed\n\nBy \`npm run bench -- pages\`: ${about}.\n\n${table}\n`)
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(2)
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(0)
}
