import { equal, match } from 'node:assert/strict'
import { calculatorText, mortgageCopy } from '../../../content/calculators/copy.ts'
import type { NumberField } from '../../../content/calculators/fields.ts'
import { mortgageFields } from '../../../content/calculators/purchase-fields.ts'
import { formatValue } from '../../../content/calculators/units.ts'
import { head } from '../../../content/pages/tools.ts'
import type { calculator } from '../../../machines/calculator.ts'
import { misses, sees, seesOnlyIf } from '../../path-harness/checks.ts'
import { screenOf } from '../../path-harness/screen.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'

type Prices = { price: number }

/** A calculator on its page: its title, and the fields that the traces call "price" and "rate". */
export type Calculator = {
  page: string
  title: string
  price: NumberField
  rate: NumberField
  /** What else the shared link says, by field. */
  shared?: Readonly<Record<string, number>>
}

const [mortgagePrice, , mortgageRate] = mortgageFields
/** With what a newsletter adds to a shared link: the bare page then has another address. */
const CAMPAIGN = 'utm_source=letter'

/** Who has come by the shared link. */
const cameShared = new WeakMap<Visitor, boolean>()

/** What each visitor typed last: the same text once more would change nothing. */
const typed = new WeakMap<Visitor, string>()

/** Types a text, or the other one, which means the same, if the first is there already. */
async function type(visitor: Visitor, part: Part, text: string, other: string): Promise<void> {
  const next = typed.get(visitor) === text ? other : text
  typed.set(visitor, next)
  await visitor.fill(part, next)
}

export function calculatorScreen({ page, title, shared: also = {}, ...fields }: Calculator) {
  const inputs = Object.entries({ [fields.rate.name]: 4.4, ...also }).map(
    ([name, value]) => `${name}=${value}`,
  )
  const shared = `${page}?${[...inputs, CAMPAIGN].join('&')}`
  const region: Part = { role: 'region', name: title }
  const fieldOf = (name: string) => fields[name === 'price' ? 'price' : 'rate']
  const field = (name: string): Part => ({
    ...{ role: 'textbox', name: fieldOf(name).label, inside: region },
  })
  const told: Part = { selector: '[role=status]:not(:empty)', inside: region }
  const before: Part = { text: RegExp(`^${calculatorText.before}`), inside: region }
  const outdated: Part = { text: calculatorText.outdated.label, inside: region }
  /** The bare page has the calculator's own example, the traces have that of the first. */
  const priceIn = ({ price = 0 }: Readonly<Record<string, unknown>>) =>
    price === mortgagePrice.default ? fields.price.default : Number(price)
  return screenOf<typeof calculator>({
    open: async (visitor) => {
      await visitor.open(shared, 'stopped')
      cameShared.set(visitor, true)
      await visitor.sees(field('rate'), { value: '4.4' })
    },
    // The page has all its inputs by its own names, the trace its example's.
    inexact: fields.price.name === 'price' ? ['inputs', 'figured'] : ['inputs', 'figured', 'name'],
    gestures: {
      'value.entered': async (visitor, { name, value }) => {
        // The result leads to a field that is to be corrected.
        const correction: Part = { role: 'button', name: fieldOf(name).label, inside: region }
        if (await visitor.isShown(correction)) {
          await visitor.press(correction)
          await visitor.sees(field(name), { focused: true })
        }
        return type(visitor, field(name), String(value), `${value}.0`)
      },
      'value.refused': (visitor, { name }) => type(visitor, field(name), 'six hundred', 'seven hundred'),
      'address.changed': async (visitor) => {
        typed.delete(visitor)
        const isShared = (await visitor.address()) === page
        cameShared.set(visitor, isShared)
        await visitor.goTo(isShared ? shared : page)
      },
    },
    states: {
      // Announced once the address is written.
      'address.settled': sees(told),
      'address.ahead': misses(told),
      'result.current': misses(outdated),
      'result.outdated': sees(outdated),
    },
    context: async (visitor, { inputs, figured, messages }) => {
      await seesOnlyIf(visitor, inputs.price !== figured.price, before)
      const slider: Part = { role: 'slider', name: fields.price.label, inside: region }
      await visitor.sees(slider, {
        value: String(priceIn(inputs)),
        attributes: { 'aria-valuetext': formatValue(fields.price.unit, priceIn(inputs)) },
      })
      for (const name of ['price', 'rate']) {
        const message = messages[name]
        await visitor.sees(field(name), {
          attributes: { 'aria-invalid': message === undefined ? null : 'true' },
          ...(message !== undefined && { description: message }),
        })
      }
    },
    effects: {
      writeAddress: async (visitor, { inputs: sent }: { inputs: Prices }) => {
        const written = priceIn(sent)
        await visitor.until(async () =>
          match(await visitor.address(), RegExp(`[?&]${fields.price.name}=${written}(&|#|$)`)),
        )
        const keeps = (await visitor.address()).includes(CAMPAIGN)
        equal(keeps, cameShared.get(visitor), 'what is not of the calculator stays in the address')
      },
    },
  })
}

export const screen = calculatorScreen({
  page: head.path,
  title: mortgageCopy.title,
  ...{ price: mortgagePrice, rate: mortgageRate },
})
