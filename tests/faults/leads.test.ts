/** Parts of the real stack stop and come back; no lead is lost, and none is stored or mailed twice. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Local, startLocal } from '../support/local.ts'
import { siteForm, uniqueEmail } from '../support/payloads.ts'

let local: Local
beforeAll(async () => {
  local = await startLocal({ database: 'none' })
})
afterAll(() => local.stop())

const submit = async (lead: object) => {
  const response = await fetch(local.stack.routes['/functions/v1/send-lead-email'] ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(lead),
  })
  return { status: response.status, body: await response.json() }
}

describe('while the database is stopped', () => {
  it('a lead is refused with 503, and stored once when it is sent again later', async () => {
    const email = uniqueEmail()
    const lead = siteForm(email)
    await local.stack.services.database.stop()
    expect(await submit(lead)).toEqual({ status: 503, body: { error: { code: 'store_unavailable' } } })
    await local.stack.services.database.start()
    expect(await submit(lead)).toMatchObject({ status: 200, body: { duplicate: false } })
    expect(await local.leads(email)).toHaveLength(1)
  })
})

describe('when the database crashes under load', () => {
  it('every lead that was accepted is still stored, once', async () => {
    const accepted: string[] = []
    const send = async (lead: { submissionId: string }) => {
      if ((await submit(lead)).status === 200) accepted.push(lead.submissionId)
    }
    for (let count = 0; count < 20; count++) await send(siteForm(uniqueEmail()))
    const concurrent = Array.from({ length: 40 }, () => send(siteForm(uniqueEmail())))
    await local.stack.services.database.stop('SIGKILL')
    await Promise.all(concurrent)
    await local.stack.services.database.start()

    const stored = (await local.leads()).map(({ submission_id }) => submission_id)
    expect(accepted.length).toBeGreaterThanOrEqual(20)
    expect(stored).toEqual(expect.arrayContaining(accepted))
    expect(new Set(stored).size).toBe(stored.length)
  })
})

describe('while the mail server is down', () => {
  it('a lead is accepted and stored, and its mail is sent once the server is back', async () => {
    const email = uniqueEmail()
    await local.stack.services.mailbox.stop()
    expect(await submit(siteForm(email))).toMatchObject({ status: 200 })
    await vi.waitFor(
      async () =>
        expect((await local.leads(email))[0]?.outbox).toMatchObject([
          { status: 'due', attempts: 0, failures: 1 },
        ]),
      30_000,
    )
    await local.stack.services.mailbox.start()
    await vi.waitFor(async () => expect(await local.mails(email)).toHaveLength(1), {
      // On a slow machine the server may be back only after the first retry; the second comes a minute later.
      timeout: 90_000,
      interval: 250,
    })
    await vi.waitFor(
      async () => expect((await local.leads(email))[0]?.outbox).toMatchObject([{ status: 'sent' }]),
      10_000,
    )
    expect(await local.mails(email)).toHaveLength(1)
  }, 120_000)
})

describe('when the database restarts', () => {
  it('stored leads are kept', async () => {
    const email = uniqueEmail()
    await submit(siteForm(email))
    await local.stack.services.database.stop()
    await local.stack.services.database.start()
    expect(await local.leads(email)).toHaveLength(1)
  })
})
