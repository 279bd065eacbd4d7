/**
 * Records a walk on the built site for the report: after each step a screenshot, and what the database and the
 * mailbox hold by then. Only with `npm run test:paths -- --report`.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import type { RecordedMoment } from '../../machines/kit/path-report.ts'
import type { Trace } from '../../machines/kit/trace.ts'
import type { Local } from '../support/local.ts'
import { REPORT_FOLDER, recordWalks, walkFile } from './recorded-walk.ts'
import { createWatch, NOTHING_KEPT } from './stored-since.ts'

/** Machines whose paths leave something in the database. */
const STORING = new Set(['leadForm', 'newsletterForm'])
/** How long a screenshot waits for what is still moving, in milliseconds. */
const MOVING_MS = 700
/** Of a screenshot, to the page's own pixels. */
const SCALE = 0.75

/** Walks, calling `moment` at the start and after each step. Throws what `walk` throws. */
export async function recorded(
  page: Page,
  site: Local,
  { machine, trace }: { machine: string; trace: Trace },
  walk: (moment: () => Promise<void>) => Promise<void>,
): Promise<void> {
  if (!recordWalks) return walk(async () => undefined)
  const watch = STORING.has(machine) ? await createWatch(site) : undefined
  const moments: RecordedMoment[] = []
  const moment = async () => {
    const kept = watch ? await watch.kept() : NOTHING_KEPT
    moments.push({ shot: await screenshot(page), ...kept })
  }
  const save = (error?: unknown) => {
    mkdirSync(`${REPORT_FOLDER}/walks/${machine}`, { recursive: true })
    const failure = error === undefined ? {} : { failure: messageOf(error) }
    writeFileSync(walkFile(machine, trace.id), JSON.stringify({ machine, id: trace.id, moments, ...failure }))
  }
  try {
    await walk(moment)
    const last = moments.at(-1)
    if (watch && last) Object.assign(last, await watch.settled())
    save()
  } catch (error) {
    await moment().catch(() => undefined)
    save(error)
    throw error
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
