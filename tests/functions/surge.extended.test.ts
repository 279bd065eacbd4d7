/**
 * More leads than usual, sent by a program that nothing else tells from visitors: every lead has a token, an address and
 * a mailbox of its own. The tests follow each other on one stack.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEAM_MAIL } from '../../content/constants.ts'
import { SURGE } from '../../content/screening.ts'
import { site } from '../../content/site.ts'
import { doWork } from '../../supabase/functions/_shared/lead/proof-of-work.ts'
import { eventually } from '../support/eventually.ts'
import { leadsCommand } from '../support/leads-command.ts'
import { type Local, type Mail, startLocal } from '../support/local.ts'
import { siteForm, uniqueEmail } from '../support/payloads.ts'
import { BROWSERS } from '../support/submissions.ts'

const ATTACK = 60
const SUBSCRIPTIONS = 40
/** Mails that are no lead's: of the surge, and of what it held. */
const ABOUT_SURGE = /than usual|of the surge/
const OVER = () => new Date(Date.now() + 2 * 3_600_000).toISOString()

let local: Local
let sent = 0
beforeAll(async () => {
  local = await startLocal({ surgeFloor: SURGE.floor })
})
afterAll(() => local.stop())

const url = (name: string) => local.stack.routes[`/functions/v1/${name}`] ?? ''
const browser = () => ({
  'user-agent': BROWSERS[0],
  'accept-language': 'en-CA',
  referer: 'https://northbow.example/evaluation',
  'sec-fetch-mode': 'cors',
  'x-forwarded-for': `24.${++sent % 250}.9.${Math.floor(sent / 250)}`,
})

async function send(fields: object = {}) {
  const email = uniqueEmail()
  const message = `Please call me about house ${email}`
  const formToken = await local.formToken(60)
  const lead = { ...siteForm(email), message, formToken, ...fields }
  expect((await local.post('send-lead-email', lead, browser())).status).toBe(200)
  return email
}
const rules = { weeks: SURGE.weeks, longestHours: SURGE.longestHours }
/** Two hours later no surge lasts. */
async function over() {
  const { ok } = await fetch(`${local.stack.databaseUrl}/rest/v1/rpc/watch_surges`, {
    method: 'POST',
    headers: { apikey: local.stack.keys.SUPABASE_SECRET_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ rules, seen_at: OVER() }),
  })
  expect(ok).toBe(true)
}
const subscribe = async (email: string) =>
  expect((await local.post('newsletter-subscribe', { email }, browser())).status).toBe(200)
/** Without the day's mail about held leads. */
const teamMails = async () =>
  (await local.mailsTo(site.email.address)).filter(({ subject }) => !/ held$/.test(subject))
const aboutSurge = (mails: Mail[]) =>
  mails.map(({ subject }) => subject).filter((subject) => ABOUT_SURGE.test(subject))
const held = async (email: string) => (await local.leads(email))[0]?.lead_screenings?.held_at !== null
const acknowledged = async (emails: readonly string[]) =>
  (await Promise.all(emails.map((email) => local.mailsTo(email)))).filter(({ length }) => length > 0).length
const token = async () => (await fetch(url('form-token'), { method: 'POST' })).json()

/** Resolves once nothing is left that could be sent now. */
const delivered = () =>
  eventually(async () => {
    const open = await fetch(
      `${local.stack.databaseUrl}/rest/v1/outbox?select=id&status=in.(due,sending)&due_at=neq.infinity`,
      { headers: { apikey: local.stack.keys.SUPABASE_SECRET_KEY } },
    )
    expect(await open.json()).toEqual([])
  })

describe(`of ${ATTACK} leads of a program with a token for each`, () => {
  let emails: string[]
  beforeAll(async () => {
    emails = await Promise.all(Array.from({ length: ATTACK }, () => send()))
    await delivered()
  })

  it('all are stored, and few are mailed; one mail tells the team', async () => {
    expect(await local.leads()).toHaveLength(ATTACK)
    const mails = await teamMails()
    expect(aboutSurge(mails)).toEqual(['Far more leads than usual'])
    expect(mails.length - 1).toBeLessThanOrEqual(SURGE.floor)
    expect(await acknowledged(emails)).toBeLessThanOrEqual(SURGE.floor)
  })

  it('forms then ask everybody for work; who does it is not held, and who does not is', async () => {
    const { token: formToken, work } = await eventually(async () => {
      const answer = await token()
      expect(answer.work).toBe(SURGE.workBits)
      return answer
    })
    expect(await held(await send({ formToken: await doWork(formToken, work) }))).toBe(false)
    expect(await held(await send({ formToken }))).toBe(true)
  })

  it('those with the same text are held from the second on', async () => {
    const same = [await send({ message: 'Cheap houses!' }), await send({ message: 'cheap  HOUSES' })]
    expect(await Promise.all(same.map(held))).toEqual([false, true])
  })

  it('a newsletter confirmation waits', async () => {
    const email = uniqueEmail()
    await subscribe(email)
    emails.push(email)
    await delivered()
    expect(await local.mailsTo(email)).toEqual([])
  })

  it('when it is over, the visitors are mailed, and one mail lists the leads that came meanwhile', async () => {
    const before = (await teamMails()).length
    await over()
    await delivered()
    expect(await acknowledged(emails)).toBe(emails.length)
    const mails = await teamMails()
    expect(mails).toHaveLength(before + 1)
    const list = mails.find(({ subject }) => /^\d+ leads of the surge$/.test(subject))
    const singly = await Promise.all(emails.slice(0, ATTACK).map((email) => local.mails(email)))
    const isListed = (email: string) => list?.text.includes(email)
    for (const [index, own] of singly.entries())
      if (own.length > 0) expect([own.length, isListed(emails[index] ?? '')]).toEqual([1, false])
    const waited = Number(list?.subject.split(' ')[0])
    const listed = Math.min(waited, TEAM_MAIL.rows)
    expect(emails.filter(isListed)).toHaveLength(listed)
    if (waited > listed) expect(list?.text).toContain(`And ${waited - listed} more at the desk.`)
    await eventually(async () => expect(await token()).toEqual({ token: expect.any(String) }))
  })
})

it(`of ${SUBSCRIPTIONS} newsletter requests of a program few are mailed until it is over; one mail tells the team`, async () => {
  const emails = Array.from({ length: SUBSCRIPTIONS }, () => uniqueEmail())
  for (const email of emails) await subscribe(email)
  await delivered()
  expect(await acknowledged(emails)).toBeLessThanOrEqual(SURGE.floor)
  expect(aboutSurge(await teamMails())).toContain('Far more newsletter requests than usual')
  await over()
  await delivered()
  expect(await acknowledged(emails)).toBe(SUBSCRIPTIONS)
})

it('the team can hold what waits, and release a lead of it', async () => {
  const before = (await local.leads()).length
  const emails = await Promise.all(Array.from({ length: SURGE.floor + 2 }, () => send()))
  await delivered()
  const { out } = await leadsCommand(local, ['hold'])
  expect(out).toMatch(/^Held \d+ leads/)
  const leads = (await local.leads()).slice(0, -before)
  const [one] = leads.filter(({ outbox }) => outbox[0]?.status === 'held')
  await over()
  await delivered()
  expect(await acknowledged(emails)).toBeLessThanOrEqual(SURGE.floor)
  expect((await leadsCommand(local, ['release', one?.id ?? ''])).code).toBe(0)
  await eventually(async () => expect(await local.mails(one?.email ?? '')).toHaveLength(1))
  expect(await leadsCommand(local, ['hold'])).toMatchObject({ code: 1 })
})
