/**
 * The life of a lead, from its arrival to a client or a loss.
 *
 *   held        suspicious, and nobody was told of it; it waits for somebody to look
 *   new         nobody's yet; everybody on duty was told
 *   claimed     somebody's, who has not spoken with the visitor yet
 *   contacted   its owner has spoken with the visitor, or written
 *   meeting     a meeting is agreed
 *   client      the visitor is a client
 *   lost        nothing came of it, for a reason that was given
 *   junk        no visitor meant it
 *
 * Invariant: `waiting` ends with a person's own contact alone. Opening, claiming and automatic mail do not end it.
 *
 * Its transitions are the rows of `case_moves`, and the database moves a lead by no others (`movesOf`).
 */
import { setup } from 'xstate'
import type { RuleId, Rules } from './rules.ts'

/**
 * Who may cause a move: any member of the team, the owner of the lead, a lead of the team, or the database itself when
 * time has passed or a member leaves.
 */
export type Mover = 'member' | 'owner' | 'lead' | 'clock'

export const CASE_STATES = [
  'held',
  'new',
  'claimed',
  'contacted',
  'meeting',
  'client',
  'lost',
  'junk',
] as const
export type CaseState = (typeof CASE_STATES)[number]

export type CaseEvent =
  | { type: 'case.held' }
  | { type: 'case.released' }
  /** Nobody has claimed it, and the team is told again. */
  | { type: 'case.offered' }
  | { type: 'case.claimed' }
  /** To somebody, by another. */
  | { type: 'case.assigned' }
  | { type: 'case.contacted' }
  | { type: 'case.met' }
  | { type: 'case.won' }
  /** To another member, who owns it from then on. */
  | { type: 'case.handed' }
  /** Nobody owns it any more. */
  | { type: 'case.returned' }
  | { type: 'case.lost' }
  | { type: 'case.junked' }
  | { type: 'case.reopened' }

type Meta = Rules & { by: readonly Mover[] }

const by = (movers: readonly Mover[], ...ids: readonly RuleId[]): Meta => ({ rules: ids, by: movers })

const ANYBODY = ['member'] as const
const OWNER = ['owner', 'lead'] as const
const CLOCK = ['clock'] as const

const handed = (target: CaseState) => ({ target, meta: by(OWNER, '4.29.4') })
const returned = { target: 'new', meta: by(['owner', 'lead', 'clock'], '4.29.4') } as const
const lost = { target: 'lost', meta: by(OWNER, '4.29.5') } as const
const junkedBy = (movers: readonly Mover[]) => ({ target: 'junk', meta: by(movers, '4.29.5') }) as const
const won = { target: 'client', meta: by(OWNER, '4.29.5') } as const

export const leadCase = setup({
  types: { events: {} as CaseEvent, transitionMeta: {} as Meta },
}).createMachine({
  id: 'leadCase',
  initial: 'new',
  states: {
    held: {
      on: {
        'case.released': { target: 'new', meta: by(ANYBODY, '4.29.1') },
        'case.junked': junkedBy(ANYBODY),
      },
    },
    new: {
      tags: ['open', 'waiting'],
      on: {
        'case.held': { target: 'held', meta: by(CLOCK, '4.29.1') },
        'case.offered': { target: 'new', meta: by(CLOCK, '4.29.2') },
        'case.claimed': { target: 'claimed', meta: by(ANYBODY, '4.29.2') },
        'case.assigned': { target: 'claimed', meta: by(['lead', 'clock'], '4.29.2') },
        'case.junked': junkedBy(ANYBODY),
      },
    },
    claimed: {
      tags: ['open', 'waiting', 'owned'],
      on: {
        'case.contacted': { target: 'contacted', meta: by(OWNER, '4.29.3') },
        'case.handed': handed('claimed'),
        'case.returned': returned,
        'case.lost': lost,
        'case.junked': junkedBy(OWNER),
      },
    },
    contacted: {
      tags: ['open', 'owned'],
      on: {
        'case.met': { target: 'meeting', meta: by(OWNER, '4.29.5') },
        'case.won': won,
        'case.handed': handed('contacted'),
        'case.returned': returned,
        'case.lost': lost,
      },
    },
    meeting: {
      tags: ['open', 'owned'],
      on: {
        'case.won': won,
        'case.handed': handed('meeting'),
        'case.returned': returned,
        'case.lost': lost,
      },
    },
    client: { tags: 'owned', on: { 'case.reopened': { target: 'contacted', meta: by(OWNER, '4.29.6') } } },
    lost: { tags: 'owned', on: { 'case.reopened': { target: 'claimed', meta: by(OWNER, '4.29.6') } } },
    junk: { on: { 'case.reopened': { target: 'new', meta: by(ANYBODY, '4.29.6') } } },
  },
})

/** Whether the visitor has had no answer yet. */
export const isWaiting = (state: CaseState): boolean =>
  leadCase.states[state]?.tags.includes('waiting') ?? false

export type Move = { from: CaseState; event: CaseEvent['type']; to: CaseState; by: readonly Mover[] }

/** Every move of the machine, in the order of its states. */
export const MOVES: readonly Move[] = CASE_STATES.flatMap((from) =>
  [...(leadCase.states[from]?.transitions.values() ?? [])].flat().map(({ eventType, target, meta }) => ({
    from,
    event: eventType as CaseEvent['type'],
    to: (target?.[0]?.key ?? from) as CaseState,
    by: (meta as unknown as Meta).by,
  })),
)

/** What somebody who is all of `movers` to a lead may do with it. */
export const movesFrom = (state: CaseState, movers: readonly Mover[]): readonly CaseEvent['type'][] =>
  MOVES.filter((move) => move.from === state && move.by.some((mover) => movers.includes(mover))).map(
    ({ event }) => event,
  )
