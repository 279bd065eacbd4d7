/** Requests that the team takes by hand, for somebody who walked in or called. */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTakeLead, parseTaken } from '../../supabase/functions/_shared/lead/taken.ts'
import { onBothDatabases } from '../support/both-databases.ts'
import { takenForm } from '../support/payloads.ts'
import { as, ask, member, moveLead, newLead, newTeam, passMinutes, watchLeads } from '../support/team.ts'

const Basis = v.object({ basis: v.nullable(v.string()) })
const Lead = v.looseObject({
  source: v.string(),
  email: v.nullable(v.string()),
  takenBy: v.nullable(v.string()),
  taken: v.nullable(v.string()),
  case: v.looseObject({ state: v.string(), ownerName: v.nullable(v.string()) }),
  mayBeSent: v.object({ email: Basis, sms: Basis }),
  events: v.array(v.looseObject({ event: v.string(), by: v.nullable(v.string()), note: v.string() })),
  deliveries: v.array(v.looseObject({ kind: v.string() })),
  earlier: v.array(v.looseObject({ id: v.string() })),
  elsewhere: v.array(v.string()),
})
type Figure = { by: string; name: string | null; leads: number; claim: number[]; meetings: number }

let numbers = 1000
const phone = () => `+1 403 555 ${numbers++}`

describe('what is taken by hand', () => {
  it.each([
    [
      'no way to answer',
      { email: ' ', phone: '' },
      { phone: 'Please enter a phone number or an email address' },
    ],
    ['half an address', { email: 'grace@' }, { email: 'Please enter a valid email address' }],
    ['half a number', { phone: '403' }, { phone: 'Please enter a valid phone number' }],
    [
      'no name',
      { firstName: ' ', lastName: '' },
      { firstName: 'First name is required', lastName: 'Last name is required' },
    ],
    ['a short message', { message: 'Call' }, { message: 'Please enter a message (minimum 10 characters)' }],
    ['not how', { taken: '' }, { taken: 'Please select how they reached you' }],
    ['another how', { taken: 'pigeon' }, { taken: 'Please select how they reached you' }],
    ['no id', { submissionId: 'x' }, { submissionId: 'The submission id must be a UUID' }],
    [
      'much too long a message',
      { message: 'x'.repeat(5001) },
      { message: 'Message is too long (maximum 5000 characters)' },
    ],
    [
      'too long an address',
      { address: 'x'.repeat(301) },
      { address: 'Address is too long (maximum 300 characters)' },
    ],
  ])('is refused with %s', (_what, changes, fields) => {
    expect(parseTaken(takenForm(changes), new Date())).toEqual({ ok: false, fields })
  })

  it.each([[null], ['text'], [[]], [7]])('is refused as %j', (body) => {
    expect(parseTaken(body, new Date()).ok).toBe(false)
  })
})

