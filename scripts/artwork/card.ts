/** The social card: the hero's landscape, the mark and the name. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { site } from '../../content/site.ts'
import { LIMITS } from './check.ts'
import { ffmpeg, requireFfmpeg, withTempFolder } from './encode.ts'
import { MARK } from './icons.ts'
import { ink } from './palette.ts'
import { heroPage, withBrowser } from './render.ts'

const PATH = 'src/public/social-card.png'
const SERIF = 'src/assets/fonts/fraunces.woff2'
const [WIDTH, HEIGHT] = [1200, 630]

export async function makeCard(): Promise<void> {
  requireFfmpeg()
  const still = await withBrowser(async (browser) => {
    const page = await heroPage(browser, WIDTH / 1280, false)
    await page.evaluate(() => window.renderAt(0.1))
    if (existsSync(SERIF)) await page.evaluate(addText, words(readFileSync(SERIF).toString('base64')))
    return page.screenshot({ clip: { x: 0, y: 675 - HEIGHT, width: WIDTH, height: HEIGHT } })
  })
  await withTempFolder(async (folder) => {
    const source = `${folder}/card.png`
    writeFileSync(source, still)
    // A palette with ordered dithering: a fraction of the size of full colour, without banding in the sky.
    const graph =
      'split[a][b];[a]palettegen=max_colors=256:stats_mode=full[p];[b][p]paletteuse=dither=bayer:bayer_scale=3'
    ffmpeg(['-i', source, '-filter_complex', graph, '-compression_level', '9', '-pred', 'none', PATH])
  })
  const { length } = readFileSync(PATH)
  console.log(`  ${PATH}: ${length} bytes`)
  if (length > (LIMITS[PATH] ?? 0)) throw new Error(`${PATH} is too large`)
}

/** The text over the picture, with the serif font inlined. */
function words(font: string): string {
  return `<style>
    @font-face { font-family: card; src: url(data:font/woff2;base64,${font}); font-weight: 100 900 }
    .card { position: absolute; left: 72px; top: 104px; color: ${ink.paper}; font: 560 76px/1.05 card; letter-spacing: -.02em }
    .card svg { display: block; width: 78px; height: 56px; margin: 0 0 26px; color: ${ink.gold} }
    .card small { display: block; margin-top: 16px; font: 400 30px/1.3 card; letter-spacing: 0; color: ${ink.wheat} }
  </style><div class="card"><svg viewBox="2 5 28 20"><path fill="currentColor" d="${MARK}"/></svg>${site.shortName}<small>${site.location.city} real estate team</small></div>`
}

/** Runs in the page: adds the text over the canvas and waits for its font. */
async function addText(html: string): Promise<void> {
  document.body.insertAdjacentHTML('beforeend', html)
  await document.fonts.load('560 76px card')
  await document.fonts.ready
}
