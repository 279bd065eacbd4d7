/** Changes since the present figures, and impossible ones: errors of the source or of a query. */
import * as v from 'valibot'
import { type FactsRow, FactsRowSchema, QuadrantRowSchema } from '../../content/communities/facts-schema.ts'
import { cad } from '../../content/formats.ts'
import type { CityFigures } from './read-figures.ts'

/** A median moves by less than this from one year to the next. */
const MEDIAN = 0.25
/** Homes are built, and seldom torn down. */
const FEWER = 0.1
const MORE = 2

export type Comparison = {
  /** One line for each community, the greatest change first. */
  lines: string[]
  /** Refused figures, each with the code that accepts it by hand, if any. */
  implausible: string[]
}

export function compare(
  before: Readonly<Record<string, FactsRow>>,
  { communities, quadrants }: CityFigures,
  accepted: readonly string[] = [],
): Comparison {
  const implausible = [...quadrants]
    .filter(([, row]) => !v.is(QuadrantRowSchema, row))
    .map(([suffix, row]) => `the quadrant ${suffix}: ${row.join(' homes, median ')}`)
  const changes = Object.entries(before).flatMap(([name, row]) => {
    const [code, , homes, median] = row
    const now = communities.get(code)
    const [, suffix, , , , , , , , ...place] = row
    // Last year's figures must not stay under this year's name, nor may what no figure can be.
    if (
      !now ||
      !v.is(FactsRowSchema, [code, suffix, now.homes, now.median, ...now.kinds, now.built, ...place])
    ) {
      implausible.push(`${name} (${code}): ${now ? JSON.stringify(now) : 'is not on the roll'}`)
      return []
    }
    const refuse = (what: string) => {
      if (!accepted.includes(code)) implausible.push(`${name} (${code}): ${what}`)
    }
    const change = now.median / median - 1
    if (Math.abs(change) > MEDIAN) refuse(`median from ${cad(median)} to ${cad(now.median)}`)
    if (now.homes < homes * (1 - FEWER) || now.homes > homes * (1 + MORE))
      refuse(`homes from ${homes} to ${now.homes}`)
    return [{ change, line: `${percent(change)}  ${cad(median)} → ${cad(now.median)}  ${name}` }]
  })
  const lines = changes.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change)).map(({ line }) => line)
  return { lines, implausible }
}

const percent = (change: number) =>
  `${change < 0 ? '−' : '+'}${(Math.abs(change) * 100).toFixed(1)}%`.padStart(7)
