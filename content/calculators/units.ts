/** The units of the calculators' number fields, and how values are written in them. */
import { cad } from '../formats.ts'

export type Unit = 'cad' | 'cad-per-month' | 'cad-per-year' | 'percent' | 'years'

const FORMAT: Record<Unit, (value: number) => string> = {
  cad: cad,
  'cad-per-month': (value) => `${cad(value)} a month`,
  'cad-per-year': (value) => `${cad(value)} a year`,
  percent: (value) => `${value}%`,
  years: (value) => `${value} years`,
}

/** A number with its unit: "$600,000", "4.5%", "25 years". */
export function formatValue(unit: Unit, value: number): string {
  return FORMAT[unit](value)
}

/** Shown before and after the number inside its input box. */
export const UNIT_AFFIXES: Record<Unit, { before?: string; after?: string }> = {
  cad: { before: '$' },
  'cad-per-month': { before: '$', after: '/ month' },
  'cad-per-year': { before: '$', after: '/ year' },
  percent: { after: '%' },
  years: { after: 'years' },
}
