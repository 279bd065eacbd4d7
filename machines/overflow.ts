/**
 * A box whose content may be wider than itself, such as a table on a phone.
 *
 *   fits   all of the content is visible
 *   more   some of it is past the right edge, which has a shadow
 *   end    scrolled to the right edge
 *
 * Invariant: `scrolls`, which asks for a box that the keyboard reaches, exactly when content is out of sight.
 */
import { setup } from 'xstate'
import { watcherNotProvided } from './not-provided.ts'
import { type Rules, rules } from './rules.ts'

/** Widths of the box and of its content, and how far it is scrolled: CSS pixels. */
export type BoxMeasured = { type: 'box.measured'; box: number; content: number; scrolled: number }

/** Browsers round scroll positions: the last pixel may never be reached. */
const ROUNDING = 1

export const overflow = setup({
  types: { events: {} as BoxMeasured, transitionMeta: {} as Rules },
  actors: {
    /** Reports the measurements: now, and whenever one of them changes. */
    watchBox: watcherNotProvided<BoxMeasured>('watchBox'),
  },
  guards: {
    fits: (_, { box, content }: BoxMeasured) => content <= box,
    isAtEnd: (_, { box, content, scrolled }: BoxMeasured) => content - box - scrolled <= ROUNDING,
  },
}).createMachine({
  id: 'overflow',
  initial: 'fits',
  invoke: { id: 'watchBox', src: 'watchBox' },
  on: {
    'box.measured': [
      {
        guard: { type: 'fits', params: ({ event }) => event },
        target: '.fits',
        meta: rules('4.20.1', '4.20.2'),
      },
      { guard: { type: 'isAtEnd', params: ({ event }) => event }, target: '.end', meta: rules('4.20.2') },
      { target: '.more', meta: rules('4.20.1', '4.20.2') },
    ],
  },
  states: {
    fits: {},
    more: { tags: 'scrolls' },
    end: { tags: 'scrolls' },
  },
})
