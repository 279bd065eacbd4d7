/** This year's figures of the communities, summed up from the City's open data. */
import * as v from 'valibot'
import { sources } from '../../content/sources.ts'
import { readAll } from './open-data.ts'

const number = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.number())
const ValueRow = v.object({
  comm_code: v.string(),
  sub_property_use: v.string(),
  assessed_value: number,
  homes: number,
})
const YearRow = v.object({ comm_code: v.string(), year_of_construction: number, homes: number })
const SuffixRow = v.object({ assessed_value: number, homes: number })

/** A property has a row for each of its parcels, and one number on the roll. */
const HOMES = 'count(distinct roll_number) as homes'

/** Homes with a value: residential accounts of land and building whose use is a home's. */
const residential = (year: number) =>
  `roll_year=${year} AND assessment_class_description='Residential' AND assessed_value>0 AND property_type='LI' AND starts_with(sub_property_use,'R')`

/** Kinds by the City's use codes: houses, semi-detached, rows, apartments. */
const KIND_CODES = [
  ['R010', 'R110', 'R111'],
  ['R120', 'R121'],
  ['R401', 'R402'],
  ['R201', 'R202', 'R301', 'R302', 'R320'],
] as const

type Figures = {
  homes: number
  median: number
  /** Houses, semi-detached, rows, apartments. */
  kinds: readonly number[]
  built: number
}
export type CityFigures = {
  year: number
  communities: ReadonlyMap<string, Figures>
  quadrants: ReadonlyMap<string, readonly [homes: number, median: number]>
}

type Weighted = { value: number; homes: number }

const homesIn = (some: readonly { homes: number }[]) => some.reduce((sum, { homes }) => sum + homes, 0)

/** The value in the middle of all homes; between two, their mean. */
export function medianOf(some: readonly Weighted[]): number {
  const inOrder = some.toSorted((a, b) => a.value - b.value)
  const all = homesIn(some)
  const at = (position: number) => {
    let passed = 0
    for (const { value, homes } of inOrder) {
      passed += homes
      if (passed > position) return value
    }
    return Number.NaN
  }
  return (at(Math.ceil(all / 2) - 1) + at(Math.floor(all / 2))) / 2
}

/** Reads the figures of a year. `rows` to a page. */
export async function readFigures(
  portal: string,
  suffixes: readonly string[],
  year: number,
  rows?: number,
): Promise<CityFigures> {
  const set = sources.assessments.id
  const where = residential(year)
  const query = { set, where, select: HOMES }
  const values = await readAll(
    portal,
    { ...query, group: 'comm_code,sub_property_use,assessed_value' },
    ValueRow,
    rows,
  )
  const years = await readAll(
    portal,
    // The roll has 1800 for a home whose year is not known.
    { ...query, where: `${where} AND year_of_construction>1800`, group: 'comm_code,year_of_construction' },
    YearRow,
    rows,
  )
  const quadrants = new Map<string, readonly [number, number]>()
  for (const suffix of suffixes) {
    const some = await readAll(
      portal,
      { ...query, where: `${where} AND address like '% ${suffix}'`, group: 'assessed_value' },
      SuffixRow,
      rows,
    )
    quadrants.set(suffix, [homesIn(some), medianOf(some.map(asValue))])
  }
  const communities = new Map<string, Figures>()
  for (const code of new Set(values.map(({ comm_code }) => comm_code))) {
    const some = values.filter(({ comm_code }) => comm_code === code)
    const built = years
      .filter(({ comm_code }) => comm_code === code)
      .map(({ year_of_construction: value, homes }) => ({ value, homes }))
    const kinds = KIND_CODES.map((codes) =>
      homesIn(some.filter(({ sub_property_use: use }) => codes.some((one) => one === use))),
    )
    communities.set(code, {
      homes: homesIn(some),
      median: medianOf(some.map(asValue)),
      kinds,
      built: Math.round(medianOf(built)),
    })
  }
  return { year, communities, quadrants }
}

const asValue = ({ assessed_value: value, homes }: { assessed_value: number; homes: number }): Weighted => ({
  value,
  homes,
})
