/** Suspicious leads are stored and held; releasing one sends exactly one mail. Others are acknowledged. */
import { describe, expect, it } from 'vitest'
import { ACKNOWLEDGEMENT_LIMIT, TRAP_FIELD } from '../../content/screening.ts'
import { site } from '../../content/site.ts'
import { eventually } from '../support/eventually.ts'
import { leadsCommand } from '../support/leads-command.ts'
import { siteForm, uniqueEmail } from '../support/payloads.ts'
import { emptiedDatabase, sharedBackend } from '../support/shared.ts'
import { callDatabase } from '../support/team-accounts.ts'
import { acceptLead } from '../support/worker.ts'

const local = await sharedBackend()
/** For moments that are still to come: whatever drains until then is removed, which other tests count on. */
const database = await emptiedDatabase()

const post = async (body: object, from?: string) => {
  const headers = from ? { 'x-forwarded-for': from } : {}
  expect((await local.post('send-lead-email', body, headers)).status).toBe(200)
}
const statuses = async (email: string) =>
  (await local.leads(email)).map(({ deliveries }) =>
    deliveries.map(({ status, due_at }) => (due_at === 'infinity' ? 'held' : status)),
  )
const heldOf = async (emails: readonly string[]) =>
  (await Promise.all(emails.map((email) => local.leads(email))))
    .flat()
    .filter(({ state }) => state === 'held')
/** Resolves once a later lead was mailed, which would have come after any other due mail. */
async function delivered() {
  const email = uniqueEmail()
  await post(siteForm(email))
  await eventually(async () => {
    expect(await local.mails(email)).toHaveLength(1)
    expect(await local.mailsTo(email)).toHaveLength(1)
  })
}
async function heldLead() {
  const email = uniqueEmail()
  await post({ ...siteForm(email), firstName: 'Vis\u202eible', [TRAP_FIELD]: 'Hi' })
  const [lead] = await local.leads(email)
  return { email, id: lead?.id ?? '' }
}
const call = (name: string, parameters: object) => callDatabase(local, name, parameters)
const release = (lead: string) => call('release_lead', { lead })

describe('a lead with the field that nobody sees filled in', () => {
  it('is stored and not mailed until it is released, which sends one mail', async () => {
    const { email, id } = await heldLead()
    await delivered()
    expect(await statuses(email)).toEqual([['held']])
    expect([await local.mails(email), await local.mailsTo(email)]).toEqual([[], []])

    const released = await Promise.all(Array.from({ length: 5 }, () => release(id)))
    expect(released.filter(Boolean)).toHaveLength(1)
    await eventually(async () => expect(await statuses(email)).toEqual([['sent']]))
    expect(await release(id)).toBe(false)
    await delivered()
    expect(await local.mails(email)).toHaveLength(1)
    expect(await local.mailsTo(email)).toHaveLength(1)
    expect(await local.leads(email)).toMatchObject([{ state: 'new' }])
  })
})

describe('twenty leads of one program', () => {
  it('through the proxy in front are all stored, and five are mailed', async () => {
    const emails = Array.from({ length: 20 }, () => uniqueEmail())
    for (const [index, email] of emails.entries())
      await post(siteForm(email), `203.0.113.${index}, 127.0.0.1`)
    const leads = (await Promise.all(emails.map((email) => local.leads(email)))).flat()
    expect(leads).toHaveLength(20)
    expect(await heldOf(emails)).toHaveLength(15)
    expect(leads.every(({ score }) => score === 0)).toBe(true)
  })
})

describe('a mailbox', () => {
  it('in many spellings has five leads a day mailed', async () => {
    const box = uniqueEmail()
    const emails = Array.from({ length: 8 }, (_, index) => box.replace('@', `+${index}@`))
    for (const email of emails) await post({ ...siteForm(email), formToken: await local.formToken(60) })
    expect(await heldOf(emails)).toHaveLength(3)
  })
})

describe('the team', () => {
  const report = (seenAt: string) => call('report_held_leads', { seen_at: seenAt })

  it('is told once a day, from 8:00 in Calgary on, how many leads are held', async () => {
    await heldLead()
    // Alberta's clocks were set back to UTC-7 for the last time in 2025.
    expect(await report('2026-01-05T14:59:00Z')).toBe(false)
    expect(await report('2026-01-05T15:00:00Z')).toBe(true)
    expect(await report('2026-01-06T06:59:00Z')).toBe(false)
    expect(await report('2026-07-05T14:00:00Z')).toBe(true)
    await eventually(async () => {
      const mails = (await local.mailsTo(site.email.address)).filter(({ text }) =>
        text.includes('/desk?view=held'),
      )
      expect(mails.length).toBeGreaterThanOrEqual(2)
      for (const { subject } of mails) expect(subject).toMatch(/^\d+ leads? (is|are) held$/)
    })
  })
})

it('the day begins for the team at 8:00 of the time that Alberta keeps from 2026 on', async () => {
  await acceptLead(database, [], { held: true })
  const report = (seenAt: string) => database.call('report_held_leads', { seen_at: seenAt })
  expect(await report('2027-01-05T13:59:00Z')).toBe(false)
  expect(await report('2027-01-05T14:00:00Z')).toBe(true)
})

describe('npm run leads', () => {
  it('releases a held lead, once', async () => {
    const { email, id } = await heldLead()
    expect(await leadsCommand(local, ['release', id])).toMatchObject({
      code: 0,
      out: expect.stringContaining(id),
    })
    await eventually(async () => expect(await local.mails(email)).toHaveLength(1))
    expect(await leadsCommand(local, ['release', id])).toMatchObject({ code: 1 })
  })
})

describe('the acknowledgement to the visitor', () => {
  const sent = (email: string, count: number) =>
    eventually(async () => expect(await local.mailsTo(email)).toHaveLength(count))

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
    const suppressed = { 'x-auto-response-suppress': 'OOF, AutoReply' }
    expect(mails[0]?.headers).toMatchObject({
      'reply-to': site.email.address,
      'auto-submitted': 'auto-replied',
      ...suppressed,
    })
    // Whoever of the team is away does not answer the visitor.
    const [toTeam] = await local.mails(email)
    expect(toTeam?.headers).toMatchObject({
      'reply-to': email,
      'auto-submitted': 'auto-generated',
      ...suppressed,
    })
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
})
