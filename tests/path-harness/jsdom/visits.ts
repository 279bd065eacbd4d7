/** Level 2's visits: each begins in a new page, loads the site anew, and leaves nothing behind. */
import { deepEqual } from 'node:assert/strict'
import { format } from 'node:util'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { messages } from '../../../content/messages.ts'
import type * as siteModule from '../../../content/site.ts'
import type { MachineName } from '../../../machines/index.ts'
import type { Trace } from '../../../machines/kit/trace.ts'
import { stubBackend } from '../../support/network.ts'
import { load } from '../discover.ts'
import { withFirstConsents } from '../first-consents.ts'
import type { Fixture } from '../fixture.ts'
import type { Screen } from '../screen.ts'
import type { View } from '../view.ts'
import type { Walked } from '../walk-machine.ts'
import { walkPage } from '../walk-page.ts'
import { type JsdomVisitor, jsdomVisitor } from './visitor.tsx'

/** What a page may say on the console. Whatever else it says is a fault. */
const EXPECTED = [
  // jsdom has no `crypto.subtle`.
  'WebCrypto API is not supported',
  // All visits share one page, and each has a client of its own.
  'Multiple GoTrueClient',
  // jsdom does not know `<search>`.
  'is unrecognized in this browser',
  // Walks ask for these.
  messages.reviewsMissing.logged,
  'The campaign of this visit',
]

/** When every visit begins, so that what is dated is the same each time. */
const NOW = Date.UTC(2026, 5, 1, 18)

const unexpected: string[] = []

/** To be called once in a test file, which also replaces the hook of the machines by `observe.ts`. */
export function beginEachVisitAnew(): void {
  // Read from the disk and translated once: in the first visit, a visitor would be faster than what the page loads late.
  beforeAll(async () => {
    vi.doMock('../../../content/site.ts', async (original) =>
      withFirstConsents(await original<typeof siteModule>()),
    )
    await import('../../../src/features/leads/LeadForm.tsx')
    await import('../../../src/backend/client.ts')
    await import('../../../src/ui/Toaster.tsx')
  })
  beforeEach(() => {
    stubBackend()
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    // Frames and microtasks are not part of the machines' delays.
    vi.useFakeTimers({
      now: NOW,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    })
    // Ark UI counts a toast's time by it, in frames.
    vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - NOW)
    vi.resetModules()
    unexpected.length = 0
    for (const level of ['warn', 'error'] as const) {
      vi.spyOn(console, level).mockImplementation((...said: unknown[]) => {
        if (!EXPECTED.some((known) => String(said[0]).includes(known))) unexpected.push(format(...said))
      })
    }
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
    document.head.replaceChildren()
    document.body.replaceChildren()
    const page = document.documentElement
    for (const { name } of [...page.attributes]) page.removeAttribute(name)
    localStorage.clear()
    sessionStorage.clear()
    window.history.replaceState(null, '', '/')
  })
}

type Visit = {
  fixture: Fixture
  screen: Screen
  /** What is rendered; by default the machine's own view. */
  view?: View
  /** How long the page may take, once it is open, in milliseconds. */
  patience?: number
  /** What to look at once the page is open, and after each step. */
  moment?: (visitor: JsdomVisitor) => () => Promise<void>
  /** What to do at the end of the walk, on the page. */
  finally?: (visitor: JsdomVisitor) => Promise<void>
}

/** Walks a trace on the shipped component of a machine. */
export async function visit(name: MachineName, trace: Trace, options: Visit): Promise<Walked> {
  const { fixture, screen, view, patience, moment: momentFor, finally: look } = options
  const visitor = jsdomVisitor(view ?? (await load(name, 'view')))
  const { notes, passes, until, wrongs } = visitor
  const open = async () => {
    await screen.open(visitor, trace.steps)
    if (patience !== undefined) visitor.waitAtMost(patience)
  }
  try {
    const moment = momentFor?.(visitor)
    const walk = {
      ...{ visitor, screen, open, notes, until, passes, wrongs, isExact: true },
      ...(moment && { moment }),
    }
    const walked = await walkPage(walk, fixture, trace)
    await look?.(visitor)
    deepEqual(unexpected, [], 'the console is silent')
    return walked
  } finally {
    await visitor.leave()
  }
}
