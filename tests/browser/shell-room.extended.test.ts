/** How much room the header, its banner, the quick actions and toasts take, and what they must not cover. */
import type { Page } from 'playwright/test'
import { BANNER, LAYOUT } from '../../content/constants.ts'
import { evaluationForm } from '../../content/forms.ts'
import { messages } from '../../content/messages.ts'
import { banner, navigation } from '../../content/navigation.ts'
import { site as brand } from '../../content/site.ts'
import { confirmedAccount, newSession, seedSession } from '../support/accounts.ts'
import { LAYOUT_UNIT } from '../support/layout.ts'
import { uniqueEmail } from '../support/payloads.ts'
import { memberAccount } from '../support/team-accounts.ts'
import { account, send as signIn } from './auth-page.ts'
import { expect, test } from './fixtures.ts'
import { bar, claims, open, overlap, SMALL, scrollTo } from './shell.ts'
import { hydrated, sendForm } from './visitor.ts'

/** A window of 640 × 720 px, zoomed to 200%. */
const ZOOMED = { width: 320, height: 360 }

for (const viewport of [SMALL, ZOOMED])
  test(`the banner and the quick actions show whole lines at ${viewport.width} px`, async ({ page }) => {
    await open(page, '/', viewport)
    await scrollTo(page, 500)
    await expect(claims(page)).toBeVisible()
    await expect(bar(page)).toBeVisible()
    const pause = await claims(page).getByRole('button').boundingBox()
    expect(Math.min(pause?.width ?? 0, pause?.height ?? 0)).toBeGreaterThan(24 - LAYOUT_UNIT)
    expect((pause?.x ?? 0) + (pause?.width ?? 0)).toBeLessThan(viewport.width + LAYOUT_UNIT)
    const lines = claims(page).locator('[aria-hidden] > span').filter({ visible: true })
    await expect(lines).toHaveCount(BANNER.count)
    for (const part of [...(await lines.all()), ...(await bar(page).getByRole('link').all())]) {
      const box = await part.boundingBox()
      expect(box?.x).toBeGreaterThan(-LAYOUT_UNIT)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(viewport.width + LAYOUT_UNIT)
      expect(box?.height).toBeLessThan(36)
    }
    for (const line of await lines.all()) {
      const box = await line.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan((pause?.x ?? 0) + LAYOUT_UNIT)
    }
    for (const link of [claims(page).getByRole('link'), ...(await bar(page).getByRole('link').all())])
      expect((await link.boundingBox())?.height).toBeGreaterThan(24 - LAYOUT_UNIT)
  })

test('while the banner changes, no two claims are legible at once', async ({ page }) => {
  await page.clock.install()
  await open(page, '/contact')
  await scrollTo(page, 400)
  await expect(claims(page)).toBeVisible()
  // Paused as they begin: on a busy machine they would be over before they are looked at.
  await claims(page).evaluate((aside) => {
    for (const begins of ['transitionrun', 'animationstart'])
      aside.addEventListener(begins, () => {
        for (const fade of aside.getAnimations({ subtree: true })) fade.pause()
      })
  })
  await page.clock.runFor(BANNER.rotationMs)
  await expect(claims(page).locator('[data-current]')).toContainText(banner.messages[1].full)
  const opacities = await claims(page).evaluate((aside) => {
    const messages = [...aside.querySelectorAll('a > [aria-hidden]')]
    const fades = messages.flatMap((message) => message.getAnimations())
    return [0, 80, 120, 159, 161, 200, 240, 320].map((time) => {
      for (const fade of fades) fade.currentTime = time
      return messages.map((message) => Number(getComputedStyle(message).opacity))
    })
  })
  for (const moment of opacities)
    expect(moment.filter((opacity) => opacity > 0.02).length, `${moment}`).toBeLessThan(2)
  expect(opacities[2]?.[0]).toBeGreaterThan(0)
  expect(opacities[6]?.[1]).toBeGreaterThan(0)
})

