/** Deliveries of a channel whose settings were removed: the team learns of them, and can send them again. */
import { expect, it } from 'vitest'
import { emptiedMailProvider } from '../support/mail-provider.ts'
import { emptiedReceiver } from '../support/receiver.ts'
import { emptiedDatabase } from '../support/shared.ts'
import { acceptLead, crmAt, mailsIn, resendAt, startWorker } from '../support/worker.ts'

const CRM = 'lead-crm-webhook'

const database = await emptiedDatabase()
const provider = await emptiedMailProvider()
const receiver = await emptiedReceiver()

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

  expect(await database.call('resend_mail', {})).toBe(1)
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
