/** Delivery: the real worker and SQL with a local mail provider; time passes by moving what is stored back. */
import { describe, expect, it } from 'vitest'
import { freePort } from '../../scripts/stack/ports.ts'
import { DELIVERY_DEADLINE_MS } from '../../supabase/functions/_shared/outbox/channel.ts'
import { LEASE_SECONDS } from '../../supabase/functions/_shared/outbox/delivery.ts'
import { createOutbox } from '../../supabase/functions/_shared/outbox/outbox.ts'
import type { CallDatabase } from '../../supabase/functions/_shared/runtime/database.ts'
import { emptiedDatabase, emptiedMailProvider } from '../support/shared.ts'
import { claimMail, mailsIn, resendAt, startWorker, storeLead } from '../support/worker.ts'

const database = await emptiedDatabase()
const provider = await emptiedMailProvider()

const worker = (call = database.call, url = provider.url) => startWorker(call, resendAt(url))
const answer = (status: number, headers: Record<string, string> = {}) => {
  provider.answer = (response) => response.writeHead(status, headers).end('{}')
}
const timesSent = () => [...provider.accepted.values()].map(({ times }) => times)

/** Delivers every twenty minutes for `hours`; resolves to the hours at which the first mail was tried. */
async function deliverFor(hours: number, deliver: () => Promise<void>): Promise<number[]> {
  const triedAtHour: number[] = []
  let claims = 0
  for (let minutes = 0; minutes <= hours * 60; minutes += 20) {
    await deliver()
    const [mail] = await mailsIn(database)
    if (mail && mail.claims > claims) triedAtHour.push(minutes / 60)
    claims = mail?.claims ?? 0
    await database.pass('20 minutes')
  }
  return triedAtHour
}

describe('a mail that certainly was not sent', () => {
  it('is tried for three days without costing an attempt, then is dead', async () => {
    const nobody = `http://127.0.0.1:${await freePort()}`
    const { deliver, log } = worker(database.call, nobody)
    const id = await storeLead(database)
    const triedAtHour = await deliverFor(80, deliver)
    expect(triedAtHour.at(-1)).toBeGreaterThan(48)
    expect(triedAtHour.at(-1)).toBeLessThanOrEqual(72)
    expect(await mailsIn(database)).toMatchObject([
      { status: 'dead', attempts: 0, last_error: 'Resend is unreachable' },
    ])
    expect(log.filter((line) => line.includes(id) && line.startsWith('ALARM'))).toHaveLength(1)
  })

  it.each([401, 403, 422])('is retried after the answer %i', async (status) => {
    answer(status)
    const { deliver } = worker()
    await storeLead(database)
    await deliver()
    expect(await mailsIn(database)).toMatchObject([{ status: 'due', attempts: 0, failures: 1 }])
    provider.answer = undefined
    await database.pass('5 seconds')
    await deliver()
    expect(await mailsIn(database)).toMatchObject([{ status: 'sent', attempts: 1, last_error: null }])
  })
})

describe('a mail that may have been sent', () => {
  it('is tried for 23 hours, while the provider remembers its idempotency key, then is dead', async () => {
    answer(500)
    const { deliver } = worker()
    await storeLead(database)
    const triedAtHour = await deliverFor(30, deliver)
    expect(triedAtHour.at(-1)).toBeGreaterThan(12)
    expect(triedAtHour.at(-1)).toBeLessThanOrEqual(23)
    expect(await mailsIn(database)).toMatchObject([{ status: 'dead', last_error: 'Resend answered 500' }])
  })

  it.each([
    ['a page', 'text/html', '<h1>Welcome to the network</h1>'],
    ['an answer without an id', 'application/json', '{}'],
    ['no answer', 'application/json', ''],
  ])('is not recorded as sent when the provider’s place is taken by %s', async (_what, type, body) => {
    await storeLead(database)
    provider.answer = (response) => response.writeHead(200, { 'content-type': type }).end(body)
    await worker().deliver()
    expect(await mailsIn(database)).toMatchObject([
      { status: 'due', attempts: 1, last_error: 'Resend answered 200 without accepting' },
    ])
    provider.answer = undefined
    await database.pass('5 seconds')
    await worker().deliver()
    expect(await mailsIn(database)).toMatchObject([{ status: 'sent' }])
  })

  it('has 23 hours from the first attempt that may have sent it, not from the first attempt', async () => {
    answer(403)
    const { deliver } = worker()
    await storeLead(database)
    await deliverFor(24, deliver)
    answer(500)
    await deliverFor(14, deliver)
    const [mail] = await mailsIn(database)
    expect(mail?.status).toBe('due')
    expect(mail?.attempts).toBeGreaterThan(0)
    await deliverFor(24, deliver)
    expect(await mailsIn(database)).toMatchObject([{ status: 'dead' }])
  })
})

