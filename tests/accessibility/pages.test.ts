/** Every page, at rest, by every rule of axe, in the theme of the project. */
import { expect, test } from '../browser/fixtures.ts'
import { hydrated } from '../browser/visitor.ts'
import { everyRule, violationsOf } from '../support/accessibility.ts'

test.describe.configure({ mode: 'parallel' })

for (const width of [390, 1280])
  test(`at ${width} px no page breaks a rule of axe, whatever its level`, async ({ page, site }) => {
    const paths = [...site.paths, '/no/such-page']
    test.setTimeout(paths.length * 20_000)
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of paths)
      await test.step(path, async () => {
        await page.goto(path)
        await hydrated(page)
        expect.soft(await violationsOf(page, everyRule), path).toEqual([])
      })
  })
