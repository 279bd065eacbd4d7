/** A visitor in Chromium, on the built site. */
import { expect, type Locator, type Page } from 'playwright/test'
import { DARK, LESS_MOTION } from '../../../src/browser/media.ts'
import { hydrated } from '../../browser/visitor.ts'
import { setTabVisibility } from '../../machines/shared/tab-visibility.ts'
import type { Local } from '../../support/local.ts'
import { describePart } from '../saying.ts'
import { nextFrames, stopClock } from '../screen.ts'
import { readTab, setTabStorage } from '../tab-storage.ts'
import type { Part, Sight, Visitor } from '../visitor.ts'
import { accountsIn } from './accounts.ts'
import {
  connected,
  drawnAtRest,
  mediaChange,
  scrolled,
  scrolledAside,
  scrolledTo,
  visibleIn,
  wentTo,
} from './in-page.ts'
import { openSlowly, openStopped } from './open.ts'
import { holdRequests } from './requests.ts'

const HEIGHT = 800
/** Where nothing is: the lower left corner of the window. */
const NOWHERE = { x: 5, y: HEIGHT - 10 }

const FILMS = '**/media/*.{webm,mp4}'
/** Longer than a page takes to become idle, shorter than any delay. */
const IDLE_MS = 60

/** `isStopped` tells whether the page's time stands still: what moves frame by frame stays on its way then. */
export function chromiumVisitor(page: Page, site: Local): Visitor & { isStopped: () => boolean } {
  const { hold, answers, request, lastRequest, awaitsAnswer } = holdRequests(page)
  let isStopped = false
  const destinations: string[] = []
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  let decideFilm = (_news: 'playing' | 'error') => {}
  /** What becomes of the film once the walk comes to it, however early the page is idle. */
  const filmNews = new Promise<'playing' | 'error'>((resolve) => {
    decideFilm = resolve
  })
  const find = (part: Part) => locate(page, part)
  /** The clock is stopped in some walks, and frames come with time. */
  const drawn = async () => {
    if (isStopped) await nextFrames(page)
  }

  return {
    isStopped: () => isStopped,
    anotherTab: async () => chromiumVisitor(await page.context().newPage(), site),
    open: async (path, clock = 'running', early) => {
      if (clock === 'stopped at once') {
        isStopped = true
        await page.route(FILMS, async (route) =>
          (await filmNews) === 'error' ? route.abort() : route.fallback(),
        )
        return openStopped(page, path)
      }
      await page.clock.install()
      if (early) await openSlowly(page, path, early)
      else await page.goto(path)
      await hydrated(page)
      await page.mouse.move(NOWHERE.x, NOWHERE.y)
      isStopped = clock === 'stopped'
      if (isStopped) await stopClock(page)
    },
    press: (part) => find(part).click(),
    tap: async (part) => {
      const element = find(part)
      for (const type of ['pointerover', 'pointerdown', 'pointerup', 'pointerout'])
        await element.dispatchEvent(type, { pointerType: 'touch' })
      await element.dispatchEvent('click')
    },
    fill: async (part, text) => {
      const field = find(part)
      const isChoice = await field.evaluate((element) => element instanceof HTMLSelectElement)
      await (isChoice ? field.selectOption(text) : field.fill(text))
    },
    focus: (part) => find(part).filter({ visible: true }).first().focus(),
    key: (key, part) => (part ? find(part).press(key) : page.keyboard.press(key)),
    point: async (part) => {
      await find(part).scrollIntoViewIfNeeded()
      const box = await find(part).boundingBox()
      if (!box) throw new Error(`Nobody can see ${describePart(part)}, or point at it`)
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    },
    pointAway: () => page.mouse.move(NOWHERE.x, NOWHERE.y),
    scrollTo: async (y) => {
      await page.evaluate(scrolled, y)
      await drawn()
    },
    bringTo: async (part, top) => {
      await find(part).evaluate(scrolledTo, top)
      await drawn()
    },
    bringIntoView: (part) => find(part).evaluate((element) => element.scrollIntoView()),
    resize: (width) => page.setViewportSize({ width, height: HEIGHT }),
    scrollAside: (part, rest) => find(part).evaluate(scrolledAside, rest),
    rest: async () => {
      await page.waitForLoadState('networkidle')
      await page.evaluate(drawnAtRest)
    },
    prefers: async (media, preferred) => {
      const [query, emulated] = MEDIA[media](preferred)
      const changed = page.evaluate(mediaChange, [query, preferred] as const)
      await page.emulateMedia(emulated)
      await changed
    },
    showTab: (visible) =>
      page.evaluate(setTabVisibility, visible ? ('visible' as const) : ('hidden' as const)),
    connect: (online) => page.evaluate(connected, online),
    film: () =>
      page.locator('video').evaluate((film: HTMLVideoElement) => ({
        source: film.getAttribute('src') ?? '',
        paused: film.paused,
      })),
    tellOfFilm: async (news, anyway) => {
      decideFilm(news)
      await page.clock.runFor(IDLE_MS)
      if (anyway) await page.locator('video').dispatchEvent(news)
    },
    passes: (milliseconds) => page.clock.runFor(milliseconds),
    isExact: false,
    goTo: async (path) => {
      await page.evaluate(wentTo, path)
      await drawn()
    },
    address: async () => page.url().slice(new URL(page.url()).origin.length),
    staysFrom: async (origin) => {
      await page.route(`${origin}/**`, (route) => {
        destinations.push(route.request().url())
        // An answer without content: the browser stays where it is.
        return route.fulfill({ status: 204 })
      })
    },
    leftFor: async () => [...destinations],
    warnings: async () => [...warnings],
    stored: (key) => page.evaluate((name) => localStorage.getItem(name), key),
    storedInTab: (key) => page.evaluate(readTab, key),
    prepareStorage: async (storage) => {
      // A page that is open already goes on without being loaded again.
      if (page.url() === 'about:blank') await page.addInitScript(setTabStorage, storage)
      else await page.evaluate(setTabStorage, storage)
    },
    storeElsewhere: async (key, value) => {
      const other = await otherTab(page)
      await other.evaluate(
        ([name, kept]) => (kept === null ? localStorage.removeItem(name) : localStorage.setItem(name, kept)),
        [key, value] as const,
      )
    },
    hold,
    request,
    lastRequest,
    awaitsAnswer,
    answers,
    ...accountsIn(page, site),
    isShown: (part) => find(part).isVisible(),
    sees: (part, sight = {}) => compare(find(part).filter({ visible: true }).first(), sight),
    misses: (part, because) =>
      because === 'styled'
        ? expect.poll(() => find(part).evaluateAll(visibleIn)).toBe(0)
        : expect(find(part).filter({ visible: true })).toHaveCount(0),
    until: (check) => expect(async () => check()).toPass({ intervals: [20, 50, 100], timeout: 10_000 }),
  }
}

