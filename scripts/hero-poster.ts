/** `npm run hero:poster -- still.jpg`: makes the poster of the hero's film from a still, small enough for the first paint. */
import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { LIMITS, MEDIA } from './artwork/check.ts'

const POSTER = `${MEDIA}/hero-poster.avif`
const SIZE = { width: 1600, height: 900 }
/** From the best down; the first that fits is kept. */
const QUALITIES = [60, 50, 42, 35, 28, 22]

async function makePoster(still: string, limit: number): Promise<void> {
  for (const quality of QUALITIES) {
    const image = sharp(still)
      .autoOrient()
      .resize({ ...SIZE, position: 'attention' })
    const encoded = await image.avif({ quality, effort: 6 }).toBuffer()
    if (encoded.length > limit) continue
    writeFileSync(POSTER, encoded)
    console.log(`${POSTER}: ${encoded.length} bytes`)
    return
  }
  throw new Error(`${POSTER} does not fit in ${limit} bytes: choose a calmer still.`)
}

const [still] = process.argv.slice(2)
if (!still) throw new Error('Name the still: npm run hero:poster -- still.jpg')
await makePoster(still, LIMITS[POSTER] ?? 0)
