/**
 * A lead form's automatic retries: three in quick succession while the visitor sees it sending, then, after reporting
 * the failure, one a minute (4.3.7, 4.3.9).
 */
import { LEAD_SENDING } from '../content/constants.ts'
import type { LeadAnswer, LeadFormContext } from './lead.ts'
import { rules } from './rules.ts'

const QUICK_RETRIES = LEAD_SENDING.retryDelaysMs.length
const isUndecided = (answer: LeadAnswer | undefined) => !answer || answer.outcome === 'later'

type Answered = { event: { output: LeadAnswer } }
const answer = ({ event }: Answered) => event.output
const planned = ({ event: { output } }: Answered) => ({
  afterMs: output.outcome === 'later' ? output.afterMs : 0,
})

/** The transitions after no answer, or, with `params`, after an answer that decides nothing. */
const retry = <Of extends typeof answer | undefined, Pause>(params: Of, pause: Pause) =>
  [
    {
      guard: { type: 'mayRetry', params },
      target: '#leadForm.submitting.pausing',
      meta: rules('4.3.7'),
      actions: { type: 'planRetry', params: pause },
    },
    {
      guard: { type: 'isLastRetry', params },
      target: '#leadForm.ready.waiting',
      meta: rules('4.3.4', '4.3.9', '8.2'),
      actions: [{ type: 'planRetry', params: pause }, 'notifyFailure'],
    },
    {
      guard: { type: 'mayRetryLater', params },
      target: '#leadForm.ready.waiting',
      meta: rules('4.3.9'),
      actions: { type: 'planRetry', params: pause },
    },
  ] as const
const failed = { target: '#leadForm.ready.failed', meta: rules('4.3.4', '8.2') } as const
/** After no answer. */
export const retryOrFail = [...retry(undefined, { afterMs: 0 }), failed] as const

/** After an answer. A decision fails, unless the machine handles it before. */
export const retryAfterAnswer = [...retry(answer, planned), failed] as const

/** Whether the failure was already reported, so the visitor does not see this attempt. */
export const isRetriedLater = ({ retries }: Pick<LeadFormContext, 'retries'>) => retries > QUICK_RETRIES

type Guarded = { context: LeadFormContext }

export const retryGuards = {
  mayRetry: ({ context }: Guarded, answer: LeadAnswer | undefined) =>
    isUndecided(answer) && context.retries < QUICK_RETRIES,
  isLastRetry: ({ context }: Guarded, answer: LeadAnswer | undefined) =>
    isUndecided(answer) && context.retries === QUICK_RETRIES,
  mayRetryLater: ({ context }: Guarded, answer: LeadAnswer | undefined) =>
    isUndecided(answer) && context.retries < QUICK_RETRIES + LEAD_SENDING.laterRetries,
  isRetriedLater: ({ context }: Guarded) => isRetriedLater(context),
}
