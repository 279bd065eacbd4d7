/** The community directory and the two property type pages, as section 2 specifies them. */
import type { Page } from 'playwright/test'
import { assessmentOf } from '../../content/communities/assessments.ts'
import { communityDirectory, ZONES } from '../../content/communities/directory.ts'
import { quadrantFiguresText } from '../../content/communities/quadrant-figures.ts'
import { quadrants } from '../../content/communities/quadrants.ts'
import { communitiesPage } from '../../content/pages/communities.ts'
import { site } from '../../content/site.ts'
import { warmthOf } from '../../src/pages/communities/price-scale.ts'
import { quarter } from '../../src/pages/communities/zone-map.ts'
import { LAYOUT_UNIT } from '../support/layout.ts'
import { expect, test } from './fixtures.ts'
import { hydrated, open } from './visitor.ts'

const search = (page: Page) => page.getByRole('search').getByRole('searchbox')
const index = (page: Page) => page.getByRole('region', { name: communitiesPage.directory.title })
/** Communities in the lists that are open. */
const listed = (page: Page) => index(page).getByRole('group').getByRole('listitem')
const map = (page: Page) => page.getByRole('navigation', { name: communitiesPage.search.mapLabel })
/** The light over a quarter of the map. */
const lightOver = (page: Page) => map(page).locator('path[fill="url(#quarter)"]')

