import { expect, type Page } from 'playwright/test'
import * as v from 'valibot'
import { auth as content } from '../../../content/pages/auth.ts'
import { ADVICE } from '../../../content/password-advice.ts'
import { hydrated } from '../../browser/visitor.ts'
import { type Screen, stopClock } from '../../path-harness/screen.ts'
import { PASSWORDS, Typed } from '../shared/advised-passwords.ts'

const password = (page: Page) => page.getByLabel(content.password.label, { exact: true })
const advice = (page: Page) => page.locator('main form [aria-live=polite]')

export const screen = {
  open: async (page) => {
    await page.clock.install()
    await page.goto('/auth')
    await hydrated(page)
    await page.getByRole('tab', { name: content.signUp.tab, exact: true }).click()
    await expect(advice(page)).toBeAttached()
    await stopClock(page)
  },
  gestures: {
    'password.typed': async (page, event) => {
      const typed = v.parse(Typed, event).advice
      await password(page).fill(typed ? PASSWORDS[typed] : '')
    },
  },
  settle: {},
  states: {
    empty: async (page) => {
      await expect(password(page)).toHaveValue('')
      await expect(advice(page)).toHaveText('')
    },
    typing: (page) => expect(password(page)).not.toHaveValue(''),
    told: async (page) => {
      const typed = await password(page).inputValue()
      await expect(advice(page)).toHaveText(typed === PASSWORDS.long ? ADVICE.long : ADVICE.tooShort)
    },
  },
} satisfies Screen
