/** The theme without storage, and in the drawings. */
import sharp from 'sharp'
import { navigation } from '../../content/navigation.ts'
import { expect, test } from './fixtures.ts'
import { open } from './visitor.ts'

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

test('the button turns in the next frame, and the page after it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page)
  const toDark = page.getByRole('button', { name: navigation.theme.toDark, exact: true })
  const answer = await toDark.evaluate(async (button: HTMLButtonElement) => {
    const colour = () => getComputedStyle(document.body).color
    const light = colour()
    button.click()
    await new Promise((resolve) => requestAnimationFrame(resolve))
    return { name: button.innerText, light, colour: colour() }
  })
  expect(answer).toEqual({ name: navigation.theme.toLight, light: answer.light, colour: answer.light })
  await expect(page.locator('body')).not.toHaveCSS('color', answer.light)
  await page.getByRole('button', { name: navigation.theme.toLight, exact: true }).click()
  await expect(page.locator('body')).toHaveCSS('color', answer.light)
  await expect(toDark).toBeVisible()
})

test('a drawing of homes has the light of the theme that the visitor chose', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/evaluation')
  // On a band that is dark in both themes, and in a narrow window, where nothing covers it.
  const drawing = page.locator('main img').first()
  const lightness = async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { channels } = await sharp(await drawing.screenshot()).stats()
    return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean, 0)
  }
  const day = await lightness()
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByRole('button', { name: navigation.theme.toDark }).click()
  await expect.poll(lightness).toBeLessThan(0.65 * day)
})
