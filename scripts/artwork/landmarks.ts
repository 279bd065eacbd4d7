/** The landmarks, by day and by night, each in the sizes of `LANDMARK_SIZES`. */
import { writeFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { LANDMARK_LIGHTS, LANDMARK_SIZES, MEDIA } from './check.ts'
import { LANDMARK_IDS, type LandmarkId } from './landmarks/ids.ts'
import { landmarks } from './landmarks/index.ts'
import { HEIGHT, PHONE, WIDTH } from './landmarks/landmark.ts'
import { atNight, byDayOnly } from './night.ts'
import { rasterise, withBrowser } from './render.ts'
import { svg } from './svg.ts'

const EFFORT = 3
const SCALE = Math.max(...LANDMARK_SIZES.map(({ width }) => width)) / WIDTH
/** Encoding is slow: each try is a guess from the one before, and the best that fits is kept. */
const TRIES = 3
/** How many steps of quality make a file e times as large, about. */
const STEPS = 24

export async function makeLandmarks(ids: readonly LandmarkId[] = LANDMARK_IDS): Promise<void> {
  await withBrowser(async (browser) => {
    for (const id of ids)
      for (const light of LANDMARK_LIGHTS) {
        const { phone, moonlight, draw } = landmarks[id]
        const dark = light === 'night'
        const drawn = svg(WIDTH, HEIGHT, draw(dark))
        const text = dark ? atNight(drawn, moonlight) : byDayOnly(drawn)
        const size = [WIDTH * SCALE, HEIGHT * SCALE] as const
        const png = await rasterise(browser, text, ...size, dark ? 'dark' : 'light')
        for (const { kind, width, limit } of LANDMARK_SIZES) {
          const part = { left: phone * SCALE, top: 0, width: PHONE * SCALE, height: HEIGHT * SCALE }
          const picture = kind === '-small' ? sharp(png).extract(part) : sharp(png)
          await writeSmall(picture.resize({ width }), `${MEDIA}/${id}-${light}${kind}.avif`, limit)
        }
      }
  })
}

async function writeSmall(picture: Sharp, path: string, limit: number): Promise<void> {
  const still = await picture.png().toBuffer()
  let best: { file: Buffer; quality: number } | undefined
  let quality = 46
  for (let index = 0; index < TRIES; index++) {
    const file = await sharp(still).avif({ quality, effort: EFFORT, chromaSubsampling: '4:2:0' }).toBuffer()
    const room = Math.log(limit / file.length)
    if (room >= 0 && quality > (best?.quality ?? 0)) best = { file, quality }
    if (room >= 0 && room < 0.06) break
    quality = Math.max(10, Math.min(70, quality + Math.trunc(STEPS * room) - (room < 0 ? 1 : 0)))
  }
  if (!best) throw new Error(`${path} does not fit in ${limit} bytes`)
  writeFileSync(path, best.file)
  console.log(`  ${path} at ${best.quality}: ${best.file.length} bytes`)
}
