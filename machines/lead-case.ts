/**
 * The life of a lead, from its arrival to a client or a loss.
 *
 *   held        suspicious: nobody was told; waits for a review
 *   new         unassigned; everybody on duty was told
 *   claimed     assigned; the owner has not spoken with the visitor yet
 *   contacted   the owner has spoken with the visitor, or written
 *   meeting     a meeting is agreed
 *   client      the visitor is a client
 *   lost        closed without success, with a reason
 *   junk        not from a visitor
 *
 * Invariant: only a person's contact ends `waiting`; opening, claiming and automatic mail do not.
 *
 * Whoever made the last move can undo it, for a while; an undo cannot be undone, nor can a release or a reopening of junk, which
 * have sent deliveries. A closed lead reopens in its former stage.
 *
 * Its transitions are the rows of `case_moves`; the database makes no other moves (`movesOf`).
 */
import { assign, setup } from 'xstate'
import type { RuleId, Rules } from './rules.ts'

/**
 * Who may cause a move: any member, the lead's owner, a manager, whoever made the last move, or the database
 * itself when time has passed or a member leaves ('clock').
 */
export type Mover = 'member' | 'owner' | 'manager' | 'last' | 'clock'

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
  /** By its screening, as it arrives. */
  | { type: 'case.held' }
  | { type: 'case.released' }
  /** Unclaimed for a while: the team is told again. */
  | { type: 'case.offered' }
  | { type: 'case.claimed' }
  /** Assigned by somebody else. */
  | { type: 'case.assigned' }
  | { type: 'case.contacted' }
  | { type: 'case.met' }
  | { type: 'case.won' }
  /** To another member, who then owns it. */
  | { type: 'case.handed' }
  /** Back to unassigned. */
  | { type: 'case.returned' }
  | { type: 'case.lost' }
  | { type: 'case.junked' }
  | { type: 'case.reopened' }
  /** The last move was a mistake: the lead is restored. */
  | { type: 'case.undone' }

type Context = {
  /** The state before the last move; null if it cannot be undone. */
  before: CaseState | null
  /** The stage in which it was closed as lost or a client; null before. */
  closedIn: CaseState | null
}

type Meta = Rules & { by: readonly Mover[] }

const by = (movers: readonly Mover[], ...ids: readonly RuleId[]): Meta => ({ rules: ids, by: movers })

const ANYBODY = ['member'] as const
const OWNER = ['owner', 'manager'] as const
const CLOCK = ['clock'] as const

/** What a transition records so that the next one can undo it, or cannot. */
const from = (before: CaseState) => ({ type: 'remember', params: { before } }) as const
const closing = (closedIn: CaseState) => [from(closedIn), { type: 'close', params: { closedIn } } as const]
const forget = { type: 'remember', params: { before: null } } as const

const handed = (target: CaseState) => ({ target, meta: by(OWNER, '4.29.4'), actions: from(target) })
const returned = (state: CaseState) =>
  ({ target: 'new', meta: by(['owner', 'manager', 'clock'], '4.29.4'), actions: from(state) }) as const
const lost = (state: CaseState) =>
  ({ target: 'lost', meta: by(OWNER, '4.29.5'), actions: closing(state) }) as const
const junked = (state: CaseState, movers: readonly Mover[]) =>
  ({ target: 'junk', meta: by(movers, '4.29.5'), actions: from(state) }) as const
const won = (state: CaseState) =>
  ({ target: 'client', meta: by(OWNER, '4.29.5'), actions: closing(state) }) as const

/** To the stage in which it was closed: one of `stages`, otherwise `first`. */
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
/** To the state before the last move, if it is one of these. */
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
        'case.assigned': {
          target: 'claimed',
          meta: by(['manager', 'clock'], '4.29.2'),
          actions: from('new'),
        },
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

/** Whether the visitor is still waiting for an answer. */
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

/** What somebody in all the roles of `movers` may do with a lead. */
export const movesFrom = (state: CaseState, movers: readonly Mover[]): readonly CaseEvent['type'][] =>
  MOVES.filter((move) => move.from === state && move.by.some((mover) => movers.includes(mover))).map(
    ({ event }) => event,
  )
