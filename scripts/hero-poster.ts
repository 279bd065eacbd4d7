/**
 * `npm run make -- hero-poster still.jpg [dawn day dusk night]`: makes the posters of the hero's film from a still, for all
 * lights of the day or those named, small enough for the first paint.
 */
import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { DAYLIGHTS } from '../src/features/daylight/daylight.ts'
import { LIMITS, MEDIA, POSTERS } from './artwork/check.ts'

/** From the best down; the first that fits is kept. */
const QUALITIES = [60, 50, 42, 35, 28, 22]

async function makePoster(frame: Buffer, file: string, { width, crop }: (typeof POSTERS)[number]) {
  const limit = LIMITS[file] ?? 0
  const part = crop ? sharp(frame).extract(crop) : sharp(frame)
  const image = part.resize({ width })
  for (const quality of QUALITIES) {
    const encoded = await image.avif({ quality, effort: 6 }).toBuffer()
    if (encoded.length > limit) continue
    writeFileSync(file, encoded)
    console.log(`${file}: ${encoded.length} bytes`)
    return
  }
  throw new Error(`${file} does not fit in ${limit} bytes: choose a calmer still.`)
}

const [still, ...named] = process.argv.slice(2)
if (!still) throw new Error('Name the still: npm run make -- hero-poster still.jpg')
const frame = await sharp(still)
  .autoOrient()
  .resize({ width: 2560, height: 1440, position: 'attention' })
  .png()
  .toBuffer()
for (const hour of DAYLIGHTS.filter((hour) => named.length === 0 || named.includes(hour)))
  for (const poster of POSTERS) await makePoster(frame, `${MEDIA}/hero-${hour}${poster.kind}.avif`, poster)
