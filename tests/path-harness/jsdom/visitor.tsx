/** A visitor in jsdom, which has the shipped component of one machine on a page of its own. */
import { resolve } from 'node:path'
import { vi } from 'vitest'
import { DARK, LESS_MOTION } from '../../../src/browser/media.ts'
import { stubBrowser } from '../../support/browser.ts'
import { actAsync } from '../../support/gestures.ts'
import { Observer, show } from '../../support/intersection.ts'
import { followFocus, wrongs } from '../always.ts'
import type { Note } from '../observe.ts'
import { describePart, noRequest } from '../saying.ts'
import { readTab, setTabStorage } from '../tab-storage.ts'
import type { View } from '../view.ts'
import type { Held, Visitor } from '../visitor.ts'
import { accountsIn } from './accounts.ts'
import {
  dropFocusOfDisabled,
  realTime,
  storeElsewhere,
  stubFrames,
  stubTimeouts,
  turn,
} from './browser-ways.ts'
import { stayFrom } from './departures.ts'
import { stubFilms } from './films.ts'
import { compare, find, findAll } from './find.ts'
import { createHand } from './hand.ts'
import { layOut } from './layout.ts'
import { countLeftovers } from './leftovers.ts'
import { holdElements, holdModule, stubRequests } from './network.ts'
import { outlineOf } from './outline.ts'
import { generatedIdNamer, outsideLines, withoutQuotedWords } from './outside-lines.ts'
import { openPage } from './page.tsx'

