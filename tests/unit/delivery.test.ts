/** Delivery: every mail in the outbox is tried, and its result or its next date is recorded. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  deliverAll,
  deliverMail,
  type MailTemplate,
  retryDelay,
} from '../../supabase/functions/_shared/mail/delivery.ts'
import type { ClaimedMail, MailKind, Outbox } from '../../supabase/functions/_shared/mail/outbox.ts'

const mail = (attempt = 1): ClaimedMail => ({ id: randomUUID(), attempt, subject: 'Ada' })
const mails = (count: number) => Array.from({ length: count }, () => mail())

const template = (kind: MailKind = 'lead-team-email'): MailTemplate => ({
  kind,
  write: (subject) => {
    if (subject !== 'Ada') throw new Error('unknown subject')
    return { subject: `${kind} about Ada`, text: '', html: '', replyTo: '' }
  },
})

type Result = { failure: string | null; retrySeconds: number | null }

/** An outbox in memory. Claimed mails are gone until they are settled. */
function outboxOf(due: Partial<Record<MailKind, ClaimedMail[]>>) {
  const results = new Map<string, Result>()
  const outbox: Outbox = {
    claim: async (kind, batch) => due[kind]?.splice(0, batch) ?? [],
    settle: async ({ id }, failure, retrySeconds) => {
      if (results.has(id)) throw new Error(`${id} was settled twice`)
      results.set(id, { failure, retrySeconds })
    },
  }
  return { outbox, results }
}

/** Delivers `due`; the mail server refuses those in `refused`. */
async function deliver(due: ClaimedMail[], refused: readonly ClaimedMail[] = []) {
  const { outbox, results } = outboxOf({ 'lead-team-email': [...due] })
  const sent: string[] = []
  const report = await deliverMail(template(), {
    outbox,
    random: () => 0,
    sendMail: async (id, { subject }) => {
      if (refused.some((other) => other.id === id)) throw new Error('450 mailbox busy')
      expect(subject).toBe('lead-team-email about Ada')
      sent.push(id)
    },
  })
  return { report, sent, results }
}

describe('delivery', () => {
  it.each([0, 1, 9, 10, 11, 20, 35])('sends each of %i due mails once', async (count) => {
    const due = mails(count)
    const { report, sent, results } = await deliver(due)
    expect(report).toEqual({ sent: count, failed: 0 })
    expect(sent.sort()).toEqual(due.map(({ id }) => id).sort())
    expect([...results.values()]).toEqual(due.map(() => ({ failure: null, retrySeconds: null })))
  })

  it('continues after a failed mail, in its batch and in the next', async () => {
    const due = mails(25)
    const refused = [due[0], due[12]].filter((one) => one !== undefined)
    const { report, sent, results } = await deliver(due, refused)
    expect(report).toEqual({ sent: 23, failed: 2 })
    expect(sent).toHaveLength(23)
    for (const { id } of refused)
      expect(results.get(id)).toEqual({ failure: '450 mailbox busy', retrySeconds: 5 })
  })

  it('continues after a mail that cannot be written, and retries it', async () => {
    const unreadable = { ...mail(), subject: null }
    const { report, results } = await deliver([unreadable, mail()])
    expect(report).toEqual({ sent: 1, failed: 1 })
    expect(results.get(unreadable.id)).toEqual({ failure: 'unknown subject', retrySeconds: 5 })
  })

  it('gives up after the last attempt and records the reason', async () => {
    const last = mail(8)
    const { results } = await deliver([last], [last])
    expect(results.get(last.id)).toEqual({ failure: '450 mailbox busy', retrySeconds: null })
  })

  it('sends a retry under the same id as the first attempt, so that a repeat can be dropped', async () => {
    const retried = mail(3)
    expect((await deliver([retried])).sent).toEqual([retried.id])
  })

  it('rejects when the outbox cannot be read', async () => {
    const { outbox } = outboxOf({})
    const claim = () => Promise.reject(new Error('claim_mail: unreachable'))
    const mailer = { outbox: { ...outbox, claim }, random: () => 0, sendMail: async () => undefined }
    await expect(deliverMail(template(), mailer)).rejects.toThrow('unreachable')
  })
})

describe('delivery of every kind', () => {
  const templates = [template('lead-team-email'), template('newsletter-confirmation')]

  it('adds up the reports', async () => {
    const { outbox } = outboxOf({ 'lead-team-email': mails(12), 'newsletter-confirmation': mails(3) })
    const sendMail = async (_: string, { subject }: { subject: string }) => {
      if (subject.startsWith('newsletter')) throw new Error('450 mailbox busy')
    }
    expect(await deliverAll(templates, { outbox, sendMail, random: () => 0 })).toEqual({
      sent: 12,
      failed: 3,
    })
  })

  it('delivers one kind to the end when another cannot be read, then rejects', async () => {
    const { outbox, results } = outboxOf({ 'newsletter-confirmation': mails(2) })
    const claim: Outbox['claim'] = (kind, ...rest) =>
      kind === 'lead-team-email' ? Promise.reject(new Error('unreachable')) : outbox.claim(kind, ...rest)
    const mailer = { outbox: { ...outbox, claim }, sendMail: async () => undefined, random: () => 0 }
    await expect(deliverAll(templates, mailer)).rejects.toThrow('unreachable')
    expect(results.size).toBe(2)
  })
})

describe('the retry schedule', () => {
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
    expect(retryDelay(attempt, 0)).toBe(seconds)
  })

  it('ends within 23 hours at its slowest, while the provider still remembers the idempotency key', () => {
    const total = attempts.reduce((sum, attempt) => sum + (retryDelay(attempt, 1) ?? 0), 0)
    expect(total).toBeLessThanOrEqual(23 * HOUR)
  })

  it('is spread out a little and never shortened', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...attempts),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (attempt, random) => {
          const base = retryDelay(attempt, 0) ?? Number.NaN
          const seconds = retryDelay(attempt, random)
          expect(Number.isInteger(seconds)).toBe(true)
          expect(seconds).toBeGreaterThanOrEqual(base)
          expect(seconds).toBeLessThanOrEqual(base * 1.2)
        },
      ),
    )
    expect(retryDelay(4, 1)).toBeGreaterThan(retryDelay(4, 0) ?? Number.NaN)
  })
})
