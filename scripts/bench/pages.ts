/**
 * `npm run bench -- pages [--runs 5] [/path …]`: Lighthouse on every page of the built site, as a phone on a simulated
 * slow 4G line. Prints a table of medians; without paths, keeps it in docs/benchmarks/. Leave the machine alone
 * meanwhile: another busy process shows up as blocked time. Lighthouse is downloaded when it is first run: it is a
 * fifth of what `npm ci` would install, and asks for Node 22.
 */
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { parseArgs, promisify } from 'node:util'
import { chromium } from 'playwright'
import * as v from 'valibot'
import { CHROMIUM_FLAGS, provideChromium } from '../chromium.ts'
import { buildSite } from '../pages/build-site.ts'
import { freePort } from '../stack/ports.ts'
import { serve } from './serve.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'

const Request = v.object({ url: v.string(), transferSize: v.number(), resourceType: v.optional(v.string()) })
const Report = v.object({
  categories: v.record(v.string(), v.object({ score: v.nullable(v.number()) })),
  audits: v.intersect([
    v.record(v.string(), v.object({ numericValue: v.optional(v.number()) })),
    v.object({ 'network-requests': v.object({ details: v.object({ items: v.array(Request) }) }) }),
  ]),
  environment: v.object({ benchmarkIndex: v.number() }),
})
type Report = v.InferOutput<typeof Report>

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
})
const runs = Number(values.runs)

const built = await buildSite({ url: '', publishableKey: '' })
const paths = positionals.length ? positionals : built
const executablePath = provideChromium()
const site = await serve('dist')
const results = new Map<string, Report[]>(paths.map((path) => [path, []]))
try {
  // In turns, so that all pages share the machine's noise.
  for (let run = 1; run <= runs; run++)
    for (const [path, reports] of results) {
      reports.push(await measure(`${site.url}${path}`))
      console.info(`${run}/${runs} ${path}`)
    }
} finally {
  await site.stop()
}

/** Measures a page in a browser of its own. */
async function measure(url: string): Promise<Report> {
  const port = await freePort()
  const args = [`--remote-debugging-port=${port}`, ...CHROMIUM_FLAGS]
  const browser = await chromium.launch({ executablePath, args })
  try {
    const lighthouse = ['--yes', LIGHTHOUSE, url, `--port=${port}`, '--output=json', '--quiet']
    const { stdout } = await promisify(execFile)('npx', lighthouse, { maxBuffer: 2 ** 28 })
    return v.parse(Report, JSON.parse(stdout))
  } finally {
    await browser.close()
  }
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2)
const audit = (id: string) => (report: Report) => report.audits[id]?.numericValue ?? Number.NaN
const paint = audit('largest-contentful-paint')
const requests = ({ audits }: Report) =>
  audits['network-requests'].details.items.filter(({ url }) => url.startsWith('http'))
const scripts = (report: Report) => requests(report).filter(({ resourceType }) => resourceType === 'Script')
const kilobytes = (some: v.InferOutput<typeof Request>[]) =>
  some.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000

const COLUMNS: Record<string, (all: Report[]) => string> = {
  'LCP s': (all) => seconds(median(all.map(paint))),
  'from … to': (all) => `${seconds(Math.min(...all.map(paint)))} … ${seconds(Math.max(...all.map(paint)))}`,
  'TBT ms': (all) => median(all.map(audit('total-blocking-time'))).toFixed(0),
  CLS: (all) => median(all.map(audit('cumulative-layout-shift'))).toFixed(3),
  'all kB': (all) => median(all.map((report) => kilobytes(requests(report)))).toFixed(0),
  'scripts kB': (all) => median(all.map((report) => kilobytes(scripts(report)))).toFixed(0),
  scripts: (all) => `${median(all.map((report) => scripts(report).length))}`,
  'perf/a11y/best/SEO': (all) =>
    ['performance', 'accessibility', 'best-practices', 'seo']
      .map((id) => Math.round(100 * median(all.map(({ categories }) => categories[id]?.score ?? 0))))
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
  // Times of machines that differ in it do not compare.
  const machine = Math.round(
    median([...results.values()].flat().map((one) => one.environment.benchmarkIndex)),
  )
  const about = `${date}, medians of ${runs}, ${cpus().length} cores (Lighthouse's benchmark ${machine}), mobile Lighthouse with simulated slow 4G`
  await writeFile(
    'docs/benchmarks/pages.md',
    `# Page speed\n\nBy \`npm run bench -- pages\`: ${about}.\n\n${table}\n`,
  )
}
