/**
 * A lead form: contact, evaluation and join are three inputs of this one machine.
 *
 *   ready          no request is under way
 *     editing      the visitor fills in the form
 *     failed       nothing is known to be stored; all input is kept, and sending again is offered
 *   submitting     the lead is being sent; the button is disabled
 *   sent           the server stored the lead; a panel of thanks replaces the form, which is empty again
 *
 * Invariants: never two requests at once; `sent` only after a receipt; one submission id per filled
 * form, kept across retries, so that however often it is sent it is stored once (section 4); a text the
 * visitor typed is never replaced by one the address of the page hands over.
 */
import { assign, fromPromise, setup } from 'xstate'
import { SUBMIT_TIMEOUT_MS } from '../content/constants.ts'
import type { FieldErrors } from '../content/types.ts'
import { type FieldTexts, type Prefill, prefillActions, replaceable } from './lead-prefill.ts'
import { notProvided } from './not-provided.ts'
import { type Rules, rules } from './rules.ts'

/** What the visitor filled in, by field name. */
export type LeadValues = Readonly<Record<string, string | boolean>>

/** The server's answer. Refusals are answers; an error is unexpected. */
export type LeadAnswer =
  | { outcome: 'stored'; id: string; duplicate: boolean }
  /** The server rejected fields that passed the browser's checks. */
  | { outcome: 'invalid'; fields: FieldErrors }
  /** An earlier attempt was stored, and the text has changed since: it is a new submission. */
  | { outcome: 'conflict' }
  | { outcome: 'refused' }

/** Times are milliseconds since 1970. */
type Times = {
  pageOpenedAt: number
  /** When the visitor first changed a field; `null` before. */
  formStartedAt: number | null
}

export type LeadRequest = Times & { submissionId: string; values: LeadValues }

type Context = Times & {
  /** Kept from the first attempt until the lead is stored. */
  submissionId: string | null
  /** An unused id, for the next submission. */
  freshId: string
  values: LeadValues
  /** What was wrong when the form was last sent, as the summary that took the focus lists it. */
  summary: FieldErrors
  /** The same fields as they are now, checked live: an empty message is a corrected field. */
  fields: FieldErrors
  /** The lead that was stored last: its id, and the first name that the visitor gave. */
  receipt: { id: string; duplicate: boolean; firstName: string } | null
  /** The texts that the address of the page handed over and that were put into fields. */
  prefilled: FieldTexts
}

type Submit = {
  type: 'lead.submit'
  values: LeadValues
  /** What the form's own checks found, by field; empty when all is well. */
  failedChecks: FieldErrors
  /** Used unless an earlier attempt already has an id. */
  freshId: string
}

type Edit = {
  type: 'lead.edit'
  field: string
  /** What the field's check says now; empty when it passes. */
  message: string
  /** Milliseconds since 1970. */
  at: number
}

/** The visitor wants to fill in the form once more. */
type Another = { type: 'lead.another' }

