/** Calculator values in words, for labels, messages and the note that goes along with a lead. */
import { cad, cadCents } from '../money.ts'
import type { BasisPoints, Cents } from './cents.ts'
import type { Field, Inputs, NumberField, Unit, Value } from './fields.ts'

const IN_WORDS: Record<Unit, (value: number) => string> = {
  cad: cad,
  'cad-per-month': (value) => `${cad(value)} a month`,
  'cad-per-year': (value) => `${cad(value)} a year`,
  percent: (value) => `${value}%`,
  years: (value) => `${value} years`,
}

/** A number with its unit: "$600,000", "4.5%", "25 years". */
export function valueInWords({ unit }: Pick<NumberField, 'unit'>, value: number): string {
  return IN_WORDS[unit](value)
}

/** Hundredths of a percent as a percentage: 634 is "6.34%". */
export function sharesInWords(share: BasisPoints): string {
  return `${(share / 100).toFixed(2)}%`
}

function answerInWords(field: Field, value: Value): string {
  if (field.kind === 'number') return valueInWords(field, Number(value))
  if (field.kind === 'flag') return value ? 'Yes' : 'No'
  return field.options.find((option) => option.value === value)?.label ?? String(value)
}

/**
 * A result and what it was worked out from, as plain text for the message of a lead form.
 * `result` names the figure, for example "Monthly cost of owning".
 */
export function noteForLead<const Fields extends readonly Field[]>(
  result: { label: string; amount: Cents },
  fields: Fields,
  inputs: Inputs<Fields>,
): string {
  const values: Readonly<Record<string, Value>> = inputs
  const lines = fields.flatMap((field) => {
    const value = values[field.name]
    return value === undefined ? [] : [`${field.label}: ${answerInWords(field, value)}`]
  })
  return [`${result.label}: ${cadCents(result.amount)}`, ...lines].join('\n')
}
