/**
 * `npm run bench -- visit`: on a processor four times slower, how soon each press of a visit shows (INP); and whether
 * 204 changes of page and an hour of rotation leave memory, nodes and listeners as they were.
 */
import { writeFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { type CDPSession, chromium, type Page } from 'playwright'
import { CHROMIUM_FLAGS, provideChromium } from '../chromium.ts'
import { buildSite } from '../pages/build-site.ts'
import { serve } from './serve.ts'

const SLOWDOWN = 4
/** How often each press is measured. */
const RUNS = 5
/** Whole rounds of the pages, because React keeps the page before the current one. */
const CHANGES = 204
const HOUR_MS = 3_600_000
const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

type Step = [name: string, path: string, viewport: typeof DESKTOP, act: (page: Page) => Promise<unknown>]

const click = (selector: string) => (page: Page) => page.locator(selector).first().click()
const STEPS: Step[] = [
  ['open the menu', '/buyer', PHONE, click('header [aria-haspopup="dialog"]')],
  ['open the dropdown', '/buyer', DESKTOP, click('header [aria-expanded]')],
  ['change the theme', '/', DESKTOP, (page) => page.getByRole('button', { name: /dark theme/ }).click()],
  [
    'type a search',
    '/communities',
    PHONE,
    (page) => page.getByRole('searchbox').or(page.getByRole('combobox')).first().pressSequentially('mah'),
  ],
  ['choose a tab', '/buyer', PHONE, (page) => page.getByRole('tab').nth(2).click()],
  ['open a question', '/radon-information', PHONE, click('main button[aria-expanded=false]')],
  [
    'drag a calculator',
    '/tools',
    PHONE,
    (page) => page.locator('main input[type=range]').first().press('ArrowRight'),
  ],
  ['send a form with errors', '/contact', PHONE, click('main form button[type=submit]')],
  [
    'follow a link',
    '/team',
    DESKTOP,
    (page) => page.locator('header').getByRole('link', { name: 'Contact Us' }).click(),
  ],
]

await buildSite({ url: '', publishableKey: '' })
const site = await serve('dist')
const browser = await chromium.launch({
  executablePath: provideChromium(),
  args: [...CHROMIUM_FLAGS, '--js-flags=--expose-gc'],
})
const lines = ['| Press | first, as the page starts | later |', '| :-- | --: | --: |']
try {
  for (const step of STEPS)
    lines.push(`| ${step[0]} | ${await presses(step, false)} | ${await presses(step, true)} |`)
  lines.push('', ...(await soak()))
} finally {
  await browser.close()
  await site.stop()
}
const about = `By \`npm run bench -- visit\`, processor slowed ${SLOWDOWN} times, medians of ${RUNS}.`
await writeFile('docs/benchmarks/visit.md', `# A visit on a slow phone\n\n${about}\n\n${lines.join('\n')}\n`)
console.info(lines.join('\n'))

/** The median of all runs, and from which to which they were. */
async function presses(step: Step, settled: boolean): Promise<string> {
  const runs: number[] = []
  while (runs.length < RUNS) runs.push(await press(step, settled))
  runs.sort((a, b) => a - b)
  return `${runs[RUNS >> 1]} ms (${runs[0]} … ${runs.at(-1)})`
}

/** Milliseconds from the press to the frame that shows its effect, the longest of the step's events. */
async function press([, path, viewport, act]: Step, settled: boolean): Promise<number> {
  const context = await browser.newContext({ viewport, hasTouch: viewport === PHONE })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ((entry as PerformanceEventTiming & { interactionId?: number }).interactionId)
          seen.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.goto(`${site.url}${path}`)
  if (settled) {
    await answers(page)
    await page.waitForLoadState('networkidle')
  }
  await act(page)
  await page.waitForLoadState('networkidle')
  const durations = await page.evaluate(() => (window as unknown as { seen: number[] }).seen)
  await context.close()
  return Math.max(0, ...durations)
}

/** Resolves once the whole page is hydrated, which begins when the visitor acts. */
async function answers(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    dispatchEvent(new Event('pointermove'))
    return (
      document.querySelector('header [aria-haspopup="dialog"]') &&
      !document.querySelector('[data-unhydrated]')
    )
  })
}

/** Memory and nodes before and after, as lines of a table. */
async function soak(): Promise<string[]> {
  const page = await browser.newPage({ viewport: DESKTOP })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await page.clock.install()
  await page.goto(site.url)
  await page.clock.runFor(5000)
  await answers(page)
  const links = ['/buyer', '/communities', '/team', '/contact', '/radon-information', '/']
  const go = async (path: string) => {
    await page
      .locator(`:is(header, footer) a[href="${path}"]:not([role])`)
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await page.waitForURL(`${site.url}${path}`)
    await page.clock.runFor(1000)
  }
  // Every page a few times, so that what is loaded or compiled once is there.
  for (let round = 0; round < 10; round++) for (const path of links) await go(path)
  const before = await counts(session)
  for (let change = 0; change < CHANGES; change++) await go(links[change % links.length] ?? '/')
  await page.clock.fastForward(HOUR_MS)
  await page.clock.runFor(60_000)
  const after = await counts(session)
  await page.close()
  return [
    `| After ${CHANGES} changes of page and an hour | before | after |`,
    '| :-- | --: | --: |',
    ...Object.keys(before).map((name) => `| ${name} | ${before[name]} | ${after[name]} |`),
  ]
}

/** After garbage collection: heap in kB, nodes including detached ones, listeners. */
async function counts(session: CDPSession): Promise<Record<string, number>> {
  // What one collection frees holds what the next one does; the page's own clock stands still.
  for (let round = 0; round < 16; round++) {
    await session.send('HeapProfiler.collectGarbage')
    await setTimeout(250)
  }
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return {
    'heap kB': Math.round(of('JSHeapUsedSize') / 1000),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    documents: of('Documents'),
  }
}
