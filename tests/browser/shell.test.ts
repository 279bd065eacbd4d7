/** What every page shares: header, menus, banner, footer and navigation between pages. */
import type { Page } from 'playwright/test'
import { BANNER } from '../../content/constants.ts'
import { messages } from '../../content/messages.ts'
import { banner, footer, navigation } from '../../content/navigation.ts'
import { newsletter } from '../../content/newsletter.ts'
import { join } from '../../content/pages/join.ts'
import { unavailable } from '../../content/pages/not-found.ts'
import { site as brand } from '../../content/site.ts'
import { BUILD_STORAGE_KEY } from '../../src/browser/later.ts'
import { violationsOf } from '../support/accessibility.ts'
import { uniqueEmail } from '../support/payloads.ts'
import { expect, test } from './fixtures.ts'
import { hydrated, tabTo } from './visitor.ts'

const PHONE = { width: 360, height: 780 }
const { buyerServices } = navigation

const buyerMenu = (page: Page) => page.getByRole('button', { name: buyerServices.label })
const menu = (page: Page) => page.getByRole('dialog', { name: navigation.drawer.label })

async function open(page: Page, path = '/contact'): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

test('the header has its links, the seven buyer resources and the two featured ones', async ({ page }) => {
  await open(page)
  const header = page.getByRole('banner')
  for (const { label, to } of [...navigation.links, navigation.join, navigation.callToAction])
    await expect(header.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', to)
  await buyerMenu(page).click()
  await expect(page.locator('header nav li li a')).toHaveCount(7)
  for (const { label } of buyerServices.featured)
    await expect(header.getByRole('link', { name: label })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

test.describe('the dropdown by keyboard', () => {
  test('opens on Enter, is traversed by Tab, and returns the focus on Escape', async ({ page }) => {
    await open(page)
    await tabTo(page, buyerServices.label)
    await page.keyboard.press('Enter')
    await expect(buyerMenu(page)).toHaveAttribute('aria-expanded', 'true')
    for (const { label } of buyerServices.links) {
      await page.keyboard.press('Tab')
      await expect(page.locator(':focus')).toContainText(label)
    }
    await page.keyboard.press('Escape')
    await expect(buyerMenu(page)).toBeFocused()
    await expect(buyerMenu(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes when the focus leaves it', async ({ page }) => {
    await open(page)
    await buyerMenu(page).press('Enter')
    await page.getByRole('banner').getByRole('link', { name: 'Seller Services' }).focus()
    await expect(buyerMenu(page)).toHaveAttribute('aria-expanded', 'false')
  })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('a tap opens the dropdown, and a tap outside closes it', async ({ page }) => {
    await open(page)
    await buyerMenu(page).tap()
    await expect(buyerMenu(page)).toHaveAttribute('aria-expanded', 'true')
    await page.getByRole('heading', { level: 1 }).tap({ position: { x: 5, y: 5 } })
    await expect(buyerMenu(page)).toHaveAttribute('aria-expanded', 'false')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('the menu is 300 px wide at the right, and traps the focus until Escape', async ({ page }) => {
    await open(page)
    const trigger = page.getByRole('button', { name: navigation.drawer.openAction })
    await trigger.tap()
    await expect(menu(page)).toBeVisible()
    await expect
      .poll(async () => {
        const box = await menu(page).boundingBox()
        return box && [box.width, box.x + box.width].map(Math.round)
      })
      .toEqual([300, PHONE.width])
    expect(await violationsOf(page)).toEqual([])
    const links = navigation.drawer.groups.reduce((sum, group) => sum + group.links.length, 0)
    for (let presses = 0; presses < links + 8; presses++) {
      await page.keyboard.press('Tab')
      expect(await menu(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(trigger).toBeFocused()
  })

  test('a tap outside closes the menu, and so does following a link', async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: navigation.drawer.openAction }).tap()
    await expect(menu(page)).toBeVisible()
    await page.touchscreen.tap(20, 400)
    await expect(menu(page)).toBeHidden()
    await page.getByRole('button', { name: navigation.drawer.openAction }).tap()
    await menu(page).getByRole('link', { name: 'Join Our Team' }).tap()
    await expect(page).toHaveURL(/\/join$/)
    await expect(menu(page)).toBeHidden()
  })

  test('the page does not scroll behind the menu, and does once it is closed', async ({ page }) => {
    await open(page)
    const scrolled = async () => {
      await page.mouse.move(20, 400)
      await page.mouse.wheel(0, 300)
      // Long enough for a page to follow the wheel.
      await page.evaluate(
        () => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))),
      )
      return page.evaluate(() => scrollY)
    }
    await page.getByRole('button', { name: navigation.drawer.openAction }).click()
    await expect(menu(page)).toBeVisible()
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
    expect(await scrolled()).toBe(0)
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect.poll(scrolled).toBeGreaterThan(0)
  })

  test('the menu goes also where the page misses that its movement has ended', async ({ page }) => {
    await page.addInitScript(() => {
      for (const end of ['animationend', 'animationcancel'])
        addEventListener(end, (event) => event.isTrusted && event.stopImmediatePropagation(), true)
    })
    await open(page)
    await page.getByRole('button', { name: navigation.drawer.openAction }).click()
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-scope="dialog"]')).toHaveCount(0)
  })

  test('the menu button leads to the footer links when the menu cannot be loaded', async ({ page }) => {
    await page.route('**/assets/Drawer*', (route) => route.abort())
    await open(page)
    await page.getByRole('button', { name: navigation.drawer.openAction }).tap()
    await expect(page.getByRole('contentinfo')).toBeInViewport()
  })
})

test('the banner appears past 100 px with one claim at a time, and hides again at the top', async ({
  page,
}) => {
  await open(page)
  const claims = page.getByRole('complementary', { name: banner.label })
  const scrollTo = (top: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
  await expect(claims).toBeHidden()
  await scrollTo(100)
  await expect(claims).toBeHidden()
  await scrollTo(101)
  await expect(claims).toBeVisible()
  await expect(claims.locator('[data-current]')).toContainText(banner.messages[0].full)
  await expect(claims.locator('[aria-hidden="false"]')).toHaveCount(1)
  expect(await violationsOf(page)).toEqual([])
  await scrollTo(0)
  await expect(claims).toBeHidden()
})

test('the banner stays on its first claim with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await open(page)
  await page.mouse.wheel(0, 600)
  const current = page.getByRole('complementary', { name: banner.label }).locator('[data-current]')
  await expect(current).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(current).toContainText(banner.messages[0].full)
})

test('the banner pauses on request, also on the next page, and goes on when asked', async ({ page }) => {
  await page.clock.install()
  await open(page)
  const claims = page.getByRole('complementary', { name: banner.label })
  const current = claims.locator('[data-current]')
  const scroll = () => page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
  await scroll()
  await claims.getByRole('button', { name: banner.pauseAction }).dispatchEvent('click')
  await page.clock.runFor(20_000)
  await expect(current).toContainText(banner.messages[0].full)
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).dispatchEvent('click')
  await expect(page).toHaveTitle(/Contact/)
  await scroll()
  await page.clock.runFor(20_000)
  await expect(current).toContainText(banner.messages[0].full)
  await claims.getByRole('button', { name: banner.resumeAction }).dispatchEvent('click')
  await page.clock.runFor(BANNER.rotationMs)
  await expect(current).toContainText(banner.messages[1].full)
})

test('skip links lead to the content, the navigation and the footer', async ({ page }) => {
  await open(page)
  for (const { label, target } of navigation.skipLinks) {
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.getByRole('link', { name: label }).focus()
    await expect(page.getByRole('link', { name: label })).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/contact#${target}$`))
    await expect(page.locator(`#${target}`)).toBeInViewport()
  }
})

test('a new page starts at the top, and going back restores the scroll position', async ({ page }) => {
  await open(page, '/evaluation')
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveTitle(/Contact/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveTitle(/Evaluation/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700)
})

test('a page that is scrolled before its scripts arrive stays there, also after a reload and on the way back', async ({
  page,
}) => {
  const top = () => page.evaluate(() => window.scrollY)
  await page.route('**/assets/app-*.js', async (route) => {
    await expect.poll(top).toBe(600)
    await route.continue()
  })
  await page.goto('/evaluation')
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
  await hydrated(page)
  expect(await top()).toBe(600)
  await page.unrouteAll()
  await page.reload()
  await hydrated(page)
  expect(await top()).toBe(600)
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveTitle(/Contact/)
  await expect.poll(top).toBe(0)
  await page.goBack()
  await expect(page).toHaveTitle(/Evaluation/)
  await expect.poll(top).toBe(600)
})

test('a page that arrives slowly, with its scripts known from before, comes alive as it is', async ({
  page,
  pageLog,
}) => {
  await page.goto('/contact')
  await hydrated(page)
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), BUILD_STORAGE_KEY)).toBeTruthy()
  const session = await page.context().newCDPSession(page)
  // In bytes a second: the document takes some seconds.
  const slow = { offline: false, latency: 0, downloadThroughput: 6_000, uploadThroughput: -1 }
  await session.send('Network.emulateNetworkConditions', slow)
  // With something in the address that the application is started for at once.
  await page.goto('/contact?utm_source=mail')
  await hydrated(page)
  expect(pageLog).toEqual([])
})

test('applies the chosen theme before the next page is painted', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page)
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await background()
  await page.getByRole('button', { name: navigation.theme.toDark }).click()
  await expect.poll(background).not.toBe(light)
  const dark = await background()
  await page.route('**/assets/app-*.js', (route) => route.abort())
  await page.goto('/evaluation')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await background()).toBe(dark)
})

