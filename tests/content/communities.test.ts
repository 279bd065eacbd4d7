/** The communities: their directory, zones and quadrants, and the City's figures about them. */
import * as v from 'valibot'
import { assert, describe, expect, it } from 'vitest'
import {
  assessedWords,
  assessmentOf,
  FIGURE_SOURCES,
  KINDS,
  percentages,
} from '../../content/communities/assessments.ts'
import { CommunityDirectorySchema, communityDirectory, ZONES } from '../../content/communities/directory.ts'
import { factsRetrieved, factsRows, factsYear, quadrantRows } from '../../content/communities/facts.ts'
import { FactsRowSchema, QuadrantRowSchema } from '../../content/communities/facts-schema.ts'
import { quadrantFigures } from '../../content/communities/quadrant-figures.ts'
import { ownQuadrants, quadrantPage } from '../../content/communities/quadrant-page.ts'
import { QuadrantSchema, quadrants } from '../../content/communities/quadrants.ts'
import { PageHeadSchema } from '../../content/page-schema.ts'
import { communitiesPage, head } from '../../content/pages/communities.ts'
import { sources } from '../../content/sources.ts'

const { communities } = communityDirectory
const inCity = communities.filter(({ zone }) => zone !== 'surrounding')
const sorted = (names: readonly string[]) => names.toSorted()
const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name)

/** On which side of the city's middle, in degrees, each zone's communities lie. */
const SIDES: Readonly<Record<string, (east: number, north: number) => boolean>> = {
  north: (_, north) => north > 0.03,
  northeast: (east, north) => east > 0 && north > 0,
  east: (east) => east > 0.05,
  southeast: (east, north) => east > 0.03 && north < 0,
  south: (_, north) => north < -0.05,
  southwest: (east) => east < -0.03,
  northwest: (east, north) => east < 0 && north > 0,
  central: (east, north) => Math.hypot(east, north) < 0.11,
}

/** The zones that overlap each quadrant. */
const ZONES_IN = {
  northwest: ['northwest', 'north', 'central'],
  northeast: ['northeast', 'north', 'central'],
  southwest: ['southwest', 'south', 'central'],
  southeast: ['southeast', 'south', 'central', 'east'],
} as const

describe('the directory', () => {
  it('has over 140 communities in the nine zones of section 2, at least ten in each, sorted by name', () => {
    expect(communities.length).toBeGreaterThan(140)
    expect(ZONES.map(({ id }) => id).join(' ')).toBe(
      'south southeast southwest north northeast northwest central east surrounding',
    )
    for (const { id } of ZONES) {
      const names = namesOf(communities.filter(({ zone }) => zone === id))
      expect(names.length).toBeGreaterThanOrEqual(10)
      expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)))
    }
  })

  it.each([
    ['a duplicate name', { name: 'Tuscany', url: 'https://other.northbow.example', zone: 'northwest' }],
    ['a duplicate URL', { name: 'Other', url: communities[0]?.url ?? '', zone: 'northwest' }],
    ['an insecure URL', { name: 'Other', url: 'http://other.northbow.example', zone: 'northwest' }],
    ['an unknown zone', { name: 'Other', url: 'https://other.northbow.example', zone: 'west' }],
  ])('is rejected with %s', (_what, entry) => {
    const broken = { ...communityDirectory, communities: [...communities, entry] }
    expect(v.safeParse(CommunityDirectorySchema, broken).success).toBe(false)
  })

  it('is as long as its page says', () => {
    const { all } = communitiesPage.search.countLabel
    const numbers = all.match(/\d+/g)?.map(Number) ?? []
    expect(numbers.reduce((sum, one) => sum + one, 0)).toBe(communities.length)
    expect(head.description).toContain(all)
  })
})