export const leadForm = setup({
  types: {
    context: {} as Context,
    events: {} as Submit | Edit | Prefill | Another,
    transitionMeta: {} as Rules,
    input: {} as Pick<Times, 'pageOpenedAt'>,
  },
  actors: {
    sendLead: fromPromise<LeadAnswer, LeadRequest>(() => notProvided('sendLead')),
  },
  delays: { submitTimeout: SUBMIT_TIMEOUT_MS },
  guards: {
    hasFailedChecks: (_, submit: Submit) => Object.keys(submit.failedChecks).length > 0,
    isStored: (_, answer: LeadAnswer) => answer.outcome === 'stored',
    isInvalid: (_, answer: LeadAnswer) => answer.outcome === 'invalid',
    /** A conflict under the fresh id itself would repeat for ever. */
    isNewSubmission: ({ context }, answer: LeadAnswer) =>
      answer.outcome === 'conflict' && context.submissionId !== context.freshId,
  },
  actions: {
    setForm: assign((_, { values, freshId }: Submit) => ({ values, freshId, summary: {}, fields: {} })),
    setFailedChecks: assign((_, { failedChecks }: Submit) => ({
      summary: failedChecks,
      fields: failedChecks,
    })),
    setRefusedFields: assign((_, answer: LeadAnswer) =>
      answer.outcome === 'invalid' ? { summary: answer.fields, fields: answer.fields } : {},
    ),
    setStart: assign(({ context }, { at }: Edit) => ({ formStartedAt: context.formStartedAt ?? at })),
    /** Only a field that failed is checked live; the others wait for the next attempt. */
    updateMessage: assign(({ context: { fields } }, { field, message }: Edit) =>
      field in fields ? { fields: { ...fields, [field]: message } } : {},
    ),
    setPrefilled: assign(({ context: { prefilled } }, prefill: Prefill) => ({
      prefilled: { ...prefilled, ...replaceable(prefilled, prefill) },
    })),
    ensureSubmissionId: assign({ submissionId: ({ context }) => context.submissionId ?? context.freshId }),
    setFreshSubmissionId: assign({ submissionId: ({ context }) => context.freshId }),
    setReceipt: assign(({ context: { values } }, answer: LeadAnswer) =>
      answer.outcome === 'stored'
        ? {
            receipt: {
              id: answer.id,
              duplicate: answer.duplicate,
              firstName: String(values.firstName ?? '').trim(),
            },
          }
        : {},
    ),
    resetForm: assign({ submissionId: null, values: {}, formStartedAt: null, prefilled: {} }),
    /** Puts texts into fields, by field name. */
    fillFields: (_, _params: { texts: FieldTexts }) => undefined,
    clearFields: () => undefined,
    /** Section 8's thanks. */
    notifySuccess: () => undefined,
    /** Section 8's apology. */
    notifyFailure: () => undefined,
  },
}).createMachine({
  id: 'leadForm',
  initial: 'ready',
  context: ({ input }) => ({
    pageOpenedAt: input.pageOpenedAt,
    formStartedAt: null,
    submissionId: null,
    freshId: '',
    values: {},
    summary: {},
    fields: {},
    receipt: null,
    prefilled: {},
  }),
  on: { 'lead.prefill': { meta: rules('4.3.6'), actions: prefillActions } },
  states: {
    ready: {
      initial: 'editing',
      on: {
        'lead.submit': [
          {
            guard: { type: 'hasFailedChecks', params: ({ event }) => event },
            meta: rules('4.3.1'),
            actions: { type: 'setFailedChecks', params: ({ event }) => event },
          },
          {
            target: 'submitting',
            meta: rules('4.3.2', '4.3.5'),
            actions: { type: 'setForm', params: ({ event }) => event },
          },
        ],
        'lead.edit': {
          meta: rules('4.3.1'),
          actions: [
            { type: 'setStart', params: ({ event }) => event },
            { type: 'updateMessage', params: ({ event }) => event },
          ],
        },
      },
      states: {
        editing: {},
        failed: { entry: 'notifyFailure' },
      },
    },
    submitting: {
      tags: 'busy',
      entry: 'ensureSubmissionId',
      invoke: {
        id: 'sendLead',
        src: 'sendLead',
        input: ({ context: { submissionId, values, pageOpenedAt, formStartedAt } }) => ({
          submissionId: submissionId ?? '',
          values,
          pageOpenedAt,
          formStartedAt,
        }),
        onDone: [
          {
            guard: { type: 'isStored', params: ({ event }) => event.output },
            target: 'sent',
            meta: rules('4.3.3', '8.3'),
            actions: { type: 'setReceipt', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isInvalid', params: ({ event }) => event.output },
            target: 'ready',
            meta: rules('4.3.1'),
            actions: { type: 'setRefusedFields', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isNewSubmission', params: ({ event }) => event.output },
            target: 'submitting',
            reenter: true,
            meta: rules('4.3.5'),
            actions: 'setFreshSubmissionId',
          },
          { target: 'ready.failed', meta: rules('4.3.4', '8.2') },
        ],
        onError: { target: 'ready.failed', meta: rules('4.3.4', '8.2') },
      },
      after: { submitTimeout: { target: 'ready.failed', meta: rules('4.3.4', '8.2', '9.7') } },
    },
    sent: {
      entry: ['resetForm', 'clearFields', 'notifySuccess'],
      on: {
        'lead.another': { target: 'ready', meta: rules('4.3.3') },
        // Texts that another form of the page hands over begin the next lead.
        'lead.prefill': { target: 'ready', meta: rules('4.3.3', '4.3.6'), actions: prefillActions },
      },
    },
  },
})
