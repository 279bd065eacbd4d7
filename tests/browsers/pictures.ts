/** Takes pictures of a few screens, to compare by eye: `npm run test:all -- browsers --pictures`. */
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
        // Chromium and WebKit load the others only once they are near the window, and would wait for ever.
        const isInWindow = (image: HTMLImageElement) => {
          const { top, bottom, width } = image.getBoundingClientRect()
          return width > 0 && top < innerHeight && bottom > 0
        }
        const images = [...document.images].filter(isInWindow)
        await Promise.all(images.map((image) => image.decode().catch(() => {})))
        // What enters has entered; what drifts without end, or follows the scrolling, goes on.
        const entering = document
          .getAnimations()
          .filter(
            ({ playState, timeline, effect }) =>
              playState === 'running' &&
              timeline === document.timeline &&
              effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
          )
        await Promise.all(entering.map(({ finished }) => finished.catch(() => {})))
      }, null)
      await mkdir(PICTURES, { recursive: true })
      await writeFile(pictureFile(engine.name, screen, width), await driver.screenshot())
    })
