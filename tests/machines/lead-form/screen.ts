import { expect, type Page, type Route } from 'playwright/test'
import * as v from 'valibot'
import { LEAD_SENDING } from '../../../content/constants.ts'
import { contactForm } from '../../../content/forms.ts'
import { messages } from '../../../content/messages.ts'
import { hydrated } from '../../browser/visitor.ts'
import { nextFrames, type Screen, stopClock } from '../../path-harness/screen.ts'
import { dropRequests, holdRequests, nextRequest } from '../shared/held-requests.ts'

const FUNCTION = '**/functions/v1/send-lead-email'
const Outcome = v.union([
  v.object({ error: v.string() }),
  v.object({
    output: v.object({
      outcome: v.picklist(['stored', 'invalid', 'conflict', 'refused', 'later', 'offline']),
      afterMs: v.optional(v.number(), 0),
    }),
  }),
])
const Submit = v.object({
  values: v.object({ message: v.string() }),
  failedChecks: v.record(v.string(), v.string()),
})
const Prefill = v.object({
  texts: v.object({ message: v.string() }),
  values: v.object({ message: v.string() }),
})
const Edit = v.object({ field: v.string(), message: v.string() })

/** How often a page has tried again since its form was sent, and the pause that it was asked for. */
const pages = new WeakMap<Page, { retries: number; afterMs: number }>()
const retriesOf = (page: Page) => pages.get(page) ?? { retries: 0, afterMs: 0 }

/** Changes the request into one that the server really refuses. */
const refusedBy: Record<'invalid' | 'conflict' | 'refused', (route: Route) => Promise<void>> = {
  invalid: (route) => route.continue({ postData: changed(route, { email: 'nobody' }) }),
  // The first attempt was stored although its answer was lost; now the text differs.
  conflict: async (route) => {
    await route.fetch({ postData: changed(route, { message: 'What the first try said.' }) })
    await route.continue()
  },
  refused: (route) =>
    route.continue({ headers: { ...route.request().headers(), 'content-type': 'text/plain' } }),
}

/** Whether the browser says that it has a connection. */
function setOnline(page: Page, online: boolean): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(navigator, 'onLine', { value, configurable: true })
    if (value) dispatchEvent(new Event('online'))
  }, online)
}

function changed(route: Route, fields: object): string {
  return JSON.stringify({ ...route.request().postDataJSON(), ...fields })
}

export const screen = {
  open: async (page) => {
    await holdRequests(page, FUNCTION)
    await page.clock.install()
    await page.goto('/contact')
    await hydrated(page)
    await stopClock(page)
    await page.getByLabel('Last name').fill('Lovelace')
    await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
  },
  gestures: {
    'lead.submit': async (page, event) => {
      const { values, failedChecks } = v.parse(Submit, event)
      pages.delete(page)
      await page.getByLabel('First name').fill('Ada')
      await page.getByLabel('Last name').fill('Lovelace')
      await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
      await page.getByLabel('Phone').fill('phone' in failedChecks ? '403' : '403 555 0100')
      await page.getByRole('textbox', { name: 'Message' }).fill(values.message)
      await page.getByRole('button', { name: 'Send Message' }).click()
    },
    'lead.edit': async (page, event) => {
      const { field, message } = v.parse(Edit, event)
      if (field === 'phone') await page.getByLabel('Phone').fill(message ? '403 5' : '403 555 0199')
      else await page.getByLabel('Last name').fill('')
    },
    'connection.restored': (page) => {
      pages.delete(page)
      return setOnline(page, true)
    },
    'lead.another': (page) => page.getByRole('button', { name: messages.leadAnother }).click(),
    'lead.prefill': async (page, event) => {
      const { texts, values } = v.parse(Prefill, event)
      const message = page.getByRole('textbox', { name: 'Message' })
      if (values.message) await message.fill(values.message)
      // By way of an address without a message: the same one once more would change nothing.
      for (const search of ['', new URLSearchParams(texts)])
        await page.evaluate((url) => history.pushState(null, '', url), `/contact?${search}`)
      await nextFrames(page)
      // Whether or not the text is put there, the focus is.
      await expect(message).toBeFocused()
    },
  },
  settle: {
    sendLead: async (page, outcome) => {
      const route = await nextRequest(page)
      const settled = v.parse(Outcome, outcome)
      if ('error' in settled) return route.abort()
      const { outcome: answer, afterMs } = settled.output
      if (answer === 'stored') return route.continue()
      // A gateway asks for a pause, not our function.
      if (answer === 'later') pages.set(page, { ...retriesOf(page), afterMs })
      if (answer === 'later')
        return route.fulfill({ status: 429, headers: { 'retry-after': String(afterMs / 1000) } })
      if (answer !== 'offline') return refusedBy[answer](route)
      await setOnline(page, false)
      return route.abort()
    },
    pause: async (page) => {
      // One that got no answer in time was given up.
      await dropRequests(page)
      const { retries, afterMs } = retriesOf(page)
      pages.set(page, { retries: retries + 1, afterMs: 0 })
      await page.clock.runFor(Math.max(LEAD_SENDING.retryDelaysMs[retries] ?? 0, afterMs))
    },
  },
  states: {
    ready: async () => undefined,
    'ready.editing': async (page) => {
      await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
      await expect(page.getByText(messages.leadKept)).toHaveCount(0)
    },
    submitting: (page) => expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled(),
    'submitting.sending': async () => undefined,
    'submitting.pausing': (page) => expect(page.getByText(messages.leadRetrying)).toBeVisible(),
    sent: async (page) => {
      await expect(page.getByRole('heading', { name: contactForm.sent.title('Ada') })).toBeFocused()
      await expect(page.getByRole('button', { name: 'Send Message' })).toHaveCount(0)
    },
    'ready.offline': (page) => expect(page.getByText(messages.leadOffline)).toBeVisible(),
    'ready.failed': (page) => expect(page.getByText(messages.leadKept)).toBeVisible(),
  },
} satisfies Screen
