/**
 * What a visitor typed into a lead form, kept for the tab until the lead is sent.
 *
 *   reading   reads what an earlier page of the tab kept and what the form already holds
 *   empty     nothing to keep
 *   kept      the input is stored, with the id it was sent under, if any
 *   restored  the same, partly restored into the form, to continue or discard
 *   offered   the form holds what an earlier visit sent without an answer, to send or discard
 *
 * Invariants: a draft never replaces what the form holds; a ticked box is not kept, because a
 * consent is given only by the visitor's own tick; a stored lead leaves no draft.
 */
import { assign, fromPromise, setup } from 'xstate'
import type { LeadValues } from './lead.ts'
import { notProvided } from './not-provided.ts'
import { type Rules, rules } from './rules.ts'

export type Draft = {
  values: LeadValues
  /** The id of a submitted form that got no answer yet. */
  submissionId: string | null
}

export type DraftReading = {
  kept: Draft | null
  /** Input that was not there when the page arrived: typed early, or autofilled. */
  typed: LeadValues
  /** What an earlier visit sent without an answer. */
  unsent?: Draft
}

type Changed = { type: 'draft.changed'; field: string; value: string | boolean }
/** The form is being sent, with texts that its visitor has not typed, such as those of the page's address. */
type Submitted = { type: 'draft.submitted'; submissionId: string; values: LeadValues }
/** The lead is stored. */
type Sent = { type: 'draft.sent' }
/** The visitor rejects what was offered or restored. */
type Discarded = { type: 'draft.discarded' }

const isKept = (value: string | boolean) => value !== '' && value !== true

function keptOf(values: LeadValues): LeadValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isKept(value)))
}

function without(values: LeadValues, names: LeadValues): LeadValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !(name in names)))
}

/** The part of the draft to restore. */
const restored = ({ kept, typed }: DraftReading): LeadValues => without(kept?.values ?? {}, typed)

/** The form's contents win. */
const merged = (reading: DraftReading): LeadValues => ({
  ...restored(reading),
  ...keptOf(reading.typed),
})

const changed = ({ values }: Draft, { field, value }: Changed): LeadValues =>
  keptOf({ ...values, [field]: value })

const write = { type: 'writeDraft', params: ({ context }: { context: Draft }) => context } as const
const change = {
  guard: { type: 'isLeft', params: ({ event }: { event: Changed }) => event },
  meta: rules('4.24.1'),
  actions: [{ type: 'setValue', params: ({ event }: { event: Changed }) => event }, write],
} as const

const submitted = {
  meta: rules('4.3.5'),
  actions: [{ type: 'setSubmission', params: ({ event }: { event: Submitted }) => event }, write],
} as const
const ends = { target: 'empty', actions: ['clear', 'removeDraft'] } as const
const discarded = { target: 'empty', actions: ['clear', 'resetFields', 'removeDraft'] } as const

export const leadDraft = setup({
  types: {
    context: {} as Draft,
    events: {} as Changed | Submitted | Sent | Discarded,
    transitionMeta: {} as Rules,
  },
  actors: {
    readDraft: fromPromise<DraftReading>(() => notProvided('readDraft')),
  },
  guards: {
    isRestored: (_, reading: DraftReading) => Object.keys(restored(reading)).length > 0,
    isFound: (_, reading: DraftReading) => Object.keys(merged(reading)).length > 0,
    isOffered: (_, { unsent }: DraftReading) => unsent !== undefined,
    isLeft: ({ context }, change: Changed) => Object.keys(changed(context, change)).length > 0,
  },
  actions: {
    setReading: assign((_, reading: DraftReading) => ({
      values: merged(reading),
      submissionId: reading.kept?.submissionId ?? null,
    })),
    setOffer: assign((_, { unsent }: DraftReading) => unsent ?? {}),
    setValue: assign(({ context }, change: Changed) => ({ values: changed(context, change) })),
    setSubmission: assign((_, { submissionId, values }: Submitted) => ({
      submissionId,
      values: keptOf(values),
    })),
    clear: assign({ values: {}, submissionId: null }),
    /** Puts values into fields, by field name. */
    fillFields: (_, _params: { values: LeadValues }) => undefined,
    writeDraft: (_, _params: Draft) => undefined,
    removeDraft: () => undefined,
    /** Resets every field to its value on arrival. */
    resetFields: () => undefined,
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
            guard: { type: 'isRestored', params: ({ event }) => event.output },
            target: 'restored',
            meta: rules('4.24.1', '4.24.2', '4.24.4'),
            actions: [
              { type: 'setReading', params: ({ event }) => event.output },
              { type: 'fillFields', params: ({ event }) => ({ values: restored(event.output) }) },
              write,
            ],
          },
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'kept',
            meta: rules('4.24.1', '4.24.2'),
            actions: [{ type: 'setReading', params: ({ event }) => event.output }, write],
          },
          {
            guard: { type: 'isOffered', params: ({ event }) => event.output },
            target: 'offered',
            meta: rules('4.24.3'),
            actions: [
              { type: 'setOffer', params: ({ event }) => event.output },
              {
                type: 'fillFields',
                params: ({ event: { output } }) => ({ values: output.unsent?.values ?? {} }),
              },
            ],
          },
          { target: 'empty', meta: rules('4.24.1'), actions: 'removeDraft' },
        ],
        onError: { target: 'empty', meta: rules('4.24.1') },
      },
    },
    empty: { on: { 'draft.changed': { ...change, target: 'kept' } } },
    kept: {
      on: {
        'draft.changed': [change, { ...ends, meta: rules('4.24.1') }],
        'draft.submitted': submitted,
        'draft.sent': { ...ends, meta: rules('4.24.1') },
      },
    },
    restored: {
      on: {
        'draft.changed': [change, { ...ends, meta: rules('4.24.1') }],
        // A draft that is being sent cannot be discarded.
        'draft.submitted': { ...submitted, target: 'kept' },
        'draft.discarded': { ...discarded, meta: rules('4.24.4') },
      },
    },
    offered: {
      on: {
        // What was sent has several fields, so one change leaves some.
        'draft.changed': { target: 'kept', meta: change.meta, actions: change.actions },
        'draft.submitted': { ...submitted, target: 'kept' },
        'draft.discarded': { ...discarded, meta: rules('4.24.3') },
      },
    },
  },
})
