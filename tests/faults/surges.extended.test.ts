/** When a surge begins and ends, and that nothing which waits for its end is lost, on both databases. */
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storedForm } from '../../scripts/bench/stored-form.ts'
import { leadParameter } from '../../supabase/functions/_shared/lead/store.ts'
import { createSurges } from '../../supabase/functions/_shared/lead/surge.ts'
import { onBothDatabases } from '../support/both-databases.ts'

const FLOOR = 5
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const START = Date.parse('2026-11-23T16:00:00Z')

describe('a database that does not answer', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is asked for a second whether a surge lasts, so that no visitor waits longer for a form', async () => {
    const surges = createSurges(() => new Promise(() => undefined), FLOOR)
    const known = vi.fn()
    void surges.lasts().then(known)
    await vi.advanceTimersByTimeAsync(999)
    expect(known).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(known).toHaveBeenCalledWith(false)
  })
})

await onBothDatabases((database) => {
  beforeEach(() => database.reset())

  const surges = () => createSurges(database.call, FLOOR)
  const watch = (at: number) => surges().watch(new Date(at))
  /** Stores leads that nothing tells from visitors', in one call. */
  const come = async (count: number, at: number, email = 'ada@example.com') => {
    const form = await storedForm()
    const leads = Array.from({ length: count }, () => {
      const submissionId = randomUUID()
      const seenAt = new Date(at).toISOString()
      return leadParameter({
        ...form,
        submissionId,
        email,
        screening: {
          ...form.screening,
          seenAt,
          text: submissionId,
          limits: [],
          mailboxLimit: { ...form.screening.mailboxLimit, allowed: 100_000 },
        },
      })
    })
    await database.call('accept_leads', {
      leads: JSON.stringify(leads),
      deliveries: JSON.stringify(
        ['lead-acknowledgement', 'lead-alert'].map((kind) => ({ kind, mailboxLimit: null })),
      ),
      rules: JSON.stringify(surges().rules),
    })
  }
  /** How many deliveries of a kind are due, wait, or are not sent any more. */
  const count = async (kind: string) => {
    const [row] = await database.query(
      `select
         count(*) filter (where status = 'due' and due_at <> 'infinity')::integer as due,
         count(*) filter (where due_at = 'infinity' and status = 'due')::integer as waits,
         count(*) filter (where status = 'void')::integer as void
       from public.outbox where kind = $1`,
      [kind],
    )
    return row
  }
  const begun = async () => (await database.query('select form from public.surges')).length

  describe('a surge', () => {
    it('begins when more than the floor come within an hour, with the call that brings them', async () => {
      await come(FLOOR, START)
      await come(FLOOR, START + HOUR + MINUTE)
      expect(await begun()).toBe(0)
      await come(1, START + HOUR + 2 * MINUTE)
      expect([await begun(), await count('team-surge')]).toEqual([1, { due: 1, waits: 0, void: 0 }])
      expect(await count('lead-acknowledgement')).toEqual({ due: 2 * FLOOR, waits: 1, void: 0 })
    })

    it('begins for all of a call that brings more at once', async () => {
      await come(FLOOR + 1, START)
      expect(await count('lead-team-email')).toEqual({ due: 0, waits: FLOOR + 1, void: 0 })
    })

    it('takes three times the busiest hour of four weeks, of which surges are no part', async () => {
      await come(4, START - 20 * DAY)
      await come(50, START - 40 * DAY)
      await watch(START - 40 * DAY + 2 * HOUR)
      await come(50, START - 5 * DAY)
      await watch(START - 5 * DAY + 2 * HOUR)
      expect(await begun()).toBe(2)
      await watch(START)
      await come(3 * 4, START)
      expect(await begun()).toBe(2)
      await come(1, START + MINUTE)
      expect(await begun()).toBe(3)
    })

    it('is begun once by calls at the same moment, and none of them fails', async () => {
      await Promise.all(Array.from({ length: 8 }, () => come(FLOOR + 1, START)))
      expect([await begun(), await count('team-surge')]).toEqual([1, { due: 1, waits: 0, void: 0 }])
    })

    it('ends when half as many come as are allowed', async () => {
      await come(FLOOR + 1, START)
      await come(3, START + HOUR)
      await watch(START + HOUR + MINUTE)
      expect(await count('lead-acknowledgement')).toMatchObject({ waits: FLOOR + 1 + 3 })
      await watch(START + 2 * HOUR)
      expect(await count('lead-acknowledgement')).toEqual({ due: FLOOR + 1 + 3, waits: 0, void: 0 })
      for (const kind of ['lead-team-email', 'lead-alert'])
        expect(await count(kind)).toEqual({ due: 0, waits: 0, void: FLOOR + 1 + 3 })
      expect(await count('team-surge-leads')).toEqual({ due: 1, waits: 0, void: 0 })
    })

    it('ends after a day, however many still come', async () => {
      for (let at = START; at <= START + DAY; at += 30 * MINUTE) {
        await watch(at)
        expect(await count('team-surge-leads')).toMatchObject({ due: at < START + DAY ? 0 : 1 })
        await come(FLOOR + 1, at)
      }
    })

    it('ends when the clock was set back', async () => {
      await come(FLOOR + 1, START)
      await watch(START - DAY)
      expect(await count('lead-acknowledgement')).toMatchObject({ due: FLOOR + 1, waits: 0 })
    })
  })

  it('what a call stores that had begun before the end of the surge is sent', async () => {
    await come(FLOOR + 1, START)
    await watch(START + 2 * HOUR)
    await database.query(
      `update public.outbox set status = 'due', due_at = 'infinity' where kind = 'lead-team-email'
       and id = (select min(id::text)::uuid from public.outbox where kind = 'lead-team-email')`,
    )
    await watch(START + 2 * HOUR + MINUTE)
    expect(await count('lead-team-email')).toEqual({ due: 1, waits: 0, void: FLOOR })
  })

  it('who is erased is not in the list, and its copy is named where it may have been sent', async () => {
    await come(FLOOR, START)
    await come(1, START, 'grace@example.com')
    await watch(START + 2 * HOUR)
    const receipt = await database.call('forget_person', { email: 'grace@example.com' })
    expect(receipt).toMatchObject({ delivered: { 'lead-team-email': 1 } })
    const [row] = await database.query(
      `select public.mail_subject('team-surge-leads', id) as subject from public.surges`,
    )
    expect(JSON.stringify(row?.subject)).not.toContain('grace@example.com')
  })
})
