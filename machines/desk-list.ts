/**
 * The list of leads at the desk.
 *
 *   loading           the leads of a filter are being fetched
 *   failed            no answer; retried at a press, and automatically
 *   shown.resting     shown, and compared with the database at intervals
 *   shown.due         due, but the tab is hidden: waits until it is visible
 *   shown.refreshing  the comparison is being fetched
 *   shown.growing     fetching the next lines; then comparing all at once
 *
 * Invariant: after each comparison, the lines and those that the button announces are exactly the view's, and none has moved.
 * Only lines that left the view are removed, and only the reader's own appear without a press.
 */
import { assign, fromPromise, setup } from 'xstate'
import { DESK_LINES, DESK_PAGE, DESK_REFRESH_MS, SUBMIT_TIMEOUT_MS } from '../content/constants.ts'
import type { DeskChanges, DeskCounts, DeskFilter, DeskPage, DeskRow } from './desk.ts'
import { isWaiting } from './lead-case.ts'
import { notProvided } from './not-provided.ts'
import { type Rules, rules } from './rules.ts'

type Filtered = { type: 'list.filtered'; filter: DeskFilter }
type Event = Filtered | { type: 'list.more' } | { type: 'list.showArrived' } | { type: 'list.retry' }

type Context = {
  filter: DeskFilter
  rows: readonly DeskRow[]
  /** The last line as it was listed: the next lines follow it, whatever it has become. */
  last: DeskRow | null
  more: boolean
  counts: DeskCounts
  at: string
  /** Ids of leads that belong to the view, and are not shown yet. */
  arrived: readonly string[]
  /** The last request got no answer: the list may be out of date. */
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

/** Whether one line comes before another in the list. */
function isBefore(one: DeskRow, other: DeskRow): boolean {
  if (isWaiting(one.state) !== isWaiting(other.state)) return isWaiting(one.state)
  const [came, otherCame] = [Date.parse(one.receivedAt), Date.parse(other.receivedAt)]
  return came === otherCame ? one.id > other.id : came > otherCame
}

/** Adds a row in its place among the others' current values. */
function withRow(rows: readonly DeskRow[], row: DeskRow): readonly DeskRow[] {
  const place = rows.findIndex((other) => isBefore(row, other))
  return place < 0 ? [...rows, row] : rows.toSpliced(place, 0, row)
}

/** The remaining rows with their current values, and new ones. */
function merged(rows: readonly DeskRow[], { leads, left, gone }: DeskChanges): readonly DeskRow[] {
  const stay = rows.filter(({ id }) => !left.includes(id) && !gone.includes(id))
  const come = leads.filter(({ id }) => !rows.some((row) => row.id === id))
  const rowsNow = stay.map((row) => leads.find(({ id }) => id === row.id) ?? row)
  return come.reduce(withRow, rowsNow).slice(0, DESK_LINES)
}

/** Whether the list has reached its maximum and offers no more lines; filters find the others. */
export const isFull = ({ rows, more }: Pick<Context, 'rows' | 'more'>): boolean =>
  more && rows.length + DESK_PAGE > DESK_LINES

const more = { 'list.more': { target: 'growing', meta: rules('4.31.3') } } as const

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
    /** `lines` is their number. */
    loadList: fromPromise<DeskPage, { filter: DeskFilter; lines: number }>(() => notProvided('loadList')),
    loadMore: fromPromise<DeskPage, { filter: DeskFilter; last: DeskRow | null }>(() =>
      notProvided('loadMore'),
    ),
    /** `last` is null if no lines are below it. */
    loadChanges: fromPromise<
      DeskChanges,
      { filter: DeskFilter; rows: readonly DeskRow[]; last: DeskRow | null }
    >(() => notProvided('loadChanges')),
    /** Resolves once the page is visible. */
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
      rows: merged(context.rows, changes),
      arrived: changes.arrived,
    })),
    markStale: assign({ stale: true }),
    /** Moves the focus off lines that disappear. */
    leaveLines: (_, _changes: DeskChanges) => undefined,
    /** Moves the focus to the list, because the pressed button disappears. */
    focusList: () => undefined,
    /** Moves the focus to the line before the new ones. */
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
        // As many as were shown or announced.
        input: ({ context: { filter, rows, arrived } }) => ({
          filter,
          lines: Math.min(DESK_LINES, Math.max(DESK_PAGE, rows.length + arrived.length)),
        }),
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
          on: more,
          after: { refreshInterval: { target: 'due', meta: rules('4.31.2', '9.8') } },
        },
        due: {
          invoke: {
            id: 'untilVisible',
            src: 'untilVisible',
            onDone: { target: 'refreshing', meta: rules('4.31.2') },
          },
          on: more,
        },
        refreshing: {
          invoke: {
            id: 'loadChanges',
            src: 'loadChanges',
            input: ({ context: { filter, rows, last, more } }) => ({
              filter,
              rows,
              last: more ? last : null,
            }),
            onDone: {
              target: 'resting',
              meta: rules('4.31.2'),
              actions: [
                { type: 'leaveLines', params: ({ event }) => event.output },
                { type: 'addChanges', params: ({ event }) => event.output },
              ],
            },
            onError: { target: 'resting', meta: rules('4.31.4'), actions: 'markStale' },
          },
          after: { submitTimeout: { target: 'resting', meta: rules('4.31.4', '9.7'), actions: 'markStale' } },
          on: more,
        },
        growing: {
          tags: 'growing',
          invoke: {
            id: 'loadMore',
            src: 'loadMore',
            input: ({ context }) => ({ filter: context.filter, last: context.last }),
            onDone: {
              target: 'due',
              meta: rules('4.31.3'),
              actions: [{ type: 'addPage', params: ({ event }) => event.output }, 'focusLast'],
            },
            onError: { target: 'due', meta: rules('4.31.4'), actions: 'markStale' },
          },
          after: { submitTimeout: { target: 'due', meta: rules('4.31.4', '9.7'), actions: 'markStale' } },
        },
      },
    },
  },
})
