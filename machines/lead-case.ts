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
 * Whoever made the last move can undo it, for a while; an undo is not undone. What made deliveries leave cannot be undone:
 * a release, and junk that is opened again. What was closed is reopened in the stage that it had.
 *
 * Its transitions are the rows of `case_moves`, and the database moves a lead by no others (`movesOf`).
 */
import { assign, setup } from 'xstate'
import type { RuleId, Rules } from './rules.ts'

/**
 * Who may cause a move: any member of the team, the owner of the lead, a lead of the team, whoever made the last move, or
 * the database itself when time has passed or a member leaves.
 */
export type Mover = 'member' | 'owner' | 'lead' | 'last' | 'clock'

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
  /** The last move was a mistake: the lead is again as it was. */
  | { type: 'case.undone' }

type Context = {
  /** The state before the last move; null where that cannot be undone. */
  before: CaseState | null
  /** The state in which it was closed as lost or a client; null before. */
  closedIn: CaseState | null
}

type Meta = Rules & { by: readonly Mover[] }

const by = (movers: readonly Mover[], ...ids: readonly RuleId[]): Meta => ({ rules: ids, by: movers })

const ANYBODY = ['member'] as const
const OWNER = ['owner', 'lead'] as const
const CLOCK = ['clock'] as const

/** What a transition leaves behind, so that the next one can undo it, or cannot. */
const from = (before: CaseState) => ({ type: 'remember', params: { before } }) as const
const closing = (closedIn: CaseState) => [from(closedIn), { type: 'close', params: { closedIn } } as const]
const forget = { type: 'remember', params: { before: null } } as const

const handed = (target: CaseState) => ({ target, meta: by(OWNER, '4.29.4'), actions: from(target) })
const returned = (state: CaseState) =>
  ({ target: 'new', meta: by(['owner', 'lead', 'clock'], '4.29.4'), actions: from(state) }) as const
const lost = (state: CaseState) =>
  ({ target: 'lost', meta: by(OWNER, '4.29.5'), actions: closing(state) }) as const
const junked = (state: CaseState, movers: readonly Mover[]) =>
  ({ target: 'junk', meta: by(movers, '4.29.5'), actions: from(state) }) as const
const won = (state: CaseState) =>
  ({ target: 'client', meta: by(OWNER, '4.29.5'), actions: closing(state) }) as const

/** To the stage that it was closed in: one of `stages`, otherwise `first`. */
const reopened = (state: CaseState, first: CaseState, ...stages: CaseState[]) => {
  const to = (target: CaseState) => ({ target, meta: by(OWNER, '4.29.6'), actions: from(state) }) as const
  return [
    ...stages.map((stage) => ({
      guard: { type: 'wasClosedIn', params: { state: stage } } as const,
      ...to(stage),
    })),
    to(first),
  ]
}
const undoneTo = (target: CaseState) => ({ target, meta: by(['last'], '4.29.7'), actions: forget }) as const
/** To the state before the last move, if that is one of these. */
const undone = (...states: CaseState[]) =>
  states.map((state) => ({
    guard: { type: 'wasBefore', params: { state } } as const,
    ...undoneTo(state),
  }))

export const leadCase = setup({
  types: { context: {} as Context, events: {} as CaseEvent, transitionMeta: {} as Meta },
  guards: {
    wasBefore: ({ context }, { state }: { state: CaseState }) => context.before === state,
    wasClosedIn: ({ context }, { state }: { state: CaseState }) => context.closedIn === state,
  },
  actions: {
    remember: assign((_, { before }: Pick<Context, 'before'>) => ({ before })),
    close: assign((_, { closedIn }: Pick<Context, 'closedIn'>) => ({ closedIn })),
  },
}).createMachine({
  id: 'leadCase',
  context: { before: null, closedIn: null },
  initial: 'new',
  states: {
    held: {
      on: {
        'case.released': { target: 'new', meta: by(ANYBODY, '4.29.1') },
        'case.junked': junked('held', ANYBODY),
      },
    },
    new: {
      tags: ['open', 'waiting'],
      on: {
        'case.held': { target: 'held', meta: by(CLOCK, '4.29.1'), actions: forget },
        'case.offered': { target: 'new', meta: by(CLOCK, '4.29.2'), actions: forget },
        'case.claimed': { target: 'claimed', meta: by(ANYBODY, '4.29.2'), actions: from('new') },
        'case.assigned': { target: 'claimed', meta: by(['lead', 'clock'], '4.29.2'), actions: from('new') },
        'case.junked': junked('new', ANYBODY),
        'case.undone': undone('claimed', 'contacted', 'meeting'),
      },
    },
    claimed: {
      tags: ['open', 'waiting', 'owned'],
      on: {
        'case.contacted': { target: 'contacted', meta: by(OWNER, '4.29.3'), actions: from('claimed') },
        'case.handed': handed('claimed'),
        'case.returned': returned('claimed'),
        'case.lost': lost('claimed'),
        'case.junked': junked('claimed', OWNER),
        'case.undone': undone('new', 'claimed', 'lost'),
      },
    },
    contacted: {
      tags: ['open', 'owned'],
      on: {
        'case.met': { target: 'meeting', meta: by(OWNER, '4.29.5'), actions: from('contacted') },
        'case.won': won('contacted'),
        'case.handed': handed('contacted'),
        'case.returned': returned('contacted'),
        'case.lost': lost('contacted'),
        'case.undone': undone('claimed', 'contacted', 'client', 'lost'),
      },
    },
    meeting: {
      tags: ['open', 'owned'],
      on: {
        'case.won': won('meeting'),
        'case.handed': handed('meeting'),
        'case.returned': returned('meeting'),
        'case.lost': lost('meeting'),
        'case.undone': undone('contacted', 'meeting', 'client', 'lost'),
      },
    },
    client: {
      tags: 'owned',
      on: {
        'case.reopened': reopened('client', 'contacted', 'meeting'),
        'case.undone': undone('contacted', 'meeting'),
      },
    },
    lost: {
      tags: 'owned',
      on: {
        'case.reopened': reopened('lost', 'claimed', 'contacted', 'meeting'),
        'case.undone': undone('claimed', 'contacted', 'meeting'),
      },
    },
    junk: {
      on: {
        'case.reopened': { target: 'new', meta: by(ANYBODY, '4.29.6'), actions: forget },
        'case.undone': [...undone('held', 'claimed'), undoneTo('new')],
      },
    },
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

export const CASE_EVENTS: readonly CaseEvent['type'][] = [...new Set(MOVES.map(({ event }) => event))]

/** What somebody who is all of `movers` to a lead may do with it. */
export const movesFrom = (state: CaseState, movers: readonly Mover[]): readonly CaseEvent['type'][] =>
  MOVES.filter((move) => move.from === state && move.by.some((mover) => movers.includes(mover))).map(
    ({ event }) => event,
  )
