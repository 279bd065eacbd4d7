/** The calculators' fields, and how they parse and write URLs. */
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type Field, parseInputs, toSearch, valueSchema } from '../../content/calculators/fields.ts'
import { mortgageFields, ownershipFields } from '../../content/calculators/purchase-fields.ts'
import { rentalFields } from '../../content/calculators/rental-fields.ts'

const calculators: [string, readonly Field[]][] = [
  ['mortgage', mortgageFields],
  ['ownership', ownershipFields],
  ['rental', rentalFields],
]
const all = calculators.flatMap(([calculator, fields]) => fields.map((field) => ({ calculator, field })))

describe('fields', () => {
  it('with the same name are the same field, so that calculators can share URLs', () => {
    for (const { field } of all)
      for (const other of all.filter((one) => one.field.name === field.name)) expect(other.field).toBe(field)
  })

  it.each(all)(
    '$calculator: the default of $field.name is valid and on a step of the slider',
    ({ field }) => {
      expect(v.parse(valueSchema(field), field.default)).toBe(field.default)
      if (field.kind !== 'number') return
      const steps = (value: number) => (value - field.min) / field.step
      for (const value of [field.default, field.max])
        expect(Math.abs(steps(value) - Math.round(steps(value)))).toBeLessThan(1e-6)
      expect(Number(field.step.toFixed(field.decimals))).toBe(field.step)
    },
  )
})

describe('a value', () => {
  const price = mortgageFields[0]
  const rate = mortgageFields[2]
  const maintenance = ownershipFields[9]

  it.each<[Field, value: number, typed: unknown[]]>([
    [price, 600_000, ['600000', ' 600 000 ', '$600,000', 600_000]],
    [rate, 4.39, ['4.39', '4.39 %', '4,39 %']],
    [rate, 4.5, ['4,5']],
    [rate, 0, [0]],
    [maintenance, 0.5, ['0,5', '0,500']],
  ])('of $name is %d, typed as %j', (field, value, typed) => {
    for (const one of typed) expect([one, v.parse(valueSchema(field), one)]).toEqual([one, value])
  })

  it.each<[Field, message: string, typed: unknown[]]>([
    [price, 'Enter a value from $100,000 to $3,000,000', ['99999', 3_000_001]],
    [price, 'Enter a whole number', ['600000.5']],
    [price, 'Enter a number', ['six hundred', '', '6e5', Number.NaN, ['600000']]],
    [rate, 'Enter at most 2 digits after the point', ['4.391']],
    [rate, 'Enter a value from 0% to 15%', ['1,500', '1,500.5', '-1']],
    [rate, 'Enter a number', ['4,5.5', '1,2,3', '4,']],
    [maintenance, 'Enter at most 1 digit after the point', ['1,25']],
  ])('of $name is refused, %s, typed as %j', (field, message, typed) => {
    for (const one of typed) {
      const { issues } = v.safeParse(valueSchema(field), one)
      expect([one, issues?.map((issue) => issue.message)]).toEqual([one, [message]])
    }
  })

  const numbers = all.flatMap(({ field }) => (field.kind === 'number' ? [field] : []))
  const locales = ['en-CA', 'fr-CA']
  const written = numbers.flatMap((field) => locales.map((locale) => ({ field, locale })))
  // The English thousands of a whole number are the only commas in it, the French ones are spaces.
  it.each(written)('of $field.name reads as it is written in $locale', ({ field, locale }) => {
    const scale = 10 ** field.decimals
    const value = fc.integer({ min: field.min * scale, max: field.max * scale }).map((whole) => whole / scale)
    const check = (one: number) => {
      const typed = one.toLocaleString(locale, { maximumFractionDigits: field.decimals })
      expect(v.parse(valueSchema(field), typed)).toBe(one)
    }
    fc.assert(fc.property(value, check))
  })
})

describe('a URL', () => {
  it('without parameters yields the defaults', () => {
    for (const [, fields] of calculators) {
      const defaults = Object.fromEntries(fields.map((field) => [field.name, field.default]))
      expect(parseInputs(fields, {})).toEqual(defaults)
      expect(parseInputs(fields, new URLSearchParams())).toEqual(defaults)
    }
  })

  it('yields its values, as text or as parsed by the router', () => {
    const said = { price: 725_000, rate: 3.99, firstTimeOrNew: true, frequency: 'bi-weekly' }
    const text = new URLSearchParams('price=725000&rate=3.99&firstTimeOrNew=true&frequency=bi-weekly')
    expect(parseInputs(mortgageFields, said)).toMatchObject(said)
    expect(parseInputs(mortgageFields, text)).toMatchObject(said)
    expect(parseInputs(mortgageFields, { rate: '1,5' })).toMatchObject({ rate: 1.5 })
  })

  it('drops only invalid values', () => {
    const search = { price: 1, downPayment: 'much', rate: 3.99, frequency: 'yearly', firstTimeOrNew: 'maybe' }
    expect(parseInputs(mortgageFields, search)).toEqual({ ...parseInputs(mortgageFields, {}), rate: 3.99 })
  })

  it.each(calculators)('always yields valid inputs, whatever it contains: %s', (_name, fields) => {
    const names = fc.constantFrom(...fields.map(({ name }) => name), '__proto__', 'utm_source')
    const check = (search: Record<string, unknown>) => {
      const inputs: Record<string, unknown> = parseInputs(fields, search)
      expect(Object.keys(inputs).sort()).toEqual(fields.map(({ name }) => name).sort())
      for (const field of fields) expect(v.is(valueSchema(field), inputs[field.name])).toBe(true)
    }
    fc.assert(fc.property(fc.dictionary(names, fc.anything()), check), { numRuns: 300 })
  })

  it.each(calculators)('round-trips: %s', (_name, fields) => {
    const value = (field: Field): fc.Arbitrary<unknown> => {
      if (field.kind === 'flag') return fc.boolean()
      if (field.kind === 'choice') return fc.constantFrom(...field.options.map((option) => option.value))
      const scale = 10 ** field.decimals
      return fc.integer({ min: field.min * scale, max: field.max * scale }).map((whole) => whole / scale)
    }
    const inputs = fc.record(Object.fromEntries(fields.map((field) => [field.name, value(field)])))
    const check = (chosen: Record<string, unknown>) => {
      const search = toSearch(fields, parseInputs(fields, chosen))
      const text = new URLSearchParams(Object.entries(search).map(([name, one]) => [name, String(one)]))
      expect(parseInputs(fields, text)).toEqual(chosen)
    }
    fc.assert(fc.property(inputs, check))
  })
})
