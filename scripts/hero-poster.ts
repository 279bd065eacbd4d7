/** `npm run make -- hero-poster still.jpg`: makes the posters of the hero's film from a still, small enough for the first paint. */
import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { LIMITS, MEDIA } from './artwork/check.ts'

/** The poster for wide windows and for phones. */
const POSTERS = [
  { file: `${MEDIA}/hero-poster.avif`, width: 1600, height: 900 },
  { file: `${MEDIA}/hero-poster-small.avif`, width: 800, height: 450 },
]
/** From the best down; the first that fits is kept. */
const QUALITIES = [60, 50, 42, 35, 28, 22]

async function makePoster(still: string, { file, ...size }: (typeof POSTERS)[number]): Promise<void> {
  const limit = LIMITS[file] ?? 0
  for (const quality of QUALITIES) {
    const image = sharp(still)
      .autoOrient()
      .resize({ ...size, position: 'attention' })
    const encoded = await image.avif({ quality, effort: 6 }).toBuffer()
    if (encoded.length > limit) continue
    writeFileSync(file, encoded)
    console.log(`${file}: ${encoded.length} bytes`)
    return
  }
  throw new Error(`${file} does not fit in ${limit} bytes: choose a calmer still.`)
}

const [still] = process.argv.slice(2)
if (!still) throw new Error('Name the still: npm run make -- hero-poster still.jpg')
for (const poster of POSTERS) await makePoster(still, poster)
