/** What the desk reads and changes besides one move: the list's search, one lead, the team and its figures. */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { TeamAnswer } from '../../src/features/desk/team-schema.ts'
import { phoneNumberOf } from '../../supabase/functions/_shared/lead/phone-number.ts'
import { onBothDatabases } from '../support/both-databases.ts'
import { ask, moveLead, newLead, newTeam } from '../support/team.ts'

const Listed = v.object({
  leads: v.array(v.looseObject({ id: v.string(), suspicions: v.array(v.string()) })),
})
const Consent = v.object({ basis: v.nullable(v.string()), until: v.nullable(v.string()) })
const Lead = v.object({
  at: v.string(),
  mayBeSent: v.object({ email: Consent, sms: Consent }),
  earlier: v.array(v.looseObject({ id: v.string() })),
})

await onBothDatabases((database) => {
  describe('the desk', () => {
    let [ada, ben, chief] = ['', '', '']
    beforeAll(async () => {
      ;[ada, ben, chief] = await newTeam(database)
    })

    /** A lead whose visitor wrote this. */
    async function lead(columns: Record<string, string | number> = {}, held = false): Promise<string> {
      const id = await newLead(database, { held, email: `${randomUUID()}@example.com` })
      const written = { phone: randomUUID(), ...columns }
      const values = { ...written, phone_number: phoneNumberOf(String(written.phone)) }
      for (const [column, value] of Object.entries(values))
        await database.query(`update public.leads set ${column} = $2 where id = $1`, [id, value])
      // What visitors say never changes; the words are those of its arrival.
      await database.query('update public.leads as l set words = public.lead_words(l) where l.id = $1', [id])
      return id
    }
    const listed = async (who: string, filter: object, after: object | null = null) =>
      v.parse(Listed, await ask(database, who, 'desk_list', filter, after)).leads
    const found = (who: string, words: string, view = 'open') => listed(who, { view, source: '', words })
    const claim = (who: string, id: string) => moveLead(database, who, id, 'case.claimed')
    const shown = async (who: string, id: string) => v.parse(Lead, await ask(database, who, 'desk_lead', id))

    it.each([
      ['a name', 'hopp'],
      ['two words, in any order', 'zebra gra'],
      ['a mail address', 'G.Hopper.7@example.org'],
      ['what looks like a number and is none', '50e8bcec79'],
      ['a phone number with its punctuation', '(403) 555-7788'],
      ['a phone number with its country', '+1 403 555 7788'],
      ['the last four digits', '7788'],
      ['a street', '12 centre'],
      ['what breaks out of a query', "zebra' | !'"],
    ])('finds a lead by %s', async (_what, words) => {
      const id = await lead({
        first_name: 'Grace',
        last_name: 'Hopper',
        email: `g.hopper.7@example.org`,
        phone: '403.555.7788',
        address: '12 Centre St N',
        message: 'My zebra needs a barn, file 50e8bcec7949',
      })
      expect((await found(ada, words)).map((row) => row.id)).toContain(id)
      expect(await found(ada, `${words} nowhere`)).toEqual([])
      await claim(ben, id)
      expect((await found(ada, words)).map((row) => row.id)).not.toContain(id)
    })

    it.each(['🙂', '...', '( - )'])('finds nothing by %s, which no word begins with', async (words) => {
      const id = await lead({ address: 'Albert Park', message: 'A smile 🙂 ... ( - )' })
      const community = 'Albert Park/Radisson Heights'
      expect(await listed(ada, { view: 'open', words })).toEqual([])
      expect(await listed(ada, { view: 'open', words, community })).toEqual([])
      for (const blank of ['', '  '])
        expect((await listed(ada, { view: 'open', words: blank, community })).map((row) => row.id)).toContain(
          id,
        )
    })

    it.each([
      ['community', { community: 'Albert Park/Radisson Heights' }, [0, 2]],
      ['community and words', { community: 'Albert Park/Radisson Heights', words: 'kitchen' }, [2]],
      ['score', { scores: [25, 50] }, [1, 2]],
      ['age: lately', { hours: [0, 24] }, [0, 2]],
      ['age: long ago', { hours: [24, null] }, [1]],
      ['source, score and age', { source: 'join-team', scores: [0, 50], hours: [0, 720] }, [1]],
      ['nothing', { community: '', scores: null, hours: null, source: '' }, [0, 1, 2]],
    ])('filters by %s, also after a page, and shows no more of others', async (_what, filter, expected) => {
      const mark = randomUUID().slice(0, 8)
      const ids = [
        await lead({ last_name: mark, address: '7 28 St SE, Albert Park', score: 80 }),
        await lead({ last_name: mark, message: 'Park near Albert’s street', score: 50, source: 'join-team' }),
        await lead({ last_name: mark, message: 'A new kitchen in Radisson Heights', score: 25 }),
      ]
      await database.query("update public.leads set received_at = now() - interval '3 days' where id = $1", [
        ids[1],
      ])
      const asked = { ...filter, words: `${'words' in filter ? filter.words : ''} ${mark}` }
      const places = async (who: string, after: object | null = null) =>
        (await listed(who, asked, after)).map(({ id }) => ids.indexOf(id)).toSorted()
      expect(await places(ada)).toEqual(expected)
      // What is answered comes after what waits.
      await claim(ada, ids[2] ?? '')
      await moveLead(database, ada, ids[2], 'case.contacted')
      const { receivedAt, id } = { receivedAt: 'infinity', id: ids[2] }
      expect(await places(ada, { waiting: false, receivedAt, id })).toEqual(
        expected.filter((place) => place === 2),
      )
      expect(await places(ben)).toEqual(expected.filter((place) => place !== 2))
    })

    it('lists other requests by mail address or phone, of those that one may see', async () => {
      const [phone, email] = ['+1 (587) 555-0123', 'tag.me@gmail.com']
      const [one, byPhone, byMail, hidden] = [
        await lead({ phone, email }),
        await lead({ phone: '587 555 0123' }),
        await lead({ email: 'tagme+homes@gmail.com' }),
        await lead({ phone }),
      ]
      await claim(ben, hidden)
      const ids = (await shown(ada, one)).earlier.map(({ id }) => id)
      expect(new Set(ids)).toEqual(new Set([byPhone, byMail]))
      expect((await shown(chief, one)).earlier).toHaveLength(3)
    })

    it('names the database’s time, by which the page counts ages', async () => {
      const id = await lead()
      const [before] = await database.query('select clock_timestamp()::text as time')
      const { at } = await shown(ada, id)
      const [is] = await database.query(
        'select $1::timestamptz between $2::timestamptz and clock_timestamp() as between',
        [at, before?.time],
      )
      expect(is?.between).toBe(true)
    })

    it('says what may be sent to a person now', async () => {
      const { mayBeSent } = await shown(ada, await lead())
      expect(mayBeSent.email.basis).toBe('implied')
      expect(Date.parse(mayBeSent.email.until ?? '')).toBeGreaterThan(Date.now() + 150 * 86_400_000)
    })

    it('sends again what failed, of one’s own leads', async () => {
      const id = await lead()
      await claim(ben, id)
      await database.query("update public.deliveries set status = 'dead' where lead_id = $1", [id])
      const resend = (who: string) => ask(database, who, 'desk_resend', id)
      expect([await resend(ada), await resend(ben), await resend(ben)]).toEqual([false, true, false])
      expect(await database.query('select status from public.deliveries where lead_id = $1', [id])).toEqual([
        { status: 'due' },
      ])
    })

    it('says why leads are held, and releases several once, leaving out what somebody else has moved', async () => {
      const ids = [await lead({}, true), await lead({}, true), await lead({}, true)]
      const rows = await found(ada, '', 'held')
      for (const id of ids) expect(rows.find((row) => row.id === id)?.suspicions).toBeInstanceOf(Array)
      const moves = ids.map((id) => ({ lead: id, version: 0, move: randomUUID() }))
      await moveLead(database, ben, ids[1], 'case.junked')
      const release = () => ask(database, ada, 'move_leads', 'case.released', moves)
      expect([await release(), await release()]).toEqual([2, 2])
      const states = await database.query(
        'select state, version from public.leads where id = any ($1) order by received_at, id',
        [ids],
      )
      expect(states.map(({ state }) => state).sort()).toEqual(['junk', 'new', 'new'])
      expect(states.map(({ version }) => version)).toEqual([1, 1, 1])
    })

    it('sets one’s own duty; everybody’s only a manager', async () => {
      const duty = (who: string, of: string) => ask(database, who, 'desk_duty_of', of, false)
      expect(await duty(ada, ada)).toBe(true)
      expect(await duty(chief, ben)).toBe(true)
      await expect(duty(ada, chief)).rejects.toThrow('only for the team')
      expect(await database.query('select name from public.team_members where on_duty')).toEqual([
        { name: 'Cleo' },
      ])
    })

    it('counts how fast leads were claimed and contacted, and what came of them', async () => {
      await database.query(
        "update public.leads set received_at = received_at - interval '1 year', claimed_at = null, contacted_at = null",
      )
      for (const minutes of [10, 20, 60]) {
        const id = await lead({ source: 'contact-page' })
        await claim(ada, id)
        await database.query(
          `update public.leads set claimed_at = received_at + $2 * interval '1 minute',
             contacted_at = case when $2 < 60 then received_at + 2 * $2 * interval '1 minute' end,
             state = case when $2 = 10 then 'client' else state end
           where id = $1`,
          [id, minutes],
        )
      }
      await lead({}, true)
      const { figures } = v.parse(TeamAnswer, await ask(database, chief, 'desk_team'))
      const of = (by: string) => figures?.filter((figure) => figure.by === by)
      const expected = { leads: 3, claim: [20, 52], contact: [30, 38], meetings: 1, clients: 1 }
      expect(of('all')).toMatchObject([expected])
      expect(of('agent')).toMatchObject([{ ...expected, name: 'Ada' }])
      expect(of('source')).toMatchObject([{ ...expected, name: 'contact-page' }])
      expect(of('week')).toHaveLength(1)
      const agents = v.parse(TeamAnswer, await ask(database, ada, 'desk_team'))
      expect([agents.figures, agents.invitations, agents.members.length]).toEqual([null, [], 3])
      await expect(ask(database, ada, 'desk_figures')).rejects.toThrow('only for the team')
    })
  })
})
