/**
 * One Lighthouse run of a page: a phone on a simulated slow 4G line. Lighthouse is downloaded when it is first run: it is
 * a fifth of what `npm ci` would install, and asks for Node 22.
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import * as v from 'valibot'
import { CHROMIUM_FLAGS } from '../chromium.ts'
import { freePort } from '../stack/ports.ts'

/** Scores out of 100, times in milliseconds, sizes in bytes as transferred. */
export type Figures = {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  largestPaint: number
  blocked: number
  shift: number
  bytes: number
  scriptBytes: number
  scripts: number
  /** Lighthouse's benchmark of the processor, 1,000 and more for a desktop: times of machines that differ in it do not compare. */
  machine: number
}

const LIGHTHOUSE = 'lighthouse@13.5.0'

const Request = v.object({ url: v.string(), transferSize: v.number(), resourceType: v.optional(v.string()) })
const Report = v.object({
  runtimeError: v.optional(v.object({ message: v.string() })),
  categories: v.record(v.string(), v.object({ score: v.nullable(v.number()) })),
  audits: v.intersect([
    v.record(v.string(), v.object({ numericValue: v.optional(v.number()) })),
    v.object({ 'network-requests': v.object({ details: v.object({ items: v.array(Request) }) }) }),
  ]),
  environment: v.object({ benchmarkIndex: v.number() }),
})

/** Measures a page in a browser of its own. Throws when Lighthouse does. */
export async function measure(url: string, executablePath: string): Promise<Figures> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath,
    args: [`--remote-debugging-port=${port}`, ...CHROMIUM_FLAGS],
  })
  try {
    const { stdout } = await promisify(execFile)(
      'npx',
      ['--yes', LIGHTHOUSE, url, `--port=${port}`, '--output=json', '--quiet'],
      { maxBuffer: 2 ** 28 },
    )
    const report = v.parse(Report, JSON.parse(stdout))
    if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`)
    return figuresOf(report)
  } finally {
    await browser.close()
  }
}

function figuresOf({ categories, audits, environment }: v.InferOutput<typeof Report>): Figures {
  const score = (id: string) => Math.round(100 * (categories[id]?.score ?? 0))
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const requests = audits['network-requests'].details.items.filter(({ url }) => url.startsWith('http'))
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
  const bytes = (items: typeof requests) => items.reduce((sum, { transferSize }) => sum + transferSize, 0)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    bytes: bytes(requests),
    scriptBytes: bytes(scripts),
    scripts: scripts.length,
    machine: environment.benchmarkIndex,
  }
}
