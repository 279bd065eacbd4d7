/** Several workers on one outbox: one sends at a time, also when the computer's clock is set back. */
import type { ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { emptiedDatabase, emptiedMailProvider } from '../support/shared.ts'
import { mailsIn, resendAt, startWorker, storeLead } from '../support/worker.ts'

const database = await emptiedDatabase()
const provider = await emptiedMailProvider()

const settings = () => resendAt(provider.url)
const worker = () => startWorker(database.call, settings())
const isStillSending = ([name, value]: [string, unknown]) => name === 'still_sending' && value === true
const timesSent = () => [...provider.accepted.values()].map(({ times }) => times)

describe('two workers', () => {
  it('do not send at the same time, and send each mail once', async () => {
    for (let count = 0; count < 40; count++) await storeLead(database)
    await Promise.all([worker().deliver(), worker().deliver(), worker().deliver()])
    expect(timesSent()).toHaveLength(40)
    expect(timesSent().every((times) => times === 1)).toBe(true)
    expect(provider.mostAtOnce).toBeLessThanOrEqual(4)
  })

  it('send no faster than the provider allows', async () => {
    for (let count = 0; count < 6; count++) await storeLead(database)
    const began = performance.now()
    await startWorker(database.call, { ...settings(), MAIL_PER_SECOND: '10' }).deliver()
    expect(timesSent()).toHaveLength(6)
    expect(performance.now() - began).toBeGreaterThan(450)
  })

  it('hand over at once, even if the last mail is settled while the first looks for another', async () => {
    let settle = () => {}
    const settled = new Promise<void>((resolve) => {
      settle = resolve
    })
    const arrived = new Promise<ServerResponse>((resolve) => {
      provider.answer = resolve
    })
    const first = startWorker(async (name, parameters) => {
      const result = await database.call(name, parameters)
      if (name === 'settle_delivery') settle()
      if (name === 'claim_delivery' && Object.entries(parameters).some(isStillSending)) {
        const response = await arrived
        response.writeHead(200).end('{"id":"1"}')
        await settled
        await new Promise(setImmediate)
      }
      return result
    }, settings())
    await storeLead(database)
    await first.deliver()
    provider.answer = undefined
    await storeLead(database)
    await worker().deliver()
    expect((await mailsIn(database)).map(({ status }) => status)).toEqual(['sent', 'sent'])
  })

  it('take turns: one that queues starts when the other has ended', async () => {
    const [first, second] = [worker(), worker()]
    await storeLead(database)
    let release = () => {}
    provider.answer = (response) => {
      release = () => response.writeHead(200).end('{"id":"1"}')
      void second.delivery.start({ queue: true })
    }
    const done = first.deliver()
    await expect.poll(() => provider.mostAtOnce).toBe(1)
    provider.answer = undefined
    release()
    await done
    await storeLead(database)
    await second.delivery.start({ queue: true }).done
    expect((await mailsIn(database)).every(({ status }) => status === 'sent')).toBe(true)
  })
})

/** Sets the clock back by an hour: all that is stored is then an hour later by it. */
async function setBack(): Promise<void> {
  const columns = await database.query(
    `select table_name, column_name from information_schema.columns
     where table_name in ('deliveries', 'delivery_providers') and data_type = 'timestamp with time zone'`,
  )
  for (const { table_name, column_name } of columns)
    await database.query(
      `update public.${table_name} set ${column_name} = ${column_name} + interval '1 hour'`,
    )
}

const statuses = async () => (await mailsIn(database)).map(({ status }) => status)

describe('when the clock is set back, nobody waits until it is what it was:', () => {
  it('a new lead is mailed, though others were just before', async () => {
    await storeLead(database)
    await worker().deliver()
    await setBack()
    await storeLead(database)
    await worker().deliver()
    expect(await statuses()).toEqual(['sent', 'sent'])
  })

  it('another worker takes the place of one that has died', async () => {
    await storeLead(database)
    await worker().deliver()
    await database.query(
      "update public.delivery_providers set worker = gen_random_uuid(), worker_until = now() + interval '30 seconds'",
    )
    await setBack()
    await storeLead(database)
    await worker().deliver()
    expect(await statuses()).toEqual(['sent', 'sent'])
  })
})
