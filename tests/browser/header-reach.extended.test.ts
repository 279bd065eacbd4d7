/** Nothing of the header is without room. */
import { LAYOUT } from '../../content/constants.ts'
import { navigation } from '../../content/navigation.ts'
import { site as brand } from '../../content/site.ts'
import { expect, test } from './fixtures.ts'
import { open } from './shell.ts'

test('every destination of the header is reachable at every width', async ({ page }) => {
  await open(page, '/contact')
  const header = page.getByRole('banner')
  const menu = page.getByRole('button', { name: navigation.drawer.openAction })
  const { signIn } = navigation
  const destinations = [...navigation.links, navigation.join, navigation.callToAction, signIn]
  const call = header.getByRole('link', { name: brand.phone.display })
  for (const width of [320, 360, 600, 768, 800, 959, 960, 1024, 1080, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await menu.isVisible(), `menu button at ${width} px`).toBe(width < LAYOUT.fullNavigation)
    if (width >= LAYOUT.mobileBreakpoint) await expect(call).toBeInViewport({ ratio: 1 })
    if (width >= LAYOUT.fullNavigation) {
      for (const { label } of destinations) {
        const link = header.getByRole('link', { name: label, exact: true })
        await expect(link).toBeInViewport({ ratio: 1 })
        const lines = await link.evaluate((node) => {
          const words = document.createRange()
          words.selectNodeContents(node)
          return new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size
        })
        expect(lines, `lines of ${label} at ${width} px`).toBe(1)
      }
    } else {
      await menu.click()
      const drawer = page.getByRole('dialog', { name: navigation.drawer.label })
      for (const { label } of destinations)
        await expect(drawer.getByRole('link', { name: label, exact: true })).toBeVisible()
      await expect.poll(async () => (await drawer.boundingBox())?.width).toBeCloseTo(LAYOUT.drawerWidth)
      // From where the keyboard is: the menu hears it when it has the focus.
      await drawer.locator(':focus').press('Escape')
      await expect(drawer).toBeHidden()
    }
  }
})
