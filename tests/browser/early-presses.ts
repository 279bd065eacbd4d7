/**
 * Presses before a page answers. A moment is how many of the page's scripts have arrived, so that no run depends on the
 * machine's speed.
 */
import type { Page } from 'playwright/test'
import { contactForm, evaluationForm } from '../../content/forms.ts'
import { navigation } from '../../content/navigation.ts'
import { tools } from '../../content/pages/tools.ts'
import { expect, type Site, test } from './fixtures.ts'
import { sendForm } from './visitor.ts'

/** Something to press, and what shows that it was. */
type Press = {
  path: string
  width: number
  /** Resolves to what identifies the act. */
  act: (page: Page) => Promise<unknown>
  /** Expects the effect. */
  happened: (page: Page, site: Site, act: string) => Promise<void>
}

/** Before hydration, the two are links to the footer and to a page. */
const menu = (page: Page) => page.getByRole('banner').getByLabel(navigation.drawer.openAction)
export const dropdown = (page: Page) =>
  page.getByRole('banner').getByText(navigation.buyerServices.label, { exact: true })
export const theme = (page: Page) => page.getByRole('button', { name: navigation.theme.toDark })
const firstName = (page: Page) => page.getByLabel(contactForm.fields[0].label)
const tab = (page: Page) => page.locator('main').getByRole('tab').last()
export const question = (page: Page) => page.locator('main button[aria-expanded]').first()

/** In its frame, and not in another tab. */
async function playsHere(page: Page): Promise<void> {
  await expect(page.locator('main iframe')).toHaveCount(1)
  expect(page.context().pages()).toHaveLength(1)
}

export const PRESSED = {
  'the menu': {
    path: '/team',
    width: 390,
    act: (page) => menu(page).click(),
    happened: (page) =>
      expect
        .poll(async () => (await page.getByRole('dialog').count()) + Number(page.url().includes('#')))
        .toBe(1),
  },
  'a dropdown': {
    path: '/team',
    width: 1280,
    act: (page) => dropdown(page).click(),
    happened: (page) =>
      expect
        .poll(async () =>
          page.url().endsWith('/buyer') ? 'page' : await dropdown(page).getAttribute('aria-expanded'),
        )
        .toMatch(/page|true/),
  },
  'the theme': {
    path: '/team',
    width: 1280,
    act: (page) => theme(page).click(),
    happened: (page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
  },
  'a tab': {
    path: '/buyer',
    width: 390,
    act: (page) => tab(page).click(),
    happened: (page) => expect(tab(page)).toHaveAttribute('aria-selected', 'true'),
  },
  'a question': {
    path: '/radon-information',
    width: 390,
    act: (page) => question(page).click(),
    happened: (page) => expect(question(page)).toHaveAttribute('aria-expanded', 'true'),
  },
  'a video': {
    path: '/aerial-videos',
    width: 390,
    act: (page) => page.locator('[data-ratio] :is(a, button)').filter({ visible: true }).first().click(),
    happened: playsHere,
  },
  'a calculator of another site': {
    path: '/tools',
    width: 390,
    act: (page) => page.getByRole('button', { name: tools.rental.action }).click(),
    happened: playsHere,
  },
  'a field': {
    path: '/contact',
    width: 390,
    act: (page) => firstName(page).fill('Ada'),
    happened: (page) => expect(firstName(page)).toHaveValue('Ada'),
  },
  'the button of a form': {
    path: '/evaluation',
    width: 390,
    act: async (page) => {
      const email = `early-${crypto.randomUUID()}@example.com`
      await sendForm(page, evaluationForm, email)
      return email
    },
    happened: async (_, site, email) => {
      await expect.poll(async () => (await site.leads(email)).length).toBe(1)
    },
  },
  'the button of an empty form': {
    path: '/evaluation',
    width: 1280,
    act: (page) => page.getByRole('button', { name: evaluationForm.submitLabel }).click(),
    happened: (page) =>
      expect(page.getByLabel(evaluationForm.fields[0].label)).toHaveAttribute('aria-invalid', 'true'),
  },
  'a link': {
    path: '/team',
    width: 1280,
    act: (page) => page.locator('header').locator('a[href="/contact"]').first().click(),
    happened: async (page) => {
      await expect(page).toHaveURL(/\/contact$/)
      await page.goBack()
      await expect(page).toHaveURL(/\/team$/)
    },
  },
} satisfies Record<string, Press>

/** Lets through the first `count` of the page's scripts, and the others once released. */
async function holdScripts(page: Page, count: number) {
  let asked = 0
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let arrived = 0
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    asked += 1
    const passes = asked <= count
    if (!passes) await released
    await route.continue()
    if (passes) arrived += 1
  })
  return { release, arrived: () => arrived }
}

/** How many scripts a page asks for before the visitor acts: the entry and what it lists. */
const scriptsOf = (page: Page) =>
  page.evaluate(() => {
    const later = document.querySelector<HTMLTemplateElement>('template[id]')?.content ?? document
    return (
      1 + (later.querySelector('script[data-scripts]')?.getAttribute('data-scripts') ?? '').split(' ').length
    )
  })

/** Presses once so many of the page's scripts have arrived, and not the others: as a share of them. */
export async function pressEarly(
  page: Page,
  site: Site,
  { path, width, act, happened }: Press,
  share: number,
) {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(path)
  // The last moment: all of these have arrived, but not those of the parts further down.
  const moment = Math.round(share * (await scriptsOf(page)))
  await test.step(`${moment} of its scripts have arrived`, async () => {
    await page.evaluate(() => localStorage.clear())
    const { release, arrived } = await holdScripts(page, moment)
    await page.goto(path, { waitUntil: 'commit' })
    await expect.poll(arrived).toBe(moment)
    const acted = await act(page)
    release()
    await happened(page, site, String(acted))
    await page.unrouteAll({ behavior: 'wait' })
  })
}