test.describe('communities', () => {
  test('lists every community by zone, opening in a new tab, with a star for luxury', async ({ page }) => {
    await open(page, '/communities')
    const { communities } = communityDirectory
    expect(communities.length).toBeGreaterThan(140)
    await expect(page.getByRole('search').getByRole('status')).toHaveText(
      communitiesPage.search.countLabel.all,
    )
    await expect(listed(page)).toHaveCount(communities.length)
    await expect(index(page).locator('li a[target="_blank"][rel~="noopener"]')).toHaveCount(
      communities.length,
    )
    const stars = communities.filter((community) => 'luxury' in community && community.luxury)
    await expect(index(page).getByRole('link', { name: /Luxury community/ })).toHaveCount(stars.length)
    await expect(page.getByRole('link', { name: 'See luxury homes' })).toHaveAttribute(
      'href',
      '/property-types/luxury',
    )
  })

  test('filters the list on each keystroke and hides what does not match', async ({ page }) => {
    await open(page, '/communities')
    await search(page).pressSequentially('auB')
    await expect(index(page).getByRole('link', { name: 'Auburn Bay' })).toBeVisible()
    await expect(index(page).getByRole('link', { name: 'Tuscany' })).toBeHidden()
    await expect(page.getByRole('search').getByRole('status')).toHaveText(
      '1 community found, assessed at a median of $665,500',
    )
    await search(page).fill('bow')
    await expect(page.getByRole('search').getByRole('status')).toHaveText(
      /^(\d+) communities found, (?!\1 )\d+ of them with medians of \$[\d,]+–\$[\d,]+$/,
    )
    await search(page).fill('zzz')
    await expect(
      page.getByRole('heading', { name: 'No community in our directory has that name' }),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ask an agent about the area' })).toBeVisible()
    await page.getByRole('button', { name: 'Show all communities' }).click()
    await expect(index(page).getByRole('link', { name: 'Tuscany' })).toBeVisible()
  })

  test('Enter and the button open the listing search; blank text does nothing', async ({ page }) => {
    const requests: URL[] = []
    await page.route(/northbow\.example/, (route) => {
      requests.push(new URL(route.request().url()))
      return route.fulfill({ contentType: 'text/html', body: '<title>Listings</title>' })
    })
    await open(page, '/communities')
    await search(page).fill('   ')
    await search(page).press('Enter')
    await page.getByRole('search').getByRole('button').first().click()
    await expect(page).toHaveURL(/\/communities$/)
    await search(page).fill(' Bowness ')
    await search(page).press('Enter')
    await expect(page).toHaveTitle('Listings')
    await page.goBack()
    await hydrated(page)
    await search(page).fill('Varsity')
    await page.getByRole('search').getByRole('button').first().click()
    await expect(page).toHaveTitle('Listings')
    const queries = requests.map((url) => url.search)
    expect(queries[0]).toContain('Bowness')
    expect(queries[1]).toContain('Varsity')
    for (const type of ['Residential', 'Land', 'Commercial', 'Agri-Business', 'Mobile', 'Multi-Family'])
      expect(queries[0]).toContain(type)
  })

  test('the quadrants open independently, and each has its own address', async ({ page }) => {
    await open(page, '/communities')
    const items = page.locator('main button[aria-expanded]')
    await expect(items).toHaveCount(4)
    await items.nth(0).click()
    await items.nth(2).click()
    await expect(page.locator('main button[aria-expanded="true"]')).toHaveCount(2)
    await open(page, '/communities/southwest')
    await expect(page.locator('#quadrant-southwest')).toBeVisible()
    for (const { id } of quadrants)
      await expect(page.getByRole('main').locator(`a[href="/communities/${id}"]`)).toBeVisible()
    await page.goto('/communities/NorthWest')
    await expect(page).toHaveURL(/\/communities\/northwest$/)
    await hydrated(page)
    await expect(page.locator('#quadrant-northwest')).toBeVisible()
    await page.goto('/communities/nowhere')
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
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

  test('every light of the map answers in its middle, also on the way from the light beside it', async ({
    page,
  }) => {
    await open(page, '/communities')
    const lights = map(page).locator('circle')
    test.setTimeout((await lights.count()) * 2_000)
    const middles = await lights.evaluateAll((circles) =>
      circles.map((circle) => {
        const { x, y, width, height } = circle.getBoundingClientRect()
        return { x: x + width / 2, y: y + height / 2 }
      }),
    )
    for (const [index, { x, y }] of middles.entries()) {
      const far = (middle: { x: number; y: number }) => Math.hypot(middle.x - x, middle.y - y)
      const [beside] = middles
        .filter((_, other) => other !== index)
        .sort((one, other) => far(one) - far(other))
      // The light beside it grows when it is pointed at, to less than this.
      if (!beside || far(beside) > 16) continue
      await page.mouse.move(beside.x, beside.y)
      const pointed = lights.nth(middles.indexOf(beside))
      await expect(pointed).toHaveAttribute('data-pointed')
      await pointed.evaluate((light) =>
        Promise.allSettled(light.getAnimations().map(({ finished }) => finished)),
      )
      await page.mouse.move(x, y, { steps: 4 })
      await expect.soft(lights.nth(index)).toHaveAttribute('data-pointed')
    }
  })

  for (const quadrant of quadrants)
    test(`the page of the ${quadrant.id} is headed by it, lights it on the map, and has its figures and its list before all others`, async ({
      page,
    }) => {
      const { id, label, suffix, text, communities } = quadrant
      await open(page, `/communities/${id}`)
      await expect(page).toHaveTitle(`${label} Calgary Communities (${suffix}) | ${site.shortName}`)
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', RegExp(`${text}$`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${label} Calgary`)
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
      await expect(lightOver(page)).toHaveAttribute('d', quarter(id))
      await expect(map(page).locator('[data-lit]')).toHaveCount(communities.length)
      const counts = (await map(page).locator('text').allTextContents()).map((one) =>
        Number(/\d+$/.exec(one)?.[0] ?? 0),
      )
      expect(counts.reduce((sum, count) => sum + count)).toBe(communities.length)

      const lists = page.getByRole('region').filter({ has: page.getByRole('listitem') })
      await expect(lists.first()).toHaveAccessibleName(quadrantFiguresText.title)
      const own = lists.nth(1)
      await expect(own).toHaveAccessibleName(`Where addresses end in ${suffix}`)
      const names = await own.getByRole('listitem').locator('a[target="_blank"]').allInnerTexts()
      expect(names.map((name) => name.replace(/\s+\(.*/s, '')).sort()).toEqual(
        communities.map(({ name }) => name).sort(),
      )
      await expect(own.getByRole('heading', { level: 4, name: `${label} zone` })).toBeVisible()
      for (const other of quadrants)
        await expect(own.locator(`a[href="/communities/${other.id}"]`)).toBeVisible()

      // The key of its colours ends where its communities do.
      const warmest = Math.max(...communities.map(({ name }) => warmthOf(assessmentOf(name)?.median ?? 0)))
      const key = own.getByRole('list', { name: communitiesPage.search.mapLegend.label })
      await expect(key.getByRole('listitem')).toHaveCount(warmest + 1)

      await own.getByRole('button', { name: communitiesPage.directory.order.value }).click()
      for (const zone of await own.locator('details').all()) {
        const medians = (await zone.locator('li').allTextContents()).map((entry) =>
          Number(/\$([\d,]+)/.exec(entry)?.[1]?.replaceAll(',', '')),
        )
        expect(medians).toEqual(medians.toSorted((a, b) => b - a))
      }

      // The whole directory, its zones closed.
      await expect(index(page).locator('details li')).toHaveCount(communityDirectory.communities.length)
      await expect(listed(page)).toHaveCount(0)
      await page.getByRole('main').getByRole('link', { name: 'Community directory' }).click()
      await expect(page).toHaveURL(/\/communities$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(communitiesPage.hero.title)
    })

  test('the name of a dot stands over it, within the strip', async ({ page }) => {
    await page.goto('/communities/southwest')
    await hydrated(page)
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

  test('a search on the page of a quadrant covers the whole directory and comes first', async ({ page }) => {
    await open(page, '/communities/northwest')
    await search(page).fill('mahog')
    await expect(page.getByRole('search').getByRole('status')).toHaveText(
      '1 community found, assessed at a median of $745,000',
    )
    await expect(map(page).locator('[data-lit]')).toHaveCount(1)
    await expect(map(page).getByText('Southeast 1')).toBeVisible()
    await expect(index(page).getByRole('link', { name: 'Mahogany' })).toBeInViewport()
    await search(page).fill('')
    await expect(lightOver(page)).toHaveAttribute('d', quarter('northwest'))
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
})
