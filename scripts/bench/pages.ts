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
import { type Figures, measure } from './lighthouse.ts'
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

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN
const medianOf = (all: Figures[], name: keyof Figures) => median(all.map((one) => one[name]))
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2)
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0)
const floor = medianOf(results.get('limit') ?? [], 'largestPaint')

const COLUMNS: Record<string, (all: Figures[]) => string> = {
  LCP: (all) => seconds(medianOf(all, 'largestPaint')),
  'from … to': (all) => {
    const paints = all.map(({ largestPaint }) => largestPaint)
    return `${seconds(Math.min(...paints))} … ${seconds(Math.max(...paints))}`
  },
  'of limit': (all) => (medianOf(all, 'largestPaint') / floor).toFixed(2),
  'TBT ms': (all) => medianOf(all, 'blocked').toFixed(0),
  CLS: (all) => medianOf(all, 'shift').toFixed(3),
  'all kB': (all) => kilobytes(medianOf(all, 'bytes')),
  'scripts kB': (all) => kilobytes(medianOf(all, 'scriptBytes')),
  scripts: (all) => `${medianOf(all, 'scripts')}`,
  'perf/a11y/best/SEO': (all) =>
    (['performance', 'accessibility', 'bestPractices', 'seo'] as const)
      .map((name) => medianOf(all, name))
      .join('/'),
}
const table = [
  ['Page', ...Object.keys(COLUMNS)],
  [':--', ...Object.keys(COLUMNS).map(() => '--:')],
  ...[...results].map(([page, all]) => [page, ...Object.values(COLUMNS).map((cell) => cell(all))]),
]
  .map((cells) => `| ${cells.join(' | ')} |`)
  .join('\n')
console.info(`\n${table}`)
if (positionals.length === 0) {
  const date = new Date().toISOString().slice(0, 10)
  const machine = Math.round(medianOf([...results.values()].flat(), 'machine'))
  const about = `${date}, medians of ${runs}, ${cpus().length} cores (Lighthouse's benchmark ${machine}), mobile Lighthouse with simulated slow 4G`
  await writeFile(FILE, `# Page speed\n\nBy \`npm run bench -- pages\`: ${about}.\n\n${table}\n`)
}
