/** The City's figures for each community, against the table they were taken from and against the directory. */
import * as v from 'valibot'
import { assert, describe, expect, it } from 'vitest'
import {
  assessedWords,
  assessmentOf,
  FIGURE_SOURCES,
  KINDS,
  percentages,
} from '../../content/communities/assessments.ts'
import { communityDirectory } from '../../content/communities/directory.ts'
import { factsRetrieved, factsRows, factsYear, quadrantRows } from '../../content/communities/facts.ts'
import { FactsRowSchema, QuadrantRowSchema } from '../../content/communities/facts-schema.ts'
import { sourcesPage } from '../../content/pages/sources.ts'
import { sources } from '../../content/sources.ts'

const { communities } = communityDirectory
const inCity = communities.filter(({ zone }) => zone !== 'surrounding')

/** Read by hand in the City's table for 2026: code, homes, median. */
const BY_HAND = [
  ['Auburn Bay', 'AUB', 6325, 665_500],
  ['Beltline', 'BLN', 11_530, 303_000],
  ['Bel-Aire', 'BEL', 157, 2_590_000],
  ['Bridgeland/Riverside', 'BRD', 2698, 439_750],
  ['Forest Lawn', 'FLN', 1988, 467_000],
  ['Tuscany', 'TUS', 6724, 717_500],
  ['Saddle Ridge', 'SAD', 7536, 631_750],
  ['Upper Mount Royal', 'UMR', 890, 2_005_000],
  ['Red Carpet', 'RED', 403, 242_000],
  ['St. Andrews Heights', 'STA', 535, 1_020_000],
] as const

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

describe('the City’s figures', () => {
  it.each(inCity)('of $name are well formed', ({ name }) => {
    expect(v.safeParse(FactsRowSchema, Reflect.get(factsRows, name)).issues).toBeUndefined()
  })

  it('are there for every community of the city and for no other place', () => {
    expect(Object.keys(factsRows).toSorted()).toEqual(inCity.map(({ name }) => name).toSorted())
    const towns = communities.filter(({ zone }) => zone === 'surrounding')
    expect(towns.map(({ name }) => assessmentOf(name))).toEqual(towns.map(() => undefined))
  })

  it('have a code of their own each', () => {
    expect(new Set(Object.values(factsRows).map(([code]) => code)).size).toBe(inCity.length)
  })

  it.each(BY_HAND)('of %s are those of the City’s table', (name, code, homes, median) => {
    expect(assessmentOf(name)).toMatchObject({ code, homes, median })
  })

  it.each(inCity)('share out a hundred homes of $name among their kinds', ({ name }) => {
    const facts = assessmentOf(name)
    assert(facts)
    const shares = percentages(facts)
    expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
    for (const { id } of KINDS) {
      const percent = shares.find((share) => share.id === id)?.percent
      expect(Math.abs((percent ?? 0) - (100 * facts.kinds[id]) / facts.homes)).toBeLessThan(1)
    }
  })

  it.each(inCity)('put $name where its zone is', ({ name, zone }) => {
    const { longitude, latitude } = assessmentOf(name)?.place ?? { longitude: 0, latitude: 0 }
    expect(SIDES[zone]?.(longitude + 114.065, latitude - 51.047)).toBe(true)
  })

  it('of the quadrants are those of the source, and its homes more than the listed ones', () => {
    expect(quadrantRows).toEqual({
      NE: [91_769, 547_000],
      NW: [137_155, 701_500],
      SE: [125_947, 597_000],
      SW: [144_606, 642_500],
    })
    for (const row of Object.values(quadrantRows)) v.parse(QuadrantRowSchema, row)
    const listed = Object.values(factsRows).reduce((sum, [, , homes]) => sum + homes, 0)
    const all = Object.values(quadrantRows).reduce((sum, [homes]) => sum + homes, 0)
    expect(listed).toBeLessThan(all)
    expect(listed).toBeGreaterThan(all * 0.85)
  })

  it('each have a source, with its set, year and day of retrieval', () => {
    for (const id of Object.values(FIGURE_SOURCES)) {
      expect(sources[id]).toMatchObject({ year: factsYear, retrieved: factsRetrieved })
      expect(sources[id].href).toBe(`https://data.calgary.ca/d/${sources[id].id}`)
    }
    expect(factsRetrieved).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it('are told with their community and year', () => {
    expect(assessedWords('Auburn Bay')).toBe('median assessment of homes in Auburn Bay for 2026')
  })
})

it('explains the median by a community with an even number of homes, of which two are in the middle', () => {
  const homes = assessmentOf(sourcesPage.example.community)?.homes ?? 1
  expect(homes % 2).toBe(0)
})
