/**
 * One lead at the desk: what is known of it, and what a member of the team does with it.
 *
 *   loading       it is being fetched
 *   missing       there is no such lead, or it is another agent's
 *   failed        nobody answered; it can be tried again
 *   shown.idle    it is shown
 *   shown.moving  a move was asked for, or a note added, and not answered yet
 *   shown.again   the same lead is being fetched again
 *
 * Invariant: never two moves at once, and a move that is tried again has the id it had before, so that it counts once.
 */
import { assign, fromPromise, setup } from 'xstate'
import { SUBMIT_TIMEOUT_MS } from '../content/constants.ts'
import type { CaseNow, DeskLead } from './desk.ts'
import type { CaseEvent } from './lead-case.ts'
import { notProvided } from './not-provided.ts'
import { type Rules, rules } from './rules.ts'

export type LeadFound = { found: true; lead: DeskLead } | { found: false }

export type MoveEvent = CaseEvent['type'] | 'noted' | 'resent'
export type MoveRequest = {
  event: MoveEvent
  /** Another one for another move, also if it says the same. */
  id: string
  note: string
  /** The next owner; empty where there is none. */
  to: string
}
/** `stale`: somebody was faster, `refused`: it may not be, for who asks or from this state. */
export type MoveAnswer =
  | { outcome: 'moved' }
  | { outcome: 'stale'; case: CaseNow }
  | { outcome: 'refused' }
  | { outcome: 'missing' }

type Problem = 'stale' | 'refused' | 'unanswered'

type Ask = { type: 'move.asked'; request: MoveRequest }
/** A move that the server has made, or a note that it has stored. */
export type Made = { type: 'made'; move: MoveEvent; note: string }
type Event = Ask | { type: 'lead.retry' }
type Context = {
  lead: DeskLead | null
  /** The last move that was asked for, until it is answered. */
  request: MoveRequest | null
  problem: Problem | null
  /** Who was faster. */
  by: string
  /** How often somebody else's move was found: what follows the life of the lead here begins anew. */
  foreign: number
  /** The version that this page's own moves have led to. */
  version: number
}

const isSame = (one: MoveRequest | null, other: MoveRequest) =>
  one !== null && one.event === other.event && one.note === other.note && one.to === other.to

export const deskLead = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Made,
    transitionMeta: {} as Rules,
  },
  actors: {
    loadLead: fromPromise<LeadFound>(() => notProvided('loadLead')),
    loadAgain: fromPromise<LeadFound>(() => notProvided('loadAgain')),
    moveLead: fromPromise<MoveAnswer, { request: MoveRequest; version: number }>(() =>
      notProvided('moveLead'),
    ),
  },
  delays: { submitTimeout: SUBMIT_TIMEOUT_MS },
  guards: {
    isFound: (_, { found }: LeadFound) => found,
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
        foreign: context.lead && version !== context.version ? context.foreign + 1 : context.foreign,
      }
    }),
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
      by: answer.outcome === 'stale' ? (answer.case.ownerName ?? '') : '',
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
  },
}).createMachine({
  id: 'deskLead',
  context: { lead: null, request: null, problem: null, by: '', foreign: 0, version: 0 },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadLead',
        src: 'loadLead',
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'shown',
            meta: rules('4.32.1'),
            actions: { type: 'setLead', params: ({ event }) => event.output },
          },
          { target: 'missing', meta: rules('4.32.1') },
        ],
        onError: { target: 'failed', meta: rules('4.32.1') },
      },
      after: { submitTimeout: { target: 'failed', meta: rules('4.32.1', '9.7') } },
    },
    missing: {},
    failed: { on: { 'lead.retry': { target: 'loading', meta: rules('4.32.1'), actions: 'focusLead' } } },
    shown: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'move.asked': {
              target: 'moving',
              meta: rules('4.32.2'),
              actions: { type: 'setRequest', params: ({ event }) => event },
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
                target: '#deskLead.missing',
                meta: rules('4.32.1'),
                actions: 'focusLead',
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
              { target: '#deskLead.missing', meta: rules('4.32.1'), actions: 'focusLead' },
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
