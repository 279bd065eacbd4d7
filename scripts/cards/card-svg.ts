/** A social card as SVG: the page's drawing, its title, and the site's name. */
import { readFileSync } from 'node:fs'
import { CARD_SIZE, type PlacedCard } from '../../content/cards.ts'
import { site } from '../../content/site.ts'
import { fitTitle } from './lines.ts'
import { loadTypeface, type Typeface } from './typeface.ts'

/** As behind the heroes' drawings, whose skies are transparent. */
const NIGHT = '#01242b'
const PAPER = '#fcf9f5'
const WHEAT = '#f0dcb1'
const GOLD = '#e3ad52'
const [, MARK = ''] = / d="([^"]+)"/.exec(readFileSync('src/assets/mark.svg', 'utf8')) ?? []
const LEFT = 68
/** For the words, in pixels. */
const ROOM = 560
/** As in the style sheet, in proportion to the size. */
const LEADING = 1.06
const TITLE_TOP = 204
/** Of a figure below the title, which is then short. */
const FIGURE_BASE = 462

export type CardFigure = { figure: string; label: string }
export type CardTypefaces = { serif: Typeface; sans: Typeface }

export const loadCardTypefaces = async (): Promise<CardTypefaces> => ({
  serif: await loadTypeface(
    '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    { opsz: 72, wght: 410 },
    -0.012,
  ),
  sans: await loadTypeface(
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    { wght: 500 },
  ),
})

/** `drawing` is SVG or a JPEG. */
export function cardSvg(
  card: PlacedCard,
  drawing: Buffer,
  { title, figure }: { title: string; figure?: CardFigure | undefined },
  { serif, sans }: CardTypefaces,
): string {
  const { width, height } = CARD_SIZE
  const { size, lines } = fitTitle(title, ROOM, serif.width)
  const words = lines.map((line, index) => {
    const y = TITLE_TOP + size * (0.62 + index * LEADING)
    return serif.line(line, { x: LEFT, y, size, fill: PAPER })
  })
  const owner = `${site.name}  ·  ${site.brokerage}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${NIGHT}"/>
${placed(card, drawing)}
${shade(card.shade)}
<path transform="translate(67 45.6) scale(2)" fill="${GOLD}" d="${MARK}"/>
${serif.line(site.shortName, { x: 148, y: 93, size: 38, fill: PAPER })}
${words.join('\n')}
${figure ? serif.line(figure.figure, { x: LEFT, y: FIGURE_BASE, size: 62, fill: GOLD }) : ''}
${figure ? sans.line(figure.label, { x: LEFT + 2, y: FIGURE_BASE + 38, size: 24, fill: PAPER }) : ''}
${sans.line(owner, { x: LEFT + 2, y: 574, size: 21, fill: WHEAT })}
</svg>`
}

function placed({ x, y, width }: PlacedCard, drawing: Buffer): string {
  const svg = drawing.toString('utf8')
  const [tag, w, h] = /<svg[^>]* viewBox="0 0 (\d+) (\d+)"[^>]*>/.exec(svg) ?? []
  if (!tag)
    return `<image x="${x}" y="${y}" width="${width}" preserveAspectRatio="xMinYMin" href="data:image/jpeg;base64,${drawing.toString('base64')}"/>`
  const height = (width * Number(h)) / Number(w)
  const placedTag = `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${w} ${h}">`
  return svg.replace(tag, placedTag)
}

/** The night over the left part of the drawing, which ends softly. */
function shade([from, to]: PlacedCard['shade']): string {
  const stop = (share: number, opacity: number) =>
    `<stop offset="${(from + (to - from) * share) / CARD_SIZE.width}" stop-color="${NIGHT}" stop-opacity="${opacity}"/>`
  return `<linearGradient id="card-shade">${stop(0, 1)}${stop(0.5, 0.7)}${stop(1, 0)}</linearGradient>
<rect width="${CARD_SIZE.width}" height="${CARD_SIZE.height}" fill="url(#card-shade)"/>`
}
