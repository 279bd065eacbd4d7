/**
 * The list of the desk as a file.
 *
 *   idle         not requested
 *   collecting   fetching its rows, some hundreds at a time
 *   ready        complete, or at the file's maximum
 *   failed       no answer; can be restarted
 *
 * Invariant: a file is offered only when complete, or marked as cut.
 */
import { assign, fromPromise, setup } from 'xstate'
import { DESK_EXPORT_ROWS, SUBMIT_TIMEOUT_MS } from '../content/constants.ts'
import type { DeskFilter, ExportAfter, ExportedLead, ExportPage } from './desk.ts'
import { notProvided } from './not-provided.ts'
import { type Rules, rules } from './rules.ts'

type Context = {
  filter: DeskFilter
  rows: readonly ExportedLead[]
  /** Where the next rows start; null at the start and after the last. */
  after: ExportAfter | null
}

const NOTHING = { rows: [], after: null } satisfies Partial<Context>

/** A row that moved during the fetch may arrive twice: the later one counts. */
function joined(rows: readonly ExportedLead[], more: readonly ExportedLead[]): ExportedLead[] {
  const again = new Set(more.map(({ id }) => id))
  return [...rows.filter(({ id }) => !again.has(id)), ...more]
}

export const deskExport = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'export.asked' },
    input: {} as { filter: DeskFilter },
    transitionMeta: {} as Rules,
  },
  actors: {
    loadRows: fromPromise<ExportPage, Pick<Context, 'filter' | 'after'>>(() => notProvided('loadRows')),
  },
  delays: { submitTimeout: SUBMIT_TIMEOUT_MS },
  guards: {
    goesOn: ({ context }, page: ExportPage) =>
      page.after !== null && joined(context.rows, page.rows).length < DESK_EXPORT_ROWS,
  },
  actions: {
    clear: assign(NOTHING),
    addRows: assign(({ context }, page: ExportPage) => ({
      rows: joined(context.rows, page.rows),
      after: page.after,
    })),
  },
}).createMachine({
  id: 'deskExport',
  context: ({ input }) => ({ ...NOTHING, filter: input.filter }),
  initial: 'idle',
  states: {
    idle: { on: { 'export.asked': { target: 'collecting', meta: rules('4.38.1') } } },
    collecting: {
      tags: 'busy',
      invoke: {
        id: 'loadRows',
        src: 'loadRows',
        input: ({ context: { filter, after } }) => ({ filter, after }),
        onDone: [
          {
            guard: { type: 'goesOn', params: ({ event }) => event.output },
            target: 'collecting',
            reenter: true,
            meta: rules('4.38.1'),
            actions: { type: 'addRows', params: ({ event }) => event.output },
          },
          {
            target: 'ready',
            meta: rules('4.38.2'),
            actions: { type: 'addRows', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'failed', meta: rules('4.38.3') },
      },
      after: { submitTimeout: { target: 'failed', meta: rules('4.38.3', '9.7') } },
    },
    ready: { on: { 'export.asked': { target: 'collecting', meta: rules('4.38.1'), actions: 'clear' } } },
    failed: { on: { 'export.asked': { target: 'collecting', meta: rules('4.38.3'), actions: 'clear' } } },
  },
})
