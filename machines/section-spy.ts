/**
 * Which section of the infrastructure page the visitor is reading (section 2): the last one whose top
 * has come within 200 px of the top of the window.
 *
 *   watching   `current` is that section; the first one at the top of the page
 *
 * Invariant: `current` is always one of the given sections.
 */
import { assign, setup } from 'xstate'
import { SCROLL_THRESHOLD } from '../content/constants.ts'
import { watcherNotProvided } from './not-provided.ts'
import { type Rules, rules } from './rules.ts'

/** `tops` are distances of the sections' upper edges from the top of the window, in CSS pixels, in page order. */
export type SectionsMeasured = { type: 'sections.measured'; tops: readonly number[] }

type Context = { sections: readonly string[]; current: string }

/** The section being read, for measured tops in the order of `sections`. */
function sectionAt(sections: readonly string[], tops: readonly number[]): string {
  const reached = tops.findLastIndex((top) => top <= SCROLL_THRESHOLD.sectionDetectionOffset)
  return sections[Math.max(reached, 0)] ?? ''
}

export const sectionSpy = setup({
  types: {
    context: {} as Context,
    events: {} as SectionsMeasured,
    transitionMeta: {} as Rules,
    input: {} as { sections: readonly [string, ...string[]] },
  },
  actors: {
    watchSections: watcherNotProvided<SectionsMeasured, { sections: readonly string[] }>('watchSections'),
  },
  guards: {
    isAnother: ({ context }, { tops }: SectionsMeasured) =>
      sectionAt(context.sections, tops) !== context.current,
  },
  actions: {
    setCurrent: assign(({ context }, { tops }: SectionsMeasured) => ({
      current: sectionAt(context.sections, tops),
    })),
  },
}).createMachine({
  id: 'sectionSpy',
  initial: 'watching',
  context: ({ input }) => ({ sections: input.sections, current: input.sections[0] }),
  invoke: {
    id: 'watchSections',
    src: 'watchSections',
    input: ({ context }) => ({ sections: context.sections }),
  },
  states: {
    watching: {
      on: {
        'sections.measured': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          meta: rules('4.10.2', '9.1'),
          actions: { type: 'setCurrent', params: ({ event }) => event },
        },
      },
    },
  },
})
