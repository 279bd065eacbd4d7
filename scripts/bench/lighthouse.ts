/** One Lighthouse run of a page: a phone on a simulated slow 4G line. */
import lighthouse, { type Result } from 'lighthouse'
import { chromium } from 'playwright'
import { freePort } from '../stack/ports.ts'

/**
 * Scores out of 100, times in milliseconds, sizes in bytes as transferred. `machine` is Lighthouse's benchmark of the
 * processor, 1,000 and more for a desktop: times do not compare between machines that differ in it.
 */
export type Figures = Record<(typeof FIGURES)[number], number>

export const FIGURES = [
  'performance',
  'accessibility',
  'bestPractices',
  'seo',
  'firstPaint',
  'largestPaint',
  'blocked',
  'shift',
  'bytes',
  'scriptBytes',
  'requests',
  'scriptRequests',
  'machine',
] as const

/** Measures a page in a browser of its own. Throws when Lighthouse does. */
export async function measure(url: string, executablePath: string): Promise<Figures> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath,
    args: [
      `--remote-debugging-port=${port}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  })
  try {
    const run = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
    if (!run || run.lhr.runtimeError)
      throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? 'no result'}`)
    return figuresOf(run.lhr)
  } finally {
    await browser.close()
  }
}

function figuresOf({ categories, audits, environment }: Result): Figures {
  const score = (id: string) => Math.round(100 * (categories[id]?.score ?? 0))
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const details = audits['network-requests']?.details
  const all = (details?.type === 'table' ? details.items : []) as unknown as {
    url: string
    transferSize: number
    resourceType: string
  }[]
  const requests = all.filter(({ url }) => url.startsWith('http'))
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
  const bytes = (items: typeof requests) => items.reduce((sum, { transferSize }) => sum + transferSize, 0)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    bytes: bytes(requests),
    scriptBytes: bytes(scripts),
    requests: requests.length,
    scriptRequests: scripts.length,
    machine: environment.benchmarkIndex,
  }
}
