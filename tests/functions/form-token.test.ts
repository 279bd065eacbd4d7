/** The token of a form and the work and the wait that it asks for, as they are set. */
import { expect, it } from 'vitest'
import { FORM_TOKEN_HOURS } from '../../content/screening.ts'
import { createFormTokens } from '../../supabase/functions/_shared/lead/form-token.ts'
import { doWork } from '../../supabase/functions/_shared/lead/proof-of-work.ts'
import { screenLead } from '../../supabase/functions/_shared/lead/screen.ts'
import { handle } from '../../supabase/functions/form-token/handle.ts'

const BITS = 8
const HOUR = 3_600_000
const NOW = new Date('2026-11-20T18:00:00Z')
const tokens = await createFormTokens('secret', BITS)
const issued = await tokens.issue(NOW)
const other = await doWork(await tokens.issue(NOW), BITS)

it.each([
  ['its work', await doWork(issued, BITS), { openedAt: NOW, workDone: true }],
  ['no work', issued, { openedAt: NOW, workDone: false }],
  ['the work of another', `${issued}.${other.split('.').at(-1)}`, { workDone: false }],
  ['less to do than it was issued with', issued.replace(`.${BITS}.`, '.0.'), null],
])('with %s a token is read as such', async (_what, token, expected) => {
  const read = await tokens.read(token, NOW)
  if (expected) expect(read).toMatchObject(expected)
  else expect(read).toBeNull()
})

it.each([
  ['a day old', FORM_TOKEN_HOURS * HOUR, true],
  ['older', FORM_TOKEN_HOURS * HOUR + 1, false],
  ['a minute younger than the clock', -60_000, true],
  ['younger than that', -60_001, false],
])('a token that is %s is good: %s ms later it is %s', async (_what, later, good) => {
  const read = await tokens.read(issued, new Date(NOW.getTime() + later))
  expect(read !== null).toBe(good)
})

it.each([
  ['no work by default', 0],
  ['the work of the setting', BITS],
])('a form is asked for %s', async (_what, expected) => {
  const request = new Request('https://functions.example/form-token', { method: 'POST' })
  const formTokens = await createFormTokens('secret', expected)
  const response = await handle(request, {
    formTokens,
    minimumFillMs: 0,
    now: () => NOW,
  })
  const token = expect.stringContaining(`.${expected}.`)
  expect(await response.json()).toEqual(expected ? { token, work: expected } : { token })
})

it.each([2_000, 700, 0])('of at least %i ms, a form is told when its lead counts', async (minimumFillMs) => {
  const request = new Request('https://functions.example/form-token', { method: 'POST' })
  const formTokens = await createFormTokens('secret')
  const answered = await handle(request, {
    formTokens,
    minimumFillMs,
    now: () => NOW,
  })
  const { token, countsAfterMs = 0 } = await answered.json()
  const heldAfter = async (later: number) => {
    const now = new Date(NOW.getTime() + later)
    const seen = {
      ...{ now, token: await formTokens.read(token, now), capturedBy: 'signed-form' as const, client: null },
      ...{ fromBrowser: true, workMissing: false, trap: '' },
    }
    const texts = { firstName: 'Ada', lastName: 'Lovelace', message: 'A bungalow', address: '' }
    return screenLead(texts, seen, minimumFillMs).held
  }
  expect(await heldAfter(countsAfterMs)).toBe(false)
  if (minimumFillMs > 0) expect(await heldAfter(minimumFillMs - 1)).toBe(true)
  // Two servers' clocks differ a little.
  if (minimumFillMs > 0) expect(countsAfterMs).toBeGreaterThan(minimumFillMs + 100)
})
