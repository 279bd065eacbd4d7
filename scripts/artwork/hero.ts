/** The hero's posters and films, one of each kind for every light of the day. */
import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { DAYLIGHTS, type Daylight } from '../../src/features/daylight/daylight.ts'
import { FILM, LAND, LIMITS, MEDIA, POSTERS } from './check.ts'
import { requireFfmpeg, writeAvif, writeFilms } from './encode.ts'
import { edgeMask } from './hero/cloud-edge.ts'
import { stillLand } from './hero/still-land.ts'
import { heroPage, withBrowser } from './render.ts'

const RATE = 20
const SECONDS = 8

/** Writes the edge of the cloud in the first frame. */
export async function makeEdge(): Promise<void> {
  writeFileSync(`${MEDIA}/hero-edge.svg`, edgeMask())
}

/** Writes the first frame as posters, and its land. */
export async function makePosters(): Promise<void> {
  requireFfmpeg()
  await withBrowser(async (browser) => {
    for (const hour of DAYLIGHTS) {
      const page = await heroPage(browser, hour, 2, false)
      await page.evaluate(() => window.renderAt(0))
      const frame = await page.screenshot()
      await page.close()
      for (const { kind, width, crop } of POSTERS) {
        const path = `${MEDIA}/hero-${hour}${kind}.avif`
        const still = crop ? sharp(frame).extract(crop) : sharp(frame)
        await writeAvif(await still.resize({ width }).png().toBuffer(), path, LIMITS[path] ?? 0)
      }
      await writeLand(frame, `${MEDIA}/hero-${hour}-land.avif`)
    }
  })
}

/** Writes the films: one full loop each. */
export async function makeFilms(hours: readonly Daylight[] = DAYLIGHTS): Promise<void> {
  requireFfmpeg()
  await withBrowser(async (browser) => {
    for (const hour of hours) {
      const page = await heroPage(browser, hour, FILM.width / 1280, false)
      async function* frames(): AsyncGenerator<Buffer> {
        const count = RATE * SECONDS
        for (let index = 0; index < count; index++) {
          if (index % RATE === 0) console.log(`  ${hour}, second ${index / RATE + 1} of ${SECONDS}`)
          await page.evaluate((time) => window.renderAt(time), index / count)
          yield await page.screenshot()
        }
      }
      await writeFilms(frames(), RATE, {
        webm: { path: `${MEDIA}/hero-${hour}.webm`, limit: FILM.limit },
        mp4: { path: `${MEDIA}/hero-${hour}.mp4`, limit: FILM.limit },
      })
      await page.close()
    }
  })
}

/** The land of a frame at two pixels per px, transparent where the film moves. */
async function writeLand(frame: Buffer, path: string): Promise<void> {
  const mask = { input: Buffer.from(stillLand()), density: 144, blend: 'dest-in' } as const
  const land = await sharp(frame).ensureAlpha().composite([mask]).png().toBuffer()
  const { size } = await sharp(land).extract(LAND.crop).avif({ quality: 58, effort: 5 }).toFile(path)
  console.log(`  ${path}: ${size} bytes`)
  if (size > LAND.limit) throw new Error(`${path} is too large`)
}
