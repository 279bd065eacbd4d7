/**
 * Records a walk on the built site for the report: after each step a screenshot, and what the database and the
 * mailbox hold by then. Only with `npm run test:paths -- --report`.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import type { RecordedMoment, RecordedWalk } from '../../machines/kit/path-report.ts'
import type { Trace } from '../../machines/kit/trace.ts'
import type { Local } from '../support/local.ts'
import type { Fixture } from './fixture.ts'
import { REPORT_FOLDER, recordWalks, walkFile } from './recorded-walk.ts'
import { shorterWays } from './shorter.ts'
import { createWatch, NOTHING_KEPT } from './stored-since.ts'

/** Machines whose paths leave something in the database. */
const STORING = new Set(['leadForm', 'newsletterForm'])
/** How many shorter ways are tried after a failure. */
const TRIES = 3
/** How long a screenshot waits for what is still moving, in milliseconds. */
const MOVING_MS = 700
/** Of a screenshot, to the page's own pixels. */
const SCALE = 0.75

type Site = Local & { url: string }
type Moment = () => Promise<void>
/** Walks a trace on a page, calling `moment` at the start and after each step. */
type WalkOn = (page: Page, trace: Trace, moment: Moment) => Promise<void>
type Walked = { machine: string; fixture: Fixture; trace: Trace }

/** Walks and records. Throws what `walk` throws; a failure is tried by shorter ways first. */
export async function recorded(page: Page, site: Site, walked: Walked, walk: WalkOn): Promise<void> {
  const { machine, trace } = walked
  if (!recordWalks) return walk(page, trace, async () => undefined)
  const watch = STORING.has(machine) ? await createWatch(site) : undefined
  const moments: RecordedMoment[] = []
  const moment = async () => {
    const kept = watch ? await watch.kept() : NOTHING_KEPT
    moments.push({ shot: await screenshot(page), ...kept })
  }
  const save = (more: Partial<RecordedWalk>) => {
    mkdirSync(`${REPORT_FOLDER}/walks/${machine}`, { recursive: true })
    writeFileSync(walkFile(machine, trace.id), JSON.stringify({ machine, id: trace.id, moments, ...more }))
  }
  try {
    await walk(page, trace, moment)
    const last = moments.at(-1)
    if (watch && last) Object.assign(last, await watch.settled())
    save({})
  } catch (error) {
    const failed = moments.length - 1
    await moment().catch(() => undefined)
    // Kept even if the test's time ends before a shorter way is found.
    save({ failure: messageOf(error) })
    const shortest = failed < 0 ? undefined : await shortestFailing(page, site, walked, { failed, walk })
    if (shortest) save({ failure: messageOf(error), shortest: [...shortest] })
    throw error
  }
}

/** The steps of the shortest way that fails too, tried in windows of its own. */
async function shortestFailing(
  page: Page,
  site: Site,
  { fixture, trace }: Walked,
  { failed, walk }: { failed: number; walk: WalkOn },
): Promise<readonly number[] | undefined> {
  for (const way of (await shorterWays(fixture, trace, failed)).slice(0, TRIES)) {
    const context = await page.context().browser()?.newContext({ baseURL: site.url })
    if (!context) return
    const walking = walk(await context.newPage(), way.trace, async () => undefined)
    const fails = await walking.then(
      () => false,
      () => true,
    )
    await context.close()
    if (fails) return way.kept
  }
}

/** The window as it is drawn once it has come to rest. Returns the file, named after its content. */
async function screenshot(page: Page): Promise<string> {
  const rest = page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
  await Promise.race([rest, new Promise((resolve) => setTimeout(resolve, MOVING_MS))])
  const session = await page.context().newCDPSession(page)
  const { cssVisualViewport: view } = await session.send('Page.getLayoutMetrics')
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 70,
    clip: { x: view.pageX, y: view.pageY, width: view.clientWidth, height: view.clientHeight, scale: SCALE },
  })
  await session.detach()
  const image = Buffer.from(data, 'base64')
  const shot = `shots/${createHash('sha256').update(image).digest('hex').slice(0, 16)}.webp`
  mkdirSync(`${REPORT_FOLDER}/shots`, { recursive: true })
  if (!existsSync(`${REPORT_FOLDER}/${shot}`)) writeFileSync(`${REPORT_FOLDER}/${shot}`, image)
  return shot
}

/** The reason at the bottom of a chain of errors. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // Playwright colours its messages.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character begins a colour
  return (error.cause ? messageOf(error.cause) : error.message).replace(/\u001b\[[\d;]*m/g, '')
}
