/** The shape and limits of `facts.ts`; a figure outside them is an error of the source. */
import * as v from 'valibot'

export const SUFFIXES = ['NE', 'NW', 'SE', 'SW'] as const

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const homes = v.pipe(count, v.minValue(50))
/** In CAD. The City rounds to 500 dollars; the mean of two gives 250. */
const median = v.pipe(v.number(), v.multipleOf(250), v.minValue(100_000), v.maxValue(10_000_000))

const code = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))
const built = v.pipe(v.number(), v.integer(), v.minValue(1880), v.maxValue(2040))
/** Within the city limits. */
const longitude = v.pipe(v.number(), v.minValue(-114.32), v.maxValue(-113.85))
const latitude = v.pipe(v.number(), v.minValue(50.84), v.maxValue(51.22))

export const FactsRowSchema = v.pipe(
  v.tuple([
    code,
    v.picklist(SUFFIXES),
    homes,
    median,
    count,
    count,
    count,
    count,
    built,
    longitude,
    latitude,
  ]),
  v.check(
    ([, , all, , houses, pairs, rows, apartments]) => houses + pairs + rows + apartments <= all,
    'More homes of the four kinds than homes',
  ),
)
export type FactsRow = v.InferOutput<typeof FactsRowSchema>

export const QuadrantRowSchema = v.tuple([homes, median])
export type QuadrantRow = v.InferOutput<typeof QuadrantRowSchema>
