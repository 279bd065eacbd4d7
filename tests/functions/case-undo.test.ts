/** Moves that go back: an undone move leaves a lead as it was, and one that is opened again has its stage; on both databases. */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { CASE_UNDO_MINUTES } from '../../content/constants.ts'
import { type CaseEvent, type CaseState, MOVES } from '../../machines/lead-case.ts'
import { onBothDatabases } from '../support/both-databases.ts'
import { ask, member, moveLead, newLead, newTeam, noteLead, watchLeads } from '../support/team.ts'

type Way = readonly CaseEvent['type'][]
const CLAIMED: Way = ['case.claimed']
const CONTACTED: Way = [...CLAIMED, 'case.contacted']
const MEETING: Way = [...CONTACTED, 'case.met']

const Moved = v.object({
  outcome: v.string(),
  case: v.optional(v.object({ state: v.string(), owner: v.nullable(v.string()) })),
})

await onBothDatabases((database) => {
  describe('a move', () => {
    let [ada, ben, chief] = ['', '', '']
    beforeAll(async () => {
      ;[ada, ben, chief] = await newTeam(database)
    })

    /** What undoing a move must bring back: everything but what counts and dates the moves. */
    const standing = async (id: string) => {
      const [row] = await database.query(
        "select to_jsonb(c) - '{version,changed_at,undo}'::text[] as was from public.leads as c where id = $1",
        [id],
      )
      return row?.was
    }
    const stateOf = async (id: string) =>
      await database.value('select state from public.leads where id = $1', [id])
    const move = async (who: string, id: string, event: string, to = ben, version?: number) => {
      const details = { to, note: 'because' }
      return v.parse(Moved, await moveLead(database, who, id, event, { details, version }))
    }
    const went = async (who: string, way: Way, held = false) => {
      const id = await newLead(database, { held })
      for (const event of way) expect(await move(who, id, event)).toMatchObject({ outcome: 'moved' })
      return id
    }
    const passMinutes = (id: string, minutes: number) =>
      database.query(
        `update public.leads set undo = jsonb_set(
           undo, '{at}', to_jsonb((undo ->> 'at')::timestamptz - $2 * interval '1 minute')
         ) where id = $1`,
        [id, minutes],
      )
    const undoOf = async (who: string, id: string) =>
      v.parse(
        v.nullable(v.object({ case: v.object({ undo: v.nullable(v.looseObject({ event: v.string() })) }) })),
        await ask(database, who, 'desk_lead', id),
      )?.case.undo

    /** Every move that a member can make and that nothing left because of, with a way to where it begins. */
    const WAYS: readonly [Way, CaseEvent['type']][] = [
      [[], 'case.claimed'],
      [[], 'case.assigned'],
      [[], 'case.junked'],
      [CLAIMED, 'case.contacted'],
      [CLAIMED, 'case.handed'],
      [CLAIMED, 'case.returned'],
      [CLAIMED, 'case.lost'],
      [CLAIMED, 'case.junked'],
      [CONTACTED, 'case.met'],
      [CONTACTED, 'case.won'],
      [CONTACTED, 'case.handed'],
      [CONTACTED, 'case.returned'],
      [CONTACTED, 'case.lost'],
      [MEETING, 'case.won'],
      [MEETING, 'case.handed'],
      [MEETING, 'case.returned'],
      [MEETING, 'case.lost'],
      [[...CLAIMED, 'case.lost'], 'case.reopened'],
      [[...MEETING, 'case.lost'], 'case.reopened'],
      [[...MEETING, 'case.won'], 'case.reopened'],
    ]

    it.each(WAYS)(
      'after %j: %s is undone once, by who made it, and the lead is as it was',
      async (way, event) => {
        const id = await went(chief, way)
        const before = await standing(id)
        expect(await move(chief, id, event)).toMatchObject({ outcome: 'moved' })
        expect(await undoOf(chief, id)).toMatchObject({ event })
        for (const who of [ada, ben])
          expect(['missing', 'refused']).toContain((await move(who, id, 'case.undone')).outcome)
        expect(await move(chief, id, 'case.undone')).toMatchObject({ outcome: 'moved' })
        expect(await standing(id)).toEqual(before)
        expect(await undoOf(chief, id)).toBeNull()
        expect(await move(chief, id, 'case.undone')).toMatchObject({ outcome: 'refused' })
      },
    )

    it('from held to junk is undone, and nothing was sent; a release, and junk opened again, are not', async () => {
      const id = await went(ada, ['case.junked'], true)
      expect(await move(ada, id, 'case.undone')).toMatchObject({ case: { state: 'held' } })
      const sent = 'select due_at::text from public.deliveries where lead_id = $1'
      expect(await database.query(sent, [id])).toEqual([{ due_at: 'infinity' }])
      for (const way of [['case.released'], ['case.junked', 'case.reopened']] as const)
        expect(await move(ada, await went(ada, way, true), 'case.undone')).toMatchObject({
          outcome: 'refused',
          case: { state: 'new' },
        })
    })

    it('that hands a lead over by mistake is undone by the agent who made it, who then has it again', async () => {
      const id = await went(ada, CONTACTED)
      await move(ada, id, 'case.handed')
      expect(await undoOf(ada, id)).toMatchObject({ event: 'case.handed' })
      expect(await move(ada, id, 'case.met')).toMatchObject({ outcome: 'refused' })
      expect(await move(ada, id, 'case.undone')).toMatchObject({
        outcome: 'moved',
        case: { state: 'contacted', owner: ada },
      })
      // The mail to the other is not sent any more.
      const [told] = await database.query(
        `select public.notice_subject(n.id) as subject from public.team_notices as n where $1 = any (n.leads)`,
        [id],
      )
      expect(told).toEqual({ subject: null })
      await move(ada, id, 'case.handed')
      await move(ben, id, 'case.met')
      expect(await ask(database, ada, 'desk_lead', id)).toBeNull()
      expect(await move(ada, id, 'case.undone')).toEqual({ outcome: 'missing' })
    })

    it.each([
      ['the new owner', () => ben],
      ['a manager', () => chief],
    ])(
      'that hands a lead over lets its maker still say why, and read nothing that %s writes',
      async (_, other) => {
        const id = await went(ada, CLAIMED)
        await move(ada, id, 'case.handed')
        const note = (who: string, text: string) => noteLead(database, who, id, text)
        expect(await note(ada, 'Speaks French')).toBe(true)
        expect(await undoOf(ada, id)).toMatchObject({ event: 'case.handed' })
        expect(await note(other(), 'Rude on the phone')).toBe(true)
        expect(await ask(database, ada, 'desk_lead', id)).toBeNull()
        expect(await note(ada, 'Is it going well?')).toBe(false)
      },
    )

    it('is undone while it is the last, for a while; a note is no move', async () => {
      const id = await went(ada, CONTACTED)
      await noteLead(database, ada, id, 'wrong number')
      expect(await move(ada, id, 'case.undone', ben, 1)).toMatchObject({ outcome: 'stale' })
      await passMinutes(id, CASE_UNDO_MINUTES - 1)
      expect(await undoOf(ada, id)).not.toBeNull()
      await passMinutes(id, 1)
      expect(await undoOf(ada, id)).toBeNull()
      expect(await move(ada, id, 'case.undone')).toMatchObject({ outcome: 'refused' })
      await move(chief, id, 'case.met')
      expect(await move(ada, id, 'case.undone')).toMatchObject({ outcome: 'refused' })
    })

    it('counts once when its undo is sent twice, and two at once undo it once', async () => {
      const [id, once] = [await went(ada, CONTACTED), randomUUID()]
      const ask = (key: string) => moveLead(database, ada, id, 'case.undone', { version: 2, move: key })
      expect([await ask(once), await ask(once)]).toMatchObject([{ outcome: 'moved' }, { outcome: 'moved' }])
      expect(await stateOf(id)).toBe('claimed')
      const other = await went(ada, CONTACTED)
      const both = await Promise.all([1, 2].map(() => move(ada, other, 'case.undone', ben, 2)))
      expect(both.map(({ outcome }) => outcome).sort()).toEqual(['moved', 'stale'])
    })

    it('of the clock, or that would give a lead to somebody who has left, is not undone', async () => {
      const leaver = await member(database, 'Dee', 'agent')
      const id = await went(leaver, CLAIMED)
      await move(chief, id, 'case.handed')
      await database.call('remove_member', { member: leaver })
      expect(await undoOf(chief, id)).toBeNull()
      expect(await move(chief, id, 'case.undone')).toMatchObject({ outcome: 'refused' })
      const old = await newLead(database)
      await database.query("update public.leads set since = since - interval '1 day' where id = $1", [old])
      await watchLeads(database)
      expect(await stateOf(old)).toBe('claimed')
      expect(await move(chief, old, 'case.undone')).toMatchObject({ outcome: 'refused' })
    })

    it('that is undone is in no figure', async () => {
      const figures = async () => {
        const all = v.parse(
          v.array(v.looseObject({ by: v.string() })),
          await ask(database, chief, 'desk_figures'),
        )
        return all.find(({ by }) => by === 'all')
      }
      const id = await went(ada, CONTACTED)
      const before = await figures()
      await move(ada, id, 'case.met')
      expect(await figures()).toMatchObject({ meetings: Number(before?.meetings) + 1 })
      await move(ada, id, 'case.undone')
      expect(await figures()).toEqual(before)
      // Lost after a meeting, it still counts as met.
      for (const event of ['case.met', 'case.lost']) await move(ada, id, event)
      expect(await figures()).toMatchObject({ meetings: Number(before?.meetings) + 1 })
    })

    it.each([
      [CLAIMED, 'case.lost'],
      [CONTACTED, 'case.lost'],
      [MEETING, 'case.lost'],
      [CONTACTED, 'case.won'],
      [MEETING, 'case.won'],
    ] as const)('after %j: %s is opened again in the stage that it had, each time', async (way, close) => {
      const id = await went(ada, way)
      const stage = await stateOf(id)
      const answered = stage !== 'claimed'
      for (let times = 0; times < 2; times++) {
        await move(ada, id, close)
        expect(await move(chief, id, 'case.reopened')).toMatchObject({ case: { state: stage, owner: ada } })
        const [row] = await database.query(
          'select public.is_waiting(state) as waiting, contacted_at is not null as contacted from public.leads where id = $1',
          [id],
        )
        expect(row).toEqual({ waiting: !answered, contacted: answered })
      }
    })

    it('opened again has the stage that it had when it was closed last', async () => {
      const id = await went(ada, [...CLAIMED, 'case.lost', 'case.reopened', 'case.contacted'])
      for (const [way, close, stage] of [
        [[], 'case.won', 'contacted'],
        [['case.met'], 'case.lost', 'meeting'],
      ] as const) {
        for (const event of [...way, close]) await move(ada, id, event)
        expect(await move(ada, id, 'case.reopened')).toMatchObject({ case: { state: stage } })
      }
    })

    it('names in the machine each state that an undo leads to', () => {
      const undone = MOVES.filter(({ event }) => event === 'case.undone').map(
        ({ from, to }) => `${to} ${from}`,
      )
      const made = MOVES.filter(
        ({ event, by, from }) =>
          by.join() !== 'clock' &&
          !['case.released', 'case.undone'].includes(event) &&
          !(from === ('junk' satisfies CaseState) && event === 'case.reopened'),
      ).map(({ from, to }) => `${from} ${to}`)
      expect(new Set(undone)).toEqual(new Set(made))
    })

    it('can be undone for as long as the team is told', async () => {
      const [row] = await database.query('select extract(epoch from public.undo_window()) / 60 as minutes')
      expect(Number(row?.minutes)).toBe(CASE_UNDO_MINUTES)
    })
  })
})
