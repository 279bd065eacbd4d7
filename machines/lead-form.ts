/**
 * A lead form: contact, evaluation and join are three inputs of this one machine.
 *
 *   ready          no request is under way
 *     editing      the visitor fills in the form
 *     failed       not known to be stored; all input is kept, and the visitor can resend
 *     waiting      the same without a refusal: retried each minute until the form changes
 *     offline      no connection; sends once it returns, unless the form changes
 *   submitting     the lead is being sent; the button is disabled, and the fields keep what is sent
 *     sending      a request is under way
 *     pausing      no answer, or not stored; waits for the next retry
 *   sent           the server stored the lead; a thank-you panel replaces the form, which is empty again
 *
 * Invariants: never two requests at once; `sent` only after a receipt; one submission id per filled
 * form, kept across retries, so it is stored once however often it is sent (section 4); a refusal is never
 * retried automatically; a text from the page's address never replaces typed input.
 */
import { assign, fromPromise, setup } from 'xstate'
import { LEAD_SENDING } from '../content/constants.ts'
import {
  type ConnectionRestored,
  type Edit,
  type FieldTexts,
  type LeadAnswer,
  type LeadFormContext,
  type LeadFormEvent,
  type LeadFormInput,
  type LeadRequest,
  type Prefill,
  type Retry,
  replaceable,
  type Submit,
  untouched,
} from './lead.ts'
import { prefillActions } from './lead-prefill.ts'
import { retryAfterAnswer, retryGuards, retryOrFail } from './lead-retries.ts'
import { notProvided, watcherNotProvided } from './not-provided.ts'
import { type Rules, rules } from './rules.ts'

const setStart = { type: 'setStart', params: ({ event }: { event: Edit }) => event } as const

/** A changed form is no longer retried automatically. */
const changed = {
  'lead.edit': { target: '#leadForm.ready.editing', meta: rules('4.3.8', '4.3.9'), actions: setStart },
  'lead.prefill': {
    target: '#leadForm.ready.editing',
    meta: rules('4.3.6', '4.3.8', '4.3.9'),
    actions: prefillActions,
  },
} as const

