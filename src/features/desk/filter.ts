import { DESK_AGES, DESK_SCORES } from '../../../content/desk-filters.ts'
import type { DeskFilter } from '../../../machines/desk.ts'

/** A filter as the database takes it. */
export const askedOf = ({ view, source, community, score, age, words }: DeskFilter) => ({
  view,
  source,
  community,
  scores: score ? DESK_SCORES[score] : null,
  hours: age ? DESK_AGES[age] : null,
  words,
})