describe('the City’s figures', () => {
  it('are there for every community of the city and for no other place', () => {
    expect(sorted(Object.keys(factsRows))).toEqual(sorted(namesOf(inCity)))
    const towns = communities.filter(({ zone }) => zone === 'surrounding')
    expect(towns.flatMap(({ name }) => assessmentOf(name) ?? [])).toEqual([])
    expect(new Set(Object.values(factsRows).map(([code]) => code)).size).toBe(inCity.length)
  })

  // Read by hand in the City's table for 2026: code, homes, median.
  it.runIf(factsYear === 2026).each([
    ['Auburn Bay', 'AUB', 6325, 665_500],
    ['Beltline', 'BLN', 11_530, 303_000],
    ['Bel-Aire', 'BEL', 157, 2_590_000],
    ['Bridgeland/Riverside', 'BRD', 2698, 439_750],
    ['Forest Lawn', 'FLN', 1988, 467_000],
    ['Tuscany', 'TUS', 6724, 717_500],
    ['Saddle Ridge', 'SAD', 7536, 631_750],
    ['St. Andrews Heights', 'STA', 535, 1_020_000],
  ])('of %s are those of the City’s table', (name, code, homes, median) => {
    expect(assessmentOf(name)).toMatchObject({ code, homes, median })
  })

  it.each(inCity)('of $name fit its place and zone, and add up to a hundred homes', ({ name, zone }) => {
    expect(v.safeParse(FactsRowSchema, Reflect.get(factsRows, name)).issues).toBeUndefined()
    const facts = assessmentOf(name)
    assert(facts)
    expect(SIDES[zone]?.(facts.place.longitude + 114.065, facts.place.latitude - 51.047)).toBe(true)
    const shares = percentages(facts)
    expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
    for (const { id } of KINDS) {
      const percent = shares.find((share) => share.id === id)?.percent ?? 0
      expect(Math.abs(percent - (100 * facts.kinds[id]) / facts.homes)).toBeLessThan(1)
    }
  })

  it('of the quadrants have somewhat more homes than the listed communities', () => {
    const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
    const listed = sum(Object.values(factsRows).map(([, , homes]) => homes))
    const all = sum(Object.values(quadrantRows).map((row) => v.parse(QuadrantRowSchema, row)[0]))
    expect(listed).toBeLessThan(all)
    expect(listed).toBeGreaterThan(all * 0.85)
  })

  it('each have a source, with its set, year and day of retrieval', () => {
    for (const id of Object.values(FIGURE_SOURCES))
      expect(sources[id]).toMatchObject({
        ...{ year: factsYear, retrieved: factsRetrieved },
        href: `https://data.calgary.ca/d/${sources[id].id}`,
      })
    expect(assessedWords('Auburn Bay')).toBe(`median assessment of homes in Auburn Bay for ${factsYear}`)
  })
})

describe('the quadrants', () => {
  it('are four, in the order of section 2, with every community of the city in one', () => {
    expect(quadrants.map(({ suffix }) => suffix)).toEqual(['NW', 'NE', 'SW', 'SE'])
    expect(sorted(quadrants.flatMap((one) => namesOf(one.communities)))).toEqual(sorted(namesOf(inCity)))
  })

  describe.each(quadrants)('$label', (quadrant) => {
    const own = namesOf(quadrant.communities)
    const page = quadrantPage(quadrant)

    it('lists what most addresses put there, in zones that overlap it, and shows the same everywhere', () => {
      expect(() => v.parse(QuadrantSchema, quadrant)).not.toThrow()
      const there = Object.entries(factsRows).filter(([, [, suffix]]) => suffix === quadrant.suffix)
      expect(sorted(own)).toEqual(sorted(there.map(([name]) => name)))
      for (const { name, zone } of quadrant.communities) {
        expect(communities.find((one) => one.name === name)?.zone).toBe(zone)
        expect(ZONES_IN[quadrant.id]).toContain(zone)
      }
      const { assessed, highest, lowest, spread } = quadrantFigures(quadrant)
      expect(sorted(namesOf(assessed))).toEqual(sorted(own))
      expect(own).toEqual(expect.arrayContaining(namesOf([...highest, ...lowest])))
      expect(spread).toContain(`The ${own.length} communities`)
      expect(page.figures.map(({ figure }) => figure)).toContain(`${own.length}`)
      const starred = quadrant.communities.filter(({ luxury }) => luxury).length
      const luxury = page.figures.find(({ label }) => label.includes('luxury'))
      expect(luxury?.figure).toBe(starred ? `${starred}` : undefined)
    })

    it('has words of its own: its head, its question, where its letters begin, its streets', () => {
      expect(() => v.parse(PageHeadSchema, page.head)).not.toThrow()
      expect(page.head).toMatchObject({
        path: '/communities',
        title: expect.stringContaining(quadrant.label),
      })
      expect(page.head.description).toContain(`${own.length} communities`)
      expect(own.filter((name) => page.closingTitle.includes(name))).toHaveLength(2)
      const { letters, streets } = ownQuadrants[quadrant.id]
      expect(letters).toMatch(RegExp(`^${quadrant.suffix} is `))
      for (const { name } of streets) expect(name).not.toMatch(/\b[NS][EW]$/)
      const named = communities.filter((one) => letters.includes(one.name))
      expect(own).toEqual(expect.arrayContaining(namesOf(named)))
    })
  })

  it('have pictures and a first kind of home that no other has', () => {
    const pages = quadrants.map((quadrant) => quadrantPage(quadrant))
    expect(new Set(pages.flatMap(({ landmark }) => [landmark.day, landmark.night])).size).toBe(8)
    expect(new Set(pages.map(({ kind }) => kind)).size).toBe(4)
  })
})
