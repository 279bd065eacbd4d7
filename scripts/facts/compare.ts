/** What changed since the figures that are there, and what cannot be: a mistake of the source, or of a query. */
import type { FactsRow } from '../../content/communities/facts-schema.ts'
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
  /** What is refused, with the code that accepts it by hand. */
  implausible: string[]
}

export function compare(
  before: Readonly<Record<string, FactsRow>>,
  { communities }: CityFigures,
  accepted: readonly string[] = [],
): Comparison {
  const implausible: string[] = []
  const changes = Object.entries(before).flatMap(([name, [code, , homes, median]]) => {
    const now = communities.get(code)
    const refuse = (what: string) => {
      if (!accepted.includes(code)) implausible.push(`${name} (${code}): ${what}`)
    }
    if (!now) {
      refuse('is not on the roll')
      return []
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
