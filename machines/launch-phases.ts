/**
 * The four-phase launch strategy on the home page (section 4).
 *
 *   waiting    the section has not been 20% visible yet; a click chooses a phase even now
 *   rotating   the next phase follows every 4 seconds, the first after the last
 *   paused     the phase stays while something holds it; a click still chooses
 *
 * Invariants: the phase is always 0 to 3; a chosen phase stays for the whole 4 seconds.
 * `restartProgress` is called whenever those 4 seconds begin.
 */
import { assign, setup } from 'xstate'
import { LAUNCH_PHASES } from '../content/constants.ts'
import { type Hold, type HoldEvent, isHeld, isLastHold, withHold, withoutHold } from './holds.ts'
import { watcherNotProvided } from './not-provided.ts'
import { type Rules, rules } from './rules.ts'

type PhaseChosen = { type: 'phase.chosen'; phase: number }
type Event = { type: 'section.seen' } | PhaseChosen | HoldEvent

export const launchPhases = setup({
  types: {
    context: {} as { phase: number; holds: readonly Hold[] },
    events: {} as Event,
    transitionMeta: {} as Rules,
  },
  actors: {
    /** Reports once the section is 20% visible. */
    watchVisibility: watcherNotProvided<Event>('watchVisibility'),
    /** Reports hidden tabs and a preference for reduced motion. Pointer and focus come from the section itself. */
    watchHolds: watcherNotProvided<Event>('watchHolds'),
  },
  delays: { rotation: LAUNCH_PHASES.rotationMs },
  guards: {
    isHeld,
    isLastHold,
    isPhase: (_, { phase }: PhaseChosen) =>
      Number.isInteger(phase) && phase >= 0 && phase < LAUNCH_PHASES.count,
  },
  actions: {
    advance: assign({ phase: ({ context }) => (context.phase + 1) % LAUNCH_PHASES.count }),
    choose: assign((_, { phase }: PhaseChosen) => ({ phase })),
    hold: assign(({ context }, { by }: { by: Hold }) => withHold(context.holds, by)),
    release: assign(({ context }, { by }: { by: Hold }) => withoutHold(context.holds, by)),
    /** Restarts the display of the phase's progress. */
    restartProgress: (_, _params: { phase: number }) => undefined,
  },
}).createMachine({
  id: 'launchPhases',
  initial: 'waiting',
  context: { phase: 0, holds: [] },
  invoke: [
    { id: 'watchVisibility', src: 'watchVisibility' },
    { id: 'watchHolds', src: 'watchHolds' },
  ],
  on: {
    'phase.chosen': {
      guard: { type: 'isPhase', params: ({ event }) => event },
      meta: rules('4.9.3'),
      actions: { type: 'choose', params: ({ event }) => event },
    },
    'rotation.held': { meta: rules('4.9.4'), actions: { type: 'hold', params: ({ event }) => event } },
    'rotation.released': { meta: rules('4.9.4'), actions: { type: 'release', params: ({ event }) => event } },
  },
  states: {
    waiting: {
      on: {
        'section.seen': [
          { guard: 'isHeld', target: 'paused', meta: rules('4.9.1', '4.9.4') },
          { target: 'rotating', meta: rules('4.9.1') },
        ],
      },
    },
    rotating: {
      entry: { type: 'restartProgress', params: ({ context }) => ({ phase: context.phase }) },
      after: {
        rotation: { target: 'rotating', reenter: true, meta: rules('4.9.2', '9.2'), actions: 'advance' },
      },
      on: {
        'phase.chosen': {
          guard: { type: 'isPhase', params: ({ event }) => event },
          target: 'rotating',
          reenter: true,
          meta: rules('4.9.3'),
          actions: { type: 'choose', params: ({ event }) => event },
        },
        'rotation.held': {
          target: 'paused',
          meta: rules('4.9.4'),
          actions: { type: 'hold', params: ({ event }) => event },
        },
      },
    },
    paused: {
      on: {
        'rotation.released': {
          guard: { type: 'isLastHold', params: ({ event }) => event },
          target: 'rotating',
          meta: rules('4.9.4'),
          actions: { type: 'release', params: ({ event }) => event },
        },
      },
    },
  },
})
