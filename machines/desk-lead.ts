/**
 * One lead at the desk: what is known of it, and what a member of the team does with it.
 *
 *   loading             it is being fetched
 *   failed              nobody answered; it can be tried again
 *   shown.idle          it is shown, or that there is no such lead, or that it is another agent's
 *   shown.idle.resting  it is looked up again after a while
 *   shown.idle.due      that time is over, and the tab is hidden: nothing is asked until it is shown
 *   shown.idle.looking  it is being looked up, which disturbs nobody
 *   shown.moving        a move was asked for, or a note added, and not answered yet
 *   shown.again         the same lead is being fetched again
 *
 * Invariant: never two moves at once, and a move that is tried again has the id it had before, so that it counts once.
 * Nothing is kept of a lead that the reader may not read any more.
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
    /** Looks it up again, unasked. */
    lookUp: fromPromise<LeadFound>(() => notProvided('lookUp')),
    /** Resolves as soon as somebody can see the page. */
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
    /** Who was faster stays known: that is why it is gone. */
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
      // A note and sending again move nothing.
      version: context.version + (context.request?.event.startsWith('case.') ? 1 : 0),
      request: null,
    })),
    setStale: assign((_, answer: MoveAnswer) => ({
      problem: 'stale' as const,
      last: answer.outcome === 'stale' ? answer.last : null,
      request: null,
    })),
    setRefused: assign({ problem: 'refused', request: null }),
    /** The request is kept, because it may have been done. */
    setUnanswered: assign({ problem: 'unanswered' }),
    /** Tells the life of the lead, which the page shows, and the form whose note it was. */
    announce: (_, _request: MoveRequest | null) => undefined,
    /** Moves the focus to what the lead has become: the pressed button may be gone. */
    focusState: () => undefined,
    /** Moves the focus to the lead as a whole: what had it is gone. */
    focusLead: () => undefined,
    /** The same where the focus is in what goes without a press. */
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
