/**
 * What a calculator asks, as data: sliders, number fields, shared addresses and their checks all come
 * from one list of fields.
 */
import * as v from 'valibot'
import { formatValue, type Unit } from './units.ts'

/** `name` is also the parameter of a shared address. */
type Common = { name: string; label: string; hint: string }
export type NumberField = Common & {
  kind: 'number'
  unit: Unit
  min: number
  max: number
  /** Of the slider; a typed value may lie between. */
  step: number
  /** Name of the field whose value is the end of the slider, where that is less than `max`. */
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

function numberSchema(field: NumberField) {
  const { min, max, decimals, unit } = field
  const range = `Enter a value from ${formatValue(unit, min)} to ${formatValue(unit, max)}`
  const typed = v.pipe(
    v.string(),
    v.transform((text) => text.replace(/[$,%\s]/g, '')),
    v.regex(/^-?\d+(?:\.\d+)?$/, 'Enter a number'),
    v.transform(Number),
  )
  return v.pipe(
    v.union([v.number('Enter a number'), typed], 'Enter a number'),
    v.minValue(min, range),
    v.maxValue(max, range),
    v.check(
      (value) => Number(value.toFixed(decimals)) === value,
      decimals === 0 ? 'Enter a whole number' : `Enter at most ${decimals} digits after the point`,
    ),
  )
}

/** What a field accepts, from a form (`"$600,000"`) or an address (`"600000"`), with messages for the visitor. */
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
          // A ticked box that the browser sends by itself says "on".
          v.picklist(['true', 'on', 'false']),
          v.transform((text) => text !== 'false'),
        ),
      ])
  }
}

/** All fields of a calculator. Whatever is missing or unacceptable takes its field's default. */
function inputsSchema<const Fields extends readonly Field[]>(fields: Fields) {
  const entries = fields.map((field) => [field.name, v.fallback(valueSchema(field), field.default)] as const)
  // The type and the entries are read from the same list; valibot cannot see that through `fromEntries`.
  return v.object(Object.fromEntries(entries)) as unknown as v.GenericSchema<unknown, Inputs<Fields>>
}

/** Inputs from the search part of an address, as the router or the browser reads it. Never fails. */
export function parseInputs<const Fields extends readonly Field[]>(
  fields: Fields,
  search: URLSearchParams | Readonly<Record<string, unknown>>,
): Inputs<Fields> {
  const values = search instanceof URLSearchParams ? Object.fromEntries(search) : search
  return v.parse(inputsSchema(fields), values)
}

/** The search part that brings these inputs back: only what differs from the defaults. */
export function searchOf<const Fields extends readonly Field[]>(
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
