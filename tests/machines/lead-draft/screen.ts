import { expect, type Page } from 'playwright/test'
import * as v from 'valibot'
import { contactForm } from '../../../content/forms.ts'
import { messages } from '../../../content/messages.ts'
import { site as brand } from '../../../content/site.ts'
import { hydrated } from '../../browser/visitor.ts'
import type { Screen } from '../../path-harness/screen.ts'
import { holdRequests, nextRequest } from '../shared/held-requests.ts'

const Outcome = v.union([
  v.object({ error: v.string() }),
  v.object({
    output: v.object({
      kept: v.nullable(
        v.object({ values: v.record(v.string(), v.unknown()), submissionId: v.nullable(v.string()) }),
      ),
      typed: v.record(v.string(), v.union([v.string(), v.boolean()])),
    }),
  }),
])
const Changed = v.object({ field: v.string(), value: v.union([v.string(), v.boolean()]) })

const DRAFT_KEY = 'northbow-draft-contact'
const LABELS: Record<string, string> = {
  message: 'Message',
  firstName: 'First name',
  emailConsent: brand.consent.email.label,
  smsConsent: brand.consent.sms.label,
}
const fieldOf = (page: Page, name: string) =>
  name === 'message' ? page.getByRole('textbox', { name: 'Message' }) : page.getByLabel(LABELS[name] ?? name)
const keptDraft = (page: Page) =>
  page.evaluate((key) => Object.entries(sessionStorage).find(([name]) => name === key)?.[1], DRAFT_KEY)
const sending = new WeakSet<Page>()

async function change(page: Page, name: string, value: string | boolean): Promise<void> {
  const field = fieldOf(page, name)
  if (typeof value === 'string') await field.fill(value)
  else await field.setChecked(value)
}

async function submit(page: Page): Promise<void> {
  if (sending.has(page)) await (await nextRequest(page)).fulfill({ status: 415 })
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
  await page.getByLabel('Phone').fill('403 555 0100')
  const message = page.getByRole('textbox', { name: 'Message' })
  if (!(await message.inputValue())) await message.fill('About a condo')
  await page.getByRole('button', { name: 'Send Message' }).click()
  sending.add(page)
}

export const screen = {
  open: (page) => holdRequests(page, '**/functions/v1/send-lead-email'),
  gestures: {
    'draft.changed': async (page, event) => {
      const { field, value } = v.parse(Changed, event)
      const another = page.getByRole('button', { name: messages.leadAnother })
      if (await another.isVisible()) await another.click()
      // What else was typed keeps the draft.
      if (value === '')
        for (const other of await page.locator('#contact-form').getByRole('textbox').all())
          await other.fill('')
      else await change(page, field, value)
    },
    'draft.submitted': submit,
    'draft.sent': async (page) => {
      if (!sending.has(page)) await submit(page)
      sending.delete(page)
      await (await nextRequest(page)).continue()
      await expect(page.getByRole('heading', { name: contactForm.sent.title('Ada') })).toBeFocused()
    },
  },
  settle: {
    readDraft: async (page, outcome) => {
      const reading = v.parse(Outcome, outcome)
      const { kept, typed } = 'error' in reading ? { kept: null, typed: {} } : reading.output
      await page.addInitScript(
        ({ key, draft, blocked }) => {
          if (draft) sessionStorage.setItem(key, draft)
          const { getItem } = Storage.prototype
          Storage.prototype.getItem = function (name) {
            if (blocked && name === key) throw new Error('Storage is forbidden')
            return getItem.call(this, name)
          }
        },
        { key: DRAFT_KEY, draft: kept && JSON.stringify(kept), blocked: 'error' in reading },
      )
      let answer = () => {}
      const answered = new Promise<void>((resolve) => {
        answer = resolve
      })
      await page.route('**/assets/app-*.js', async (route) => {
        await answered
        await route.continue()
      })
      await page.goto('/contact', { waitUntil: 'commit' })
      for (const [name, value] of Object.entries(typed)) await change(page, name, value)
      answer()
      await hydrated(page)
      for (const [name, value] of Object.entries({ ...kept?.values, ...typed }))
        if (typeof value === 'string') await expect(fieldOf(page, name)).toHaveValue(value)
        else await expect(fieldOf(page, name)).toBeChecked({ checked: value === true })
    },
  },
  states: {
    reading: async () => undefined,
    empty: (page) => expect.poll(() => keptDraft(page)).toBeUndefined(),
    kept: (page) => expect.poll(() => keptDraft(page)).toBeTruthy(),
  },
} satisfies Screen
