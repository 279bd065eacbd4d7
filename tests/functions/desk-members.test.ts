import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { TeamAnswer } from '../../src/features/desk/team-schema.ts'
import { onBothDatabases } from '../support/both-databases.ts'
import {
  ask,
  moveLead,
  newLead,
  newTeam,
  noteLead,
  passMinutes,
  watchLeads,
  whileRemoving,
  writeNotice,
} from '../support/team.ts'

const Rows = v.array(v.object({ id: v.string(), receivedAt: v.string(), state: v.string() }))
const Page = v.object({ at: v.string(), leads: Rows, more: v.boolean() })
const Moved = v.looseObject({ outcome: v.string(), case: v.object({ version: v.number() }) })

await onBothDatabases((database, server) => {
  describe('at the desk', () => {
    let [agent, other, chief] = ['', '', '']
    beforeEach(async () => {
      await database.reset()
      ;[agent, other, chief] = await newTeam(database)
    })

    const list = async (after: object | null = null) =>
      v.parse(Page, await ask(database, agent, 'desk_list', {}, after))
    const move = async (
      who: string,
      lead: string,
      event: string,
      version: number | null,
      details: object = {},
    ) => v.parse(Moved, await moveLead(database, who, lead, event, { version, details }))
    const caseOf = async (lead: string) =>
      (await database.query('select state, owner from public.leads where id = $1', [lead]))[0]
    const notices = () =>
      database.query(
        `select n.member, public.delivery_subject(o.kind, o.subject_id) as subject
        from public.deliveries as o join public.team_notices as n on n.id = o.subject_id order by n.id`,
      )

    it('the list shows each lead once, also of many that came at the same moment', async () => {
      const ids = []
      for (let index = 0; index < 53; index++)
        ids.push(await newLead(database, { email: `${index}@example.com` }))
      await database.query("update public.leads set received_at = '2026-11-20T18:00:00Z'")
      const first = await list()
      const last = first.leads.at(-1)
      const next = await list({ waiting: true, receivedAt: last?.receivedAt, id: last?.id })
      expect([first.more, next.more]).toEqual([true, false])
      expect([...first.leads, ...next.leads].map(({ id }) => id).sort()).toEqual(ids.sort())
    })

    it('a lead names earlier ones of its mailbox, but no other agent’s', async () => {
      const email = 'grace@example.com'
      const [theirs, open, shown] = [
        await newLead(database, { email }),
        await newLead(database, { email: 'Grace+home@example.com' }),
        await newLead(database, { email }),
      ]
      await move(other, theirs, 'case.claimed', 0)
      const earlier = async (who: string) =>
        v.parse(v.object({ earlier: Rows }), await ask(database, who, 'desk_lead', shown)).earlier
      expect((await earlier(agent)).map(({ id }) => id)).toEqual([open])
      expect((await earlier(chief)).map(({ id }) => id).sort()).toEqual([theirs, open].sort())
    })

    it('nobody moves a lead without saying which version they saw', async () => {
      const lead = await newLead(database)
      expect(await move(agent, lead, 'case.claimed', null)).toMatchObject({ outcome: 'stale' })
      expect(await caseOf(lead)).toEqual({ state: 'new', owner: null })
    })

    it.each<[string, () => string, object]>([
      ['themselves, on another device', () => agent, { mine: true, by: 'Ada', event: 'case.contacted' }],
      ['a lead of the team', () => chief, { mine: false, by: 'Cleo', event: 'case.contacted' }],
    ])('the owner of a lead reads who moved it before: %s', async (_what, mover, last) => {
      const lead = await newLead(database)
      await move(agent, lead, 'case.claimed', 0)
      await move(mover(), lead, 'case.contacted', 1)
      // A note moves nothing.
      await noteLead(database, chief, lead, 'Well done')
      expect(await move(agent, lead, 'case.lost', 1, { note: 'No answer' })).toMatchObject({
        outcome: 'stale',
        last: { ...last, owner: 'Ada' },
      })
    })

    it('who comes after the clock reads no name', async () => {
      const lead = await newLead(database)
      await passMinutes(database, 10_000)
      await watchLeads(database)
      const answer = await move(chief, lead, 'case.junked', 0)
      expect(answer).toMatchObject({ outcome: 'stale', last: { mine: false, by: null } })
    })

    it.each([
      ['handed', 'case.handed', true],
      ['assigned', 'case.assigned', false],
    ])('whoever a lead is %s to is told by mail, by whom', async (_what, event, claimed) => {
      const lead = await newLead(database)
      if (claimed) await move(agent, lead, 'case.claimed', 0)
      await move(claimed ? agent : chief, lead, event, claimed ? 1 : 0, { to: other })
      const [told, ...rest] = await notices()
      expect([told?.member, rest]).toEqual([other, []])
      const mail = await writeNotice(told?.subject)
      expect(mail.subject).toMatch(/^Handed to you: Grace, /)
      expect(mail.text).toContain(claimed ? 'Ada' : 'Cleo')
      expect(mail.text).not.toContain('nobody has claimed')
      expect(mail.text).toContain(`https://site.example/desk?lead=${lead}`)
    })

    it('who takes a lead themselves gets no mail about it', async () => {
      const lead = await newLead(database)
      await move(chief, lead, 'case.assigned', 0, { to: chief })
      expect(await notices()).toEqual([])
    })

    it('a lead of somebody who has left belongs to who opens it again', async () => {
      const lead = await newLead(database)
      await move(agent, lead, 'case.claimed', 0)
      await move(agent, lead, 'case.lost', 1, { note: 'No answer' })
      const shown = async () =>
        v.parse(
          v.object({ members: v.array(v.object({ id: v.string() })) }),
          await ask(database, chief, 'desk_lead', lead),
        )
      const listed = async () => v.parse(TeamAnswer, await ask(database, chief, 'desk_team'))
      const lists = () => Promise.all([shown(), listed()])
      for (const { members } of await lists()) expect(members.map(({ id }) => id)).toContain(agent)
      await database.call('remove_member', { member: agent })
      for (const { members } of await lists()) {
        expect(members.map(({ id }) => id)).not.toContain(agent)
        expect(members.map(({ id }) => id)).toContain(other)
      }
      await move(chief, lead, 'case.reopened', 2)
      expect(await caseOf(lead)).toEqual({ state: 'claimed', owner: chief })
    })

    it('junk that is opened again after all is sent what was held', async () => {
      const lead = await newLead(database, { held: true })
      await move(agent, lead, 'case.junked', 0)
      await move(agent, lead, 'case.reopened', 1)
      expect(await database.query('select status from public.deliveries where lead_id = $1', [lead])).toEqual(
        [{ status: 'due' }],
      )
    })

    it('held leads that were called junk are in no further report', async () => {
      const lead = await newLead(database, { held: true })
      await move(agent, lead, 'case.junked', 0)
      expect(await database.call('report_held_leads', { seen_at: '2026-11-20T18:00:00Z' })).toBe(false)
      const another = await newLead(database, { held: true, email: 'another@example.com' })
      expect(await database.call('report_held_leads', { seen_at: '2026-11-20T18:00:00Z' })).toBe(true)
      const subject = () =>
        database.value(
          "select public.delivery_subject(kind, subject_id) from public.deliveries where kind = 'team-held-leads'",
        )
      expect(await subject()).toMatchObject({ count: 1 })
      await move(agent, another, 'case.released', 0)
      expect(await subject()).toBeNull()
    })

    it.runIf(server)('nobody is given a lead while they leave the team', async () => {
      const lead = await newLead(database)
      const moved = await whileRemoving(database, other, () =>
        move(chief, lead, 'case.assigned', 0, { to: other }),
      )
      expect(moved.outcome).toBe('refused')
      expect(await caseOf(lead)).toEqual({ state: 'new', owner: null })
    })
  })
})
