/** The picture on the home page's social card: the hero's landscape, to which the build adds the words. */
import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { LIMITS } from './check.ts'
import { heroPage, withBrowser } from './render.ts'

const PATH = 'src/assets/cards/home.jpg'
const [WIDTH, HEIGHT] = [1200, 630]

export async function makeCard(): Promise<void> {
  const still = await withBrowser(async (browser) => {
    const page = await heroPage(browser, 'dusk', WIDTH / 1280, false)
    await page.evaluate(() => window.renderAt(0.1))
    return page.screenshot({ clip: { x: 0, y: 675 - HEIGHT, width: WIDTH, height: HEIGHT } })
  })
  const picture = await sharp(still)
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer()
  writeFileSync(PATH, picture)
  console.log(`  ${PATH}: ${picture.length} bytes`)
  if (picture.length > (LIMITS[PATH] ?? 0)) throw new Error(`${PATH} is too large`)
}
