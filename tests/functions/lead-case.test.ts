/** The life of a lead in the database: it makes exactly the moves of machines/lead-case.ts, on both databases. */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { CASE_STATES, type CaseEvent, type CaseState, MOVES } from '../../machines/lead-case.ts'
import { tracesOf } from '../path-harness/traces.ts'
import { onBothDatabases } from '../support/both-databases.ts'
import { DESK_TABLES } from '../support/desk-rights.ts'
import { as, ask, member, moveLead, newLead, newTeam, noteLead } from '../support/team.ts'

const EVENTS = [...new Set(MOVES.map(({ event }) => event))]
const Moved = v.object({
  outcome: v.picklist(['moved', 'stale', 'refused', 'missing']),
  case: v.optional(
    v.object({
      state: v.picklist(CASE_STATES),
      version: v.number(),
      owner: v.nullable(v.string()),
      ownerName: v.nullable(v.string()),
    }),
  ),
})
const Shown = v.object({ case: v.object({ lostBecause: v.nullable(v.string()) }) })

await onBothDatabases((database) => {
  describe('a lead', () => {
    let lead: string
    let agents: [string, string]
    let chief: string

    beforeAll(async () => {
      const [ada, ben, cleo] = await newTeam(database)
      agents = [ada, ben]
      chief = cleo
    })

    const caseOf = async (id: string) => {
      const [row] = await database.query('select state, version, owner from public.leads where id = $1', [id])
      return v.parse(
        v.object({ state: v.picklist(CASE_STATES), version: v.number(), owner: v.nullable(v.string()) }),
        row,
      )
    }

    async function move(
      who: string,
      id: string,
      event: string,
      details: { version?: number; move?: string; to?: string; note?: string } = {},
    ) {
      const { to = agents[1], note = 'because', ...rest } = details
      return v.parse(Moved, await moveLead(database, who, id, event, { ...rest, details: { to, note } }))
    }

    /** A new lead, moved to a state, by the shortest way. Whatever is owned then is the first agent's. */
    async function leadIn(state: CaseState): Promise<string> {
      const WAYS: Record<CaseState, CaseEvent['type'][]> = {
        held: [],
        new: [],
        claimed: ['case.claimed'],
        contacted: ['case.claimed', 'case.contacted'],
        meeting: ['case.claimed', 'case.contacted', 'case.met'],
        client: ['case.claimed', 'case.contacted', 'case.won'],
        lost: ['case.claimed', 'case.lost'],
        junk: ['case.junked'],
      }
      const id = await newLead(database, { held: state === 'held' })
      for (const event of WAYS[state]) await move(agents[0], id, event)
      expect((await caseOf(id)).state).toBe(state)
      return id
    }

    it('has the moves of the machine, and no others', async () => {
      const rows = await database.query('select from_state, event, to_state, movers from public.case_moves')
      expect(new Set(rows.map((row) => JSON.stringify(Object.values(row))))).toEqual(
        new Set(MOVES.map(({ from, event, to, by }) => JSON.stringify([from, event, to, by]))),
      )
    })

    it.each(CASE_STATES)(
      'which is %s makes each move of a lead of the team, and refuses every other event',
      async (state) => {
        for (const event of EVENTS) {
          lead = await leadIn(state)
          // Which of several states an event that goes back leads to, the walks below see.
          const allowed = MOVES.filter(
            ({ from, event: one, by }) =>
              from === state &&
              one === event &&
              by.some((mover) => mover === 'member' || mover === 'manager'),
          ).map(({ to }) => to)
          const { outcome } = await move(chief, lead, event)
          expect([event, outcome]).toEqual([event, allowed.length > 0 ? 'moved' : 'refused'])
          expect(allowed.length > 0 ? allowed : [state]).toContain((await caseOf(lead)).state)
        }
      },
    )

    it('says why it is lost while it is, and no longer', async () => {
      const why = async () => {
        const answer = v.parse(Shown, await ask(database, chief, 'desk_lead', lead))
        return answer.case.lostBecause
      }
      lead = await leadIn('claimed')
      expect(await why()).toBeNull()
      for (const note of ['They moved to Edmonton', 'They sold it themselves']) {
        await move(agents[0], lead, 'case.lost', { note })
        expect(await why()).toBe(note)
        await move(chief, lead, 'case.reopened')
        expect(await why()).toBeNull()
      }
    })

    it('walks every path of the machine', async () => {
      const traces = (await tracesOf('leadCase')).filter(({ kind }) => kind !== 'ignored')
      expect(traces.length).toBeGreaterThan(50)
      for (const { name, steps, visits } of traces) {
        const id = await newLead(database)
        for (const [index, step] of steps.entries()) {
          if (step.kind !== 'event') throw new Error(`${name} waits for something`)
          const event = step.event.type
          const before = await caseOf(id)
          // What only the database does, it does by itself: see the tests of its clock.
          if (
            MOVES.find(({ from, event: one }) => from === before.state && one === event)?.by.join() ===
            'clock'
          )
            break
          await move(chief, id, event)
          expect([name, (await caseOf(id)).state]).toEqual([name, visits[index]?.state])
        }
      }
    })

    it('is claimed by one of two at once, and the other reads by whom', async () => {
      const id = await leadIn('new')
      const answers = await Promise.all(
        agents.map((agent) => move(agent, id, 'case.claimed', { version: 0 })),
      )
      expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['moved', 'stale'])
      const { owner } = await caseOf(id)
      for (const answer of answers) expect(answer.case?.owner).toBe(owner)
    })

    it('takes the id of a move that was made for no other: what was released is not called junk', async () => {
      const [id, once] = [await leadIn('held'), randomUUID()]
      expect(await move(agents[0], id, 'case.released', { move: once })).toMatchObject({ outcome: 'moved' })
      for (const version of [0, 1])
        expect(await move(agents[0], id, 'case.junked', { version, move: once })).toMatchObject({
          outcome: 'stale',
          case: { state: 'new', version: 1 },
        })
      const leads = [{ lead: id, version: 0, move: once }]
      const moveAll = (event: string) => ask(database, agents[0], 'move_leads', event, leads)
      expect([await moveAll('case.junked'), await moveAll('case.released')]).toEqual([0, 1])
    })

    it("is another agent's: nothing of it can be seen, moved or noted", async () => {
      const id = await leadIn('claimed')
      expect(await move(agents[1], id, 'case.contacted')).toEqual({ outcome: 'missing' })
      expect(await ask(database, agents[1], 'desk_lead', id)).toBeNull()
      expect(await noteLead(database, agents[1], id, 'x')).toBe(false)
      for (const table of DESK_TABLES.filter((name) => !name.startsWith('team_'))) {
        const column = table === 'leads' ? 'id' : 'lead_id'
        const sql = `select count(*)::int from public.${table} where ${column} = $1`
        expect([table, await as(database, agents[1], sql, [id])]).toEqual([table, 0])
        expect([table, await as(database, agents[0], sql, [id])]).not.toEqual([table, 0])
      }
    })

    it('that is lost has a reason, and one that is handed has a member to own it', async () => {
      const id = await leadIn('claimed')
      expect(await move(agents[0], id, 'case.lost', { note: '' })).toMatchObject({ outcome: 'refused' })
      expect(await move(agents[0], id, 'case.handed', { to: randomUUID() })).toMatchObject({
        outcome: 'refused',
      })
      expect(await move(agents[0], id, 'case.handed')).toMatchObject({
        case: { owner: agents[1], state: 'claimed' },
      })
    })

    it('waits until a person has contacted its visitor', async () => {
      const waits = async (id: string) =>
        await database.value('select public.is_waiting(state) from public.leads where id = $1', [id])
      const id = await leadIn('new')
      await ask(database, agents[0], 'desk_lead', id)
      expect(await waits(id)).toBe(true)
      await move(agents[0], id, 'case.claimed')
      expect(await waits(id)).toBe(true)
      await move(agents[0], id, 'case.contacted')
      expect(await waits(id)).toBe(false)
    })

    it('of somebody who leaves the team is nobody’s again, and they see nothing any more', async () => {
      const leaver = await member(database, 'Dee', 'agent')
      const [open, closed] = [await leadIn('new'), await leadIn('new')]
      for (const id of [open, closed]) await move(leaver, id, 'case.claimed')
      await move(leaver, closed, 'case.lost')
      expect(await ask(database, chief, 'desk_remove', leaver)).toBe(1)
      expect(await caseOf(open)).toMatchObject({ state: 'new', owner: null })
      expect(await caseOf(closed)).toMatchObject({ state: 'lost', owner: leaver })
      await expect(as(database, leaver, "select public.desk_list('{}')")).rejects.toThrow('only for the team')
      expect(await as(database, leaver, 'select count(*)::int from public.leads')).toBe(0)
    })

    it('is released with everything that was held', async () => {
      const id = await leadIn('held')
      await move(agents[0], id, 'case.released')
      const rows = await database.query('select status from public.deliveries where lead_id = $1', [id])
      expect(rows).toEqual([{ status: 'due' }])
    })
  })
})
