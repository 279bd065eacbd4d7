/** What the headers of a page keep from running in it; tests/unit/pages.test.ts has the headers themselves. */
import { expect, test } from './fixtures.ts'

test('text becomes neither a script nor its address, except by the policy for widgets', async ({ page }) => {
  await page.goto('/contact')
  const refused = await page.evaluate(() => {
    const attempts: (() => void)[] = [
      () => {
        document.createElement('div').innerHTML = '<b>text</b>'
      },
      () => {
        document.createElement('script').src = '/assets/other.js'
      },
    ]
    return attempts.map((attempt) => {
      try {
        attempt()
        return 'allowed'
      } catch (error) {
        return error instanceof Error ? error.name : 'thrown'
      }
    })
  })
  expect(refused).toEqual(['TypeError', 'TypeError'])
})
