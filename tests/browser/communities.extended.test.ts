/** The map, the strip and the zones of the communities, as they are drawn. */
import type { Page } from 'playwright/test'
import { communityDirectory, ZONES } from '../../content/communities/directory.ts'
import { communitiesPage } from '../../content/pages/communities.ts'
import { LAYOUT_UNIT } from '../support/layout.ts'
import { expect, test } from './fixtures.ts'
import { open } from './visitor.ts'

/** Pairs of lights that are tried. */
const CLOSEST = 40

const search = (page: Page) => page.getByRole('search').getByRole('searchbox')
const index = (page: Page) => page.getByRole('region', { name: communitiesPage.directory.title })
const map = (page: Page) => page.getByRole('navigation', { name: communitiesPage.search.mapLabel })

test('questions open independently of each other', async ({ page }) => {
  await open(page, '/communities')
  const items = page.locator('main button[aria-expanded]')
  await items.nth(0).click()
  await items.nth(2).click()
  await expect(page.locator('main button[aria-expanded="true"]')).toHaveCount(2)
})

test('the map’s caption ends with the page’s columns, and its labels are clear of the lights', async ({
  page,
}) => {
  await open(page, '/communities')
  const caption = await page.getByText(communitiesPage.search.mapCaption).boundingBox()
  const action = await page.getByRole('banner').locator('a').last().boundingBox()
  expect((caption?.x ?? 0) + (caption?.width ?? 0)).toBeLessThanOrEqual(
    (action?.x ?? 0) + (action?.width ?? 0) + 8,
  )
  const nearest = await map(page).evaluate((nav) => {
    const dots = [...nav.querySelectorAll('circle')].map((dot) => dot.getBoundingClientRect())
    return [...nav.querySelectorAll('text')].map((label) => {
      const { left, right, top, bottom } = label.getBoundingClientRect()
      return Math.min(
        ...dots.map((dot) =>
          Math.hypot(
            Math.max(left - dot.right, dot.left - right, 0),
            Math.max(top - dot.bottom, dot.top - bottom, 0),
          ),
        ),
      )
    })
  })
  for (const distance of nearest) expect(distance).toBeGreaterThan(4)
})

test('a light of the map answers in its middle, also on the way from the light beside it', async ({
  page,
}) => {
  await open(page, '/communities')
  const lights = map(page).locator('circle')
  const middles = await lights.evaluateAll((circles) =>
    circles.map((circle) => {
      const { x, y, width, height } = circle.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    }),
  )
  const pairs = middles.flatMap((one, index) =>
    middles.flatMap((other, beside) =>
      index === beside ? [] : [{ index, beside, far: Math.hypot(one.x - other.x, one.y - other.y) }],
    ),
  )
  // The light beside it grows when it is pointed at: those that are closest are covered first.
  for (const { index, beside } of pairs.toSorted((one, other) => one.far - other.far).slice(0, CLOSEST)) {
    const [from, to] = [middles[beside], middles[index]]
    if (!from || !to) throw new Error('There is no such light')
    await page.mouse.move(from.x, from.y)
    const pointed = lights.nth(beside)
    await expect(pointed).toHaveAttribute('data-pointed')
    await pointed.evaluate((light) =>
      Promise.allSettled(light.getAnimations().map(({ finished }) => finished)),
    )
    await page.mouse.move(to.x, to.y, { steps: 4 })
    await expect.soft(lights.nth(index)).toHaveAttribute('data-pointed')
  }
})

test('a search on the page of a quadrant lights what it finds, and the quadrant again without words', async ({
  page,
}) => {
  const names = communityDirectory.communities.map(({ name }) => name)
  const sought = names.find((name) => names.filter((one) => one.includes(name)).length === 1) ?? ''
  await open(page, '/communities/northwest')
  const lit = map(page).locator('[data-lit]')
  const own = await lit.count()
  expect(own).toBeGreaterThan(1)
  await search(page).fill(sought)
  await expect(lit).toHaveCount(1)
  await search(page).fill('')
  await expect(lit).toHaveCount(own)
})

test('the name of a dot stands over it, within the strip', async ({ page }) => {
  await open(page, '/communities/southwest')
  const slider = page.getByRole('slider')
  for (const key of ['Home', 'End']) {
    await slider.press(key)
    const [name = '', value = ''] = (await slider.getAttribute('aria-valuetext'))?.split(', ') ?? []
    const named = page.locator('p[aria-hidden]').filter({ hasText: name }).filter({ hasText: value })
    const [words, dot, strip] = await Promise.all(
      [named, page.locator('circle[data-pointed]'), named.locator('..')].map((part) => part.boundingBox()),
    )
    if (!words || !dot || !strip) throw new Error('One of the three is not on the page')
    const middle = dot.x + dot.width / 2
    expect(middle).toBeGreaterThan(words.x - LAYOUT_UNIT)
    expect(middle).toBeLessThan(words.x + words.width + LAYOUT_UNIT)
    expect(words.x + words.width).toBeLessThan(strip.x + strip.width + LAYOUT_UNIT)
  }
})

test('a phone shows a zone when it is opened, chosen on the map, linked to or searched for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/communities')
  const zone = (name: string) => index(page).getByRole('region', { name, exact: true })
  await expect(zone('South').getByRole('listitem')).toHaveCount(0)
  await zone('South').locator('summary').click()
  await expect(zone('South').getByRole('link', { name: 'Acadia' })).toBeVisible()
  await expect(zone('East').getByRole('listitem')).toHaveCount(0)

  const targets = map(page).getByRole('link')
  await expect(targets).toHaveCount(ZONES.length)
  for (const target of await targets.all()) {
    const box = await target.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(44 - LAYOUT_UNIT)
  }
  await targets.filter({ hasText: /^East \d+$/ }).click()
  await expect(zone('East').getByRole('link', { name: 'Forest Lawn' })).toBeInViewport()
  await expect(zone('East').getByRole('heading')).toBeInViewport()

  await open(page, '/communities/southeast#zone-central')
  await expect(zone('Central').getByRole('link', { name: 'Altadore' })).toBeInViewport()
  await search(page).fill('varsity')
  await expect(zone('Northwest').getByRole('link', { name: 'Varsity' })).toBeVisible()
})