test('changes the theme of a visitor whose storage is full', async ({ page, pageLog }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page)
  await page.getByRole('button', { name: navigation.theme.toDark }).click()
  await page.getByRole('button', { name: navigation.theme.toLight }).click()
  await page.getByRole('button', { name: navigation.theme.toDark }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(pageLog).toEqual([])
})

test('the footer has every group of links, the hours and the brokerage', async ({ page }) => {
  await open(page)
  const footerRegion = page.getByRole('contentinfo')
  for (const { links } of [...footer.groups, footer.elsewhere, footer.social, footer.legal])
    for (const link of links)
      await expect(footerRegion.getByRole('link', { name: link.label }).first()).toHaveAttribute(
        'href',
        'to' in link ? link.to : link.href,
      )
  for (const { label } of brand.hours) await expect(footerRegion.getByText(label)).toBeVisible()
  await expect(footerRegion.getByText(brand.brokerage).first()).toBeVisible()
})

test('external links open in a new tab and say so', async ({ page }) => {
  await open(page)
  const external = page.locator('a[href^="https:"]')
  for (const link of await external.all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
    await expect(link).toContainText('(opens in a new tab)')
  }
  expect(await external.count()).toBeGreaterThan(5)
})

test('a page whose code does not arrive comes as a document and says so, then has a retry', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  const follow = () => page.getByRole('banner').getByRole('link', { name: 'Join Our Team' }).click()
  await page.route('**/assets/join*', (route) => route.abort())
  await open(page)
  await follow()
  await expect(page.locator('main[data-unhydrated]')).toHaveCount(1)
  await expect(heading).toHaveText(join.hero.title)
  await expect(page.getByText(messages.loadedAnew.description)).toBeVisible()
  // A new document did not help the last time.
  await open(page)
  await follow()
  await expect(heading).toHaveText(unavailable.heading)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Join Our Team' })).toBeVisible()
  await page.unroute('**/assets/join*')
  await page.getByRole('button', { name: unavailable.action }).click()
  await expect(heading).toHaveText(join.hero.title)
})

