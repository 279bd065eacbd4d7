import { equal, ok } from 'node:assert/strict'
import {
  calculatorText,
  mortgageCopy,
  ownershipCopy,
  rentalCopy,
  suggestionText,
} from '../../../content/calculators/copy.ts'
import type { Field, NumberField } from '../../../content/calculators/fields.ts'
import { mortgageFields, ownershipFields } from '../../../content/calculators/purchase-fields.ts'
import { rentalFields } from '../../../content/calculators/rental-fields.ts'
import { formatValue } from '../../../content/calculators/units.ts'
import { ADDRESS_DELAY_MS } from '../../../content/constants.ts'
import { cad, grouped } from '../../../content/formats.ts'
import type { Place, Places } from '../../path-harness/place.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'
import { type Calculator, calculatorScreen } from './screen.ts'

type Suggestion = { label: string; to: NumberField; value: number; because: readonly [NumberField, number][] }
type Fields = { fields: readonly Field[]; suggestions: readonly Suggestion[] }

/** Another value of a field than its example's, as the address has it and as a person reads it. */
function otherOf(field: Field): { value: string; read: string } {
  if (field.kind === 'flag')
    return { value: String(!field.default), read: calculatorText.flag[field.default ? 'off' : 'on'] }
  if (field.kind === 'choice') {
    const other = field.options.find(({ value }) => value !== field.default)
    return { value: other?.value ?? '', read: other?.label ?? '' }
  }
  const { default: example, step, min, unit } = field
  const value = example - step >= min ? example - step : example + step
  return { value: String(value), read: formatValue(unit, value) }
}

function calculator({ fields, suggestions, ...where }: Calculator & Fields): Place {
  const part: Part = { role: 'region', name: where.title }
  const screen = calculatorScreen(where)
  const boxOf = ({ kind, label }: Field): Part => ({
    ...{ role: kind === 'choice' ? 'combobox' : 'textbox', name: label, inside: part },
  })
  const change = (visitor: Visitor, field: Field) =>
    field.kind === 'flag'
      ? visitor.press({ role: 'checkbox', name: field.label, inside: part })
      : visitor.fill(boxOf(field), otherOf(field).value)
  const queryOf = async (visitor: Visitor) =>
    new URL(await visitor.address(), 'https://northbow.example').searchParams

  return {
    ...{ page: where.page, part, screen, layout: { charts: true } },
    also: {
      'changes every field: the address and the lead have each under its name': async (visitor) => {
        for (const field of fields) await change(visitor, field)
        await visitor.passes(ADDRESS_DELAY_MS)
        const query = await queryOf(visitor)
        for (const field of fields) equal(query.get(field.name), otherOf(field).value, field.name)
        await visitor.press({ role: 'link', name: mortgageCopy.lead.link.label, inside: part })
        const lines = (await queryOf(visitor)).get('message')?.split('\n') ?? []
        for (const field of fields)
          ok(lines.includes(`${field.label}: ${otherOf(field).read}`), `${field.label} in ${lines}`)
      },
      'takes what is suggested: it is entered into the field that it is for': async (visitor) => {
        for (const { label, to, value, because } of suggestions) {
          for (const [field, wrong] of because) await visitor.fill(boxOf(field), String(wrong))
          const button: Part = { role: 'button', name: label, inside: part }
          await visitor.press(button)
          await visitor.sees(boxOf(to), { value: grouped(value) })
          await visitor.misses(button)
          for (const [field, entered] of because)
            if (field !== to) await visitor.sees(boxOf(field), { value: grouped(entered) })
        }
      },
    },
  }
}

/** Of 600,000: 5% of the first 500,000 and 10% of the rest for a home of one's own, 20% for a rental. */
const PRICE = 600_000
const [LEAST, LEAST_RENTAL] = [35_000, 120_000]
/** With less than 20% down. */
const LONGEST_YEARS = 25

const [price, downPayment, rate, amortization] = mortgageFields
const [rentalPrice, rentalDownPayment, , rentalRate] = rentalFields

const leastDown = (of: NumberField, to: NumberField, value: number): Suggestion => ({
  ...{ label: suggestionText.downPayment(cad(value)), to, value },
  because: [
    [of, PRICE],
    [to, 1_000],
  ],
})
const purchase = [
  leastDown(price, downPayment, LEAST),
  {
    ...{ label: suggestionText.amortization(LONGEST_YEARS), to: amortization, value: LONGEST_YEARS },
    because: [
      [downPayment, 60_000],
      [amortization, 30],
    ],
  },
] satisfies Suggestion[]

export const places: Places = {
  'the mortgage calculator': {
    isOfView: true,
    ...calculator({
      ...{ page: '/tools', title: mortgageCopy.title, fields: mortgageFields },
      ...{ price, rate, suggestions: purchase },
    }),
  },
  'the cost calculator': calculator({
    ...{ page: '/home-costs', title: ownershipCopy.title, fields: ownershipFields },
    ...{ price, rate, suggestions: purchase },
  }),
  'the rental calculator': calculator({
    ...{ page: '/investment-guide', title: rentalCopy.title, fields: rentalFields },
    ...{ price: rentalPrice, rate: rentalRate },
    // Enough for any price that is entered.
    shared: { rentalDownPayment: 300_000 },
    suggestions: [leastDown(rentalPrice, rentalDownPayment, LEAST_RENTAL)],
  }),
}
