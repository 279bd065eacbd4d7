/** The acknowledgement to the visitor, on the real stack: once, and never for a lead that is held. */
import { expect, it } from 'vitest'
import { ACKNOWLEDGEMENT_LIMIT, TRAP_FIELD } from '../../content/screening.ts'
import { site } from '../../content/site.ts'
import { eventually } from '../support/eventually.ts'
import { leadsCommand } from '../support/leads-command.ts'
import { siteForm, uniqueEmail } from '../support/payloads.ts'
import { sharedBackend } from '../support/shared.ts'

const local = await sharedBackend()

const post = async (body: object) => {
  expect((await local.post('send-lead-email', body)).status).toBe(200)
}
const sent = (email: string, count: number) =>
  eventually(async () => expect(await local.mailsTo(email)).toHaveLength(count))
/** Resolves once a later lead was acknowledged, which comes after any other due mail. */
async function delivered() {
  const email = uniqueEmail()
  await post(siteForm(email))
  await sent(email, 1)
}

it('arrives once, however often the form was sent, and without consent', async () => {
  const email = uniqueEmail()
  const lead = { ...siteForm(email), consent: { email: false, sms: false } }
  for (let count = 0; count < 5; count++) await post(lead)
  await sent(email, 1)
  await delivered()
  const mails = await local.mailsTo(email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain(lead.firstName)
  for (const typed of [lead.message, lead.phone, lead.lastName]) expect(mails[0]?.text).not.toContain(typed)
  expect(mails[0]?.headers).toMatchObject({
    'reply-to': site.email.address,
    'auto-submitted': 'auto-replied',
  })
})

it('waits until a held lead is released, and is then sent once', async () => {
  const email = uniqueEmail()
  await post({ ...siteForm(email), [TRAP_FIELD]: 'Hi' })
  await delivered()
  expect(await local.mailsTo(email)).toEqual([])
  const [lead] = await local.leads(email)
  expect(await leadsCommand(local, ['release', lead?.id ?? ''])).toMatchObject({ code: 0 })
  await sent(email, 1)
  expect(await leadsCommand(local, ['release', lead?.id ?? ''])).toMatchObject({ code: 1 })
  await delivered()
  expect(await local.mailsTo(email)).toHaveLength(1)
})

it('is sent to one mailbox three times a day at most; the team gets every lead', async () => {
  const email = uniqueEmail()
  for (let count = 0; count < 4; count++)
    await post({ ...siteForm(email), formToken: await local.formToken(60) })
  await eventually(async () => expect(await local.mails(email)).toHaveLength(4))
  await delivered()
  expect(await local.mailsTo(email)).toHaveLength(3)
})

it("is sent however many leads of the mailbox were held before: a bot must not use up a visitor's", async () => {
  const email = uniqueEmail()
  for (let count = 0; count < ACKNOWLEDGEMENT_LIMIT.allowed; count++)
    await post({ ...siteForm(email), [TRAP_FIELD]: 'Hi' })
  await post({ ...siteForm(email), formToken: await local.formToken(60) })
  await sent(email, 1)
})