test('the header has room for the account of a signed-in visitor', async ({ page, site }) => {
  const visitor = await confirmedAccount(site)
  await seedSession(page, await newSession(site, visitor))
  await open(page, '/contact', { width: LAYOUT.mobileBreakpoint, height: 800 })
  const header = page.getByRole('banner')
  await expect(account(page, visitor.email)).toBeVisible()
  const call = header.getByRole('link', { name: brand.phone.display })
  for (const width of [LAYOUT.mobileBreakpoint, 1000, 1023, 1024, 1080, 1279, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(call).toBeInViewport({ ratio: 1 })
    for (const { label } of [...navigation.links, navigation.join, navigation.callToAction])
      await expect(header.getByRole('link', { name: label, exact: true })).toBeInViewport({ ratio: 1 })
    await expect(account(page, visitor.email)).toBeInViewport({ ratio: 1 })
    const brokerage = header.getByText(brand.brokerage, { exact: true })
    expect((await brokerage.boundingBox())?.height, `the brokerage at ${width} px`).toBeLessThan(30)
  }
})

for (const width of [LAYOUT.mobileBreakpoint, 1280])
  test(`nothing of the header moves once the session is known, at ${width} px`, async ({ page, site }) => {
    const places = () =>
      page
        .getByRole('banner')
        .locator('nav a, [href^="tel"], [data-size]:not([aria-haspopup="menu"])')
        .filter({ visible: true })
        .evaluateAll((parts) =>
          parts.map((part) => {
            const { x, y } = part.getBoundingClientRect()
            return [x, y].map(Math.round)
          }),
        )
    await open(page, '/contact', { width, height: 800 })
    await page.evaluate(() => document.fonts.ready)
    const before = await places()
    const visitor = await confirmedAccount(site)
    await seedSession(page, await newSession(site, visitor))
    await open(page, '/contact', { width, height: 800 })
    await expect(account(page, visitor.email)).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    expect(await places()).toEqual(before)
  })

for (const colorScheme of ['light', 'dark'] as const)
  test(`the theme button stands in its place from the start, in the ${colorScheme} theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    const button = page.getByRole('banner').getByRole('button', {
      name: navigation.theme[colorScheme === 'light' ? 'toDark' : 'toLight'],
    })
    await page.route('**/assets/app-*.js', (route) => route.abort())
    await page.goto('/contact')
    const before = await button.boundingBox()
    await page.unroute('**/assets/app-*.js')
    await page.reload()
    await hydrated(page)
    const after = await button.boundingBox()
    expect(after).toMatchObject({ width: before?.width, height: before?.height, y: before?.y })
    // The typefaces, which arrive at any time, are wider or narrower than their fallbacks by a pixel.
    expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0))).toBeLessThan(2)
  })

for (const viewport of [SMALL, { width: 390, height: 844 }])
  test(`the evaluation has a phone link in the first screen at ${viewport.width} px`, async ({ page }) => {
    await open(page, '/evaluation', viewport)
    const call = page.getByRole('main').getByRole('link', { name: brand.phone.display }).first()
    await expect(call).toBeInViewport({ ratio: 1 })
    expect((await call.boundingBox())?.height).toBeGreaterThan(44 - LAYOUT_UNIT)
  })

test.describe('a toast on a small phone', () => {
  const send = async (page: Page) => {
    await open(page, '/evaluation')
    await sendForm(page, evaluationForm, uniqueEmail())
  }

  test('covers neither the error in the form nor the button that sends it again', async ({ page }) => {
    await page.route('**/functions/v1/send-lead-email', (route) => route.abort())
    await send(page)
    const toast = page.getByRole('status').filter({ hasText: 'Submission failed' })
    await expect(toast).toBeInViewport({ ratio: 1 })
    for (const part of [
      page.locator('main :focus'),
      page.getByRole('button', { name: evaluationForm.submitLabel }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 })
      expect(await overlap(toast, part)).toBe(false)
    }
  })

  test('does not cover any text of the confirmation', async ({ page }) => {
    await send(page)
    const toast = page.getByRole('status').filter({ hasText: 'Thank you!' })
    await expect(toast).toBeInViewport({ ratio: 1 })
    const heading = page.locator('main :focus')
    await expect(heading).toBeInViewport({ ratio: 1 })
    const texts = heading.locator('xpath=..').locator('h2, li, p, a, button').filter({ visible: true })
    expect(await texts.count()).toBeGreaterThan(5)
    for (const text of await texts.all()) expect(await overlap(toast, text)).toBe(false)
  })

  test('is right below the header of a scrolled page, over its banner', async ({ page }) => {
    await send(page)
    const toast = page.getByRole('status').filter({ hasText: 'Thank you!' })
    await expect(toast).toBeInViewport({ ratio: 1 })
    const top = () => toast.evaluate((box) => box.getBoundingClientRect().top)
    const header = () => page.getByRole('banner').evaluate((box) => box.getBoundingClientRect().bottom)
    await expect.poll(async () => Math.abs((await top()) - (await header()))).toBeLessThan(1)
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  })

  test('leaves the tabs and the search of the desk free', async ({ page, site }) => {
    const member = await memberAccount(site, 'Ada', 'manager')
    await open(page, '/auth?desk=')
    await signIn(page, member.account, 'signIn')
    await expect(page.getByRole('searchbox')).toBeVisible()
    const toast = page.getByRole('status').filter({ hasText: messages.signedIn.title })
    await expect(toast).toBeInViewport({ ratio: 1 })
    for (const part of [page.getByRole('searchbox'), page.getByRole('navigation').first()])
      expect(await overlap(toast, part)).toBe(false)
  })

  test('about a failure is gone once the form is sent', async ({ page }) => {
    await page.route('**/functions/v1/send-lead-email', (route) => route.abort())
    await send(page)
    const failure = page.getByRole('status').filter({ hasText: 'Submission failed' })
    await expect(failure).toBeVisible()
    await page.unroute('**/functions/v1/send-lead-email')
    await page.getByRole('button', { name: evaluationForm.submitLabel }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Thank you!' })).toBeVisible()
    await expect(failure).toBeHidden()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no theme button', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.getByRole('button', { name: navigation.theme.toDark })).toHaveCount(0)
  })
})
