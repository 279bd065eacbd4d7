import { expect, type Page } from 'playwright/test'
import * as v from 'valibot'
import { mortgageCopy } from '../../../content/calculators/copy.ts'
import { mortgageFields } from '../../../content/calculators/purchase-fields.ts'
import { head } from '../../../content/pages/tools.ts'
import { hydrated } from '../../browser/visitor.ts'
import { nextFrames, type Screen, stopClock } from '../../path-harness/screen.ts'

const Entered = v.object({ value: v.number() })
const Refused = v.object({ message: v.string() })

const [price, , rate] = mortgageFields
/** A shared link: the bare page then has another address. */
const SHARED = '?rate=4.4'
const region = (page: Page) => page.getByRole('region', { name: mortgageCopy.title })
const field = (page: Page) => region(page).getByRole('textbox', { name: price.label })
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
    'value.entered': (page, event) => field(page).fill(String(v.parse(Entered, event).value)),
    'value.refused': async (page, event) => {
      await field(page).fill('six hundred')
      await expect(region(page).getByText(v.parse(Refused, event).message)).toBeVisible()
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
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
    // Announced once the address is written.
    settled: (page) => expect(told(page)).toContainText('$'),
    ahead: (page) => expect(told(page)).toBeEmpty(),
  },
  ends: async (page, _site, context) => {
    const { inputs } = v.parse(v.object({ inputs: v.object({ price: v.number() }) }), context)
    const slider = region(page).getByRole('slider', { name: price.label })
    await expect(slider).toHaveValue(String(inputs.price))
  },
} satisfies Screen