describe('when too much was sent', () => {
  it('all mail waits as long as the provider asks, and no attempt is counted', async () => {
    answer(429, { 'retry-after': '900' })
    const { deliver } = worker()
    for (let count = 0; count < 3; count++) await storeLead(database)
    await deliver()
    const claimed = (await mailsIn(database)).filter(({ claims }) => claims > 0)
    // Those that were on their way when the first answer came.
    expect(claimed.length).toBeGreaterThan(0)
    expect(claimed.every(({ status, attempts }) => status === 'due' && attempts === 0)).toBe(true)

    provider.answer = undefined
    await database.pass('10 minutes')
    await deliver()
    expect(provider.accepted.size).toBe(0)
    await database.pass('5 minutes')
    await deliver()
    expect(timesSent()).toEqual([1, 1, 1])
  })

  it('and the provider does not say how long to wait, the pauses grow, up to five minutes', async () => {
    const outbox = createOutbox(database.call)
    await storeLead(database)
    for (const expected of [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]) {
      const throttled = { reason: 'Resend answered 429', mayBeSent: false, throttled: true }
      expect(await outbox.settle(await claimMail(outbox), throttled, 'resend')).toBe('due')
      const [row] = await database.query(
        'select extract(epoch from next_at - now()) as pause from public.delivery_providers',
      )
      expect(Math.ceil(Number(row?.pause))).toBe(expected)
      await database.pass(`${expected} seconds`)
    }
    expect(await mailsIn(database)).toMatchObject([{ attempts: 0 }])
  })
})

describe('a mail that was sent', () => {
  it('is recorded as sent once the database works again, and is not sent again', async () => {
    let failures = 3
    const call: CallDatabase = async (name, parameters) => {
      if (name === 'settle_delivery' && failures-- > 0) throw new Error('settle_delivery: unreachable')
      return database.call(name, parameters)
    }
    await storeLead(database)
    await worker(call).deliver()
    await database.pass('1 day')
    await worker().deliver()
    expect(timesSent()).toEqual([1])
    expect(await mailsIn(database)).toMatchObject([{ status: 'sent', attempts: 1 }])
  })

  it('is recorded as sent even after another worker has claimed it', async () => {
    const outbox = createOutbox(database.call)
    await storeLead(database)
    const first = await claimMail(outbox)
    await database.pass(`${LEASE_SECONDS} seconds`)
    const second = await claimMail(outbox)
    expect(await outbox.settle(first, null, 'resend')).toBe('sent')
    expect(await outbox.settle(second, { reason: 'refused', mayBeSent: false }, 'resend')).toBeNull()
    expect(await mailsIn(database)).toMatchObject([{ status: 'sent' }])
  })

  it('is recorded as sent even after it was given up', async () => {
    const outbox = createOutbox(database.call)
    await storeLead(database)
    const late = await claimMail(outbox)
    await database.pass('24 hours')
    await worker().deliver()
    expect(await mailsIn(database)).toMatchObject([{ status: 'dead' }])
    expect(await outbox.settle(late, null, 'resend')).toBe('sent')
    expect(await mailsIn(database)).toMatchObject([{ status: 'sent', last_error: null }])
  })

  it('whose answer was lost is sent again under the same key', async () => {
    provider.answer = (response) => response.destroy()
    const { deliver } = worker()
    await storeLead(database)
    await deliver()
    provider.answer = undefined
    await database.pass('5 seconds')
    await deliver()
    expect([...provider.accepted.keys()]).toEqual((await mailsIn(database)).map(({ id }) => id))
  })
})

describe('a mail that is never settled', () => {
  it('is claimed eight times at most, then is dead', async () => {
    const outbox = createOutbox(database.call)
    await storeLead(database)
    for (let count = 1; count <= 8; count++) {
      expect((await claimMail(outbox)).attempt).toBe(count)
      await database.pass(`${LEASE_SECONDS} seconds`)
    }
    const { deliver, log } = worker()
    await deliver()
    expect(await mailsIn(database)).toMatchObject([{ status: 'dead', claims: 8, attempts: 8 }])
    expect(log.filter((line) => line.startsWith('ALARM'))).toHaveLength(1)
  })

  it('has a deadline for sending that is well below its lease', () => {
    expect(DELIVERY_DEADLINE_MS * 2).toBeLessThan(LEASE_SECONDS * 1000)
  })
})

describe('a row that cannot be written', () => {
  it('does not stop its neighbours; it is dead at once and logged without personal data', async () => {
    const [before, broken, after] = [
      await storeLead(database),
      await storeLead(database, 'secret@example.com'),
      await storeLead(database),
    ]
    await database.query(
      `update public.leads set score_reasons = '"secret"'
       where id = (select lead_id from public.deliveries where id = $1)`,
      [broken],
    )
    const { deliver, log } = worker()
    await deliver()
    expect([...provider.accepted.keys()]).toEqual(expect.arrayContaining([before, after]))
    expect((await mailsIn(database)).find(({ id }) => id === broken)).toMatchObject({ status: 'dead' })
    expect(log).toEqual([
      `ALARM: delivery ${broken} (lead-team-email) is dead: cannot be written (score_reasons)`,
    ])
  })
})
