/** What pages show once somebody acts on them, by every rule of axe, in both themes. At rest: every-page.test.ts. */
import type { Page } from 'playwright/test'
import { contactForm, evaluationForm } from '../../content/forms.ts'
import { mailedCode } from '../../content/mailed-code.ts'
import { messages } from '../../content/messages.ts'
import { navigation } from '../../content/navigation.ts'
import { newsletter } from '../../content/newsletter.ts'
import { account as accountPage } from '../../content/pages/account.ts'
import { auth } from '../../content/pages/auth.ts'
import { communitiesPage } from '../../content/pages/communities.ts'
import { desk } from '../../content/pages/desk.ts'
import { everyRule, violationsOf } from '../support/accessibility.ts'
import { confirmedAccount, newSession, seedSession } from '../support/accounts.ts'
import { uniqueEmail } from '../support/payloads.ts'
import { account, alert, change, dialog, form, open as openAuth, openChange, send } from './auth-page.ts'
import { atDesk, line, move, note, request, state } from './colleagues.ts'
import { expect, test } from './fixtures.ts'
import { open, sendForm } from './visitor.ts'

const PHONE = { width: 390, height: 844 }

test.describe.configure({ mode: 'parallel', timeout: 120_000 })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Expects no barrier now, in either theme. */
async function expectNone(page: Page, when: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect.soft(await violationsOf(page, everyRule), `${when}, ${colorScheme}`).toEqual([])
  }
}

test('menus', async ({ page }) => {
  await open(page)
  const services = page.getByRole('button', { name: navigation.buyerServices.label })
  await services.press('Enter')
  await expect(services).toHaveAttribute('aria-expanded', 'true')
  await expectNone(page, 'the dropdown')
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: navigation.drawer.openAction }).click()
  await expect(page.getByRole('dialog', { name: navigation.drawer.label })).toBeVisible()
  await expectNone(page, 'the menu of a phone')
})

test('a form', async ({ page, context }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/evaluation')
  await page.getByRole('button', { name: evaluationForm.submitLabel }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
  await expectNone(page, 'errors')
  await context.setOffline(true)
  await sendForm(page, evaluationForm, uniqueEmail())
  await expect(page.getByText(messages.leadOffline.text)).toBeVisible()
  await expectNone(page, 'no connection')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: evaluationForm.sent.title('Ada') })).toBeVisible()
  await expectNone(page, 'thanks')
  await open(page)
  await page.getByLabel(contactForm.fields[0].label).fill('Ada')
  await page.reload()
  await expect(page.getByText(messages.leadRestored)).toBeVisible()
  await expectNone(page, 'a draft')
  for (const fragment of ['confirm', 'failed', 'unsubscribed']) {
    await page.goto(`/newsletter?of=${fragment}#${fragment}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await expectNone(page, `${newsletter.title}: ${fragment}`)
  }
})

test('signing in, and the account', async ({ page, site }) => {
  const visitor = await confirmedAccount(site)
  await openAuth(page)
  await send(page, { ...visitor, password: 'not mine' }, 'signIn')
  await expect(alert(page)).toBeVisible()
  await expectNone(page, 'refused')
  await page.getByRole('button', { name: auth.reset.open }).click()
  await expect(page.getByRole('form', { name: auth.reset.title })).toBeVisible()
  await expectNone(page, 'a forgotten password')
  await openAuth(page)
  await page.getByRole('link', { name: auth.mailedCode }).click()
  await expect(page.getByRole('form', { name: mailedCode.title })).toBeVisible()
  await expectNone(page, 'a mailed code')
  await openAuth(page)
  await send(page, { email: uniqueEmail(), password: 'secret1' }, 'signUp')
  await expect(form(page).getByText(auth.confirmation.title)).toBeVisible()
  await expectNone(page, 'signed up')
  await openChange(page, site, visitor)
  await change(page, 'not mine', 'gravel lantern otter')
  await expect(dialog(page).getByRole('alert')).toBeVisible()
  await expectNone(page, 'the dialog of a new password, refused')
  await page.keyboard.press('Escape')
  await account(page).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectNone(page, 'the account menu')
  await request(site, visitor.email)
  await seedSession(page, await newSession(site, visitor))
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: accountPage.requests.title })).toBeVisible()
  await page.getByRole('button', { name: accountPage.erasure.action }).click()
  await expect(page.getByRole('button', { name: accountPage.erasure.confirm })).toBeVisible()
  await expectNone(page, 'the account, before it is erased')
})

test('the desk', async ({ browser, site }) => {
  const lead = await request(site)
  const { page } = await atDesk(browser, site, 'Ann', '/desk?view=unclaimed', 'manager')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await line(page, lead).click()
  await expect(state(page)).toHaveText(desk.states.new)
  await expectNone(page, 'a request')
  await move(page, desk.moves['case.claimed'])
  await expect(state(page)).toHaveText(`${desk.states.claimed} · Ann`)
  await note(page).fill('Rang twice')
  await page.getByRole('button', { name: desk.lead.addNote }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Rang twice' })).toBeVisible()
  await page.locator('article summary').first().click()
  await expectNone(page, 'a claimed request')
  await page.setViewportSize(PHONE)
  await expectNone(page, 'a claimed request on a phone')
  for (const view of ['team', 'held', 'add']) {
    await page.goto(`/desk?view=${view}`)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expectNone(page, view)
  }
})

test('a search without matches, and a calculator that refuses', async ({ page }) => {
  await open(page, '/communities')
  await page.getByRole('search').getByRole('searchbox').fill('zzz')
  await expect(page.getByText(communitiesPage.search.empty.title)).toBeVisible()
  await expectNone(page, 'no community')
  await open(page, '/home-costs?downPayment=10000')
  await expect(page.getByRole('button', { name: /^Put \$/ })).toBeVisible()
  await expectNone(page, 'a down payment that is too low')
})
