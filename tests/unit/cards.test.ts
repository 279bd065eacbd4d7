/** The social cards: which page has which, and how its title is set. */
import { expect, it } from 'vitest'
import { CARD_SIZE, cardAddress, placedCard } from '../../content/cards.ts'
import { cardSvg, loadCardTypefaces } from '../../scripts/cards/card-svg.ts'
import { fitTitle } from '../../scripts/cards/lines.ts'
import { headingOf } from '../../scripts/pages/words.ts'
import { headOf, pagePaths } from '../../src/prerender.tsx'

const paths = pagePaths()

it('every page has a card at an address of its own, whose drawing reaches the right and the lower edge', () => {
  expect(new Set(paths.map(cardAddress)).size).toBe(paths.length)
  expect(cardAddress('/')).toBe('/cards/home.jpg')
  expect(cardAddress('/communities/northwest')).toBe('/cards/communities-northwest.jpg')
  const cards = paths.map((path) => placedCard(headOf(path).card))
  for (const { x, y, width, shade } of cards) {
    expect(x + width).toBeGreaterThanOrEqual(CARD_SIZE.width)
    expect(y).toBeLessThan(CARD_SIZE.height / 2)
    // Where the drawing begins, its edge is hidden.
    expect(shade[0]).toBeGreaterThanOrEqual(x)
  }
  // New pages have the skyline.
  const drawings = cards.map(({ drawing }) => drawing).filter((drawing) => drawing !== 'skyline-dusk')
  expect(new Set(drawings).size).toBe(drawings.length)
})

/** As if every letter were half as wide as high. */
const width = (text: string, size: number) => (text.length * size) / 2

it.each([
  ['Welcome', 78, 600, ['Welcome']],
  ['Calgary Condos & Apartments', 78, 600, ['Calgary Condos', '& Apartments']],
  ['The one thing about a house', 78, 800, ['The one thing', 'about a house']],
  ['Start with your question, and find the tool for it', 64, 600, { length: 3 }],
  ['One agent answers to you, and a whole team answers to that one agent of yours', 60, 600, { length: 4 }],
])('the title “%s” is set in %i pixels on %i', (title, size, room, lines) => {
  const set = fitTitle(title, room, width)
  expect(set).toMatchObject({ size, lines })
  expect(set.lines.join(' ')).toBe(title)
  for (const line of set.lines) expect(width(line, size)).toBeLessThanOrEqual(room)
})

it('a title that fits in no size is an error that names it', () => {
  expect(() => fitTitle('Donaudampfschifffahrtsgesellschaft', 100, width)).toThrow('Donau')
})

it('the title is the heading of the page as it is read', () => {
  const html = '<main><h1 class="a">Condos &amp; <em>Apartments<!-- --> </em>we&#x27;d buy</h1></main>'
  expect(headingOf(html)).toBe('Condos & Apartments we’d buy')
  expect(() => headingOf('<main></main>')).toThrow('heading')
})

it('a title is drawn as outlines, with accents, so that no typeface has to be installed', async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"><path/></svg>')
  const typefaces = await loadCardTypefaces()
  const svg = (title: string) => cardSvg(placedCard('skyline-dusk'), drawing, { title }, typefaces)
  expect(svg('Bénédicte')).not.toMatch(/<text|font-family|NaN/)
  expect(svg('Bénédicte')).not.toBe(svg('Benedicte'))
})
