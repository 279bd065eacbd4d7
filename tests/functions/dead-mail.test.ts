/** Mail that could not be delivered: the team is told once a day, and the mail can be sent again. */
import { describe, expect, it } from 'vitest'
import { emptiedReceiver } from '../support/receiver.ts'
import { emptiedDatabase, emptiedMailProvider } from '../support/shared.ts'
import { acceptLead, crmAt, mailsIn, resendAt, startWorker, storeLead } from '../support/worker.ts'

const ALARM = 'team-dead-deliveries'
const CRM = 'lead-crm-webhook'

const database = await emptiedDatabase()
const provider = await emptiedMailProvider()
const receiver = await emptiedReceiver()
const { deliver } = startWorker(database.call, resendAt(provider.url))

/** Delivers what is due, and five minutes later the alarm about it. */
async function deliverWithAlarm(): Promise<void> {
  await deliver()
  await database.pass('5 minutes')
  await deliver()
}

/** The request that a mail is about, as the desk's address names it. */
const requestOf = async (mail: string) => {
  const [row] = await database.query('select lead_id from public.deliveries where id = $1', [mail])
  return `https://site.example/desk?lead=${row?.lead_id}`
}

/** Stores a lead whose mail cannot be written; resolves to the mail's id. */
async function storeBroken(): Promise<string> {
  const id = await storeLead(database, 'secret@example.com')
  await setReasons(id, '"none"')
  return id
}

const setReasons = (mail: string, json: '[]' | '"none"') =>
  database.query(
    `update public.leads set score_reasons = '${json}'
     where id = (select lead_id from public.deliveries where id = $1)`,
    [mail],
  )
const alarms = () => [...provider.accepted.values()].filter(({ subject }) => /could not be/.test(subject))

describe('the alarm', () => {
  it('leads to every request with a dead mail and says why, without personal data or a command', async () => {
    const broken = [await storeBroken(), await storeBroken()]
    await deliverWithAlarm()
    expect(alarms()).toMatchObject([{ subject: '2 deliveries could not be made' }])
    const [{ text = '' } = {}] = alarms()
    for (const id of broken) expect(text).toContain(await requestOf(id))
    expect(text).toContain('cannot be written (score_reasons)')
    expect(text).not.toMatch(/secret|Ada|\(403\)|npm/)
  })

  it('names what dies within five minutes of the first', async () => {
    const first = await storeBroken()
    await deliver()
    await database.pass('4 minutes')
    const second = await storeBroken()
    await deliver()
    expect(alarms()).toEqual([])
    await database.pass('1 minute')
    await deliver()
    expect(alarms()).toMatchObject([{ subject: '2 deliveries could not be made' }])
    for (const id of [first, second]) expect(alarms()[0]?.text).toContain(await requestOf(id))
  })

  it('is mailed once a day at most, and then names what has died since', async () => {
    await storeBroken()
    await deliverWithAlarm()
    const later = await storeBroken()
    await deliver()
    await database.pass('23 hours')
    await deliver()
    expect(alarms()).toHaveLength(1)
    await database.pass('2 hours')
    await deliver()
    expect(alarms()).toHaveLength(2)
    expect(alarms()[1]?.text).toContain(await requestOf(later))
    await database.pass('2 days')
    await deliver()
    expect(alarms()).toHaveLength(2)
  })

  it('is not sent when everything has been sent again meanwhile', async () => {
    const first = await storeBroken()
    await deliverWithAlarm()
    const second = await storeBroken()
    await deliver()
    for (const id of [first, second]) await setReasons(id, '[]')
    expect(await database.call('resend_deliveries', {})).toBe(2)
    await database.pass('2 days')
    await deliver()
    expect(alarms()).toHaveLength(1)
    expect((await mailsIn(database, ALARM)).map(({ status }) => status).sort()).toEqual(['sent', 'void'])
  })

  it('that cannot be delivered raises no other', async () => {
    provider.answer = (response) => response.writeHead(403).end('{}')
    await storeBroken()
    for (let days = 0; days < 5; days++) {
      for (let hours = 0; hours < 24; hours += 4) {
        await deliver()
        await database.pass('4 hours')
      }
    }
    expect(await mailsIn(database, ALARM)).toMatchObject([{ status: 'dead' }])
  })
})

describe('sending dead mail again', () => {
  it('starts its retries anew under the same id', async () => {
    const id = await storeBroken()
    await deliver()
    await database.pass('30 days')
    expect(await mailsIn(database)).toMatchObject([{ status: 'dead' }])
    await setReasons(id, '[]')
    provider.answer = (response) => response.writeHead(500).end('{}')
    expect(await database.call('resend_deliveries', { id })).toBe(1)
    await deliver()
    expect(await mailsIn(database)).toMatchObject([{ status: 'due', attempts: 1, failures: 1 }])
    provider.answer = undefined
    await database.pass('5 seconds')
    await deliver()
    expect(provider.accepted.get(id)?.times).toBe(1)
  })

  it('by the id of a lead, and never what is not dead', async () => {
    const [dead, sent] = [await storeBroken(), await storeLead(database)]
    await deliver()
    expect(await database.call('resend_deliveries', { id: sent })).toBe(0)
    const [row] = await database.query('select lead_id from public.deliveries where id = $1', [dead])
    expect(await database.call('resend_deliveries', { id: row?.lead_id })).toBe(1)
    expect(await database.call('resend_deliveries', {})).toBe(0)
  })
})

describe('deliveries of a channel whose settings were removed', () => {
  const worker = (settings: Record<string, string> = {}) =>
    startWorker(database.call, { ...resendAt(provider.url), ...settings })
  const withCrm = () => worker(crmAt(receiver.url))

  it('raise the alarm after an hour, and are sent again once the settings are back', async () => {
    await acceptLead(database, [CRM])
    const { giveUpUnserved, deliver, log } = worker()
    await giveUpUnserved()
    await deliver()
    expect(await mailsIn(database, CRM)).toMatchObject([{ status: 'due' }])

    await database.pass('61 minutes')
    await giveUpUnserved()
    await database.pass('5 minutes')
    await deliver()
    const [delivery] = await mailsIn(database, CRM)
    expect(delivery).toMatchObject({ status: 'dead' })
    expect(log).toEqual([`ALARM: delivery ${delivery?.id} (${CRM}) is dead: its channel has no settings`])
    const alarm = [...provider.accepted.values()].find(({ subject }) => subject.includes('could not be made'))
    const [lead] = await database.query('select id from public.leads')
    expect(alarm?.text).toContain(`/desk?lead=${lead?.id}`)

    expect(await database.call('resend_deliveries', {})).toBe(1)
    await withCrm().deliver()
    expect(receiver.received).toHaveLength(1)
    expect(await mailsIn(database, CRM)).toMatchObject([{ status: 'sent' }])
  })

  it('are left alone while their channel has settings, however late', async () => {
    await acceptLead(database, [CRM])
    await database.pass('2 days')
    await withCrm().giveUpUnserved()
    expect(await mailsIn(database, CRM)).toMatchObject([{ status: 'due' }])
  })
})
