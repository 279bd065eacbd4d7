/**
 * The team page of the desk, and changes to the team.
 *
 *   loading           being fetched
 *   failed            no answer; can be retried
 *   shown.idle        shown, and refreshed at intervals
 *   shown.due         due, but the tab is hidden: waits until it is visible
 *   shown.refreshing  refreshing in the background
 *   shown.asking      a change was requested, no answer yet
 *   shown.again       the team is being fetched again after a change
 *
 * Invariant: never two changes at once.
 */
import { assign, fromPromise, setup } from 'xstate'
import { DESK_REFRESH_MS, SUBMIT_TIMEOUT_MS } from '../content/constants.ts'
import type { Team, TeamRole } from './desk.ts'
import { notProvided } from './not-provided.ts'
import { type Rules, rules } from './rules.ts'

export type TeamChange =
  | { kind: 'invite'; email: string; name: string; role: TeamRole }
  | { kind: 'withdraw'; invitation: string }
  | { kind: 'duty'; member: string; onDuty: boolean }
  | { kind: 'remove'; member: string }

type Ask = { type: 'team.asked'; change: TeamChange }
type Context = {
  team: Team | null
  change: TeamChange | null
  problem: 'refused' | 'unanswered' | null
  /** The last request got no answer: the page may be out of date. */
  stale: boolean
  /** Number of invitations sent; each clears the form. */
  invited: number
}

const asks = {
  'team.asked': {
    target: 'asking',
    meta: rules('4.34.2'),
    actions: { type: 'setChange', params: ({ event }: { event: Ask }) => event },
  },
} as const

export const deskTeam = setup({
  types: {
    context: {} as Context,
    events: {} as Ask | { type: 'team.retry' },
    transitionMeta: {} as Rules,
  },
  actors: {
    loadTeam: fromPromise<Team>(() => notProvided('loadTeam')),
    loadTeamAgain: fromPromise<Team>(() => notProvided('loadTeamAgain')),
    refreshTeam: fromPromise<Team>(() => notProvided('refreshTeam')),
    /** Resolves once the page is visible. */
    untilVisible: fromPromise<void>(() => notProvided('untilVisible')),
    /** Resolves to whether the change was made. */
    changeTeam: fromPromise<boolean, { change: TeamChange | null }>(() => notProvided('changeTeam')),
  },
  delays: { submitTimeout: SUBMIT_TIMEOUT_MS, refreshInterval: DESK_REFRESH_MS },
  guards: { isDone: (_, { done }: { done: boolean }) => done },
  actions: {
    setTeam: assign((_, { team }: { team: Team }) => ({ team, stale: false })),
    setChange: assign((_, { change }: Ask) => ({ change, problem: null })),
    countInvitation: assign(({ context }) => ({
      invited: context.change?.kind === 'invite' ? context.invited + 1 : context.invited,
    })),
    markStale: assign({ stale: true }),
    setRefused: assign({ problem: 'refused' }),
    setUnanswered: assign({ problem: 'unanswered' }),
    /** Moves the focus to the page: the pressed button may be gone. */
    focusTeam: () => undefined,
  },
}).createMachine({
  id: 'deskTeam',
  context: { team: null, change: null, problem: null, stale: false, invited: 0 },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadTeam',
        src: 'loadTeam',
        onDone: {
          target: 'shown',
          meta: rules('4.34.1'),
          actions: { type: 'setTeam', params: ({ event }) => ({ team: event.output }) },
        },
        onError: { target: 'failed', meta: rules('4.34.1') },
      },
      after: { submitTimeout: { target: 'failed', meta: rules('4.34.1', '9.7') } },
    },
    failed: { on: { 'team.retry': { target: 'loading', meta: rules('4.34.1'), actions: 'focusTeam' } } },
    shown: {
      initial: 'idle',
      states: {
        idle: {
          on: asks,
          after: { refreshInterval: { target: 'due', meta: rules('4.34.4', '9.8') } },
        },
        due: {
          invoke: {
            id: 'untilVisible',
            src: 'untilVisible',
            onDone: { target: 'refreshing', meta: rules('4.34.4') },
          },
          on: asks,
        },
        refreshing: {
          invoke: {
            id: 'refreshTeam',
            src: 'refreshTeam',
            onDone: {
              target: 'idle',
              meta: rules('4.34.4'),
              actions: { type: 'setTeam', params: ({ event }) => ({ team: event.output }) },
            },
            onError: { target: 'idle', meta: rules('4.34.4'), actions: 'markStale' },
          },
          after: { submitTimeout: { target: 'idle', meta: rules('4.34.4', '9.7'), actions: 'markStale' } },
          on: asks,
        },
        asking: {
          tags: 'busy',
          invoke: {
            id: 'changeTeam',
            src: 'changeTeam',
            input: ({ context }) => ({ change: context.change }),
            onDone: [
              {
                guard: { type: 'isDone', params: ({ event }) => ({ done: event.output }) },
                target: 'again',
                meta: rules('4.34.2'),
                actions: ['countInvitation', 'focusTeam'],
              },
              { target: 'idle', meta: rules('4.34.3'), actions: 'setRefused' },
            ],
            onError: { target: 'idle', meta: rules('4.34.3'), actions: 'setUnanswered' },
          },
          after: {
            submitTimeout: { target: 'idle', meta: rules('4.34.3', '9.7'), actions: 'setUnanswered' },
          },
        },
        again: {
          tags: 'busy',
          invoke: {
            id: 'loadTeamAgain',
            src: 'loadTeamAgain',
            onDone: {
              target: 'idle',
              meta: rules('4.34.2'),
              actions: { type: 'setTeam', params: ({ event }) => ({ team: event.output }) },
            },
            onError: { target: '#deskTeam.failed', meta: rules('4.34.1') },
          },
          after: { submitTimeout: { target: '#deskTeam.failed', meta: rules('4.34.1', '9.7') } },
        },
      },
    },
  },
})
