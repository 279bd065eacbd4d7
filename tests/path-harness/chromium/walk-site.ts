/** Level 3: walks a trace on the built site in Chromium, as a visitor would. */
import { expect, type Page } from 'playwright/test'
import type { Trace } from '../../../machines/kit/trace.ts'
import type { Local } from '../../support/local.ts'
import { followFocus, wrongs } from '../always.ts'
import type { Fixture } from '../fixture.ts'
import type { Screen } from '../screen.ts'
import type { Walked } from '../walk-machine.ts'
import { walkPage } from '../walk-page.ts'
import { drawnWrongs } from './drawn.ts'
import { chromiumVisitor } from './visitor.ts'

/** How long the page may take to do what a step says, in milliseconds. */
const PATIENCE_MS = 10_000

type Walker = { fixture: Fixture; screen: Screen }

/** Calls `moment`, if there is one, once the page is open and after each step, with whether the page's clock is stopped. */
export async function walkSite(
  page: Page,
  site: Local,
  {
    fixture,
    screen,
    trace,
    moment,
  }: Walker & { trace: Trace; moment?: (isStopped: boolean) => Promise<void> },
): Promise<Walked> {
  const visitor = chromiumVisitor(page, site)
  const open = () => screen.open(visitor, trace.steps)
  const walk = {
    ...(await observed(page, PATIENCE_MS)),
    visitor,
    screen,
    open,
    ...(moment && { moment: () => moment(visitor.isStopped()) }),
  }
  const wrongs = async () => [
    ...(await walk.wrongs()),
    ...(await page.evaluate(drawnWrongs, visitor.isStopped())),
  ]
  return walkPage({ ...walk, wrongs }, fixture, trace)
}

/** Notes what the page's machines do from now on. */
export async function observed(page: Page, patience: number) {
  await page.addInitScript(() => {
    window.machineNotes ??= []
  })
  await page.addInitScript(followFocus)
  return {
    notes: () => page.evaluate(() => window.machineNotes ?? []),
    until: (check: () => Promise<void>) =>
      expect(check).toPass({ intervals: [20, 50, 100, 200], timeout: patience }),
    passes: (milliseconds: number) => page.clock.runFor(milliseconds),
    wrongs: () => page.evaluate(wrongs),
    isExact: false,
  }
}
