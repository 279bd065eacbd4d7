/**
 * A lead form: contact, evaluation and join are three inputs of this one machine.
 *
 *   editing      the visitor fills the form
 *   submitting   the lead is on its way; the button is disabled
 *   sent         the server stored the lead; the form is empty again and thanks are shown
 *   failed       nothing is known to be stored; every typed character is kept, and sending again is offered
 *
 * Invariants: never two requests at once; `sent` only after a receipt; one submission id per filled
 * form, kept across retries, so that however often it is sent it is stored once (section 4).
 */
import { assign, fromPromise, setup } from 'xstate'
import { SUBMIT_TIMEOUT_MS } from '../content/constants.ts'
import type { FieldErrors } from '../content/types.ts'
import { notProvided } from './not-provided.ts'

/** What the visitor filled in, by field name. */
export type LeadValues = Readonly<Record<string, string | boolean>>

/** The server's answer. Refusals are answers; an error is what nobody expected. */
export type LeadAnswer =
  | { outcome: 'stored'; id: string; duplicate: boolean }
  /** The server found fields wrong that the browser let pass. */
  | { outcome: 'invalid'; fields: FieldErrors }
  /** An earlier try was stored after all, and the text has changed since: it is a new submission. */
  | { outcome: 'conflict' }
  | { outcome: 'refused' }

export type LeadRequest = { submissionId: string; values: LeadValues }

type Context = {
  /** Kept from the first try of a filled form until its lead is stored. */
  submissionId: string | null
  /** An unused id, for the next submission. */
  freshId: string
  values: LeadValues
  /** What was wrong when the form was last sent, as the summary that took the focus lists it. */
  summary: FieldErrors
  /** The same fields as they are now, checked live: an empty message is a mended field. */
  fields: FieldErrors
  receipt: { id: string; duplicate: boolean } | null
}

type Submit = {
  type: 'lead.submit'
  values: LeadValues
  /** What the form's own checks found, by field; empty when all is well. */
  failedChecks: FieldErrors
  /** Used unless a try is already under way under its own id. */
  freshId: string
}

type Edit = {
  type: 'lead.edit'
  field: string
  /** What the field's check says now; empty when it passes. */
  message: string
}

export const leadForm = setup({
  types: { context: {} as Context, events: {} as Submit | Edit },
  actors: {
    sendLead: fromPromise<LeadAnswer, LeadRequest>(() => notProvided('sendLead')),
  },
  delays: { submitTimeout: SUBMIT_TIMEOUT_MS },
  guards: {
    hasFailedChecks: (_, submit: Submit) => Object.keys(submit.failedChecks).length > 0,
    isStored: (_, answer: LeadAnswer) => answer.outcome === 'stored',
    isInvalid: (_, answer: LeadAnswer) => answer.outcome === 'invalid',
    /** A conflict under the fresh id itself would go round for ever. */
    isNewSubmission: ({ context }, answer: LeadAnswer) =>
      answer.outcome === 'conflict' && context.submissionId !== context.freshId,
  },
  actions: {
    takeForm: assign((_, { values, freshId }: Submit) => ({ values, freshId, summary: {}, fields: {} })),
    takeFailedChecks: assign((_, { failedChecks }: Submit) => ({
      summary: failedChecks,
      fields: failedChecks,
    })),
    takeRefusedFields: assign((_, answer: LeadAnswer) =>
      answer.outcome === 'invalid' ? { summary: answer.fields, fields: answer.fields } : {},
    ),
    /** Only a field that failed is checked live; the others wait for the next try. */
    checkLive: assign(({ context: { fields } }, { field, message }: Edit) =>
      field in fields ? { fields: { ...fields, [field]: message } } : {},
    ),
    keepOrTakeId: assign({ submissionId: ({ context }) => context.submissionId ?? context.freshId }),
    takeFreshId: assign({ submissionId: ({ context }) => context.freshId }),
    keepReceipt: assign((_, answer: LeadAnswer) =>
      answer.outcome === 'stored' ? { receipt: { id: answer.id, duplicate: answer.duplicate } } : {},
    ),
    startAfresh: assign({ submissionId: null, values: {} }),
    /** Empties the form and says section 8's thanks. */
    thank: () => undefined,
    /** Says section 8's apology. */
    apologise: () => undefined,
  },
}).createMachine({
  id: 'leadForm',
  initial: 'editing',
  context: { submissionId: null, freshId: '', values: {}, summary: {}, fields: {}, receipt: null },
  states: {
    editing: {
      on: {
        'lead.submit': [
          {
            guard: { type: 'hasFailedChecks', params: ({ event }) => event },
            actions: { type: 'takeFailedChecks', params: ({ event }) => event },
          },
          { target: 'submitting', actions: { type: 'takeForm', params: ({ event }) => event } },
        ],
        'lead.edit': { actions: { type: 'checkLive', params: ({ event }) => event } },
      },
    },
    submitting: {
      tags: 'busy',
      entry: 'keepOrTakeId',
      invoke: {
        id: 'sendLead',
        src: 'sendLead',
        input: ({ context }) => ({ submissionId: context.submissionId ?? '', values: context.values }),
        onDone: [
          {
            guard: { type: 'isStored', params: ({ event }) => event.output },
            target: 'sent',
            actions: { type: 'keepReceipt', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isInvalid', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'takeRefusedFields', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isNewSubmission', params: ({ event }) => event.output },
            target: 'submitting',
            reenter: true,
            actions: 'takeFreshId',
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
      after: { submitTimeout: 'failed' },
    },
    sent: {
      entry: ['startAfresh', 'thank'],
      on: {
        'lead.submit': [
          {
            guard: { type: 'hasFailedChecks', params: ({ event }) => event },
            target: 'editing',
            actions: { type: 'takeFailedChecks', params: ({ event }) => event },
          },
          { target: 'submitting', actions: { type: 'takeForm', params: ({ event }) => event } },
        ],
        'lead.edit': 'editing',
      },
    },
    failed: {
      entry: 'apologise',
      on: {
        'lead.submit': [
          {
            guard: { type: 'hasFailedChecks', params: ({ event }) => event },
            actions: { type: 'takeFailedChecks', params: ({ event }) => event },
          },
          { target: 'submitting', actions: { type: 'takeForm', params: ({ event }) => event } },
        ],
        'lead.edit': { actions: { type: 'checkLive', params: ({ event }) => event } },
      },
    },
  },
})
