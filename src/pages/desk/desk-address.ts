/** What the desk shows, as its address holds it. */
import { communityDirectory } from '../../../content/communities/directory.ts'
import { SEARCH_LENGTH } from '../../../content/constants.ts'
import { DESK_AGES, DESK_SCORES } from '../../../content/desk-filters.ts'
import { desk } from '../../../content/pages/desk.ts'
import type { DeskFilter, DeskView } from '../../../machines/desk.ts'
import { clip, withoutControls } from '../../../supabase/functions/_shared/text.ts'

export const VIEWS = ['open', 'unclaimed', 'mine', 'held', 'closed'] as const satisfies readonly DeskView[]

/** What the list can be narrowed to, by what the address says. */
export const CHOICES = {
  source: Object.keys(desk.origins),
  community: communityDirectory.communities.map(({ name }) => name).toSorted(),
  score: keysOf(DESK_SCORES),
  age: keysOf(DESK_AGES),
}
export type Choice = keyof typeof CHOICES

export type DeskAddress = DeskFilter & {
  /** The id of the lead that is shown; empty for the list alone. */
  lead: string
  /** Whether the page of the team is shown in place of the list. */
  team: boolean
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** In place of a view of the list: the desk has one route, which visitors' pages carry. */
const TEAM = 'team'

function keysOf<Name extends string>(values: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(values) as Name[]
}

const known = <Name extends string>(names: readonly Name[], value: unknown): Name | '' =>
  names.find((name) => name === value) ?? ''

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** Anybody can write an address: what is not known in it is left out. */
export function deskAddress(search: Record<string, unknown>): DeskAddress {
  return {
    view: VIEWS.find((view) => view === search.view) ?? 'open',
    source: known(CHOICES.source, search.source),
    community: known(CHOICES.community, search.community),
    score: known(CHOICES.score, search.score),
    age: known(CHOICES.age, search.age),
    words: clip(withoutControls(text(search.words)), SEARCH_LENGTH),
    lead: text(search.lead).match(UUID)?.[0] ?? '',
    team: search.view === TEAM,
  }
}

/** Whether the list shows less than all of its view. */
export const isNarrowed = ({ source, community, score, age, words }: DeskFilter): boolean =>
  [source, community, score, age, words].some((value) => value !== '')

/** The query of an address, without what goes without saying. */
export function deskSearch({ team, view, ...shown }: DeskAddress): Record<string, string> {
  if (team) return { view: TEAM }
  return Object.fromEntries(
    Object.entries({ view: view === 'open' ? '' : view, ...shown }).filter(([, value]) => value !== ''),
  )
}
