/**
 * One lead at the desk, and what a member does with it.
 *
 *   loading             being fetched
 *   failed              no answer; can be retried
 *   shown.idle          shown, or reported as missing or another agent's
 *   shown.idle.resting  waits for the next refresh
 *   shown.idle.due      due, but the tab is hidden: waits until it is visible
 *   shown.idle.looking  refreshing in the background
 *   shown.moving        a move or note was sent, no answer yet
 *   shown.again         the same lead is being fetched again
 *
 * Invariant: never two moves at once, and a retried move reuses its id, so it counts once.
 * A lead that the reader may no longer read leaves nothing behind.
 */
import { assign, fromPromise, setup } from 'xstate'
import { DESK_REFRESH_MS, SUBMIT_TIMEOUT_MS } from '../content/constants.ts'
import type { DeskLeadContext, LeadFound, Made, MoveAnswer, MoveRequest } from './desk.ts'
import { notProvided } from './not-provided.ts'
import { type Rules, rules } from './rules.ts'

type Ask = { type: 'move.asked'; request: MoveRequest }
type Event = Ask | { type: 'lead.retry' }
const isSame = (one: MoveRequest | null, other: MoveRequest) =>
  one !== null && one.event === other.event && one.note === other.note && one.to === other.to

export const deskLead = setup({
  types: {
    context: {} as DeskLeadContext,
    events: {} as Event,
    emitted: {} as Made,
    transitionMeta: {} as Rules,
  },
  actors: {
    loadLead: fromPromise<LeadFound>(() => notProvided('loadLead')),
    loadAgain: fromPromise<LeadFound>(() => notProvided('loadAgain')),
    /** Refreshes the lead unasked. */
    lookUp: fromPromise<LeadFound>(() => notProvided('lookUp')),
    /** Resolves once the page is visible. */
    untilVisible: fromPromise<void>(() => notProvided('untilVisible')),
    moveLead: fromPromise<MoveAnswer, { request: MoveRequest; version: number }>(() =>
      notProvided('moveLead'),
    ),
  },
  delays: { submitTimeout: SUBMIT_TIMEOUT_MS, refreshInterval: DESK_REFRESH_MS },
  guards: {
    isThere: ({ context }) => context.lead !== null,
    isFound: (_, { found }: LeadFound) => found,
    isForeign: ({ context }, answer: LeadFound) =>
      answer.found && context.lead !== null && answer.lead.case.version !== context.version,
    isMoved: (_, { outcome }: MoveAnswer) => outcome === 'moved',
    isStale: (_, { outcome }: MoveAnswer) => outcome === 'stale',
    isMissing: (_, { outcome }: MoveAnswer) => outcome === 'missing',
  },
  actions: {
    setLead: assign(({ context }, answer: LeadFound) => {
      if (!answer.found) return {}
      const { version } = answer.lead.case
      return {
        lead: answer.lead,
        version,
        old: false,
        problem: context.lead ? context.problem : null,
        foreign: context.lead && version !== context.version ? context.foreign + 1 : context.foreign,
      }
    }),
    /** Who was faster stays known: it explains why the lead is gone. */
    clearLead: assign(({ context }) => ({
      lead: null,
      problem: context.problem === 'stale' ? ('stale' as const) : null,
      old: false,
    })),
    clearProblem: assign({ problem: null }),
    markOld: assign({ old: true }),
    setRequest: assign(({ context }, { request }: Ask) => ({
      request: isSame(context.request, request) ? context.request : request,
      problem: null,
    })),
    countMove: assign(({ context }) => ({
      // Notes and resends do not count as moves.
      version: context.version + (context.request?.event.startsWith('case.') ? 1 : 0),
      request: null,
    })),
    setStale: assign((_, answer: MoveAnswer) => ({
      problem: 'stale' as const,
      last: answer.outcome === 'stale' ? answer.last : null,
      request: null,
    })),
    setRefused: assign({ problem: 'refused', request: null }),
    /** Keeps the request, because it may have succeeded. */
    setUnanswered: assign({ problem: 'unanswered' }),
    /** Announces the request to the lead's machine, which the page shows, and to the form whose note it was. */
    announce: (_, _request: MoveRequest | null) => undefined,
    /** Moves the focus to the lead's new state: the pressed button may be gone. */
    focusState: () => undefined,
    /** Moves the focus to the lead as a whole: the focused element is gone. */
    focusLead: () => undefined,
    /** The same if the focus is in something that disappears without a press. */
    leaveActions: () => undefined,
    leaveLead: () => undefined,
  },
}).createMachine({
  id: 'deskLead',
  context: { lead: null, request: null, problem: null, last: null, old: false, foreign: 0, version: 0 },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadLead',
        src: 'loadLead',
        onDone: {
          target: 'shown',
          meta: rules('4.32.1'),
          actions: { type: 'setLead', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', meta: rules('4.32.1') },
      },
      after: { submitTimeout: { target: 'failed', meta: rules('4.32.1', '9.7') } },
    },
    failed: { on: { 'lead.retry': { target: 'loading', meta: rules('4.32.1'), actions: 'focusLead' } } },
    shown: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'move.asked': {
              guard: 'isThere',
              target: 'moving',
              meta: rules('4.32.2'),
              actions: { type: 'setRequest', params: ({ event }) => event },
            },
          },
          initial: 'resting',
          states: {
            resting: { after: { refreshInterval: { target: 'due', meta: rules('4.32.5', '9.8') } } },
            due: {
              invoke: {
                id: 'untilVisible',
                src: 'untilVisible',
                onDone: { target: 'looking', meta: rules('4.32.5') },
              },
            },
            looking: {
              invoke: {
                id: 'lookUp',
                src: 'lookUp',
                onDone: [
                  {
                    guard: { type: 'isForeign', params: ({ event }) => event.output },
                    target: 'resting',
                    meta: rules('4.32.5'),
                    actions: [
                      'leaveActions',
                      'clearProblem',
                      { type: 'setLead', params: ({ event }) => event.output },
                    ],
                  },
                  {
                    guard: { type: 'isFound', params: ({ event }) => event.output },
                    target: 'resting',
                    meta: rules('4.32.5'),
                    actions: { type: 'setLead', params: ({ event }) => event.output },
                  },
                  { target: 'resting', meta: rules('4.32.5'), actions: ['leaveLead', 'clearLead'] },
                ],
                onError: { target: 'resting', meta: rules('4.32.5'), actions: 'markOld' },
              },
              after: {
                submitTimeout: { target: 'resting', meta: rules('4.32.5', '9.7'), actions: 'markOld' },
              },
            },
          },
        },
        moving: {
          tags: 'moving',
          invoke: {
            id: 'moveLead',
            src: 'moveLead',
            input: ({ context }) => ({
              request: context.request ?? { event: 'noted', id: '', note: '', to: '' },
              version: context.version,
            }),
            onDone: [
              {
                guard: { type: 'isMoved', params: ({ event }) => event.output },
                target: 'again',
                meta: rules('4.32.2'),
                actions: [
                  { type: 'announce', params: ({ context }) => context.request },
                  'countMove',
                  'focusState',
                ],
              },
              {
                guard: { type: 'isStale', params: ({ event }) => event.output },
                target: 'again',
                meta: rules('4.32.3'),
                actions: [{ type: 'setStale', params: ({ event }) => event.output }, 'focusState'],
              },
              {
                guard: { type: 'isMissing', params: ({ event }) => event.output },
                target: 'idle',
                meta: rules('4.32.1'),
                actions: ['clearLead', 'focusLead'],
              },
              { target: 'idle', meta: rules('4.32.4'), actions: 'setRefused' },
            ],
            onError: { target: 'idle', meta: rules('4.32.4'), actions: 'setUnanswered' },
          },
          after: {
            submitTimeout: { target: 'idle', meta: rules('4.32.4', '9.7'), actions: 'setUnanswered' },
          },
        },
        again: {
          tags: 'moving',
          invoke: {
            id: 'loadAgain',
            src: 'loadAgain',
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => event.output },
                target: 'idle',
                meta: rules('4.32.2'),
                actions: { type: 'setLead', params: ({ event }) => event.output },
              },
              { target: 'idle', meta: rules('4.32.1'), actions: ['clearLead', 'focusLead'] },
            ],
            onError: { target: '#deskLead.failed', meta: rules('4.32.1'), actions: 'focusLead' },
          },
          after: {
            submitTimeout: { target: '#deskLead.failed', meta: rules('4.32.1', '9.7'), actions: 'focusLead' },
          },
        },
      },
    },
  },
})
