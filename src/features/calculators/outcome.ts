import type { Cents } from '../../../calculators/cents.ts'
import type { Field } from '../../../content/calculators/fields.ts'
import type { Outcome } from './Result.tsx'
import { type Calculated, formatRefusal, isRefused, suggestionFor } from './refusal.ts'

/**
 * The display form of a result: its figure, or why there is none. `figure` is that of `shown`, the last result with
 * one. `fields` are those that a suggestion may change; `enter` receives the suggested value when the visitor accepts it.
 */
export function outcomeOf(
  { result, shown }: { result: Calculated; shown: { result: Calculated } },
  figure: { label: string; amount: Cents },
  fields: { downPayment: Field; amortization: Field },
  enter: (field: Field, value: number) => void,
): Outcome {
  if (!isRefused(result)) return { kind: 'figure', ...figure }
  const { field, value, label } = suggestionFor(result)
  return {
    kind: 'refused',
    reason: formatRefusal(result),
    field: fields[field].name,
    ...(!isRefused(shown.result) && { last: figure }),
    suggestion: { label, apply: () => enter(fields[field], value) },
  }
}
