/** The counts of the lead forms' use: who may add to them, what is counted. */
import { expect, it } from 'vitest'
import { FUNNEL_BATCH, FUNNEL_LIMIT } from '../../content/funnel.ts'
import { sharedBackend } from '../support/shared.ts'
import { callDatabase } from '../support/team-accounts.ts'

const local = await sharedBackend()
const origin = `http://127.0.0.1:${local.settings.port}`

const post = (body: unknown, headers: Record<string, string> = {}) =>
  local.post('funnel', body, { 'content-type': 'text/plain', origin, ...headers })
type Stats = { forms: { seen: number }[]; refused: object[] }
const stats = async (at = new Date()) =>
  (await callDatabase(local, 'funnel_stats', { seen_at: at.toISOString() })) as Stats
const seenOf = async () => (await stats()).forms[0]?.seen ?? 0
const seen = { form: 'contact', step: 'seen' }

it('adds to the counts of the day, and stats prints them', async () => {
  const steps = [
    seen,
    { form: 'contact', step: 'started' },
    { form: 'contact', step: 'refused', field: 'phone' },
    { form: 'contact', step: 'refused', field: 'email' },
    { form: 'contact', step: 'refused', field: 'phone' },
    { form: 'contact', step: 'sent' },
    { form: 'join', step: 'seen' },
  ]
  const counted = await post(steps)
  expect(counted.status).toBe(204)
  expect(counted.headers.get('x-content-type-options')).toBe('nosniff')
  expect((await post([seen, { form: 'join', step: 'failed' }])).status).toBe(204)
  expect(await stats()).toEqual({
    forms: [
      { form: 'contact', seen: 2, started: 1, refused: 3, sent: 1, failed: 0, abandoned: 0 },
      { form: 'join', seen: 1, started: 0, refused: 0, sent: 0, failed: 1, abandoned: 0 },
    ],
    refused: [
      { form: 'contact', field: 'phone', times: 2 },
      { form: 'contact', field: 'email', times: 1 },
    ],
  })
  const monthsAgo = new Date(Date.now() - 90 * 86_400_000)
  expect(await stats(monthsAgo)).toEqual({ forms: [], refused: [] })
})

it.each([
  ['another form', [{ form: 'newsletter', step: 'seen' }], 422],
  ['another step', [{ form: 'contact', step: 'bought' }], 422],
  ['another field', [{ form: 'contact', step: 'refused', field: 'ada@example.com' }], 422],
  ['a field with another step', [{ ...seen, field: 'phone' }], 422],
  ['something about the visitor', [{ ...seen, visitor: 'ada' }], 422],
  ['no step', [], 422],
  ['too many steps', Array(FUNNEL_BATCH + 1).fill(seen), 422],
  ['what is no JSON', '{', 422],
  ['a large body', ' '.repeat(5000), 413],
])('counts nothing of %s', async (_what, body, status) => {
  const before = await stats()
  expect((await post(body)).status).toBe(status)
  expect(await stats()).toEqual(before)
})

it.each(['https://elsewhere.example', 'null', ''])('counts nothing from the origin "%s"', async (other) => {
  expect((await post([seen], { origin: other })).status).toBe(403)
})

it('counts a flood from one client only up to its limit, and says nothing of it', async () => {
  const flood = { 'x-forwarded-for': '203.0.113.7' }
  const before = await seenOf()
  for (let sent = 0; sent < FUNNEL_LIMIT.client.allowed + 10; sent += 1)
    expect((await post([seen], flood)).status).toBe(204)
  const after = await seenOf()
  const added = after - before
  expect(added).toBeGreaterThanOrEqual(FUNNEL_LIMIT.client.allowed)
  // While it floods, a little drains.
  expect(added).toBeLessThan(FUNNEL_LIMIT.client.allowed + 5)
  await post([seen], { 'x-forwarded-for': '198.51.100.9' })
  expect(await seenOf()).toBe(after + 1)
})
