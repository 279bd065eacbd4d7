/** A quadrant's spread of prices and kinds of homes, in sentences made from the figures. */
import { cad, grouped } from '../formats.ts'
import type { PlaceOnPage } from '../page-schema.ts'
import { site } from '../site.ts'
import { type Assessment, assessmentOf, byValue, KINDS, type KindId } from './assessments.ts'
import { factsYear, quadrantRows } from './facts.ts'
import type { Quadrant } from './quadrants.ts'

export type Assessed = { name: string } & Assessment

/** How many of the highest and lowest are listed. */
const ENDS = 5

const RANK = ['the highest', 'the second highest', 'the second lowest', 'the lowest'] as const

/** The quadrant's communities with their figures, the lowest median first. */
function assessedIn({ communities }: Quadrant): Assessed[] {
  return byValue(communities)
    .toReversed()
    .flatMap(({ name }) => {
      const facts = assessmentOf(name)
      return facts ? [{ name, ...facts }] : []
    })
}

function homesByKind(some: readonly Assessed[]): Record<KindId, number> {
  const sum = (id: KindId) => some.reduce((total, { kinds }) => total + kinds[id], 0)
  return { houses: sum('houses'), pairs: sum('pairs'), rows: sum('rows'), apartments: sum('apartments') }
}

/** Shares in words, with the number of the noun that follows. */
const SHARES = [
  [1 / 10, 'one in ten', 'is'],
  [1 / 8, 'one in eight', 'is'],
  [1 / 6, 'one in six', 'is'],
  [1 / 5, 'one in five', 'is'],
  [1 / 4, 'one in four', 'is'],
  [1 / 3, 'one in three', 'is'],
  [2 / 5, 'two in five', 'are'],
  [1 / 2, 'half', 'are'],
  [3 / 5, 'three in five', 'are'],
  [2 / 3, 'two in three', 'are'],
  [3 / 4, 'three in four', 'are'],
  [4 / 5, 'four in five', 'are'],
  [9 / 10, 'nine in ten', 'are'],
] as const

/** "About two in three of the homes in these communities are detached houses, and about one in eight is a row house." */
function kindsSentence(kinds: Readonly<Record<KindId, number>>, homes: number): string {
  const spoken = ({ id, label, one }: (typeof KINDS)[number], of = '') => {
    const share = kinds[id] / homes
    const [, words, verb] = SHARES.reduce((best, next) =>
      Math.abs(next[0] - share) < Math.abs(best[0] - share) ? next : best,
    )
    return `about ${words}${of} ${verb} ${verb === 'is' ? one : label}`
  }
  const [first, second] = KINDS.toSorted((a, b) => kinds[b.id] - kinds[a.id])
  if (!first || !second) return ''
  const most = spoken(first, ' of the homes in these communities')
  return `${most.charAt(0).toUpperCase()}${most.slice(1)}, and ${spoken(second)}.`
}

/** "By median year built, the oldest homes are in Sunnyside (1912) and the newest in Sage Hill (2017)." */
function agesSentence(assessed: readonly Assessed[]): string {
  const inOrder = assessed.toSorted((a, b) => a.built - b.built)
  const [oldest, newest] = [inOrder[0], inOrder.at(-1)]
  if (!oldest || !newest) return ''
  return `By median year built, the oldest homes are in ${oldest.name} (${oldest.built}) and the newest in ${newest.name} (${newest.built}).`
}

/** Keeps a hyphenated name on one line with a word joiner. */
const unbroken = (name: string) => name.replaceAll('-', '-\u2060')

export function quadrantFigures(quadrant: Quadrant) {
  const { label, suffix } = quadrant
  const [homes, median] = quadrantRows[suffix]
  const inOrder = Object.values(quadrantRows)
    .map(([, one]) => one)
    .toSorted((a, b) => b - a)
  const assessed = assessedIn(quadrant)
  const [lowest, highest] = [assessed[0], assessed.at(-1)]
  const kinds = homesByKind(assessed)
  const counted = assessed.reduce((sum, one) => sum + one.homes, 0)
  const place = label.toLowerCase()
  return {
    median,
    assessed,
    highest: assessed.slice(-ENDS).toReversed(),
    lowest: assessed.slice(0, ENDS),
    kinds,
    homes: counted,
    medianLabel: `${factsYear} median of ${grouped(homes)} homes in the ${place}`,
    lead: `Half were assessed at more, half at less. It is ${RANK[inOrder.indexOf(median)]} median of the four quadrants.`,
    spread:
      lowest && highest
        ? `The ${assessed.length} communities with most addresses in ${suffix} run from ${cad(lowest.median)} in ${unbroken(lowest.name)} to ${cad(highest.median)} in ${unbroken(highest.name)}.`
        : '',
    kindsText: `${kindsSentence(kinds, counted)} ${agesSentence(assessed)}`,
  }
}

/** The quadrant and its communities as a place for search engines. */
export function quadrantPlace(quadrant: Quadrant): PlaceOnPage {
  const { median, assessed } = quadrantFigures(quadrant)
  return {
    name: `${quadrant.label} ${site.location.city}`,
    assessed: { median, year: factsYear },
    contains: assessed.map(({ name, place }) => ({ name, at: place })),
  }
}

export const quadrantFiguresText = {
  title: 'What homes are assessed at',
  highest: 'The five highest medians',
  lowest: 'The five lowest',
  kinds: 'The kinds of homes',
  strip: {
    label: 'Communities by median assessment',
    hint: 'Each dot is a community, on a logarithmic scale. Choose one for its name.',
    middle: 'Median',
  },
  table: {
    summary: 'as a table',
    count: 'communities',
    caption: `Median assessment for ${factsYear}, the highest first`,
    columns: ['Community', 'Median', 'Homes', 'Median year built'],
  },
} as const
