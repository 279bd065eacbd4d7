import { expect, type Page } from 'playwright/test'
import * as v from 'valibot'
import { calculatorText, mortgageCopy } from '../../../content/calculators/copy.ts'
import { mortgageFields } from '../../../content/calculators/purchase-fields.ts'
import { head } from '../../../content/pages/tools.ts'
import { hydrated } from '../../browser/visitor.ts'
import { nextFrames, type Screen, stopClock } from '../../path-harness/screen.ts'

const Named = v.object({ name: v.picklist(['price', 'rate']) })
const Entered = v.object({ ...Named.entries, value: v.number() })
const Refused = v.object({ ...Named.entries, message: v.string() })

const [price, , rate] = mortgageFields
/** A shared link: the bare page then has another address. */
const SHARED = '?rate=4.4'
const region = (page: Page) => page.getByRole('region', { name: mortgageCopy.title })
const labels = { price: price.label, rate: rate.label }
const field = (page: Page, name: keyof typeof labels = 'price') =>
  region(page).getByRole('textbox', { name: labels[name] })
const told = (page: Page) => region(page).getByRole('status')

export const screen = {
  open: async (page) => {
    await page.clock.install()
    await page.goto(`${head.path}${SHARED}`)
    await hydrated(page)
    await expect(region(page).getByRole('textbox', { name: rate.label })).toHaveValue('4.4')
    await stopClock(page)
  },
  gestures: {
    'value.entered': async (page, event) => {
      const { name, value } = v.parse(Entered, event)
      // Other text for the same value: the same text once more would change nothing.
      const isTyped = (await field(page, name).inputValue()) === String(value)
      await field(page, name).fill(isTyped ? `${value}.0` : String(value))
    },
    'value.refused': async (page, event) => {
      const { name, message } = v.parse(Refused, event)
      // Other words: the same ones once more would change nothing.
      const isTyped = (await field(page, name).inputValue()) === 'six hundred'
      await field(page, name).fill(isTyped ? 'seven hundred' : 'six hundred')
      await expect(field(page, name)).toHaveAccessibleDescription(message)
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
    },
    'address.changed': async (page) => {
      if (new URL(page.url()).search === '') await page.goBack()
      else await page.getByRole('contentinfo').getByRole('link', { name: 'Tools & Calculators' }).click()
      await nextFrames(page)
      await expect(field(page)).toHaveValue(price.default.toLocaleString('en-CA'))
    },
  },
  settle: {},
  states: {
    address: async () => undefined,
    // Announced once the address is written.
    'address.settled': (page) => expect(told(page)).not.toBeEmpty(),
    'address.ahead': (page) => expect(told(page)).toBeEmpty(),
    result: async () => undefined,
    'result.current': (page) =>
      expect(region(page).getByText(calculatorText.outdated.label, { exact: true })).toHaveCount(0),
    'result.outdated': (page) =>
      expect(region(page).getByText(calculatorText.outdated.label, { exact: true })).toBeVisible(),
  },
  ends: async (page, _site, context) => {
    const { inputs } = v.parse(v.object({ inputs: v.object({ price: v.number() }) }), context)
    const slider = region(page).getByRole('slider', { name: price.label })
    await expect(slider).toHaveValue(String(inputs.price))
  },
} satisfies Screen
