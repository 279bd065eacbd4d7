/** What a visitor does while code or styles are late, or do not come: nothing stands still, is lost or happens twice. */
import type { Page } from 'playwright/test'
import { evaluationForm } from '../../content/forms.ts'
import { navigation } from '../../content/navigation.ts'
import { evaluation } from '../../content/pages/evaluation.ts'
import { unavailable } from '../../content/pages/not-found.ts'
import { uniqueEmail } from '../support/payloads.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './network.ts'
import { fillForm, hydrated, open, sendForm, startedByItself } from './visitor.ts'

const APPLICATION = '**/assets/app-*.js'
const FORM = '**/assets/LeadForm-*.js'
const NEWSLETTER = '**/assets/NewsletterForm-*.js'
const STYLES = '**/assets/style-*.css'
const LEAD_FUNCTION = '**/functions/v1/send-lead-email'

const headerLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name })

test('a form whose code does not arrive stays when the first that a visitor does is to cross a link', async ({
  page,
}) => {
  await page.route(FORM, (route) => route.abort())
  await page.goto('/evaluation')
  await startedByItself(page)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('LeadForm'))
  await headerLink(page, 'Contact Us').hover()
  await failed
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(evaluation.hero.title)
  await expect(page.getByLabel('First name')).toBeVisible()
})

test('a style sheet that never arrives holds up neither the page nor the next one', async ({ page }) => {
  await hold(page, STYLES)
  await page.goto('/radon-information', { waitUntil: 'commit' })
  await startedByItself(page)
  const question = page.locator('main button[aria-expanded]').first()
  await question.click()
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await headerLink(page, 'Contact Us').click()
  await expect(page).toHaveTitle(/Contact/)
})

test('a form whose code never arrives does not hold up the next page', async ({ page }) => {
  await hold(page, FORM)
  await page.goto('/evaluation', { waitUntil: 'commit' })
  await startedByItself(page)
  await page.mouse.move(300, 300)
  await headerLink(page, navigation.join.label).click()
  await expect(page).toHaveTitle(/Join/)
})

test('a press that is repeated for the visitor leaves the focus where they type since', async ({ page }) => {
  const release = await hold(page, APPLICATION)
  await page.goto('/evaluation')
  await page.getByRole('button', { name: navigation.theme.toDark }).click()
  await page.getByLabel('First name').click()
  await page.keyboard.type('Ada')
  release()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await hydrated(page)
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.keyboard.type(' Mary')
  await expect(page.getByLabel('First name')).toHaveValue('Ada Mary')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

for (const [typed, ends] of [
  ['700000', '700,000'],
  // Not in the field's limits until more is typed.
  ['7', '7'],
] as const)
  test(`a calculator keeps “${typed}”, typed before it answers`, async ({ page }) => {
    const release = await hold(page, APPLICATION)
    await page.goto('/home-costs')
    const price = page.getByRole('textbox', { name: 'Purchase price' })
    await price.fill(typed)
    release()
    await hydrated(page)
    await price.focus()
    await expect(price).toHaveValue(RegExp(`^(${typed}|${ends})$`))
    await page.keyboard.press('End')
    if (typed === '7') await page.keyboard.type('50000')
    await expect(page).toHaveURL(typed === '7' ? /price=750000/ : /price=700000/)
  })

for (const [others, files] of [
  ['everything else answers', ''],
  ['another part still waits', NEWSLETTER],
] as const)
  test(`a lead that the browser posted, and is sent again before the answer while ${others}, is stored once`, async ({
    page,
    site,
  }) => {
    if (files) await hold(page, files)
    const release = await hold(page, APPLICATION)
    const email = uniqueEmail()
    let posts = 0
    await page.route(LEAD_FUNCTION, async (route) => {
      posts++
      const first = posts === 1
      const answer = await route.fetch({ maxRedirects: 0 })
      // The first answer comes after the second.
      if (first) await expect.poll(() => posts).toBe(2)
      await route.fulfill({ response: answer }).catch(() => undefined)
    })
    await page.goto('/evaluation')
    await fillForm(page, evaluationForm, email)
    // Within the page, because Playwright waits for the page that the post leads to.
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('main form')
      const press = () => form?.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
      setTimeout(press)
      const watch = new MutationObserver(() => {
        if (!form?.noValidate) return
        watch.disconnect()
        setTimeout(press)
      })
      if (form) watch.observe(form, { attributes: true })
    })
    release()
    await expect(page).toHaveURL(/lead=sent/)
    expect(await site.leads(email)).toHaveLength(1)
  })

