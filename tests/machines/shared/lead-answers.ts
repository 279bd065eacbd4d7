/** What becomes of a lead form's request: what the server answers, or a gateway, or nobody. */

import type { LeadAnswer } from '../../../machines/lead.ts'
import { failure, success } from '../../../supabase/functions/_shared/http/response.ts'
import type { Changes, Held } from '../../path-harness/visitor.ts'

export type LeadOutcome = { error: string } | { output: LeadAnswer }
/** What the server itself answers. */
type Answer = Exclude<LeadAnswer, { outcome: 'later' | 'offline' }>

/** What the server answers, by its own code, and what makes the real one answer so. */
const answers: Record<Answer['outcome'], Changes> = {
  stored: {},
  invalid: { body: { email: 'nobody' } },
  // The first attempt was stored although its answer was lost; now the text differs.
  conflict: { earlier: { message: 'What the first try said.' } },
  refused: { contentType: 'text/plain' },
}
function standIn(output: Answer): Response {
  if (output.outcome === 'stored') return success({ id: output.id, duplicate: output.duplicate })
  if (output.outcome === 'invalid') return failure('invalid', output.fields)
  return failure(output.outcome === 'conflict' ? 'conflict' : 'unsupported_type')
}
/** Ours never asks for a pause; a gateway in front of it may. */
const later = (afterMs: number) => () =>
  new Response(null, { status: 429, headers: { 'retry-after': String(afterMs / 1000) } })

export async function answerLead(request: Held | undefined, outcome: LeadOutcome): Promise<void> {
  // Without a connection, the request fails like any other.
  if ('error' in outcome || outcome.output.outcome === 'offline') return request?.fail()
  const { output } = outcome
  if (output.outcome === 'later') return request?.answer(later(output.afterMs))
  return request?.pass(() => standIn(output), answers[output.outcome])
}
