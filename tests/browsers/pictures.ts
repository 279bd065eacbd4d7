/** Takes pictures of a few screens, to compare by eye: `npm run test:browsers -- --pictures`. */
import { mkdir, writeFile } from 'node:fs/promises'
import { test } from './fixtures.ts'
import { HEIGHT, PICTURES, pictureFile, SCREENS, WIDTHS } from './picture-sheet.ts'
import { visit } from './visits.ts'

for (const [screen, path] of Object.entries(SCREENS))
  for (const width of WIDTHS)
    test(`a picture of ${path} at ${width} px`, async ({ driver, engine }) => {
      await driver.resize(width, HEIGHT)
      await visit(driver, path)
      await driver.evaluate(async () => {
        await document.fonts.ready
        await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
      }, null)
      await mkdir(PICTURES, { recursive: true })
      await writeFile(pictureFile(engine.name, screen, width), await driver.screenshot())
    })
