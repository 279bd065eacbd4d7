/** What the walks ask of every drawn page is shown to fail on pages that do not have it. */
import { drawnWrongs } from '../path-harness/chromium/drawn.ts'
import { expect, test } from './fixtures.ts'

const WRONG = {
  'The page is 3000 pixels wide': '<div style="width: 3000px">wide</div>',
  'A text in the window is transparent: never shown': '<div style="opacity: 0"><p>never shown</p></div>',
  'A text is cut off: a long name':
    '<p style="width: 20px; overflow: hidden; white-space: nowrap">a long name</p>',
  'A picture is missing: <img src="data:image/png;base64,AA" width="40" height="40">':
    '<img src="data:image/png;base64,AA" width="40" height="40">',
}

for (const [wrong, content] of Object.entries(WRONG))
  test(wrong, async ({ page }) => {
    await page.setContent(`<body style="margin: 0">${content}</body>`)
    await expect(async () => expect(await page.evaluate(drawnWrongs, false)).toEqual([wrong])).toPass()
  })

test('what is hidden, below the window or for screen readers alone is not wrong', async ({ page }) => {
  await page.setContent(`<body style="margin: 0">
    <p aria-hidden="true" style="opacity: 0">decoration</p>
    <p inert style="opacity: 0">behind a dialog</p>
    <p style="position: absolute; width: 1px; height: 1px; overflow: hidden; white-space: nowrap">for readers</p>
    <p style="position: absolute; top: 5000px; opacity: 0">not reached yet</p>
  </body>`)
  expect(await page.evaluate(drawnWrongs, false)).toEqual([])
})
