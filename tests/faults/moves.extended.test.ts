/** Leads that the team moves while statements fail, answers are lost and the clock stands still. */
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CASE_ASSIGN_MINUTES, CASE_OFFER_MINUTES } from '../../content/constants.ts'
import { MOVES } from '../../machines/lead-case.ts'
import { onBothDatabases } from '../support/both-databases.ts'
import type { Database } from '../support/database.ts'
import { failAt, startFailingDatabase } from '../support/failing-statements.ts'
import { seeded } from '../support/submissions.ts'
import { as, member, moveLead, newLead, passMinutes, watchCases } from '../support/team.ts'

const HISTORY_MINUTES = 60
/** Of statements that write; a move has at least two. */
const FAILS_WITHIN = 4
const EVENTS = [
  ...['case.claimed', 'case.contacted', 'case.met', 'case.won', 'case.returned', 'case.lost'],
  ...['case.junked', 'case.reopened', 'case.undone'],
] as const

type Move = { lead: string; event: string; version: number; id: string }
type Answer = { outcome: string }

const ask = async (database: Database, who: string, { lead, event, version, id: move }: Move) =>
  (await moveLead(database, who, lead, event, { version, move, details: { note: 'because' } })) as Answer

/** Every lead with its moves in their order: they lead to where it is, each is one of the machine's, none is missing. */
async function expectLogsToAgree({ query }: Database): Promise<void> {
  const cases = await query(`
    select c.lead_id, c.state, c.version, c.owner, coalesce(
      (
        select jsonb_agg(e order by e.id) from public.lead_events as e
        where e.lead_id = c.lead_id and e.event like 'case.%'
      ),
      '[]'
    ) as events
    from public.lead_cases as c`)
  expect(cases.length).toBeGreaterThan(0)
  for (const { state, version, owner, events } of cases) {
    const moves = events as { event: string; from_state: string; to_state: string; owner: string | null }[]
    expect(moves).toHaveLength(Number(version))
    let [at, of]: [unknown, unknown] = ['new', null]
    for (const { event, from_state, to_state, owner: next } of moves) {
      expect(from_state).toBe(at)
      expect(MOVES).toContainEqual(expect.objectContaining({ from: from_state, event, to: to_state }))
      ;[at, of] = [to_state, next]
    }
    expect({ state, owner }).toEqual({ state: at, owner: of })
  }
}

/** The moves that the team was told are made, against those that are stored. */
async function expectAnswersToAgree({ query }: Database, answered: ReadonlySet<string>): Promise<void> {
  const rows = await query('select move_id from public.lead_events where member is not null')
  expect(rows.map(({ move_id }) => move_id).sort()).toEqual([...answered].sort())
}

await onBothDatabases(
  (database) => {
    describe('moves of leads', () => {
      beforeEach(() => database.reset())
      afterEach(() => failAt(database, null))

      /** Leads whose time is up, or that belong to nobody of the team. */
      const neglected = () =>
        database.query(
          `select c.* from public.lead_cases as c
         left join public.team_members as m on m.user_id = c.owner and m.left_at is null
         where c.state in ('claimed', 'contacted', 'meeting') and m.user_id is null
           or c.state = 'new' and c.since <= now() - $1 * interval '1 minute'
           or c.state = 'new' and c.since <= now() - $2 * interval '1 minute' and c.offers = 0`,
          [CASE_ASSIGN_MINUTES, CASE_OFFER_MINUTES],
        )

      it.each([1, 2, 3])('are made once each, and nobody is forgotten, in history %i', async (seed) => {
        const random = seeded(seed)
        const happens = (share: number) => random() < share
        const one = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]
        let failures = 0
        const failing = async (attempt: () => Promise<unknown>) => {
          await failAt(database, 1 + Math.floor(random() * FAILS_WITHIN))
          await attempt().catch(() => failures++)
          await failAt(database, null)
        }
        const answered = new Set<string>()
        const insist = async (who: string, move: Move) => {
          if (happens(0.3)) await failing(() => ask(database, who, move))
          // Made, but the answer was lost: who asked asks again.
          if (happens(0.3)) await ask(database, who, move)
          if ((await ask(database, who, move)).outcome === 'moved') answered.add(move.id)
        }

        const team = [await member(database, 'Cleo', 'lead'), await member(database, 'Ada', 'agent')]
        let stands = 0
        for (let minute = 0; minute < HISTORY_MINUTES; minute++) {
          if (happens(0.3)) await newLead(database, { email: `${minute}@example.com` })
          if (happens(0.15)) team.push(await member(database, `Agent ${minute}`, 'agent'))
          if (happens(0.1) && team.length > 2) {
            const [leaving] = team.splice(1 + Math.floor(random() * (team.length - 1)), 1)
            await database.call('remove_member', { member: leaving })
          }
          const who = one(team) ?? ''
          if (happens(0.2)) await as(database, who, 'select public.desk_duty_of($1, $2)', [who, happens(0.5)])
          const row = one(await database.query('select lead_id, version from public.lead_cases'))
          if (row && happens(0.6))
            await insist(who, {
              lead: String(row.lead_id),
              event: one(EVENTS) ?? '',
              version: Number(row.version),
              id: randomUUID(),
            })
          await passMinutes(database, 1)
          if (stands > 0) {
            stands--
            continue
          }
          if (happens(0.1)) stands = Math.floor(random() * 2 * CASE_ASSIGN_MINUTES)
          if (happens(0.3)) await failing(() => watchCases(database))
          await watchCases(database)
          expect(await neglected()).toEqual([])
        }
        expect(failures).toBeGreaterThan(0)
        await expectLogsToAgree(database)
        await expectAnswersToAgree(database, answered)
      })
    })
  },
  { start: startFailingDatabase },
)
