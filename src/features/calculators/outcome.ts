/** From a result that may be refused to what is shown of it. */
import { type Refused, refusalInWords, remedyFor } from '../../../content/calculators/copy.ts'
import type { Field } from '../../../content/calculators/fields.ts'
import type { Outcome } from './Result.tsx'

type Calculated = { kind: string } | Refused

const isRefused = (result: Calculated): result is Refused => result.kind === 'refused'

/**
 * The figure of a result, or why there is none. `remedied` are the fields that a remedy may be for; the
 * remedy is entered like anything else.
 */
export function outcomeOf(
  result: Calculated,
  figure: { label: string; figure: string },
  remedied: { downPayment: Field; amortization: Field },
  enter: (field: Field, value: number) => void,
): Outcome {
  if (!isRefused(result)) return { kind: 'figure', ...figure }
  const remedy = remedyFor(result)
  return {
    kind: 'refused',
    words: refusalInWords(result),
    remedy: { label: remedy.label, apply: () => enter(remedied[remedy.for], remedy.value) },
  }
}