test('the newsletter: subscribes, confirms by the mailed link, and unsubscribes', async ({ page, site }) => {
  const email = uniqueEmail()
  await open(page)
  const box = page.getByRole('region', { name: newsletter.title })
  await box.getByLabel(newsletter.emailLabel).fill(email)
  await page.keyboard.press('Enter')
  await expect(box.getByText(newsletter.notices.confirmSent.text)).toBeVisible()
  await expect.poll(() => site.mailsTo(email)).toHaveLength(1)
  const links = [...((await site.mailsTo(email))[0]?.text.matchAll(/https?:\/\/\S+/g) ?? [])].map(
    ([url]) => url,
  )
  await open(
    page,
    links.find((link) => link.includes('newsletter-confirm')),
  )
  await page.getByRole('button', { name: newsletter.confirm.submitLabel }).click()
  await expect(page.getByText(newsletter.notices.confirmed.text)).toBeVisible()
  await open(
    page,
    links.find((link) => link.includes('newsletter-unsubscribe')),
  )
  await page.getByRole('button', { name: newsletter.unsubscribe.submitLabel }).click()
  await expect(page.getByText(newsletter.notices.unsubscribed.text)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the header links work, the dropdown opens on hover, the menu button leads to the footer', async ({
    page,
  }) => {
    await page.goto('/contact')
    const header = page.getByRole('banner')
    await header.getByRole('link', { name: buyerServices.label }).hover()
    await expect(header.getByRole('link', { name: 'First-Time Buyers' })).toBeVisible()
    for (const { full } of banner.messages)
      await expect(page.getByText(full).filter({ visible: true })).toHaveCount(1)
    await page.setViewportSize(PHONE)
    await header.getByRole('link', { name: navigation.drawer.openAction }).click()
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Our Team', exact: true }),
    ).toBeVisible()
  })

  test('the newsletter form posts natively and says what happens next', async ({ page, site }) => {
    const email = uniqueEmail()
    await page.goto('/join')
    const box = page.getByRole('region', { name: newsletter.title })
    await box.getByLabel(newsletter.emailLabel).fill(email)
    await box.getByRole('button', { name: newsletter.submitLabel }).click()
    await expect(page.getByText(newsletter.notices.confirmSent.text)).toBeVisible()
    await expect.poll(() => site.mailsTo(email)).toHaveLength(1)
  })
})
