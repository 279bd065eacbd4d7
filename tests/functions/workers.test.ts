/** Several workers on one outbox: one sends at a time. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Database, startDatabase } from '../support/database.ts'
import { type MailProvider, startMailProvider } from '../support/mail-provider.ts'
import { FAST, mailsIn, startWorker, storeLead } from '../support/worker.ts'

let database: Database
let provider: MailProvider
beforeEach(async () => {
  database = await startDatabase()
  provider = await startMailProvider()
})
afterEach(async () => {
  provider.close()
  await database.close()
})

const worker = () =>
  startWorker(database.call, { RESEND_API_KEY: 're_key', RESEND_URL: provider.url, MAIL_PER_SECOND: FAST })
const timesSent = () => [...provider.accepted.values()].map(({ times }) => times)

describe('two workers', () => {
  it('do not send at the same time, and send each mail once', async () => {
    for (let count = 0; count < 40; count++) await storeLead(database)
    await Promise.all([worker().deliver(), worker().deliver(), worker().deliver()])
    expect(timesSent()).toHaveLength(40)
    expect(timesSent().every((times) => times === 1)).toBe(true)
    expect(provider.mostAtOnce).toBeLessThanOrEqual(4)
  })

  it('take turns: one that queues starts when the other has ended', async () => {
    const [first, second] = [worker(), worker()]
    await storeLead(database)
    let release = () => {}
    provider.answer = (response) => {
      release = () => response.writeHead(200).end('{}')
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
