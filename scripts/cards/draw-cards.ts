/** Draws the social cards of the pages into the build, each as JPEG, because not every network shows other formats. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { cardAddress, type PlacedCard, placedCard } from '../../content/cards.ts'
import type { PageHead } from '../../content/page-schema.ts'
import { site } from '../../content/site.ts'
import { kept } from '../kept.ts'
import { sceneByDay } from '../scenes/scene.ts'
import { type CardFigure, type CardTypefaces, cardSvg, loadCardTypefaces } from './card-svg.ts'

/** Change it with what these modules draw, so that kept cards are drawn anew. */
const EDITION = 3

type DrawCard = (path: string, title: string, card: PageHead['card'], figure?: CardFigure) => Promise<void>

/** Returns a function that draws the card of a page with its title into the folder `dist`. */
export function createCards(dist: string): DrawCard {
  let loading: Promise<CardTypefaces> | undefined
  return async (path, title, named, figure) => {
    const card = placedCard(named)
    const drawing = await drawingOf(card)
    const { name, shortName, brokerage } = site
    const made = createHash('sha256')
      .update(JSON.stringify([EDITION, card, title, figure, name, shortName, brokerage]))
      .update(drawing)
      .digest('hex')
    const picture = await kept(`cards/${made.slice(0, 16)}.jpg`, async () => {
      loading ??= loadCardTypefaces()
      const svg = cardSvg(card, drawing, { title, figure }, await loading)
      return sharp(Buffer.from(svg)).jpeg({ quality: 80, chromaSubsampling: '4:4:4' }).toBuffer()
    })
    const file = join(dist, cardAddress(path))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, picture)
  }
}

/** The source of a card's drawing: SVG, or a JPEG. */
async function drawingOf({ drawing }: PlacedCard): Promise<Buffer> {
  if (drawing === 'home') return readFile('src/assets/cards/home.jpg')
  const scene = `src/assets/scenes/${drawing}.svg`
  if (existsSync(scene)) return Buffer.from(sceneByDay(await readFile(scene, 'utf8')))
  return sharp(`src/public/media/${drawing}-large.avif`)
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
