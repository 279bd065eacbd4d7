/** The function take-lead on the running stack: who is heard, and what is answered. */
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { confirmedAccount, newSession } from '../support/accounts.ts'
import { siteForm, takenForm, uniqueEmail } from '../support/payloads.ts'
import { sharedBackend } from '../support/shared.ts'
import { callDatabase, memberAccount } from '../support/team-accounts.ts'

const local = await sharedBackend()

const { token } = await memberAccount(local, 'Ada', 'manager')

async function take(by: string, body: unknown) {
  const apikey = local.stack.keys.SUPABASE_PUBLISHABLE_KEY
  const as = by ? { apikey, authorization: `Bearer ${by}` } : { apikey }
  const response = await local.post('take-lead', body, as)
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> }
}

it('stores what a member took, once, with no mail to anybody', async () => {
  const form = takenForm()
  const first = await take(token, form)
  expect(first).toMatchObject({ status: 200, answer: { duplicate: false } })
  expect(await take(token, form)).toMatchObject({
    status: 200,
    answer: { id: first.answer.id, duplicate: true },
  })
  expect(await take(token, { ...form, message: 'Wants to sell a condo' })).toMatchObject({
    status: 409,
    answer: { error: { code: 'conflict' } },
  })
  expect(await local.leads(form.email)).toMatchObject([
    { source: 'by-hand', score: 0, tags: ['northbow-team', 'by-hand'], lead_consents: [], deliveries: [] },
  ])
  expect(await local.mailsTo(form.email)).toEqual([])
})

it('takes a number in the place of an address, and hands it to no CRM as empty text', async () => {
  const { answer } = await take(token, takenForm({ email: '', phone: '+1 403 555 0188' }))
  expect(await callDatabase(local, 'desk_lead', { lead: answer.id }, token)).toMatchObject({
    email: null,
    phone: '+1 403 555 0188',
    takenBy: 'Ada',
  })
})

it('hears nobody else', async () => {
  const stranger = await newSession(local, await confirmedAccount(local))
  const { token: left } = await memberAccount(local, 'Lea')
  await callDatabase(local, 'remove_member', { member: await callDatabase(local, 'my_id', {}, left) })
  for (const who of [
    stranger.access_token,
    left,
    '',
    'nonsense',
    local.stack.keys.SUPABASE_PUBLISHABLE_KEY,
  ]) {
    const form = takenForm()
    expect(await take(who, form), who).toEqual({ status: 403, answer: { error: { code: 'forbidden' } } })
    expect(await local.leads(form.email)).toEqual([])
  }
})

it.each([
  ['invalid fields', takenForm({ email: '', phone: '' }), 422],
  ['no object', [], 422],
  ['no JSON', '{', 400],
  ['much too much', takenForm({ message: 'x'.repeat(40_000) }), 413],
])('refuses %s', async (_what, body, status) => {
  expect((await take(token, body)).status).toBe(status)
})

it('a visitor cannot say that the team took it', async () => {
  const email = uniqueEmail()
  const lead = { ...siteForm(email), source: 'by-hand', taken: 'phone', taken_by: randomUUID() }
  await local.post('send-lead-email', lead)
  expect(await local.leads(email)).toMatchObject([{ source: 'website', taken: null, taken_by: null }])
})
