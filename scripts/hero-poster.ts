/**
 * `npm run hero:poster -- still.jpg`: makes the poster of the hero's film from a still, cropped around its most
 * striking part and small enough for the first paint.
 */
import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { LIMITS, MEDIA } from './artwork/check.ts'

const PATH = `${MEDIA}/hero-poster.avif`
/** From the best down; the first that fits is kept. */
const QUALITIES = [60, 50, 42, 35, 28, 22]

async function makePoster(still: string): Promise<void> {
  const limit = LIMITS[PATH] ?? 0
  for (const quality of QUALITIES) {
    const image = sharp(still).autoOrient().resize({ width: 1600, height: 900, position: 'attention' })
    const encoded = await image.avif({ quality, effort: 6 }).toBuffer()
    if (encoded.length > limit) continue
    writeFileSync(PATH, encoded)
    console.log(`${PATH}: ${encoded.length} bytes`)
    return
  }
  throw new Error(`${PATH} does not fit in ${limit} bytes: choose a calmer still.`)
}

const [still] = process.argv.slice(2)
if (!still) throw new Error('Name the still: npm run hero:poster -- still.jpg')
await makePoster(still)
