/**
 * Releases or junks several held leads at once.
 *
 *   choosing   lines are selected, one by one or all shown
 *   settling   a move of the selected was requested, no answer yet
 *
 * Invariant: a repeated request reuses each move's id, so it counts once.
 */
import { assign, fromPromise, setup } from 'xstate'
import { SUBMIT_TIMEOUT_MS } from '../content/constants.ts'
import { notProvided } from './not-provided.ts'
import { type Rules, rules } from './rules.ts'

/** A displayed lead, with the id of the requested move. */
type Chosen = { lead: string; version: number; move: string }
export type HeldEvent = 'case.released' | 'case.junked'
export type HeldRequest = { event: HeldEvent; leads: readonly Chosen[] }

type Toggle = { type: 'held.toggled'; chosen: Chosen }
type All = { type: 'held.all'; leads: readonly Chosen[] }
type Ask = { type: 'held.asked'; event: HeldEvent }
type Context = {
  chosen: readonly Chosen[]
  event: HeldEvent | null
  /** The last result: how many were moved, and how many had been moved before. */
  result: { event: HeldEvent; moved: number; missed: number } | null
  unanswered: boolean
}

export const deskHeld = setup({
  types: {
    context: {} as Context,
    events: {} as Toggle | All | Ask,
    transitionMeta: {} as Rules,
  },
  actors: {
    /** Resolves to how many were moved. */
    settleHeld: fromPromise<number, HeldRequest>(() => notProvided('settleHeld')),
  },
  delays: { submitTimeout: SUBMIT_TIMEOUT_MS },
  guards: { isAny: ({ context }) => context.chosen.length > 0 },
  actions: {
    toggle: assign(({ context: { chosen } }, { chosen: one }: Toggle) => ({
      chosen: chosen.some(({ lead }) => lead === one.lead)
        ? chosen.filter(({ lead }) => lead !== one.lead)
        : [...chosen, one],
      result: null,
    })),
    setAll: assign((_, { leads }: All) => ({ chosen: leads, result: null })),
    setEvent: assign((_, { event }: Ask) => ({ event, result: null, unanswered: false })),
    setResult: assign(({ context }, { moved }: { moved: number }) => ({
      chosen: [],
      result: {
        event: context.event ?? 'case.released',
        moved,
        missed: context.chosen.length - moved,
      },
    })),
    setUnanswered: assign({ unanswered: true }),
    /** Shows the list as it is now. */
    reload: () => undefined,
  },
}).createMachine({
  id: 'deskHeld',
  context: { chosen: [], event: null, result: null, unanswered: false },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'held.toggled': {
          meta: rules('4.35.1'),
          actions: { type: 'toggle', params: ({ event }) => event },
        },
        'held.all': { meta: rules('4.35.1'), actions: { type: 'setAll', params: ({ event }) => event } },
        'held.asked': {
          guard: 'isAny',
          target: 'settling',
          meta: rules('4.35.2'),
          actions: { type: 'setEvent', params: ({ event }) => event },
        },
      },
    },
    settling: {
      tags: 'busy',
      invoke: {
        id: 'settleHeld',
        src: 'settleHeld',
        input: ({ context }) => ({ event: context.event ?? 'case.released', leads: context.chosen }),
        onDone: {
          target: 'choosing',
          meta: rules('4.35.2'),
          actions: [{ type: 'setResult', params: ({ event }) => ({ moved: event.output }) }, 'reload'],
        },
        onError: { target: 'choosing', meta: rules('4.35.3'), actions: 'setUnanswered' },
      },
      after: {
        submitTimeout: { target: 'choosing', meta: rules('4.35.3', '9.7'), actions: 'setUnanswered' },
      },
    },
  },
})
