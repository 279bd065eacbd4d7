/** A page that was open when another build took the place of its own: what it loads on first use is gone. */
import type { Page } from 'playwright/test'
import { messages } from '../../content/messages.ts'
import { navigation } from '../../content/navigation.ts'
import { site } from '../../content/site.ts'
import { expect, test } from './fixtures.ts'
import { hydrated, startedByItself } from './visitor.ts'

const OLD = '/assets/'
const NEW = '/assets-of-another-build/'

/** From now on the host has the same site with its files under other names, and those of before no more. */
async function deploy(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    if (pathname.startsWith(OLD)) return route.fulfill({ status: 404 })
    const isBuilt = pathname.startsWith(NEW)
    // The page is also asked for by a script, to see whether it is another's.
    if (!isBuilt && !(request.headers().accept ?? '').includes('html') && request.resourceType() !== 'fetch')
      return route.fallback()
    const response = await route.fetch({ url: request.url().replace(NEW, OLD) })
    if (!/html|javascript|css/.test(response.headers()['content-type'] ?? ''))
      return route.fulfill({ response })
    const text = await response.text()
    return route.fulfill({ response, body: text.replaceAll(/(?<![\w-]\/?)assets\//g, NEW.slice(1)) })
  })
}

const told = (page: Page) => page.getByText(messages.loadedAnew.title)

test('a calculator goes on with what is typed', async ({ page }) => {
  await page.goto('/home-costs')
  await startedByItself(page)
  await deploy(page)
  await page.getByRole('textbox', { name: 'Purchase price' }).fill('720000')
  await expect(page).toHaveURL(/price=720000/)
  await expect(page.getByRole('textbox', { name: 'Purchase price' })).toHaveValue(/^720,?000$/)
  await expect(told(page)).toBeVisible()
})

test('a form keeps what is typed, and a consent only if it is given again', async ({ page }) => {
  const [name, email, sms] = [
    page.getByLabel('First name'),
    page.getByLabel(site.consent.email.label),
    page.getByLabel(site.consent.sms.label),
  ]
  await page.goto('/contact')
  await startedByItself(page)
  // By a script, because the page would load its parts at the first press.
  await email.evaluate((box: HTMLInputElement) => {
    box.checked = false
  })
  await sms.evaluate((box: HTMLInputElement) => {
    box.checked = true
  })
  await deploy(page)
  const loaded = page.waitForEvent('framenavigated')
  await name.fill('Ada')
  await loaded
  await hydrated(page)
  await expect(name).toHaveValue('Ada')
  await expect(email).not.toBeChecked()
  await expect(sms).not.toBeChecked()
})

test('the phone’s menu opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/radon-information')
  await startedByItself(page)
  await deploy(page)
  const menu = page.getByRole('button', { name: navigation.drawer.openAction })
  await menu.click()
  await expect(told(page)).toBeVisible()
  await menu.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