test('a lead is sent although the code of the backend’s client is gone', async ({ page, site }) => {
  await page.route('**/assets/client-*.js', (route) => route.fulfill({ status: 404 }))
  const email = uniqueEmail()
  await open(page, '/evaluation')
  await sendForm(page, evaluationForm, email)
  await expect.poll(() => site.leads(email)).toHaveLength(1)
  await expect(page.getByRole('heading', { name: /Ada/ })).toBeFocused()
})

test('without storage, as in some applications’ web views, the page comes alive', async ({
  page,
  pageLog,
}) => {
  await page.addInitScript(() => Object.defineProperty(window, 'localStorage', { get: () => null }))
  await open(page, '/team')
  expect(pageLog).toEqual([])
})

test('an address in another letter case leads to its page', async ({ page }) => {
  for (const [address, path] of [
    ['/Contact?utm_source=Mail#Form', '/contact?utm_source=Mail#Form'],
    ['/Property-Types/Condos', '/property-types/condos'],
    ['/communities/NorthWest', '/communities/northwest'],
  ] as const) {
    await page.goto(address)
    await expect(page).toHaveURL(path)
    await expect(page).not.toHaveTitle(/not found/)
  }
})

test('the way back to a page whose code did not arrive shows that page', async ({ page }) => {
  await page.route('**/assets/team-*', (route) => route.abort())
  await page.goto('/team')
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  const title = await page.title()
  await startedByItself(page)
  const failed = page.waitForEvent('requestfailed')
  await page.mouse.move(300, 300)
  await failed
  await headerLink(page, 'Contact Us').click()
  await expect(page).toHaveTitle(/Contact/)
  await expect(page.locator('main[data-unhydrated]')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page).toHaveTitle(title)
})

test('without a connection, the way back to a page whose code did not arrive offers another try', async ({
  page,
  context,
}) => {
  await page.route('**/assets/team-*', (route) => route.abort())
  await page.goto('/team')
  await startedByItself(page)
  await headerLink(page, 'Contact Us').click()
  await expect(page).toHaveTitle(/Contact/)
  await context.setOffline(true)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(unavailable.heading)
})

test('a page whose application does not arrive has working links and forms', async ({ page, site }) => {
  await page.route(APPLICATION, (route) => route.abort())
  await page.setViewportSize({ width: 390, height: 844 })
  const email = uniqueEmail()
  await page.goto('/evaluation')
  const failed = page.waitForEvent('requestfailed')
  await page.mouse.move(300, 300)
  await failed
  await page.getByRole('banner').getByLabel(navigation.drawer.openAction).click()
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  const button = await fillForm(page, evaluationForm, email)
  await page.unrouteAll()
  await button.click()
  await expect(page).toHaveURL(/lead=sent/)
  expect(await site.leads(email)).toHaveLength(1)
  // The next page asks for it again.
  await hydrated(page)
})

test('the page that tells of no such quadrant answers', async ({ page, pageLog }) => {
  await page.goto('/communities/nowhere')
  await startedByItself(page)
  await expect(page.locator('main[data-unhydrated]')).toHaveCount(0)
  await headerLink(page, 'Contact Us').click()
  await expect(page).toHaveTitle(/Contact/)
  expect(pageLog.filter((line) => line.includes('/contact'))).toEqual([])
})
