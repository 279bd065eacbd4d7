/**
 * `npm run hero:posters -- still.jpg`: makes the two posters of the hero's film from a still, landscape and portrait,
 * each cropped around its most striking part and small enough for the first paint.
 */
import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { LIMITS, MEDIA } from './artwork/check.ts'

const POSTERS = [
  { path: `${MEDIA}/hero-poster.avif`, width: 1600, height: 900 },
  { path: `${MEDIA}/hero-poster-portrait.avif`, width: 828, height: 1400 },
]
/** From the best down; the first that fits is kept. */
const QUALITIES = [60, 50, 42, 35, 28, 22]

async function makePoster(still: string, { path, width, height }: (typeof POSTERS)[number]): Promise<void> {
  const limit = LIMITS[path] ?? 0
  for (const quality of QUALITIES) {
    const image = sharp(still).autoOrient().resize({ width, height, position: 'attention' })
    const encoded = await image.avif({ quality, effort: 6 }).toBuffer()
    if (encoded.length > limit) continue
    writeFileSync(path, encoded)
    console.log(`${path}: ${encoded.length} bytes`)
    return
  }
  throw new Error(`${path} does not fit in ${limit} bytes: choose a calmer still.`)
}

const [still] = process.argv.slice(2)
if (!still) throw new Error('Name the still: npm run hero:posters -- still.jpg')
for (const poster of POSTERS) await makePoster(still, poster)