await onBothDatabases((database) => {
  describe('a request taken by hand', () => {
    let [ada, ben, chief] = ['', '', '']
    beforeAll(async () => {
      ;[ada, ben, chief] = await newTeam(database)
    })

    async function take(who: string, form: object) {
      const parsed = parseTaken(form, new Date())
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.fields))
      const kinds = ['lead-alert', 'lead-crm-webhook', 'lead-follow-up-boss'] as const
      return createTakeLead((name, parameters) => database.call(name, parameters), kinds)(who, parsed.lead)
    }
    const shown = async (who: string, id: string) => v.parse(Lead, await ask(database, who, 'desk_lead', id))

    it.each([
      ['walk-in', 'in person'],
      ['phone', 'by phone'],
    ])('is its taker’s, who has just spoken with them: %s', async (taken, how) => {
      const { id } = await take(ada, takenForm({ taken }))
      const lead = await shown(ada, id)
      expect(lead).toMatchObject({
        source: 'by-hand',
        taken,
        takenBy: 'Ada',
        case: { state: 'contacted', ownerName: 'Ada' },
        events: [
          { event: 'case.claimed', by: 'Ada' },
          { event: 'case.contacted', by: 'Ada', note: `Taken by hand, ${how}` },
        ],
      })
      // No mail to the team or the person, and no alert.
      expect(lead.deliveries.map(({ kind }) => kind)).toEqual(['lead-crm-webhook', 'lead-follow-up-boss'])
      expect(await ask(database, ben, 'desk_lead', id)).toBeNull()
      await passMinutes(database, 600)
      await watchLeads(database)
      expect(await database.query('select from public.team_notices where $1 = any (leads)', [id])).toEqual([])
    })

    it('is stored once, however often it is sent, and is another’s only under an id of its own', async () => {
      const form = takenForm()
      const [first, ...more] = await Promise.all([take(ada, form), take(ada, form), take(ada, form)])
      expect(new Set([first, ...more].map((one) => one?.id)).size).toBe(1)
      expect([first, ...more].filter((one) => one?.outcome === 'stored')).toHaveLength(1)
      expect(await take(ada, { ...form, message: 'Wants something else' })).toMatchObject({
        outcome: 'conflict',
      })
      expect(await take(ben, form)).toMatchObject({ outcome: 'conflict' })
      expect((await shown(ada, first?.id ?? '')).events).toHaveLength(2)
    })

    it('is refused to who has left the team, and to visitors', async () => {
      const left = await member(database, 'Lea', 'agent')
      await database.call('remove_member', { member: left })
      await expect(take(left, takenForm())).rejects.toThrow('only for the team')
      await expect(take(randomUUID(), takenForm())).rejects.toThrow('only for the team')
      for (const who of [ada, null])
        await expect(as(database, who, "select public.take_lead($1, '{}', '[]')", [ada])).rejects.toThrow(
          'permission denied',
        )
    })

    it('is no request of everybody else who gave no address, or no number', async () => {
      const ids = await Promise.all([
        take(ada, takenForm({ email: '', phone: phone() })),
        take(ada, takenForm({ email: '', phone: phone() })),
        take(ada, takenForm()),
        take(ada, takenForm()),
      ])
      for (const { id } of ids) expect((await shown(ada, id)).earlier).toEqual([])
      expect(await database.call('mailbox_of', { email: '' })).toBeNull()
    })

    it('two agents take the same person at once: both are stored, and each is told of the other', async () => {
      const number = phone()
      const [one, other] = await Promise.all([
        take(ada, takenForm({ email: '', phone: number })),
        take(ben, takenForm({ phone: number.replace('+1 ', '') })),
      ])
      expect(await shown(ada, one.id)).toMatchObject({ earlier: [], elsewhere: ['Ben'] })
      expect(await shown(ben, other.id)).toMatchObject({ earlier: [], elsewhere: ['Ada'] })
      expect(await shown(chief, one.id)).toMatchObject({ earlier: [{ id: other.id }], elsewhere: [] })
    })

    it('gives implied consent alone: to texts by a number, to both by an address', async () => {
      const { id } = await take(ada, takenForm({ email: '', phone: phone() }))
      expect((await shown(ada, id)).mayBeSent).toEqual({
        email: expect.objectContaining({ basis: null }),
        sms: expect.objectContaining({ basis: 'implied' }),
      })
      const written = await take(ada, takenForm())
      expect((await shown(ada, written.id)).mayBeSent.email.basis).toBe('implied')
      expect(
        await database.query('select from public.lead_consents where lead_id = $1', [written.id]),
      ).toEqual([])
      expect(await database.query('select captured_by from public.leads where id = $1', [id])).toEqual([
        { captured_by: 'by-hand' },
      ])
    })

    it('a "no" to texts from the account with this number ends it', async () => {
      const number = phone()
      const email = `no-${randomUUID()}@example.com`
      const written = await newLead(database, { email })
      await database.query('update public.leads set phone = $2, phone_number = null where id = $1', [
        written,
        number,
      ])
      const { id } = await take(ada, takenForm({ email: '', phone: number }))
      expect((await shown(ada, id)).mayBeSent.sms.basis).toBe('implied')
      await database.query(
        "insert into public.consent_changes (email, channel, granted, wording, wording_hash) values ($1, 'sms', false, 'Texts', 'x')",
        [email],
      )
      expect((await shown(ada, id)).mayBeSent.sms.basis).toBeNull()
    })

    it('is found, and is exported and erased by its number', async () => {
      const number = phone()
      const { id } = await take(ada, takenForm({ email: '', phone: number }))
      const near = await take(ada, takenForm({ email: '', phone: phone() }))
      const found = (await ask(database, ada, 'desk_list', {
        view: 'mine',
        source: 'by-hand',
        words: number,
      })) as { leads: { id: string }[] }
      expect(found.leads.map((row) => row.id)).toEqual([id])
      for (const nobody of ['', '@', '403', 'x@example.com'])
        expect(await database.call('export_person', { email: nobody })).toMatchObject({ leads: [] })
      expect(await database.call('export_person', { email: number })).toMatchObject({ leads: [{ id }] })
      expect(await database.call('forget_person', { email: number })).toMatchObject({ counts: { leads: 1 } })
      expect(await database.query('select id from public.leads where id in ($1, $2)', [id, near.id])).toEqual(
        [{ id: near.id }],
      )
    })

    it('can be given back to the team, and is offered like any other', async () => {
      const { id } = await take(ada, takenForm({ email: '', phone: phone() }))
      await moveLead(database, ada, id, 'case.returned')
      await watchLeads(database)
      const [notice] = await database.query('select id from public.team_notices where $1 = any (leads)', [id])
      expect(await database.call('notice_subject', { notice: notice?.id })).toMatchObject({
        reason: 'arrived',
      })
    })

    it('counts in the figures, and towards no time', async () => {
      const { id } = await take(chief, takenForm())
      await moveLead(database, chief, id, 'case.met')
      const figures = (await ask(database, chief, 'desk_figures')) as Figure[]
      const byHand = figures.find(({ by, name }) => by === 'source' && name === 'by-hand')
      expect(byHand?.leads).toBeGreaterThan(0)
      expect(byHand?.meetings).toBe(1)
      expect((byHand?.claim ?? []).filter((minutes) => minutes !== null)).toEqual([])
    })
  })
})