export const leadForm = setup({
  types: {
    context: {} as LeadFormContext,
    events: {} as LeadFormEvent,
    input: {} as LeadFormInput,
    transitionMeta: {} as Rules,
  },
  actors: {
    sendLead: fromPromise<LeadAnswer, LeadRequest>(() => notProvided('sendLead')),
    /** Resolves when the retry is due. */
    pause: fromPromise<void, Retry>(() => notProvided('pause')),
    watchConnection: watcherNotProvided<ConnectionRestored>('watchConnection'),
  },
  delays: { attemptTimeout: LEAD_SENDING.attemptMs },
  guards: {
    ...retryGuards,
    isOffline: (_, answer: LeadAnswer) => answer.outcome === 'offline',
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
    /** Only failed fields are checked live; the others wait for the next attempt. */
    updateMessage: assign(({ context: { fields } }, { field, message }: Edit) =>
      field in fields ? { fields: { ...fields, [field]: message } } : {},
    ),
    setPrefilled: assign(({ context: { prefilled } }, prefill: Prefill) => ({
      prefilled: { ...prefilled, ...replaceable(prefilled, prefill) },
    })),
    ensureSubmissionId: assign({ submissionId: ({ context }) => context.submissionId ?? context.freshId }),
    setFreshSubmissionId: assign({ submissionId: ({ context }) => context.freshId }),
    forgetRetries: assign({ retries: 0, afterMs: 0 }),
    planRetry: assign(({ context }, { afterMs }: { afterMs: number }) => ({
      retries: context.retries + 1,
      afterMs,
    })),
    setReceipt: assign(({ context: { values } }, answer: LeadAnswer) =>
      answer.outcome === 'stored'
        ? {
            receipt: {
              id: answer.id,
              firstName: String(values.firstName ?? '').trim(),
              email: String(values.email ?? '').trim(),
            },
          }
        : {},
    ),
    resetForm: assign({ submissionId: null, values: {}, formStartedAt: null, prefilled: {} }),
    /** Puts texts into fields, by field name. */
    fillFields: (_, _params: { texts: FieldTexts }) => undefined,
    /** Keeps the id across a reload of the page. */
    keepSubmissionId: (_, _params: { submissionId: string }) => undefined,
    /** Empties the fields and drops their draft. */
    clearFields: () => undefined,
    /** Section 8's thanks. */
    notifySuccess: () => undefined,
    /** Section 8's apology. */
    notifyFailure: () => undefined,
  },
}).createMachine({
  id: 'leadForm',
  initial: 'ready',
  context: ({ input }) => ({ ...untouched, ...input }),
  on: { 'lead.prefill': { meta: rules('4.3.6'), actions: prefillActions } },
  states: {
    ready: {
      initial: 'editing',
      on: {
        'lead.submit': [
          {
            guard: { type: 'hasFailedChecks', params: ({ event }) => event },
            target: '.editing',
            meta: rules('4.3.1'),
            actions: { type: 'setFailedChecks', params: ({ event }) => event },
          },
          {
            target: 'submitting',
            meta: rules('4.3.2', '4.3.5'),
            actions: ['forgetRetries', { type: 'setForm', params: ({ event }) => event }],
          },
        ],
        'lead.edit': {
          meta: rules('4.3.1'),
          actions: [setStart, { type: 'updateMessage', params: ({ event }) => event }],
        },
      },
      states: {
        editing: { entry: 'forgetRetries' },
        failed: { entry: ['forgetRetries', 'notifyFailure'] },
        waiting: {
          invoke: {
            id: 'pause',
            src: 'pause',
            input: ({ context: { retries, afterMs } }) => ({ retry: retries, afterMs }),
            onDone: { target: '#leadForm.submitting', meta: rules('4.3.9') },
          },
          on: changed,
        },
        offline: {
          entry: 'forgetRetries',
          invoke: { id: 'watchConnection', src: 'watchConnection' },
          on: {
            ...changed,
            'connection.restored': { target: '#leadForm.submitting', meta: rules('4.3.8') },
          },
        },
      },
    },
    submitting: {
      tags: 'busy',
      entry: 'ensureSubmissionId',
      on: {
        // The visitor does not see this attempt, and would lose what they type when it succeeds.
        'lead.edit': { guard: 'isRetriedLater', ...changed['lead.edit'] },
        'lead.prefill': { guard: 'isRetriedLater', ...changed['lead.prefill'] },
      },
      initial: 'sending',
      states: {
        sending: {
          entry: {
            type: 'keepSubmissionId',
            params: ({ context }) => ({ submissionId: context.submissionId ?? '' }),
          },
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
                target: '#leadForm.sent',
                meta: rules('4.3.3', '8.3'),
                actions: { type: 'setReceipt', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isInvalid', params: ({ event }) => event.output },
                target: '#leadForm.ready',
                meta: rules('4.3.1'),
                actions: { type: 'setRefusedFields', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isNewSubmission', params: ({ event }) => event.output },
                target: 'sending',
                reenter: true,
                meta: rules('4.3.5'),
                actions: 'setFreshSubmissionId',
              },
              {
                guard: { type: 'isOffline', params: ({ event }) => event.output },
                target: '#leadForm.ready.offline',
                meta: rules('4.3.8'),
              },
              ...retryAfterAnswer,
            ],
            onError: retryOrFail,
          },
          after: { attemptTimeout: retryOrFail },
        },
        pausing: {
          invoke: {
            id: 'pause',
            src: 'pause',
            input: ({ context: { retries, afterMs } }) => ({ retry: retries, afterMs }),
            onDone: { target: 'sending', meta: rules('4.3.7') },
          },
        },
      },
    },
    sent: {
      entry: ['forgetRetries', 'resetForm', 'clearFields', 'notifySuccess'],
      on: {
        'lead.another': { target: 'ready', meta: rules('4.3.3') },
        // Texts from another form on the page start the next lead.
        'lead.prefill': { target: 'ready', meta: rules('4.3.3', '4.3.6'), actions: prefillActions },
      },
    },
  },
})
