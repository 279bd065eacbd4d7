/**
 * The inputs of a calculator as data. Sliders, number fields, shareable URLs and validation all derive from
 * one list of fields.
 */
import * as v from 'valibot'
import { formatValue, type Unit } from './units.ts'

/** `name` is also the parameter in a shared URL. */
type Common = { name: string; label: string; hint: string }
export type NumberField = Common & {
  kind: 'number'
  unit: Unit
  min: number
  max: number
  /** Step of the slider; typed values may lie in between. */
  step: number
  /** Name of the field whose value ends the slider, where that is less than `max`. */
  sliderEndsAt?: string
  /** Digits accepted after the decimal point. */
  decimals: number
  default: number
}
export type ChoiceField = Common & {
  kind: 'choice'
  options: readonly { value: string; label: string }[]
  default: string
}
export type FlagField = Common & { kind: 'flag'; default: boolean }
export type Field = NumberField | ChoiceField | FlagField

type ValueOf<F extends Field> = F extends ChoiceField
  ? F['options'][number]['value']
  : F extends NumberField
    ? number
    : boolean
export type Inputs<Fields extends readonly Field[]> = { [F in Fields[number] as F['name']]: ValueOf<F> }
export type Value = number | string | boolean

const THOUSANDS = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/

/**
 * The text without thousands separators. Any other comma is a decimal point, as in French and on keypads without one;
 * whole numbers, regrouped at each key, have none.
 */
function withPoint(text: string, decimals: number): string {
  if (decimals === 0 || THOUSANDS.test(text)) return text.replaceAll(',', '')
  return text.includes('.') ? text : text.replace(',', '.')
}

function numberSchema(field: NumberField) {
  const { min, max, decimals, unit } = field
  const range = `Enter a value from ${formatValue(unit, min)} to ${formatValue(unit, max)}`
  const typed = v.pipe(
    v.string(),
    v.transform((text) => withPoint(text.replace(/[$%\s]/g, ''), decimals)),
    v.regex(/^-?\d+(?:\.\d+)?$/, 'Enter a number'),
    v.transform(Number),
  )
  return v.pipe(
    v.union([v.number('Enter a number'), typed], 'Enter a number'),
    v.minValue(min, range),
    v.maxValue(max, range),
    v.check(
      (value) => Number(value.toFixed(decimals)) === value,
      decimals === 0
        ? 'Enter a whole number'
        : `Enter at most ${decimals} ${decimals === 1 ? 'digit' : 'digits'} after the point`,
    ),
  )
}

/** Parses a field's value from a form (`"$600,000"`) or a URL (`"600000"`), with messages for the visitor. */
export function valueSchema(field: Field): v.GenericSchema<unknown, Value> {
  switch (field.kind) {
    case 'number':
      return numberSchema(field)
    case 'choice':
      return v.picklist(field.options.map(({ value }) => value))
    case 'flag':
      return v.union([
        v.boolean(),
        v.pipe(
          // What the browser itself submits for a ticked box.
          v.picklist(['true', 'on', 'false']),
          v.transform((text) => text !== 'false'),
        ),
      ])
  }
}

/** All fields of a calculator. A missing or invalid value becomes its field's default. */
function inputsSchema<const Fields extends readonly Field[]>(fields: Fields) {
  const entries = fields.map((field) => [field.name, v.fallback(valueSchema(field), field.default)] as const)
  // The type and the entries come from the same list, which `fromEntries` hides from valibot's types.
  return v.object(Object.fromEntries(entries)) as unknown as v.GenericSchema<unknown, Inputs<Fields>>
}

/** Inputs from the query of a URL, as parsed by the router or the browser. Never throws. */
export function parseInputs<const Fields extends readonly Field[]>(
  fields: Fields,
  search: URLSearchParams | Readonly<Record<string, unknown>>,
): Inputs<Fields> {
  const values = search instanceof URLSearchParams ? Object.fromEntries(search) : search
  return v.parse(inputsSchema(fields), values)
}

/** The query that restores these inputs: only what differs from the defaults. */
export function toSearch<const Fields extends readonly Field[]>(
  fields: Fields,
  inputs: Inputs<Fields>,
): Record<string, Value> {
  const values: Readonly<Record<string, Value>> = inputs
  return Object.fromEntries(
    fields.flatMap(({ name, default: unchanged }) => {
      const value = values[name]
      return value === undefined || value === unchanged ? [] : [[name, value]]
    }),
  )
}
