import { expect, type Page } from 'playwright/test'
import * as v from 'valibot'
import { newsletter } from '../../../content/newsletter.ts'
import { hydrated } from '../../browser/visitor.ts'
import type { Screen } from '../../path-harness/screen.ts'
import { uniqueEmail } from '../../support/payloads.ts'
import { holdRequests, nextRequest } from '../shared/held-requests.ts'

const Outcome = v.union([
  v.object({ error: v.string() }),
  v.object({ output: v.object({ outcome: v.picklist(['subscribed', 'refused']) }) }),
])

const Check = v.object({ failedCheck: v.string() })

const box = (page: Page) => page.getByRole('region', { name: newsletter.title })
const email = (page: Page) => box(page).getByLabel(newsletter.emailLabel)
const sent = (page: Page) => box(page).getByText(newsletter.notices.confirmSent.text)
const failed = (page: Page) => box(page).getByRole('status').getByRole('paragraph')
/** Half an address, if the form's check must fail. */
const address = (event: unknown) => (v.parse(Check, event).failedCheck ? 'ada@' : uniqueEmail())

export const screen = {
  open: async (page) => {
    await holdRequests(page, '**/functions/v1/newsletter-subscribe')
    await page.clock.install()
    await page.goto('/join')
    await hydrated(page)
  },
  gestures: {
    'newsletter.submit': async (page, event) => {
      await email(page).fill(address(event))
      await box(page).getByRole('button', { name: newsletter.submitLabel }).click()
    },
    'newsletter.edit': (page, event) => email(page).fill(address(event)),
  },
  settle: {
    subscribe: async (page, outcome) => {
      const route = await nextRequest(page)
      const settled = v.parse(Outcome, outcome)
      if ('error' in settled) return route.abort()
      // An address that the server really refuses.
      const refused = settled.output.outcome === 'refused'
      await route.continue(refused ? { postData: JSON.stringify({ email: 'nobody' }) } : {})
    },
  },
  states: {
    editing: async (page) => {
      await expect(box(page).getByRole('button', { name: newsletter.submitLabel })).toBeEnabled()
      await expect(failed(page)).toHaveCount(0)
    },
    rejected: async (page) => {
      await expect(email(page)).toBeFocused()
      await expect(email(page)).toHaveAccessibleDescription(/^Please enter a valid email address/)
      await expect(email(page)).toHaveAttribute('aria-invalid', 'true')
    },
    submitting: (page) =>
      expect(box(page).getByRole('button', { name: newsletter.submittingLabel })).toBeDisabled(),
    subscribed: (page) => expect(sent(page)).toBeVisible(),
    failed: async (page) => {
      await expect(failed(page)).toBeVisible()
      await expect(email(page)).not.toHaveValue('')
    },
  },
} satisfies Screen
