/** The headers with which the local server answers, as a host does, scored by the rules of Mozilla's Observatory. */
import { observatoryScore } from '../support/observatory.ts'
import { expect, test } from './fixtures.ts'

test('every page has at least 130 points', async ({ site, request }) => {
  for (const path of site.paths) {
    const response = await request.get(path)
    const score = observatoryScore({ headers: response.headers(), html: await response.text() })
    expect.soft(score, path).toBeGreaterThanOrEqual(130)
  }
})

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
