import { equal, match } from 'node:assert/strict'
import * as v from 'valibot'
import { calculatorText, mortgageCopy } from '../../../content/calculators/copy.ts'
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
  messages: v.object({ price: v.optional(v.string()), rate: v.optional(v.string()) }),
})
const Written = v.object({ inputs: v.object({ price: v.number() }) })

const [price, , rate] = mortgageFields
/** A shared link, with what a newsletter adds to it: the bare page then has another address. */
const CAMPAIGN = 'utm_source=letter'
const SHARED = `${head.path}?rate=4.4&${CAMPAIGN}`
const calculator: Part = { role: 'region', name: mortgageCopy.title }
const labels = { price: price.label, rate: rate.label }
const field = (name: keyof typeof labels): Part => ({
  role: 'textbox',
  name: labels[name],
  inside: calculator,
})
const told: Part = { selector: '[role=status]:not(:empty)', inside: calculator }
const outdated: Part = { text: calculatorText.outdated.label, inside: calculator }

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

export const screen: Screen = {
  open: async (visitor) => {
    await visitor.open(SHARED, 'stopped')
    cameShared.set(visitor, true)
    await visitor.sees(field('rate'), { value: '4.4' })
  },
  // The page has all its inputs, the trace its example's.
  inexact: ['inputs'],
  gestures: {
    'value.entered': async (visitor, event) => {
      const { name, value } = v.parse(Entered, event)
      // The result leads to a field that is to be corrected.
      const correction: Part = { role: 'button', name: labels[name], inside: calculator }
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
      const isShared = (await visitor.address()) === head.path
      cameShared.set(visitor, isShared)
      await visitor.goTo(isShared ? SHARED : head.path)
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
    const { inputs, messages } = v.parse(Context, context)
    const slider: Part = { role: 'slider', name: price.label, inside: calculator }
    await visitor.sees(slider, {
      value: String(inputs.price),
      attributes: { 'aria-valuetext': formatValue(price.unit, inputs.price) },
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
      const { inputs } = v.parse(Written, params)
      await visitor.until(async () =>
        match(await visitor.address(), RegExp(`[?&]price=${inputs.price}(&|$)`)),
      )
      const keeps = (await visitor.address()).includes(CAMPAIGN)
      equal(keeps, cameShared.get(visitor), 'what is not of the calculator stays in the address')
    },
  },
}
