/** What the explorer has found is found again by the steps that it kept, and only with what was wrong then. */
import { readPages } from '../explore/pages.ts'
import { readTrace, replaySteps, replayTrace } from '../explore/replay.ts'
import type { Place } from '../explore/world.ts'
import { PASSWORD } from '../support/accounts.ts'
import { uniqueEmail } from '../support/payloads.ts'
import { expect, test } from './fixtures.ts'

test('the kept steps of a planted fault find it again, and nothing without it', async ({ browser, site }) => {
  const account = { email: uniqueEmail(), password: PASSWORD }
  const place: Place = { browser, site, account, tally: { subscriptions: 0 } }
  const pages = await readPages(browser, site.paths)
  const trace = readTrace('tests/explore/found/lead-twice.json')
  const again = await replayTrace(place, pages, trace)
  expect(again.finding?.property).toBe(trace.property)
  expect(again.finding?.detail).toMatch(/thanked for 1 times and stored 2 times$/)
  expect(await replaySteps(place, pages, trace.steps)).toEqual({ steps: trace.steps })
})
