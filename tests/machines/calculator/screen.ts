import { equal, match } from 'node:assert/strict'
import * as v from 'valibot'
import { calculatorText, mortgageCopy } from '../../../content/calculators/copy.ts'
import type { NumberField } from '../../../content/calculators/fields.ts'
import { mortgageFields } from '../../../content/calculators/purchase-fields.ts'
import { formatValue } from '../../../content/calculators/units.ts'
import { head } from '../../../content/pages/tools.ts'
import type { Screen } from '../../path-harness/screen.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'

const Name = v.picklist(['price', 'rate'])
const Entered = v.object({ name: Name, value: v.number() })
const Refused = v.object({ name: Name, message: v.string() })
const Context = v.object({
  inputs: v.object({ price: v.number() }),
  figured: v.object({ price: v.number() }),
  messages: v.object({ price: v.optional(v.string()), rate: v.optional(v.string()) }),
})
const Written = v.object({ inputs: v.object({ price: v.number() }) })

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

export function calculatorScreen({ page, title, shared: also = {}, ...fields }: Calculator): Screen {
  const inputs = Object.entries({ [fields.rate.name]: 4.4, ...also }).map(
    ([name, value]) => `${name}=${value}`,
  )
  const shared = `${page}?${[...inputs, CAMPAIGN].join('&')}`
  const calculator: Part = { role: 'region', name: title }
  const field = (name: keyof typeof fields): Part => ({
    ...{ role: 'textbox', name: fields[name].label, inside: calculator },
  })
  const told: Part = { selector: '[role=status]:not(:empty)', inside: calculator }
  const before: Part = { text: RegExp(`^${calculatorText.before}`), inside: calculator }
  const outdated: Part = { text: calculatorText.outdated.label, inside: calculator }
  /** The bare page has the calculator's own example, the traces have that of the first. */
  const priceIn = ({ price }: { price: number }) =>
    price === mortgagePrice.default ? fields.price.default : price
  return {
    open: async (visitor) => {
      await visitor.open(shared, 'stopped')
      cameShared.set(visitor, true)
      await visitor.sees(field('rate'), { value: '4.4' })
    },
    // The page has all its inputs by its own names, the trace its example's.
    inexact: fields.price.name === 'price' ? ['inputs', 'figured'] : ['inputs', 'figured', 'name'],
    gestures: {
      'value.entered': async (visitor, event) => {
        const { name, value } = v.parse(Entered, event)
        // The result leads to a field that is to be corrected.
        const correction: Part = { role: 'button', name: fields[name].label, inside: calculator }
        if (await visitor.isShown(correction)) {
          await visitor.press(correction)
          await visitor.sees(field(name), { focused: true })
        }
        return type(visitor, field(name), String(value), `${value}.0`)
      },
      'value.refused': (visitor, event) =>
        type(visitor, field(v.parse(Refused, event).name), 'six hundred', 'seven hundred'),
      'address.changed': async (visitor) => {
        typed.delete(visitor)
        const isShared = (await visitor.address()) === page
        cameShared.set(visitor, isShared)
        await visitor.goTo(isShared ? shared : page)
      },
    },
    settle: {},
    states: {
      address: (visitor) => visitor.sees(calculator),
      // Announced once the address is written.
      'address.settled': (visitor) => visitor.sees(told),
      'address.ahead': (visitor) => visitor.misses(told),
      result: (visitor) => visitor.sees(calculator),
      'result.current': (visitor) => visitor.misses(outdated),
      'result.outdated': (visitor) => visitor.sees(outdated),
    },
    context: async (visitor, context) => {
      const { inputs, figured, messages } = v.parse(Context, context)
      await (inputs.price === figured.price ? visitor.misses(before) : visitor.sees(before))
      const slider: Part = { role: 'slider', name: fields.price.label, inside: calculator }
      await visitor.sees(slider, {
        value: String(priceIn(inputs)),
        attributes: { 'aria-valuetext': formatValue(fields.price.unit, priceIn(inputs)) },
      })
      for (const name of Name.options) {
        const message = messages[name]
        await visitor.sees(field(name), {
          attributes: { 'aria-invalid': message === undefined ? null : 'true' },
          ...(message !== undefined && { description: message }),
        })
      }
    },
    effects: {
      writeAddress: async (visitor, params) => {
        const written = priceIn(v.parse(Written, params).inputs)
        await visitor.until(async () =>
          match(await visitor.address(), RegExp(`[?&]${fields.price.name}=${written}(&|#|$)`)),
        )
        const keeps = (await visitor.address()).includes(CAMPAIGN)
        equal(keeps, cameShared.get(visitor), 'what is not of the calculator stays in the address')
      },
    },
  }
}

export const screen = calculatorScreen({
  page: head.path,
  title: mortgageCopy.title,
  ...{ price: mortgagePrice, rate: mortgageRate },
})
