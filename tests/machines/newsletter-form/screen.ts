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

const box = (page: Page) => page.getByRole('region', { name: newsletter.title })
const email = (page: Page) => box(page).getByLabel(newsletter.emailLabel)
const sent = (page: Page) => box(page).getByText(newsletter.notices.confirmSent.text)
const failed = (page: Page) => box(page).getByRole('status').getByRole('paragraph')

export const screen = {
  open: async (page) => {
    await holdRequests(page, '**/functions/v1/newsletter-subscribe')
    await page.clock.install()
    await page.goto('/join')
    await hydrated(page)
  },
  gestures: {
    'newsletter.submit': async (page) => {
      await email(page).fill(uniqueEmail())
      await box(page).getByRole('button', { name: newsletter.submitLabel }).click()
    },
    'newsletter.edit': (page) => email(page).fill(uniqueEmail()),
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
    submitting: (page) =>
      expect(box(page).getByRole('button', { name: newsletter.submittingLabel })).toBeDisabled(),
    subscribed: (page) => expect(sent(page)).toBeVisible(),
    failed: async (page) => {
      await expect(failed(page)).toBeVisible()
      await expect(email(page)).not.toHaveValue('')
    },
  },
} satisfies Screen
