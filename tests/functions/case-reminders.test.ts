import { beforeEach, describe, expect, it } from 'vitest'
import {
  CASE_ASSIGN_MINUTES,
  CASE_AWAY_MINUTES,
  CASE_PATIENCE_MINUTES,
  CASE_REMINDER_PAUSE_MINUTES,
} from '../../content/constants.ts'
import { onBothDatabases } from '../support/both-databases.ts'
import {
  ask,
  member,
  moveLead,
  newLead,
  noteLead,
  OPEN,
  passMinutes,
  SHUT,
  watchLeads,
  writeNotice,
} from '../support/team.ts'

const LAST = 30 * 24 * 60

await onBothDatabases((database) => {
  describe('the clock of an owner', () => {
    let [chief, agent] = ['', '']
    beforeEach(async () => {
      await database.reset()
      ;[chief, agent] = [await member(database, 'Cleo', 'manager'), await member(database, 'Ada', 'agent')]
    })

    const watch = (office = OPEN) => watchLeads(database, office)
    const pass = (minutes: number) => passMinutes(database, minutes)
    const move = async (who: string, id: string, ...events: string[]) => {
      for (const event of events)
        await moveLead(database, who, id, event, { details: { note: 'because', to: agent } })
    }
    const claimed = async (email: string, ...events: string[]) => {
      const id = await newLead(database, { email })
      await move(agent, id, 'case.claimed', ...events)
      return id
    }
    /** Who was told of which leads, and why, the oldest first, of reminders alone. */
    const told = () =>
      database.query(
        `select n.member, n.reason, n.leads from public.team_notices as n
         where n.reason in ('reminded', 'escalated') order by n.at desc, n.reason desc, n.id`,
      )
    const history = async (id: string) =>
      (
        await database.query(
          "select event from public.lead_events where lead_id = $1 and event not like 'case.%' order by id",
          [id],
        )
      ).map(({ event }) => event)
    const subjects = () =>
      database.query(
        `select public.delivery_subject(o.kind, o.subject_id) as subject
         from public.deliveries as o join public.team_notices as n on n.id = o.subject_id
         where n.reason in ('reminded', 'escalated') order by n.id`,
      )
    const duty = (on: boolean) => ask(database, agent, 'desk_duty_of', agent, on)

    it('reminds the owner of a claimed lead, then the managers, and then nobody', async () => {
      const id = await claimed('one@example.com')
      const [first, ...rest] = CASE_PATIENCE_MINUTES.claimed
      await pass(first - 1)
      expect([await watch(), await told()]).toEqual([0, []])
      await pass(1)
      expect([await watch(), await watch()]).toEqual([1, 0])
      expect(await told()).toEqual([{ member: agent, reason: 'reminded', leads: [id] }])
      for (const gap of rest) {
        await pass(gap - 1)
        expect(await watch()).toBe(0)
        await pass(1)
        expect([await watch(), await watch()]).toEqual([1, 0])
      }
      expect(await history(id)).toEqual(['reminded', 'escalated', 'escalated', 'escalated'])
      const reasons = (who: string, all: Record<string, unknown>[]) =>
        all.filter((one) => one.member === who).map(({ reason }) => reason)
      const all = await told()
      expect(reasons(agent, all)).toEqual(Array(4).fill('reminded'))
      expect(reasons(chief, all)).toEqual(Array(3).fill('escalated'))
      await pass(LAST)
      expect(await watch()).toBe(0)
    })

    it('ends with the contact alone: a note, a reading and a call of the list do not end it', async () => {
      const [noted, contacted] = [await claimed('one@example.com'), await claimed('two@example.com')]
      await pass(CASE_PATIENCE_MINUTES.claimed[0])
      await noteLead(database, agent, noted, 'Tomorrow')
      await ask(database, agent, 'desk_lead', noted)
      await move(agent, contacted, 'case.contacted')
      expect(await watch()).toBe(1)
      expect(await told()).toMatchObject([{ leads: [noted] }])
    })

    it.each(['contacted', 'meeting'] as const)(
      'reminds of one that is %s, unless a next step is noted by its owner',
      async (state) => {
        const events = state === 'contacted' ? ['case.contacted'] : ['case.contacted', 'case.met']
        const [noted, left] = [
          await claimed('one@example.com', ...events),
          await claimed('two@example.com', ...events),
        ]
        const [first, second] = CASE_PATIENCE_MINUTES[state]
        await pass(first - 1)
        await noteLead(database, agent, noted, 'On Monday')
        await noteLead(database, chief, left, 'Ada?')
        await pass(1)
        expect([await watch(), await history(noted)]).toEqual([1, ['noted']])
        expect(await told()).toEqual([{ member: agent, reason: 'reminded', leads: [left] }])
        await pass(second)
        await watch()
        expect(await history(left)).toEqual(['noted', 'reminded', 'escalated'])
      },
    )

    it('begins anew with another owner, and goes on where an undone move had stopped it', async () => {
      const [handed, undone] = [await claimed('one@example.com'), await claimed('two@example.com')]
      await pass(CASE_PATIENCE_MINUTES.claimed[0])
      await move(chief, handed, 'case.returned', 'case.assigned')
      await move(agent, undone, 'case.contacted', 'case.undone')
      expect(await watch()).toBe(1)
      expect(await told()).toMatchObject([{ leads: [undone] }])
    })

    it('tells the managers soon where the owner of an unanswered lead is off duty', async () => {
      const [waiting, answered] = [
        await claimed('one@example.com'),
        await claimed('two@example.com', 'case.contacted'),
      ]
      await duty(false)
      await pass(CASE_AWAY_MINUTES - 1)
      expect(await watch()).toBe(0)
      await pass(1)
      expect([await watch(), await watch()]).toEqual([1, 0])
      expect(await told()).toEqual([
        { member: agent, reason: 'reminded', leads: [waiting] },
        { member: chief, reason: 'escalated', leads: [waiting] },
      ])
      expect(await history(answered)).toEqual([])
    })

    it('tells the managers of what rotation gave to somebody who is away', async () => {
      await duty(false)
      await ask(database, chief, 'desk_duty_of', chief, false)
      const second = await member(database, 'Dora', 'manager')
      await ask(database, second, 'desk_duty_of', second, false)
      const id = await newLead(database)
      await pass(CASE_ASSIGN_MINUTES)
      await watch()
      await pass(CASE_AWAY_MINUTES)
      expect(await watch()).toBe(1)
      const owner = await database.value('select owner from public.leads')
      expect([chief, second]).toContain(owner)
      const other = owner === chief ? second : chief
      expect(await told()).toMatchObject([
        { member: owner, reason: 'reminded', leads: [id] },
        { member: other, reason: 'escalated', leads: [id] },
      ])
    })

    it('tells a manager without another of what is theirs, as its owner', async () => {
      const id = await newLead(database)
      await move(chief, id, 'case.claimed')
      for (const gap of CASE_PATIENCE_MINUTES.claimed) {
        await pass(gap)
        await watch()
      }
      expect(await history(id)).toEqual(Array(CASE_PATIENCE_MINUTES.claimed.length).fill('reminded'))
      expect(new Set((await told()).map(({ member: who, reason }) => `${who} ${reason}`))).toEqual(
        new Set([`${chief} reminded`]),
      )
    })

    it('waits for the office to open, and after a standstill sends one mail for all', async () => {
      const ids = []
      for (let index = 0; index < 3; index++) ids.push(await claimed(`${index}@example.com`))
      await pass(LAST)
      expect(await watch(SHUT)).toBe(0)
      expect([await watch(), await watch()]).toEqual([3, 0])
      const [one, ...others] = await told()
      expect(others).toEqual([])
      expect(new Set(one?.leads as string[])).toEqual(new Set(ids))
      // What is due soon after waits, so that nobody gets a mail a minute.
      await claimed('late@example.com')
      await database.query(
        "update public.leads set clock_from = clock_from - interval '1 day' where reminders = 0",
      )
      await pass(CASE_REMINDER_PAUSE_MINUTES - 1)
      expect(await watch()).toBe(0)
      await pass(1)
      expect(await watch()).toBe(1)
    })

    it('leads from its mail to the request at the desk; what was done before it left is not in it', async () => {
      const [left, done] = [await claimed('one@example.com'), await claimed('two@example.com')]
      await pass(CASE_PATIENCE_MINUTES.claimed[0])
      await watch()
      await move(agent, done, 'case.contacted')
      const [{ subject } = {}] = await subjects()
      const mail = await writeNotice(subject)
      expect(mail.subject).toMatch(/^Waits for you: Grace, home evaluation from /)
      expect(mail.text).toContain(`https://site.example/desk?lead=${left}`)
      expect(mail.text).toContain('Ada has it, and has not contacted the visitor yet')
      expect(mail.text).not.toContain(done)
      await move(agent, left, 'case.contacted')
      expect(await subjects()).toEqual([{ subject: null }])
    })

    it('tells once when two look at the same time', async () => {
      await claimed('one@example.com')
      await pass(CASE_PATIENCE_MINUTES.claimed[0])
      const counts = await Promise.all([watch(), watch(), watch()])
      expect(counts.sort()).toEqual([0, 0, 1])
      expect(await told()).toHaveLength(1)
    })

    it('leaves alone who has the page open: a reminder is no move', async () => {
      const id = await claimed('one@example.com')
      await pass(CASE_PATIENCE_MINUTES.claimed[0])
      await watch()
      expect(await moveLead(database, agent, id, 'case.contacted')).toMatchObject({ outcome: 'moved' })
    })
  })
})
