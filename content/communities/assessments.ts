/** The City's figures for a community, by its name in the directory. */
import { grouped } from '../formats.ts'
import type { SourceId } from '../sources.ts'
import { factsRows, factsYear } from './facts.ts'
import type { FactsRow } from './facts-schema.ts'

/** The kinds of homes that the City's use codes tell apart. */
export const KINDS = [
  { id: 'houses', label: 'detached houses', one: 'a detached house' },
  { id: 'pairs', label: 'semi-detached and duplex', one: 'half of a pair' },
  { id: 'rows', label: 'row houses', one: 'a row house' },
  { id: 'apartments', label: 'apartments', one: 'an apartment' },
] as const
export type KindId = (typeof KINDS)[number]['id']

/** Where each figure comes from. */
export const FIGURE_SOURCES = {
  homes: 'assessments',
  median: 'assessments',
  kinds: 'uses',
  built: 'assessments',
  place: 'boundaries',
} as const satisfies Record<string, SourceId>

export type Assessment = {
  code: string
  suffix: FactsRow[1]
  homes: number
  /** In CAD, over all kinds of homes together. */
  median: number
  kinds: Readonly<Record<KindId, number>>
  /** The median year of construction. */
  built: number
  place: { longitude: number; latitude: number }
}

const byName: Readonly<Record<string, FactsRow | undefined>> = factsRows

/** Undefined outside the city limits, where the City of Calgary assesses nothing. */
export function assessmentOf(name: string): Assessment | undefined {
  const row = byName[name]
  if (!row) return undefined
  const [code, suffix, homes, median, houses, pairs, rows, apartments, built, longitude, latitude] = row
  const kinds = { houses, pairs, rows, apartments }
  return { code, suffix, homes, median, kinds, built, place: { longitude, latitude } }
}

/** The kind that most of these homes are. */
export function mainKind(kinds: Assessment['kinds']): KindId {
  return KINDS.reduce<KindId>((most, { id }) => (kinds[id] > kinds[most] ? id : most), 'houses')
}

/** Homes of any other use code. */
export const OTHER_KIND = { id: 'other', label: 'other kinds' } as const

/** Whole percentages of each kind that add up to 100: the largest remainders are rounded up. */
export function percentages({ kinds, homes }: Pick<Assessment, 'kinds' | 'homes'>) {
  const known = KINDS.map(({ id }) => ({ id, homes: kinds[id] }))
  const rest = homes - known.reduce((sum, kind) => sum + kind.homes, 0)
  const exact = [...known, { id: OTHER_KIND.id, homes: rest }].map(({ id, homes: some }) => {
    const share = (100 * some) / homes
    return { id, whole: Math.floor(share), part: share % 1 }
  })
  const missing = 100 - exact.reduce((sum, { whole }) => sum + whole, 0)
  const raised = exact.toSorted((a, b) => b.part - a.part).slice(0, missing)
  return exact.map((kind) => ({
    id: kind.id,
    percent: raised.includes(kind) ? kind.whole + 1 : kind.whole,
  }))
}

/** Highest median first; communities without a figure last. */
export function byValue<Entry extends { name: string }>(some: readonly Entry[]): Entry[] {
  const value = ({ name }: Entry) => byName[name]?.[3] ?? 0
  return some.toSorted((a, b) => value(b) - value(a))
}

/** What kind of figure a community's median is. */
export const assessedWords = (name: string): string =>
  `median assessment of homes in ${name} for ${factsYear}`

/** "6,325 homes" */
export const homesLabel = (homes: number): string => `${grouped(homes)} homes`
