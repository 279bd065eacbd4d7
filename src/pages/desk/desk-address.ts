/** What the desk shows, as its address holds it. */
import type { DeskFilter, DeskView } from '../../../machines/desk.ts'

export const VIEWS = ['open', 'unclaimed', 'mine', 'held', 'closed'] as const satisfies readonly DeskView[]

export type DeskAddress = DeskFilter & {
  /** The id of the lead that is shown; empty for the list alone. */
  lead: string
  /** Whether the page of the team is shown in place of the list. */
  team: boolean
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** In place of a view of the list: the desk has one route, which visitors' pages carry. */
const TEAM = 'team'

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** Anybody can write an address: what is not known in it is left out. */
export function deskAddress(search: Record<string, unknown>): DeskAddress {
  return {
    view: VIEWS.find((view) => view === search.view) ?? 'open',
    source: text(search.source),
    words: text(search.words),
    lead: text(search.lead).match(UUID)?.[0] ?? '',
    team: search.view === TEAM,
  }
}

/** The query of an address, without what goes without saying. */
export function deskSearch({ view, source, words, lead, team }: DeskAddress): Record<string, string> {
  if (team) return { view: TEAM }
  return Object.fromEntries(
    Object.entries({ view: view === 'open' ? '' : view, source, words, lead }).filter(
      ([, value]) => value !== '',
    ),
  )
}
