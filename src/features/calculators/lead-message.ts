import type { Cents } from '../../../calculators/cents.ts'
import { calculatorText } from '../../../content/calculators/copy.ts'
import type { Field, Inputs, Value } from '../../../content/calculators/fields.ts'
import { formatValue } from '../../../content/calculators/units.ts'
import { cadCents } from '../../../content/formats.ts'

function formatAnswer(field: Field, value: Value): string {
  switch (field.kind) {
    case 'number':
      return formatValue(field.unit, Number(value))
    case 'choice':
      return field.options.find((option) => option.value === value)?.label ?? String(value)
    case 'flag':
      return value ? calculatorText.flag.on : calculatorText.flag.off
  }
}

/**
 * A result and the inputs behind it, as plain text for the message of a lead form.
 * `result` names the figure, for example "Monthly cost of owning"; its amount is in cents.
 */
export function leadMessage<const Fields extends readonly Field[]>(
  result: { label: string; amount: Cents },
  fields: Fields,
  inputs: Inputs<Fields>,
): string {
  const values: Readonly<Record<string, Value>> = inputs
  const lines = fields.flatMap((field) => {
    const value = values[field.name]
    return value === undefined ? [] : [`${field.label}: ${formatAnswer(field, value)}`]
  })
  return [`${result.label}: ${cadCents(result.amount)}`, ...lines].join('\n')
}
