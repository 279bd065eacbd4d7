/** The social cards: which page has which, and how its title is set. */
import { describe, expect, it } from 'vitest'
import { CARD_SIZE, cardAddress, placedCard } from '../../content/cards.ts'
import { cardSvg, loadCardTypefaces } from '../../scripts/cards/card-svg.ts'
import { fitTitle } from '../../scripts/cards/lines.ts'
import { headingOf } from '../../scripts/pages/words.ts'
import { headOf, pagePaths } from '../../src/prerender.tsx'

const paths = pagePaths()
const cardOf = (path: string) => placedCard(headOf(path).card)

it('every page has a card at an address of its own', () => {
  expect(new Set(paths.map(cardAddress)).size).toBe(paths.length)
  expect(cardAddress('/')).toBe('/cards/home.jpg')
  expect(cardAddress('/communities/northwest')).toBe('/cards/communities-northwest.jpg')
})

it('no two pages show the same drawing, but for the skyline, which new pages have', () => {
  const drawings = paths.map((path) => cardOf(path).drawing).filter((drawing) => drawing !== 'skyline-dusk')
  expect(drawings.filter((drawing, index) => drawings.indexOf(drawing) !== index)).toEqual([])
})

it.each(paths)('the drawing of %s reaches the right and the lower edge of its card', (path) => {
  const { x, y, width, shade } = cardOf(path)
  expect(x + width).toBeGreaterThanOrEqual(CARD_SIZE.width)
  expect(y).toBeLessThan(CARD_SIZE.height / 2)
  // Where the drawing begins, its edge is hidden.
  expect(shade[0]).toBeGreaterThanOrEqual(x)
})

describe('a title', () => {
  /** As if every letter were half as wide as high. */
  const width = (text: string, size: number) => (text.length * size) / 2

  it.each([
    ['Welcome', 78, ['Welcome']],
    ['Calgary Condos & Apartments', 78, ['Calgary Condos', '& Apartments']],
    ['Start with your question, and find the tool for it', 64, 3],
    ['One agent answers to you, and a whole team answers to that one agent of yours', 60, 4],
  ])('“%s” is set in %i pixels', (title, size, lines) => {
    const set = fitTitle(title, 600, width)
    expect(set.size).toBe(size)
    expect(set.lines.join(' ')).toBe(title)
    if (typeof lines === 'number') expect(set.lines).toHaveLength(lines)
    else expect(set.lines).toEqual(lines)
    for (const line of set.lines) expect(width(line, size)).toBeLessThanOrEqual(600)
  })

  it('has lines of about the same length', () => {
    expect(fitTitle('The one thing about a house', 800, width).lines).toEqual([
      'The one thing',
      'about a house',
    ])
  })

  it('that fits in no size is an error that names it', () => {
    expect(() => fitTitle('Donaudampfschifffahrtsgesellschaft', 100, width)).toThrow('Donau')
  })

  it('is the heading of the page as it is read', () => {
    const html = '<main><h1 class="a">Condos &amp; <em>Apartments<!-- --> </em>we&#x27;d buy</h1></main>'
    expect(headingOf(html)).toBe('Condos & Apartments we’d buy')
    expect(() => headingOf('<main></main>')).toThrow('heading')
  })

  it('is drawn as outlines, with accents, so that no typeface has to be installed', async () => {
    const drawing = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"><path/></svg>',
    )
    const typefaces = await loadCardTypefaces()
    const svg = (title: string) => cardSvg(placedCard('skyline-dusk'), drawing, { title }, typefaces)
    expect(svg('Bénédicte')).not.toMatch(/<text|font-family/)
    expect(svg('Bénédicte')).not.toBe(svg('Benedicte'))
    expect(svg('Bénédicte')).toBe(svg('Bénédicte'))
    expect(svg('é')).not.toContain('NaN')
  })
})
