/**
 * What a visitor typed into a lead form, kept for the tab until the lead is sent.
 *
 *   reading   looks for what an earlier page of the tab has kept, and for what the form holds already
 *   empty     there is nothing to keep
 *   kept      what was typed is stored, and the id under which it was sent, if it was
 *   restored  the same, of which some was put back into the form, for the visitor to go on with or to discard
 *   offered   the form holds what an earlier visit sent without an answer, for the visitor to send or to discard
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
  /** What an earlier visit sent, with no answer until now. */
  unsent?: Draft
}

type Changed = { type: 'draft.changed'; field: string; value: string | boolean }
/** The form is being sent. */
type Submitted = { type: 'draft.submitted'; submissionId: string }
/** The lead is stored. */
type Sent = { type: 'draft.sent' }
/** The visitor does not want what was offered or put back. */
type Discarded = { type: 'draft.discarded' }

const isKept = (value: string | boolean) => value !== '' && value !== true

function keptOf(values: LeadValues): LeadValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isKept(value)))
}

function without(values: LeadValues, names: LeadValues): LeadValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !(name in names)))
}

/** What of the kept is put back into the form. */
const restored = ({ kept, typed }: DraftReading): LeadValues => without(kept?.values ?? {}, typed)

/** What the form holds wins. */
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
  actions: [{ type: 'setSubmissionId', params: ({ event }: { event: Submitted }) => event }, write],
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
    setSubmissionId: assign((_, { submissionId }: Submitted) => ({ submissionId })),
    clear: assign({ values: {}, submissionId: null }),
    /** Puts values into fields, by field name. */
    fillFields: (_, _params: { values: LeadValues }) => undefined,
    writeDraft: (_, _params: Draft) => undefined,
    removeDraft: () => undefined,
    /** Puts every field back to how the page arrived. */
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
        // Nobody discards what is on its way.
        'draft.submitted': { ...submitted, target: 'kept' },
        'draft.discarded': { ...discarded, meta: rules('4.24.4') },
      },
    },
    offered: {
      on: {
        // What was sent has several fields: one change leaves some.
        'draft.changed': { target: 'kept', meta: change.meta, actions: change.actions },
        'draft.submitted': { ...submitted, target: 'kept' },
        'draft.discarded': { ...discarded, meta: rules('4.24.3') },
      },
    },
  },
})
