/**
 * What a visitor typed into a lead form, kept for the tab until the lead is sent.
 *
 *   reading   looks for what an earlier page of the tab has kept, and for what the form holds already
 *   empty     there is nothing to keep
 *   kept      what was typed is stored, and the id under which it was sent, if it was
 *
 * Invariants: what the form holds is never replaced by what was kept; a ticked box is not kept, because a
 * consent is given only by the visitor's own tick; nothing is kept of a lead that is stored.
 */
import { assign, fromPromise, setup } from 'xstate'
import type { LeadValues } from './lead.ts'
import { notProvided } from './not-provided.ts'
import { type Rules, rules } from './rules.ts'

export type Draft = {
  values: LeadValues
  /** Of a form that was sent, with no answer until now. */
  submissionId: string | null
}

export type DraftReading = {
  kept: Draft | null
  /** What the form holds that was not there when the page arrived: typed early, or filled in by the browser. */
  typed: LeadValues
}

type Changed = { type: 'draft.changed'; field: string; value: string | boolean }
/** The form is being sent. */
type Submitted = { type: 'draft.submitted'; submissionId: string }
/** The lead is stored. */
type Sent = { type: 'draft.sent' }

const isKept = (value: string | boolean) => value !== '' && value !== true

function keptOf(values: LeadValues): LeadValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isKept(value)))
}

function without(values: LeadValues, names: LeadValues): LeadValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !(name in names)))
}

/** What the form holds wins. */
const merged = ({ kept, typed }: DraftReading): LeadValues => ({
  ...without(kept?.values ?? {}, typed),
  ...keptOf(typed),
})

const changed = ({ values }: Draft, { field, value }: Changed): LeadValues =>
  keptOf({ ...values, [field]: value })

const write = { type: 'writeDraft', params: ({ context }: { context: Draft }) => context } as const
const change = {
  guard: { type: 'isLeft', params: ({ event }: { event: Changed }) => event },
  target: 'kept',
  meta: rules('4.24.1'),
  actions: [{ type: 'setValue', params: ({ event }: { event: Changed }) => event }, write],
} as const

export const leadDraft = setup({
  types: {
    context: {} as Draft,
    events: {} as Changed | Submitted | Sent,
    transitionMeta: {} as Rules,
  },
  actors: {
    readDraft: fromPromise<DraftReading>(() => notProvided('readDraft')),
  },
  guards: {
    isFound: (_, reading: DraftReading) => Object.keys(merged(reading)).length > 0,
    isLeft: ({ context }, change: Changed) => Object.keys(changed(context, change)).length > 0,
  },
  actions: {
    setReading: assign((_, reading: DraftReading) => ({
      values: merged(reading),
      submissionId: reading.kept?.submissionId ?? null,
    })),
    setValue: assign(({ context }, change: Changed) => ({ values: changed(context, change) })),
    setSubmissionId: assign((_, { submissionId }: Submitted) => ({ submissionId })),
    clear: assign({ values: {}, submissionId: null }),
    /** Puts values into fields, by field name. */
    fillFields: (_, _params: { values: LeadValues }) => undefined,
    writeDraft: (_, _params: Draft) => undefined,
    removeDraft: () => undefined,
  },
}).createMachine({
  id: 'leadDraft',
  initial: 'reading',
  context: { values: {}, submissionId: null },
  states: {
    reading: {
      invoke: {
        id: 'readDraft',
        src: 'readDraft',
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'kept',
            meta: rules('4.24.1', '4.24.2'),
            actions: [
              { type: 'setReading', params: ({ event }) => event.output },
              {
                type: 'fillFields',
                params: ({ event: { output } }) => ({
                  values: without(output.kept?.values ?? {}, output.typed),
                }),
              },
              write,
            ],
          },
          { target: 'empty', meta: rules('4.24.1'), actions: 'removeDraft' },
        ],
        onError: { target: 'empty', meta: rules('4.24.1') },
      },
    },
    empty: { on: { 'draft.changed': change } },
    kept: {
      on: {
        'draft.changed': [
          change,
          { target: 'empty', meta: rules('4.24.1'), actions: ['clear', 'removeDraft'] },
        ],
        'draft.submitted': {
          meta: rules('4.3.5'),
          actions: [{ type: 'setSubmissionId', params: ({ event }) => event }, write],
        },
        'draft.sent': { target: 'empty', meta: rules('4.24.1'), actions: ['clear', 'removeDraft'] },
      },
    },
  },
})