function locate(page: Page, part: Part): Locator {
  const { role, name, label, text, selector, selected, index, inside } = part
  const root = inside ? locate(page, inside) : page
  const exact = true
  const all = () => {
    if (role !== undefined)
      return root.getByRole(role, {
        ...(name !== undefined && { name, exact }),
        ...(selected !== undefined && { selected }),
      })
    if (label !== undefined) return root.getByLabel(label, { exact })
    if (text !== undefined) return root.getByText(text, { exact })
    if (selector === undefined) throw new Error('A part needs a role, a label, a text or a selector')
    return root.locator(selector)
  }
  return index === undefined ? all() : all().nth(index)
}

async function compare(found: Locator, sight: Sight): Promise<void> {
  const { name, text, description, value, disabled, focused, attributes = {}, styles = {} } = sight
  await expect(found).toBeVisible()
  if (name !== undefined) await expect(found).toHaveAccessibleName(name)
  if (text !== undefined) await expect(found).toContainText(text)
  if (description !== undefined) await expect(found).toHaveAccessibleDescription(description)
  if (value !== undefined) await expect(found).toHaveValue(value)
  if (disabled === true) await expect(found).toBeDisabled()
  if (disabled === false) await expect(found).toBeEnabled()
  if (focused === true) await expect(found).toBeFocused()
  if (focused === false) await expect(found).not.toBeFocused()
  for (const [attribute, expected] of Object.entries(attributes))
    if (expected === null) await expect(found).not.toHaveAttribute(attribute)
    else await expect(found).toHaveAttribute(attribute, expected)
  for (const [style, expected] of Object.entries(styles)) await expect(found).toHaveCSS(style, expected)
}

const MEDIA = {
  dark: (on: boolean) => [DARK, { colorScheme: on ? 'dark' : 'light' }] as const,
  lessMotion: (on: boolean) => [LESS_MOTION, { reducedMotion: on ? 'reduce' : 'no-preference' }] as const,
}

/** Another tab of the same visitor. */
async function otherTab(page: Page): Promise<Page> {
  const [, other] = page.context().pages()
  if (other) return other
  const opened = await page.context().newPage()
  await opened.goto('/contact')
  return opened
}
