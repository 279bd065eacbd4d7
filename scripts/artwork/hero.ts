/** The hero's posters and film. */
import sharp from 'sharp'
import { LIMITS, MEDIA } from './check.ts'
import { requireFfmpeg, writeAvif, writeFilms } from './encode.ts'
import { heroPage, withBrowser } from './render.ts'

const RATE = 24
const SECONDS = 9

/** The poster in the size for each kind of window, and its width in pixels. */
const POSTERS = { 'hero-poster.avif': 1600, 'hero-poster-small.avif': 800 }

/** Writes the first frame as pictures. */
export async function makePosters(): Promise<void> {
  requireFfmpeg()
  await withBrowser(async (browser) => {
    const page = await heroPage(browser, 1.25)
    await page.evaluate(() => window.renderAt(0))
    const frame = await page.screenshot()
    for (const [name, width] of Object.entries(POSTERS)) {
      const path = `${MEDIA}/${name}`
      await writeAvif(await sharp(frame).resize({ width }).png().toBuffer(), path, LIMITS[path] ?? 0)
    }
  })
}

/** Writes the film: one full loop. */
export async function makeFilms(): Promise<void> {
  requireFfmpeg()
  await withBrowser(async (browser) => {
    const page = await heroPage(browser, 1)
    async function* frames(): AsyncGenerator<Buffer> {
      const count = RATE * SECONDS
      for (let index = 0; index < count; index++) {
        if (index % RATE === 0) console.log(`  second ${index / RATE + 1} of ${SECONDS}`)
        await page.evaluate((time) => window.renderAt(time), index / count)
        yield await page.screenshot()
      }
    }
    await writeFilms(frames(), RATE, {
      webm: { path: `${MEDIA}/hero.webm`, limit: 600_000 },
      mp4: { path: `${MEDIA}/hero.mp4`, limit: 885_000 },
    })
  })
}