/** Ids that the page and the tests draw at random, and the auth client's challenges. */
const RANDOM = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|(?<="code_challenge":")[\w-]+/g
const MEDIA = { dark: DARK, lessMotion: LESS_MOTION }

/** How long to wait for what shall happen at once, in milliseconds: as long as a slow machine needs to load a module. */
const PATIENCE_MS = 20_000

export type JsdomVisitor = Visitor & {
  notes: () => Promise<readonly Note[]>
  /** What is wrong with the page, whatever it shall show. */
  wrongs: () => Promise<readonly string[]>
  /** The page, and what it has left outside itself. */
  lines: () => string[]
  /** The address, what is stored, and the requests that were sent. */
  outside: () => string[]
  /** A line without the content's words, and without what is random. */
  told: (line: string) => string
  /** From now on, what does not show within so many milliseconds fails. */
  waitAtMost: (milliseconds: number) => void
  /** Leaves the page. Throws when it leaves listeners behind. */
  leave: () => Promise<void>
}

export function jsdomVisitor(view: View): JsdomVisitor {
  followFocus()
  const browser = stubBrowser()
  const hand = createHand()
  const leftovers = countLeftovers()
  const held: Held[] = []
  const keep = (request: Held) => void held.push(request)
  /** Of the addresses whose requests are held. */
  const parts: string[] = []
  const requests: string[] = []
  const network = stubRequests(keep, requests)
  const nameIds = generatedIdNamer(RANDOM)
  const destinations: string[] = []
  const told = (line: string) =>
    nameIds(withoutQuotedWords(line).replaceAll(navigator.userAgent, 'a browser'))
  let page: Awaited<ReturnType<typeof openPage>> | undefined
  let last: Held | undefined
  let patience = PATIENCE_MS
  const stops = [dropFocusOfDisabled()]
  window.machineNotes = []
  window.machineActors = new Set()
  stubFrames()
  stubTimeouts()
  const layout = layOut(view)
  const films = view.film && stubFilms()
  const film = () => {
    const found = document.querySelector('video')
    if (!found) throw new Error('The page has no film')
    return found
  }

  async function until<Result>(check: () => Result | Promise<Result>): Promise<Result> {
    const deadline = realTime() + patience
    for (;;)
      try {
        return await check()
      } catch (error) {
        if (realTime() >= deadline) throw error
        // What the page puts off without a delay comes at once.
        await actAsync(() => vi.advanceTimersByTime(0))
        await actAsync(turn)
      }
  }

  const onPage = () => {
    if (!page) throw new Error('No page is open')
    return page
  }
  const found = async (part: Parameters<typeof find>[0]) => {
    await until(() => void find(part))
    return find(part)
  }

  /** For what is no navigation: the Back button leads to where it led before. */
  async function staying(act: () => Promise<void>): Promise<void> {
    const before = window.history.length
    await act()
    if (window.history.length > before)
      throw new Error('The page has added an entry to the history by itself')
  }

  async function scrollTo(y: number): Promise<void> {
    await actAsync(() => browser.scrollTo(y))
    await actAsync(turn)
  }

  const visitor: JsdomVisitor = {
    anotherTab: async () => ({ ...visitor, open: async () => undefined }),
    notes: async () => window.machineNotes ?? [],
    wrongs: async () => wrongs(),
    lines: () => [
      ...outsideLines(requests, told),
      ...outlineOf({ part: view.compared?.part, charts: view.charts }).map(nameIds),
    ],
    outside: () => outsideLines(requests, told),
    told,
    passes: (milliseconds) =>
      staying(async () => {
        await actAsync(() => vi.advanceTimersByTime(milliseconds))
        await actAsync(turn)
      }),
    waitAtMost: (milliseconds) => {
      patience = milliseconds
    },
    leave: async () => {
      const subscribed = await page?.leave()
      for (const stop of stops) stop()
      const observers = layout?.observers()
      const left = [
        ...leftovers(),
        ...(subscribed ? [`${subscribed} × the router`] : []),
        ...(observers ? [`${observers} × ResizeObserver`] : []),
      ]
      if (page && left.length > 0) throw new Error(`The page has left behind: ${left.join(', ')}`)
    },
    open: async (path, _clock, early) => {
      window.history.replaceState(null, '', path)
      page = await openPage(view, early)
      await actAsync(turn)
    },
    press: async (part) => hand.press(await found(part)),
    tap: async (part) => hand.tap(await found(part)),
    fill: async (part, text) => {
      const control = await found(part)
      await staying(() => hand.fill(control, text))
    },
    focus: async (part) => {
      const element = await found(part)
      await actAsync(() => element.focus())
    },
    key: async (key, part) => {
      if (part) {
        const element = await found(part)
        await actAsync(() => element.focus())
      }
      await hand.key(key)
    },
    point: async (part) => hand.point(await found(part)),
    pointAway: () => hand.point(null),
    scrollTo,
    bringTo: async (part, top) => {
      const { top: from } = (await found(part)).getBoundingClientRect()
      await scrollTo(window.scrollY + from - top)
    },
    bringIntoView: async (part) => {
      const element = await found(part)
      const observed = [...Observer.alive].flatMap(({ elements }) => [...elements])
      const near = observed.filter((one) => one.contains(element) || element.contains(one))
      await actAsync(() => near.forEach((one) => void show(one, 50, 50)))
    },
    resize: (width) =>
      actAsync(() => {
        browser.setWidth(width)
        layout?.resize(width)
      }),
    scrollAside: async (part, rest) => {
      const box = await found(part)
      await actAsync(() => {
        box.scrollLeft = rest === null ? 0 : box.scrollWidth - box.clientWidth - rest
        box.dispatchEvent(new Event('scroll'))
      })
    },
    rest: () => actAsync(turn),
    prefers: (media, preferred) => actAsync(() => browser.setMedia(MEDIA[media], preferred)),
    showTab: (visible) => actAsync(() => browser.setTab(visible ? 'visible' : 'hidden')),
    connect: (online) => actAsync(() => browser.setOnline(online)),
    film: async () => ({ source: film().getAttribute('src') ?? '', paused: film().paused }),
    tellOfFilm: (news) => actAsync(() => films?.tell(film(), news)),
    isExact: true,
    goTo: async (path) => {
      await onPage().goTo(path)
      await actAsync(turn)
    },
    address: async () => `${location.pathname}${location.search}${location.hash}`,
    staysFrom: async (origin) => stayFrom(origin, destinations),
    leftFor: async () => [...destinations],
    warnings: async () => vi.mocked(console.warn).mock.calls.map(([said]) => String(said)),
    stored: async (key) => localStorage.getItem(key),
    storedInTab: async (key) => readTab(key),
    prepareStorage: async (storage) => {
      setTabStorage(storage)
      stops.push(() => setTabStorage({ ...storage, fails: undefined }))
    },
    storeElsewhere,
    hold: async (part, frames) => {
      parts.push(part)
      const module = view.modules?.[part]
      if (module === undefined) {
        network.hold(part)
        stops.push(holdElements(part, frames ? 'script, iframe' : 'script', keep))
      } else holdModule(resolve(module), part, keep)
    },
    answers: async (part, response) => network.answers(part, response),
    request: async (to) => {
      last = await until(() => {
        const next = held.shift()
        if (!next) throw new Error(noRequest(to, { held: parts, sent: requests }))
        return next
      })
      return last
    },
    lastRequest: () => last,
    awaitsAnswer: () => [...held, last].some((one) => one?.isWaiting()),
    isShown: async (part) => findAll(part).length > 0,
    sees: (part, sight = {}) => until(() => compare(part, sight)),
    misses: (part, because) =>
      until(() => {
        if (because === 'styled') return
        if (findAll(part).length > 0) throw new Error(`Anybody can see ${describePart(part)}`)
      }),
    ...accountsIn(storeElsewhere),
    until,
  }
  return visitor
}
