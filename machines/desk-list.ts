/**
 * The list of leads at the desk.
 *
 *   loading           the leads of a filter are being fetched
 *   failed            nobody answered; it is tried again at a press, and by itself after a while
 *   shown.resting     they are shown, and asked for changes after a while
 *   shown.due         that time is over, and the tab is hidden: nothing is asked until it is shown
 *   shown.refreshing  what has changed since is being fetched
 *   shown.growing     the next lines are being fetched
 *
 * Invariant: what is shown moves only when the visitor asks for it. A line that has changed changes in its place, and new
 * leads wait to be shown.
 */
import { assign, fromPromise, setup } from 'xstate'
import { DESK_REFRESH_MS, SUBMIT_TIMEOUT_MS } from '../content/constants.ts'
import type { DeskChanges, DeskCounts, DeskFilter, DeskPage, DeskRow } from './desk.ts'
import { notProvided } from './not-provided.ts'
import { type Rules, rules } from './rules.ts'

type Filtered = { type: 'list.filtered'; filter: DeskFilter }
type Event = Filtered | { type: 'list.more' } | { type: 'list.showArrived' } | { type: 'list.retry' }

type Context = {
  filter: DeskFilter
  rows: readonly DeskRow[]
  more: boolean
  counts: DeskCounts
  at: string
  /** Ids of leads that came since, and are not shown yet. */
  arrived: readonly string[]
  /** The last question was not answered: what is shown may be old. */
  stale: boolean
}

const EMPTY = {
  rows: [],
  more: false,
  counts: { unclaimed: 0, mine: 0, held: 0 },
  at: '',
  arrived: [],
  stale: false,
} satisfies Partial<Context>

/** The rows with what has changed, each in its place. */
const merged = (rows: readonly DeskRow[], changes: readonly DeskRow[]) =>
  rows.map((row) => changes.find(({ id }) => id === row.id) ?? row)

/** Whether a list shows an unclaimed lead. What a search finds only the server knows, so that a search stays as it is. */
const showsUnclaimed = ({ view, source, words }: DeskFilter, row: DeskRow) =>
  (view === 'open' || view === 'unclaimed') && words === '' && (source === '' || source === row.source)

/** Changed leads that nobody has claimed, and that belong to the list and are neither shown nor known. */
const arrivals = ({ filter, rows, arrived }: Context, changes: readonly DeskRow[]) => [
  ...arrived.filter((id) => !changes.some((change) => change.id === id && change.state !== 'new')),
  ...changes
    .filter((row) => row.state === 'new' && showsUnclaimed(filter, row))
    .map(({ id }) => id)
    .filter((id) => !arrived.includes(id) && !rows.some((row) => row.id === id)),
]

export const deskList = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { filter: DeskFilter },
    transitionMeta: {} as Rules,
  },
  actors: {
    loadList: fromPromise<DeskPage, { filter: DeskFilter }>(() => notProvided('loadList')),
    loadMore: fromPromise<DeskPage, { filter: DeskFilter; last: DeskRow | null }>(() =>
      notProvided('loadMore'),
    ),
    loadChanges: fromPromise<DeskChanges, { since: string }>(() => notProvided('loadChanges')),
    /** Resolves as soon as somebody can see the page. */
    untilVisible: fromPromise<void>(() => notProvided('untilVisible')),
  },
  delays: { submitTimeout: SUBMIT_TIMEOUT_MS, refreshInterval: DESK_REFRESH_MS },
  guards: {
    isOther: ({ context: { filter } }, { filter: { view, source, words } }: Filtered) =>
      view !== filter.view || source !== filter.source || words !== filter.words,
  },
  actions: {
    setFilter: assign((_, { filter }: Filtered) => ({ ...EMPTY, filter })),
    setPage: assign((_, { at, leads, more, counts }: DeskPage) => ({
      ...EMPTY,
      at,
      rows: leads,
      more,
      counts,
    })),
    addPage: assign(({ context }, { leads, more }: DeskPage) => ({
      rows: [...context.rows, ...leads.filter(({ id }) => !context.rows.some((row) => row.id === id))],
      more,
    })),
    addChanges: assign(({ context }, { at, leads, counts }: DeskChanges) => ({
      at,
      counts,
      stale: false,
      rows: merged(context.rows, leads),
      arrived: arrivals(context, leads),
    })),
    markStale: assign({ stale: true }),
    /** Moves the focus to the list, because the pressed button goes. */
    focusList: () => undefined,
    /** Moves the focus to the last line that was shown before more came: the next ones follow it. */
    focusLast: () => undefined,
  },
}).createMachine({
  id: 'deskList',
  context: ({ input }) => ({ ...EMPTY, filter: input.filter }),
  initial: 'loading',
  on: {
    'list.filtered': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.loading',
      meta: rules('4.31.1'),
      actions: { type: 'setFilter', params: ({ event }) => event },
    },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadList',
        src: 'loadList',
        input: ({ context }) => ({ filter: context.filter }),
        onDone: {
          target: 'shown',
          meta: rules('4.31.1'),
          actions: { type: 'setPage', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', meta: rules('4.31.4') },
      },
      after: { submitTimeout: { target: 'failed', meta: rules('4.31.4', '9.7') } },
    },
    failed: {
      on: {
        'list.retry': { target: 'loading', meta: rules('4.31.4'), actions: 'focusList' },
      },
      after: { refreshInterval: { target: 'loading', meta: rules('4.31.4', '9.8') } },
    },
    shown: {
      initial: 'resting',
      on: {
        'list.showArrived': { target: 'loading', meta: rules('4.31.2'), actions: 'focusList' },
      },
      states: {
        resting: {
          on: { 'list.more': { target: 'growing', meta: rules('4.31.3') } },
          after: { refreshInterval: { target: 'due', meta: rules('4.31.2', '9.8') } },
        },
        due: {
          invoke: {
            id: 'untilVisible',
            src: 'untilVisible',
            onDone: { target: 'refreshing', meta: rules('4.31.2') },
          },
          on: { 'list.more': { target: 'growing', meta: rules('4.31.3') } },
        },
        refreshing: {
          invoke: {
            id: 'loadChanges',
            src: 'loadChanges',
            input: ({ context }) => ({ since: context.at }),
            onDone: {
              target: 'resting',
              meta: rules('4.31.2'),
              actions: { type: 'addChanges', params: ({ event }) => event.output },
            },
            onError: { target: 'resting', meta: rules('4.31.4'), actions: 'markStale' },
          },
          after: { submitTimeout: { target: 'resting', meta: rules('4.31.4', '9.7'), actions: 'markStale' } },
          on: { 'list.more': { target: 'growing', meta: rules('4.31.3') } },
        },
        growing: {
          tags: 'growing',
          invoke: {
            id: 'loadMore',
            src: 'loadMore',
            input: ({ context }) => ({ filter: context.filter, last: context.rows.at(-1) ?? null }),
            onDone: {
              target: 'resting',
              meta: rules('4.31.3'),
              actions: [{ type: 'addPage', params: ({ event }) => event.output }, 'focusLast'],
            },
            onError: { target: 'resting', meta: rules('4.31.4'), actions: 'markStale' },
          },
          after: { submitTimeout: { target: 'resting', meta: rules('4.31.4', '9.7'), actions: 'markStale' } },
        },
      },
    },
  },
})
