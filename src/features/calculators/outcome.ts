import type { Cents } from '../../../calculators/cents.ts'
import type { Field } from '../../../content/calculators/fields.ts'
import type { Outcome } from './Result.tsx'
import { formatRefusal, type Refused, suggestionFor } from './refusal.ts'

type Calculated = { kind: string } | Refused

const isRefused = (result: Calculated): result is Refused => result.kind === 'refused'

/**
 * The display form of a result: its figure, or why there is none. `fields` are those that a suggestion may
 * change; `enter` receives the suggested value when the visitor accepts it.
 */
export function outcomeOf(
  result: Calculated,
  figure: { label: string; amount: Cents },
  fields: { downPayment: Field; amortization: Field },
  enter: (field: Field, value: number) => void,
): Outcome {
  if (!isRefused(result)) return { kind: 'figure', ...figure }
  const { field, value, label } = suggestionFor(result)
  return {
    kind: 'refused',
    reason: formatRefusal(result),
    suggestion: { label, apply: () => enter(fields[field], value) },
  }
}
