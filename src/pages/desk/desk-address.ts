/** The desk's state, as its address holds it. */
import { communityDirectory } from '../../../content/communities/directory.ts'
import { SEARCH_LENGTH } from '../../../content/constants.ts'
import { DESK_AGES, DESK_SCORES } from '../../../content/desk-filters.ts'
import { desk } from '../../../content/pages/desk.ts'
import type { DeskFilter, DeskView } from '../../../machines/desk.ts'
import { clip, withoutControls } from '../../../supabase/functions/_shared/text.ts'

export const VIEWS = ['open', 'unclaimed', 'mine', 'held', 'closed'] as const satisfies readonly DeskView[]

/** The filters' choices, by their values in the address. */
export const CHOICES = {
  source: Object.keys(desk.origins),
  community: communityDirectory.communities.map(({ name }) => name).toSorted(),
  score: keysOf(DESK_SCORES),
  age: keysOf(DESK_AGES),
}
export type Choice = keyof typeof CHOICES

export type DeskAddress = DeskFilter & {
  /** The open lead's id; empty for the list alone. */
  lead: string
  /** The page shown instead of the list: the team, or the form for a request entered by hand; empty for the list. */
  page: (typeof PAGES)[number] | ''
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Takes the place of a view: the desk has one route, because visitors' pages carry every route. */
const PAGES = ['team', 'add'] as const

function keysOf<Name extends string>(values: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(values) as Name[]
}

const known = <Name extends string>(names: readonly Name[], value: unknown): Name | '' =>
  names.find((name) => name === value) ?? ''

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** Anybody can write an address, so unknown values are dropped. */
export function deskAddress(search: Record<string, unknown>): DeskAddress {
  return {
    view: VIEWS.find((view) => view === search.view) ?? 'open',
    source: known(CHOICES.source, search.source),
    community: known(CHOICES.community, search.community),
    score: known(CHOICES.score, search.score),
    age: known(CHOICES.age, search.age),
    words: clip(withoutControls(text(search.words)), SEARCH_LENGTH),
    lead: text(search.lead).match(UUID)?.[0] ?? '',
    page: known(PAGES, search.view),
  }
}

/** The secret of the invitation whose link opened the desk; null without one. */
export const invitationIn = (search: Record<string, unknown>): string | null =>
  text(search.invitation).match(UUID)?.[0] ?? null

/** Whether the list shows less than all of its view. */
export const isNarrowed = ({ source, community, score, age, words }: DeskFilter): boolean =>
  [source, community, score, age, words].some((value) => value !== '')

/** The query of an address, without default values. */
export function deskSearch({ page, view, ...shown }: DeskAddress): Record<string, string> {
  if (page) return { view: page }
  return Object.fromEntries(
    Object.entries({ view: view === 'open' ? '' : view, ...shown }).filter(([, value]) => value !== ''),
  )
}
