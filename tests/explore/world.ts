/** One visitor's page on the built site, and everything that can be noticed about it. */
import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, Page } from 'playwright/test'
import { messages } from '../../content/messages.ts'
import { newsletter } from '../../content/newsletter.ts'
import { chromiumVisitor } from '../path-harness/chromium/visitor.ts'
import type { Note } from '../path-harness/observe.ts'
import type { Account } from '../support/accounts.ts'
import type { Site } from '../support/site.ts'
import { type Control, controlsIn } from './controls.ts'
import { type Tally, watchRequests } from './requests.ts'
import { look, type Sight } from './sight.ts'

/** Where the explorer goes. */
export type Place = {
  browser: Browser
  site: Site
  account: Account
  tally: Tally
  /** Runs in every page before its own scripts: a fault planted on purpose. */
  plant?: () => void
}

export type World = Awaited<ReturnType<typeof openWorld>>

/** Longer than anything that a visitor may be kept waiting by a page that works. */
const CALM_MS = 4_000
const POLL_MS = 40
/** In place of a count of notes: a dialog that is closing is still there, and has the focus. */
const MOVING = -1
/** What moves for longer, such as a bar that counts seconds, is not waited for. */
const MOVING_MS = 1_000
/** How long a busy machine may take to read a page: the page's own timeout is that of a gesture. */
const READING_MS = 30_000

/** Logged by design: other companies' servers are not there in tests. And what `watchRequests` tells more exactly. */
const EXPECTED_LOGS = [messages.reviewsMissing.logged, 'Failed to load resource:']

export async function openWorld({ browser, site, account, tally, plant }: Place) {
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1280, height: 800 } })
  // tsx names the functions in code that runs in the page through this.
  await context.addInitScript('globalThis.__name = (named) => named')
  if (plant) await context.addInitScript(plant)
  await context.addInitScript(() => {
    window.machineNotes ??= []
  })
  // Nothing comes from other companies' servers, and whoever goes there is still here: the search for homes, for example.
  await context.route(
    ({ origin }) => origin !== site.url,
    (route) => (route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.abort()),
  )
  const page = await context.newPage()
  // A visitor leaves the new tab and comes back.
  context.on('page', (other) => void other.close())
  const requests = watchRequests(page, site.url, tally)
  const log: string[] = []
  let documents = 0
  let online = true
  page.on('domcontentloaded', () => {
    documents += 1
  })
  page.on('console', (message) => {
    const text = message.text()
    if (!['error', 'warning'].includes(message.type())) return
    if (!EXPECTED_LOGS.some((expected) => text.startsWith(expected))) log.push(`${message.type()}: ${text}`)
  })
  page.on('pageerror', (error) => log.push(`uncaught: ${error.message}`))

  return {
    page,
    account,
    site,
    visitor: chromiumVisitor(page, site),
    connect: async (value: boolean) => {
      online = value
      if (!online) requests.setOffline(true)
      await context.setOffline(!online)
      if (online) requests.setOffline(false)
    },
    isOnline: () => online,
    /** How many documents were loaded so far. */
    documents: () => documents,
    log: () => log.splice(0),
    failures: requests.failures,
    sent: requests.sent,
    notes: () => steady(page, () => page.evaluate((): Note[] => window.machineNotes?.splice(0) ?? [])),
    sight: (): Promise<Sight> =>
      steady(page, () => page.evaluate(look, newsletter.notices.confirmSent.title)),
    controls: async (): Promise<Control[]> =>
      controlsIn(await page.locator('body').ariaSnapshot({ timeout: READING_MS })),
    /** Waits until nothing is under way between page and server, nothing moves, and no machine does by itself. */
    calm: () => calm(page, requests.areUnderWay),
    close: () => context.close(),
  }
}

async function calm(page: Page, isBusy: () => boolean): Promise<void> {
  let before = MOVING
  for (const end = Date.now() + CALM_MS; Date.now() < end; await delay(POLL_MS)) {
    const now = await steady(page, () => page.evaluate(rest, { moving: MOVING, longestMs: MOVING_MS }))
    if (now !== MOVING && now === before && !isBusy()) return
    before = now
  }
}

/** Runs in the page: how many notes there are, or that something still moves. */
function rest({ moving, longestMs }: { moving: number; longestMs: number }): number {
  const moves = document.getAnimations().some(({ playState, currentTime, effect }) => {
    const left = Number(effect?.getComputedTiming().endTime) - Number(currentTime)
    return playState === 'running' && left < longestMs
  })
  return moves ? moving : (window.machineNotes?.length ?? 0)
}

/** Reads a page that may just be replaced by the next one. */
async function steady<T>(page: Page, read: () => Promise<T>): Promise<T> {
  for (let attempts = 0; ; attempts++)
    try {
      return await read()
    } catch (error) {
      if (attempts === 3 || page.isClosed()) throw error
      await page.waitForLoadState()
    }
}
