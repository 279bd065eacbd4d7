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
import { DESK_REFRESH_MS, LEAD_SCORE, SUBMIT_TIMEOUT_MS } from '../content/constants.ts'
import { DESK_AGES, DESK_SCORES } from '../content/desk-filters.ts'
import type { DeskChanges, DeskCounts, DeskFilter, DeskPage, DeskRow } from './desk.ts'
import { notProvided } from './not-provided.ts'
import { type Rules, rules } from './rules.ts'

type Filtered = { type: 'list.filtered'; filter: DeskFilter }
type Event = Filtered | { type: 'list.more' } | { type: 'list.showArrived' } | { type: 'list.retry' }

type Context = {
  filter: DeskFilter
  rows: readonly DeskRow[]
  /** The last line as it was when it was listed: where the next ones follow, whatever has become of it. */
  last: DeskRow | null
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
  last: null,
  more: false,
  counts: { unclaimed: 0, mine: 0, held: 0 },
  at: '',
  arrived: [],
  stale: false,
} satisfies Partial<Context>

/** The rows with what has changed, each in its place. */
const merged = (rows: readonly DeskRow[], changes: readonly DeskRow[]) =>
  rows.map((row) => changes.find(({ id }) => id === row.id) ?? row)

const HOUR_MS = 3_600_000

/** Whether a list shows an unclaimed lead. What words find only the server knows, so that a search stays as it is. */
function showsUnclaimed(filter: DeskFilter, { source, score, receivedAt }: DeskRow, at: string): boolean {
  const { view, community, words } = filter
  const [least, most] = filter.score ? DESK_SCORES[filter.score] : [0, LEAD_SCORE.cap]
  const [from, to] = filter.age ? DESK_AGES[filter.age] : [0, null]
  const hours = (Date.parse(at) - Date.parse(receivedAt)) / HOUR_MS
  return (
    (view === 'open' || view === 'unclaimed') &&
    words === '' &&
    community === '' &&
    (filter.source === '' || filter.source === source) &&
    score >= least &&
    score <= most &&
    (from === 0 || hours >= from) &&
    (to === null || hours < to)
  )
}

/** Changed leads that nobody has claimed, and that belong to the list and are neither shown nor known. */
const arrivals = ({ filter, rows, arrived }: Context, { at, leads }: DeskChanges) => [
  ...arrived.filter((id) => !leads.some((change) => change.id === id && change.state !== 'new')),
  ...leads
    .filter((row) => row.state === 'new' && showsUnclaimed(filter, row, at))
    .map(({ id }) => id)
    .filter((id) => !arrived.includes(id) && !rows.some((row) => row.id === id)),
]

const FILTERS = [
  'view',
  'source',
  'community',
  'score',
  'age',
  'words',
] as const satisfies (keyof DeskFilter)[]

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
    isOther: ({ context }, { filter }: Filtered) =>
      FILTERS.some((name) => filter[name] !== context.filter[name]),
  },
  actions: {
    setFilter: assign((_, { filter }: Filtered) => ({ ...EMPTY, filter })),
    setPage: assign((_, { at, leads, more, counts }: DeskPage) => ({
      ...EMPTY,
      at,
      rows: leads,
      last: leads.at(-1) ?? null,
      more,
      counts,
    })),
    addPage: assign(({ context }, { leads, more }: DeskPage) => ({
      rows: [...context.rows, ...leads.filter(({ id }) => !context.rows.some((row) => row.id === id))],
      last: leads.at(-1) ?? context.last,
      more,
    })),
    addChanges: assign(({ context }, changes: DeskChanges) => ({
      at: changes.at,
      counts: changes.counts,
      stale: false,
      rows: merged(context.rows, changes.leads),
      arrived: arrivals(context, changes),
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
            input: ({ context }) => ({ filter: context.filter, last: context.last }),
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
