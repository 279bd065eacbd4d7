/** Emptying the outbox: every message gets its try, its result and its next date. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Delivery, LeadStore } from '../../supabase/functions/_shared/lead/store.ts'
import type { AnnouncedLead } from '../../supabase/functions/_shared/lead/stored.ts'
import { deliverDue, retryAfter } from '../../supabase/functions/_shared/mail/delivery.ts'

const LEAD: AnnouncedLead = {
  id: randomUUID(),
  received_at: '2026-11-20T18:00:01Z',
  first_name: 'Grace',
  last_name: 'Hopper',
  email: 'grace@example.com',
  phone: '(403) 555-0101',
  message: 'What is my condo worth?',
  address: null,
  experience: null,
  source: 'website',
  tags: [],
  score: 0,
  score_reasons: [],
  pipeline_title: null,
  pipeline_value_cad: null,
  utm: {},
  page: '/',
  referrer: 'direct',
  time_on_page_seconds: 0,
  form_started_at: null,
  user_agent: '',
  consents: [],
}
const job = (attempt = 1): Delivery => ({ id: randomUUID(), channel: 'team-email', attempt, lead: LEAD })

type Settlement = { failure: string | null; retrySeconds: number | null }

/** An outbox in memory. Claimed jobs are gone until somebody settles them. */
function outbox(due: Delivery[]) {
  const settled = new Map<string, Settlement>()
  const leads: LeadStore = {
    submitLead: () => Promise.reject(new Error('not part of delivery')),
    claimDeliveries: async (batch) => due.splice(0, batch),
    settleDelivery: async ({ id }, failure, retrySeconds) => {
      if (settled.has(id)) throw new Error(`${id} was settled twice`)
      settled.set(id, { failure, retrySeconds })
    },
  }
  return { leads, settled }
}

/** Delivers `jobs`; those in `failing` are refused by the mail server. */
async function deliver(jobs: Delivery[], failing: readonly Delivery[] = []) {
  const { leads, settled } = outbox([...jobs])
  const sent: string[] = []
  const report = await deliverDue({
    leads,
    random: () => 0,
    sendMail: async (id, { subject }) => {
      if (failing.some((other) => other.id === id)) throw new Error('450 mailbox busy')
      expect(subject).toContain('Grace Hopper')
      sent.push(id)
    },
  })
  return { report, sent, settled }
}

describe('the outbox', () => {
  it.each([0, 1, 9, 10, 11, 20, 35])('of %i due messages is emptied, each sent once', async (count) => {
    const jobs = Array.from({ length: count }, () => job())
    const { report, sent, settled } = await deliver(jobs)
    expect(report).toEqual({ sent: count, failed: 0 })
    expect(sent.sort()).toEqual(jobs.map(({ id }) => id).sort())
    expect([...settled.values()]).toEqual(jobs.map(() => ({ failure: null, retrySeconds: null })))
  })

  it('lets no failing message stop the others, in its batch or after', async () => {
    const jobs = Array.from({ length: 25 }, () => job())
    const failing = [jobs[0], jobs[12]].filter((one) => one !== undefined)
    const { report, sent, settled } = await deliver(jobs, failing)
    expect(report).toEqual({ sent: 23, failed: 2 })
    expect(sent).toHaveLength(23)
    for (const { id } of failing)
      expect(settled.get(id)).toEqual({ failure: '450 mailbox busy', retrySeconds: 5 })
  })

  it('gives up after the last attempt, and says why', async () => {
    const last = job(8)
    const { settled } = await deliver([last], [last])
    expect(settled.get(last.id)).toEqual({ failure: '450 mailbox busy', retrySeconds: null })
  })

  it('sends a retry under the id of the first try, so that a mailbox can drop a repeat', async () => {
    const again = job(3)
    expect((await deliver([again])).sent).toEqual([again.id])
  })

  it('reports a database that cannot be asked', async () => {
    const { leads } = outbox([])
    const claimDeliveries = () => Promise.reject(new Error('claim_deliveries: unreachable'))
    const delivering = deliverDue({
      leads: { ...leads, claimDeliveries },
      random: () => 0,
      sendMail: async () => undefined,
    })
    await expect(delivering).rejects.toThrow('unreachable')
  })
})

describe('the schedule', () => {
  const HOUR = 3600
  const attempts = [1, 2, 3, 4, 5, 6, 7] as const

  it.each([
    [1, 5],
    [2, 60],
    [3, 300],
    [4, 1800],
    [5, 2 * HOUR],
    [6, 6 * HOUR],
    [7, 12 * HOUR],
    [8, null],
    [9, null],
  ])('after attempt %i waits %s seconds', (attempt, seconds) => {
    expect(retryAfter(attempt, 0)).toBe(seconds)
  })

  it("ends within 23 hours, while the mail provider remembers a message's id, even at its slowest", () => {
    const total = attempts.reduce((sum, attempt) => sum + (retryAfter(attempt, 1) ?? 0), 0)
    expect(total).toBeLessThanOrEqual(23 * HOUR)
  })

  it('is spread out a little and never shortened', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...attempts),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (attempt, random) => {
          const base = retryAfter(attempt, 0) ?? Number.NaN
          const seconds = retryAfter(attempt, random)
          expect(Number.isInteger(seconds)).toBe(true)
          expect(seconds).toBeGreaterThanOrEqual(base)
          expect(seconds).toBeLessThanOrEqual(base * 1.2)
        },
      ),
    )
    expect(retryAfter(4, 1)).toBeGreaterThan(retryAfter(4, 0) ?? Number.NaN)
  })
})
