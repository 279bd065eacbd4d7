/**
 * How the inspector plays a run of a machine: the steps, the position among them, and the film of where
 * they lead. The same machine plays an accepted path and a session by hand.
 *
 *   playback   paused ⇄ playing: every 900 ms one step on, and paused at the end
 *   film       rendering → ready, and again whenever the steps change
 *
 * Invariants: the position is 0 to the number of steps; choosing a position or a step pauses.
 */
import { assign, fromPromise, setup } from 'xstate'
import type { PlayedStep } from '../../../machines/kit/trace.ts'
import { notProvided } from '../../../machines/not-provided.ts'
import type { Film } from './frames.ts'

/** Long enough to see where the last step led. */
const STEP_MS = 900

type Steps = { steps: readonly PlayedStep[] }
type Context = Steps & { position: number; film: Film }

type Event =
  | { type: 'play.toggled' }
  /** A moment of the run is chosen: 0 is the start, 1 is after the first step; past the end is the end. */
  | { type: 'position.chosen'; position: number }
  /** The address of the page gives another position than before. */
  | { type: 'address.changed'; position: number }
  /** A step is done by hand. It replaces what came after the current position. */
  | { type: 'step.played'; step: PlayedStep }
  | { type: 'session.restarted' }

export const transport = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as Steps & { position: number } },
  actors: {
    renderFilm: fromPromise<Film, Steps>(() => notProvided('renderFilm')),
  },
  delays: { stepDelay: STEP_MS },
  guards: {
    isEmpty: ({ context }) => context.steps.length === 0,
    isAtEnd: ({ context }) => context.position >= context.steps.length,
    isLastStep: ({ context }) => context.position >= context.steps.length - 1,
  },
  actions: {
    setPosition: assign(({ context }, { position }: { position: number }) => ({
      position: Math.min(position, context.steps.length),
    })),
    advance: assign({ position: ({ context }) => context.position + 1 }),
    rewind: assign({ position: 0 }),
    appendStep: assign(({ context: { steps, position } }, { step }: { step: PlayedStep }) => ({
      steps: [...steps.slice(0, position), step],
      position: position + 1,
    })),
    clearSteps: assign({ steps: [], position: 0 }),
    setFilm: assign((_, { film }: { film: Film }) => ({ film })),
    /** Puts the position, and the steps where they are the address's, into the address of the page. */
    writeAddress: () => undefined,
  },
}).createMachine({
  id: 'transport',
  type: 'parallel',
  context: ({ input: { steps, position } }) => ({
    steps,
    position: Math.min(position, steps.length),
    film: { frames: [], problem: null },
  }),
  states: {
    playback: {
      initial: 'paused',
      on: {
        'position.chosen': {
          target: '.paused',
          actions: [{ type: 'setPosition', params: ({ event }) => event }, 'writeAddress'],
        },
        'address.changed': {
          actions: { type: 'setPosition', params: ({ event }) => event },
        },
        'step.played': '.paused',
        'session.restarted': '.paused',
      },
      states: {
        paused: {
          on: {
            'play.toggled': [
              { guard: 'isEmpty' },
              {
                guard: 'isAtEnd',
                target: 'playing',
                actions: ['rewind', 'writeAddress'],
              },
              { target: 'playing' },
            ],
          },
        },
        playing: {
          after: {
            stepDelay: [
              { guard: 'isAtEnd', target: 'paused' },
              {
                guard: 'isLastStep',
                target: 'paused',
                actions: ['advance', 'writeAddress'],
              },
              {
                target: 'playing',
                reenter: true,
                actions: ['advance', 'writeAddress'],
              },
            ],
          },
          on: { 'play.toggled': 'paused' },
        },
      },
    },
    film: {
      initial: 'rendering',
      on: {
        'step.played': {
          target: '.rendering',
          actions: [{ type: 'appendStep', params: ({ event }) => event }, 'writeAddress'],
        },
        'session.restarted': { target: '.rendering', actions: ['clearSteps', 'writeAddress'] },
      },
      states: {
        rendering: {
          invoke: {
            id: 'renderFilm',
            src: 'renderFilm',
            input: ({ context }) => ({ steps: context.steps }),
            onDone: {
              target: 'ready',
              actions: { type: 'setFilm', params: ({ event }) => ({ film: event.output }) },
            },
          },
        },
        ready: {},
      },
    },
  },
})
