/** How the communities of a quadrant spread over price, and what kinds of homes they have, in words made from the figures. */
import { cad, grouped } from '../formats.ts'
import type { PlaceOnPage } from '../page-schema.ts'
import { site } from '../site.ts'
import { type Assessment, assessmentOf, byValue, KINDS, type KindId, percentOf } from './assessments.ts'
import { communityDirectory } from './directory.ts'
import { factsYear, quadrantRows } from './facts.ts'
import type { Quadrant } from './quadrants.ts'

export type Assessed = { name: string } & Assessment

/** How many of the highest and lowest are listed. */
const ENDS = 5

const RANK = ['the highest', 'the second highest', 'the second lowest', 'the lowest'] as const

/** The directory's communities whose addresses mostly end in these letters, the lowest median first. */
function assessedIn(suffix: Quadrant['suffix']): Assessed[] {
  return byValue(communityDirectory.communities)
    .toReversed()
    .flatMap(({ name }) => {
      const facts = assessmentOf(name)
      return facts?.suffix === suffix ? [{ name, ...facts }] : []
    })
}

function homesByKind(some: readonly Assessed[]): Record<KindId, number> {
  const sum = (id: KindId) => some.reduce((total, { kinds }) => total + kinds[id], 0)
  return { houses: sum('houses'), pairs: sum('pairs'), rows: sum('rows'), apartments: sum('apartments') }
}

/** "69% detached houses, 17% apartments and 9% row houses", the most first. */
function kindsSentence(kinds: Readonly<Record<KindId, number>>, homes: number): string {
  const parts = KINDS.map(({ id, label }) => ({ label, percent: percentOf(kinds[id], homes) }))
    .filter(({ percent }) => percent > 0)
    .toSorted((a, b) => b.percent - a.percent)
    .map(({ label, percent }) => `${percent}% ${label}`)
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts.join('')
}

export function quadrantFigures({ label, suffix }: Quadrant) {
  const [homes, median] = quadrantRows[suffix]
  const inOrder = Object.values(quadrantRows)
    .map(([, one]) => one)
    .toSorted((a, b) => b - a)
  const assessed = assessedIn(suffix)
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
    lead: `Half of the ${grouped(homes)} homes in the ${place} were assessed at more than ${cad(median)} for ${factsYear}, half at less: ${RANK[inOrder.indexOf(median)]} median of the four quadrants.`,
    spread:
      lowest && highest
        ? `Its ${assessed.length} communities in our directory run from ${cad(lowest.median)} in ${lowest.name} to ${cad(highest.median)} in ${highest.name}.`
        : '',
    kindsText: `Of the homes in these communities, ${kindsSentence(kinds, counted)}.`,
  }
}

/** The quadrant as a place for search engines, with its communities. */
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
  kinds: 'What kinds of homes',
  strip: {
    label: 'Communities by median assessment',
    hint: 'Each dot is a community. Point at one, or use the arrow keys.',
    middle: 'all homes',
  },
  table: {
    summary: 'as a table',
    count: 'communities',
    caption: `Median assessment for ${factsYear}, the highest first`,
    columns: ['Community', 'Median', 'Homes', 'Median year built'],
  },
} as const
