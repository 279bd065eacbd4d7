/** What becomes of a lead form's request: what the server answers, or a gateway, or nobody. */
import * as v from 'valibot'
import { failure, success } from '../../../supabase/functions/_shared/http/response.ts'
import type { Changes, Held } from '../../path-harness/visitor.ts'

const Texts = v.record(v.string(), v.string())
export const Outcome = v.union([
  v.object({ error: v.string() }),
  v.object({
    output: v.variant('outcome', [
      v.object({ outcome: v.literal('stored'), id: v.string(), duplicate: v.boolean() }),
      v.object({ outcome: v.literal('invalid'), fields: Texts }),
      v.object({ outcome: v.literal('conflict') }),
      v.object({ outcome: v.literal('refused') }),
      v.object({ outcome: v.literal('later'), afterMs: v.number() }),
      v.object({ outcome: v.literal('offline') }),
    ]),
  }),
])
type Output = Extract<v.InferOutput<typeof Outcome>, { output: unknown }>['output']
/** What the server itself answers. */
type Answer = Exclude<Output, { outcome: 'later' | 'offline' }>

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

export async function answerLead(
  request: Held | undefined,
  outcome: v.InferOutput<typeof Outcome>,
): Promise<void> {
  // Without a connection, the request fails like any other.
  if ('error' in outcome || outcome.output.outcome === 'offline') return request?.fail()
  const { output } = outcome
  if (output.outcome === 'later') return request?.answer(later(output.afterMs))
  return request?.pass(() => standIn(output), answers[output.outcome])
}
