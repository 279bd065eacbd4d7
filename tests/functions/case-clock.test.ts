import { beforeEach, describe, expect, it } from 'vitest'
import { CASE_ASSIGN_MINUTES, CASE_OFFER_MINUTES } from '../../content/constants.ts'
import { createCaseClock, OFFICE } from '../../supabase/functions/_shared/team/clock.ts'
import { onBothDatabases } from '../support/both-databases.ts'
import {
  ask,
  member,
  moveLead,
  newLead,
  OPEN,
  passMinutes,
  SHUT,
  watchLeads,
  writeNotice,
} from '../support/team.ts'

await onBothDatabases((database) => {
  describe('the clock', () => {
    beforeEach(() => database.reset())

    const watch = (office = OPEN, everybody: string[] = []) => watchLeads(database, office, everybody)
    const pass = (minutes: number) => passMinutes(database, minutes)
    const cases = () =>
      database.query('select id as lead_id, state, owner, offers, assigned_because from public.leads')
    const notices = () =>
      database.query(
        `select n.member, n.reason, o.kind, public.delivery_subject(o.kind, o.subject_id) as subject
        from public.deliveries as o join public.team_notices as n on n.id = o.subject_id order by n.id`,
      )

    it.each([
      ['the office closes in two minutes, and opens at ten', '2026-11-21T02:58Z', '2026-11-21T16:03Z', 5],
      ['a night', '2026-11-20T03:00Z', '2026-11-20T15:00Z', 0],
      ['a working day', '2026-11-20T12:00Z', '2026-11-21T12:00Z', 12 * 60],
      ['a holiday', '2026-12-25T06:00Z', '2026-12-26T06:00Z', 0],
      ['the change of the hour', '2026-10-31T16:00Z', '2026-11-01T18:00Z', 7 * 60 + 2 * 60],
      ['nothing', '2026-11-20T18:00Z', '2026-11-20T18:00Z', 0],
    ])('counts office minutes: %s', async (_what, since, until, minutes) => {
      const [row] = await database.query('select public.office_minutes($1, $2, $3::text::jsonb) as m', [
        since,
        until,
        JSON.stringify(OFFICE),
      ])
      expect(row?.m).toBeCloseTo(minutes, 5)
    })

    it('tells everybody on duty of a new lead at once, each with a link of their own', async () => {
      const [agent, chief, away] = [
        await member(database, 'Ada', 'agent'),
        await member(database, 'Cleo', 'manager'),
        await member(database, 'Ben', 'agent'),
      ]
      await ask(database, away, 'desk_duty_of', away, false)
      const id = await newLead(database)
      expect(await watch(SHUT)).toBe(0)
      expect([await watch(), await watch()]).toEqual([1, 0])
      const told = await notices()
      expect(told.map(({ reason }) => reason)).toEqual(['arrived', 'arrived'])
      expect(new Set(told.map(({ member: who }) => who))).toEqual(new Set([agent, chief]))
      // Their desks are as they were: who saw the lead before can claim it.
      expect(await cases()).toMatchObject([{ lead_id: id, state: 'new', offers: 0 }])
      const { subject, text } = await writeNotice(told[0]?.subject)
      expect(subject).toBe(`To claim: Grace, home evaluation from the evaluation page · ${id.slice(-6)}`)
      expect(text).toContain('https://functions.example/functions/v1/claim-lead?token=signed')
      // What comes before their mails are sent joins them.
      const second = await newLead(database, { email: 'second@example.com' })
      expect(await watch()).toBe(1)
      const now = await notices()
      expect(now).toHaveLength(2)
      expect(now[0]?.subject).toMatchObject({ leads: [{ id }, { id: second }] })
    })

    it('tells nobody twice at once: not who gets the mail about every lead, nor of what is told already', async () => {
      const agent = await member(database, 'Ada', 'agent')
      const email = await database.value('select email from public.team_members')
      await newLead(database)
      expect(await watch(OPEN, [String(email).toUpperCase()])).toBe(1)
      expect(await notices()).toEqual([])
      // Given back, it is offered anew.
      const [mine] = await cases()
      for (const event of ['case.claimed', 'case.returned'])
        await moveLead(database, agent, mine?.lead_id, event)
      expect(await watch()).toBe(1)
      expect(await notices()).toMatchObject([{ member: agent, reason: 'arrived' }])
    })

    it('tells those on duty and the managers again, once', async () => {
      const [chief, agent, away] = [
        await member(database, 'Cleo', 'manager'),
        await member(database, 'Ada', 'agent'),
        await member(database, 'Ben', 'agent'),
      ]
      for (const who of [away, chief]) await ask(database, who, 'desk_duty_of', who, false)
      const id = await newLead(database)
      await pass(CASE_OFFER_MINUTES - 1)
      await watch()
      await pass(1)
      expect([await watch(), await watch()]).toEqual([1, 0])
      const told = (await notices()).filter(({ reason }) => reason === 'offered')
      expect(new Set(told.map(({ member: who }) => who))).toEqual(new Set([chief, agent]))
      const { subject, text, to } = await writeNotice(told[0]?.subject)
      expect(subject).toMatch(/^Still unclaimed: Grace, /)
      expect(text).toContain(`https://site.example/desk?lead=${id}`)
      expect(text).toContain('https://functions.example/functions/v1/claim-lead?token=signed')
      expect(to).toMatch(/@example\.com$/)
    })

    it('gives each to the next in rotation, with the reason in words', async () => {
      const agents = [await member(database, 'Ada', 'agent'), await member(database, 'Ben', 'agent')]
      for (let index = 0; index < 4; index++) {
        await newLead(database, { email: `${index}@example.com` })
        await pass(CASE_ASSIGN_MINUTES)
        expect(await watch()).toBe(1)
      }
      const owned = await cases()
      for (const agent of agents) expect(owned.filter(({ owner }) => owner === agent)).toHaveLength(2)
      expect(owned[0]?.assigned_because).toBe(
        `Nobody claimed it for ${CASE_ASSIGN_MINUTES} minutes; next in rotation`,
      )
      expect((await notices()).map(({ reason }) => reason)).toEqual(Array(4).fill('assigned'))
    })

    it('gives it to a manager when nobody is on duty', async () => {
      const [agent, chief] = [
        await member(database, 'Ada', 'agent'),
        await member(database, 'Cleo', 'manager'),
      ]
      for (const who of [agent, chief]) await ask(database, who, 'desk_duty_of', who, false)
      await newLead(database)
      await pass(CASE_ASSIGN_MINUTES)
      await watch()
      expect((await cases())[0]?.owner).toBe(chief)
    })

    it('leaves alone what is claimed or held, and does nothing without a team', async () => {
      await newLead(database)
      await pass(60)
      expect(await watch()).toBe(0)
      const agent = await member(database, 'Ada', 'agent')
      await newLead(database, { held: true, email: 'held@example.com' })
      const [mine] = await cases()
      await moveLead(database, agent, mine?.lead_id, 'case.claimed')
      await pass(CASE_ASSIGN_MINUTES)
      expect(await watch()).toBe(0)
    })

    it('writes nothing about leads that were claimed before the mail goes out', async () => {
      const agent = await member(database, 'Ada', 'agent')
      const id = await newLead(database)
      await pass(CASE_OFFER_MINUTES)
      await watch()
      await moveLead(database, agent, id, 'case.claimed')
      expect((await notices())[0]?.subject).toBeNull()
    })

    it('reads the hours and waits of the site', async () => {
      await member(database, 'Ada', 'agent')
      await newLead(database)
      const night = new Date('2026-11-20T08:00Z')
      expect(await createCaseClock(database.call, [])(night)).toBe(0)
    })
  })
})
