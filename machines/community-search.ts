/**
 * The search over the community directory (section 4).
 *
 *   browsing            nothing typed: every community
 *   filtering.matches   the communities whose name contains the text, ignoring case
 *   filtering.empty     no name contains it
 *
 * Enter or the button takes the text to the external listing search, unless it is blank.
 * Invariant: `matches` exactly when some name contains the trimmed text.
 */
import { assign, setup } from 'xstate'
import { type Rules, rules } from './rules.ts'

type Typed = { type: 'query.typed'; query: string }
type Event = Typed | { type: 'search.submitted' }

/** Whether `name` contains `query`, ignoring case and the blanks around it. */
export function matchesQuery(name: string, query: string): boolean {
  return name.toLowerCase().includes(query.trim().toLowerCase())
}

export const communitySearch = setup({
  types: {
    context: {} as { names: readonly string[]; query: string },
    events: {} as Event,
    transitionMeta: {} as Rules,
    input: {} as { names: readonly string[] },
  },
  guards: {
    isBlank: (_, { query }: { query: string }) => query.trim() === '',
    hasMatch: ({ context }, { query }: { query: string }) =>
      context.names.some((name) => matchesQuery(name, query)),
  },
  actions: {
    setQuery: assign((_, { query }: { query: string }) => ({ query })),
    /** Leaves for the external listing search with the trimmed text. */
    openListings: (_, _location: { location: string }) => undefined,
  },
}).createMachine({
  id: 'communitySearch',
  initial: 'browsing',
  context: ({ input }) => ({ names: input.names, query: '' }),
  on: {
    'query.typed': [
      {
        guard: { type: 'isBlank', params: ({ event }) => event },
        target: '.browsing',
        meta: rules('4.14.1'),
        actions: { type: 'setQuery', params: ({ event }) => event },
      },
      {
        guard: { type: 'hasMatch', params: ({ event }) => event },
        target: '.filtering.matches',
        meta: rules('4.14.1'),
        actions: { type: 'setQuery', params: ({ event }) => event },
      },
      {
        target: '.filtering.empty',
        meta: rules('4.14.1', '4.14.2'),
        actions: { type: 'setQuery', params: ({ event }) => event },
      },
    ],
  },
  states: {
    browsing: {},
    filtering: {
      initial: 'matches',
      on: {
        'search.submitted': {
          meta: rules('4.14.3'),
          actions: {
            type: 'openListings',
            params: ({ context }) => ({ location: context.query.trim() }),
          },
        },
      },
      states: { matches: {}, empty: {} },
    },
  },
})
