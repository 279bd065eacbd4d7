/** What is counted of a form's use: as much as happened, nothing before the visitor acts, and never at a lead's cost. */
import type { Page } from 'playwright/test'
import { messages } from '../../content/messages.ts'
import { uniqueEmail } from '../support/payloads.ts'
import { callDatabase } from '../support/team-accounts.ts'
import { expect, type Site, test } from './fixtures.ts'
import { open as openPage, startedByItself } from './visitor.ts'

type Counts = Record<'seen' | 'started' | 'refused' | 'sent' | 'failed' | 'abandoned', number>

/** Of the contact form. */
async function counts(site: Site): Promise<Counts> {
  const stats = await callDatabase(site, 'funnel_stats', { seen_at: new Date().toISOString() })
  const { forms } = stats as { forms: (Counts & { form: string })[] }
  const none = { seen: 0, started: 0, refused: 0, sent: 0, failed: 0, abandoned: 0 }
  return { ...none, ...forms.find(({ form }) => form === 'contact') }
}

/** How much the counts have grown. */
async function growth(site: Site, before: Counts): Promise<Partial<Counts>> {
  const now = await counts(site)
  return Object.fromEntries(
    Object.entries(before).flatMap(([step, count]) => {
      const more = now[step as keyof Counts] - count
      return Number.isNaN(more) || more === 0 ? [] : [[step, more]]
    }),
  )
}

const requestsOf = (page: Page) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/functions/')) requests.push(request.url())
  })
  return requests
}

async function open(page: Page) {
  await openPage(page, '/contact')
  await page.getByLabel('First name').scrollIntoViewIfNeeded()
}

async function fill(page: Page, phone: string) {
  await page.getByLabel('First name').fill('Grace')
  await page.getByLabel('Last name').fill('Hopper')
  await page.getByLabel('Email', { exact: true }).fill(uniqueEmail())
  await page.getByLabel('Phone').fill(phone)
  await page.getByRole('textbox', { name: 'Message' }).fill('Please call me about a condo.')
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click()

test('counts what a visitor did, and tells the page’s own scripts', async ({ page, site }) => {
  const before = await counts(site)
  const heard: unknown[] = []
  await page.exposeFunction('heard', (step: unknown) => heard.push(step))
  await page.addInitScript(() =>
    document.addEventListener('northbow:funnel', (event) =>
      Reflect.get(window, 'heard')((event as CustomEvent).detail),
    ),
  )
  await open(page)
  await fill(page, '403')
  await send(page)
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByLabel('Phone').fill('403 555 0101')
  await send(page)
  await expect(page.getByRole('button', { name: messages.leadAnother })).toBeVisible()
  await page.goto('/team')
  await expect.poll(() => growth(site, before)).toEqual({ seen: 1, started: 1, refused: 1, sent: 1 })
  expect(heard).toEqual([
    { form: 'contact', step: 'seen' },
    { form: 'contact', step: 'started' },
    { form: 'contact', step: 'refused', field: 'phone' },
    { form: 'contact', step: 'sent' },
  ])
})

test('counts a form that was left, by a link within the site or out of it', async ({ page, site }) => {
  const before = await counts(site)
  await open(page)
  await page.getByLabel('First name').fill('Grace')
  await page.getByRole('banner').getByRole('link', { name: 'Join Our Team' }).click()
  await expect(page).toHaveTitle(/Join/)
  await expect.poll(() => growth(site, before)).toEqual({ seen: 1, started: 1, abandoned: 1 })
  await open(page)
  await page.getByLabel('Last name').fill('Hopper')
  await page.goto('about:blank')
  await expect.poll(() => growth(site, before)).toEqual({ seen: 2, started: 2, abandoned: 2 })
})

for (const [signal, name, value] of [
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const)
  test(`sends nothing with ${signal}`, async ({ page }) => {
    const requests = requestsOf(page)
    await page.addInitScript(([key, set]) => Object.defineProperty(navigator, key, { value: set }), [
      name,
      value,
    ] as const)
    await open(page)
    await page.getByLabel('First name').fill('Grace')
    await page.goto('/team')
    await startedByItself(page)
    expect(requests.filter((url) => url.includes('funnel'))).toEqual([])
  })
