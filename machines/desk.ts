/** What the desk shows: the list, one lead, the team. Times are ISO 8601. */
import type { DESK_AGES, DESK_SCORES } from '../content/desk-filters.ts'
import type { CaseEvent, CaseState } from './lead-case.ts'

export type TeamRole = 'agent' | 'lead'
export type Member = { id: string; name: string; role: TeamRole; onDuty: boolean }
/** `email` is where the invitation was sent. */
export type Invitation = { name: string; role: TeamRole; until: string; email: string }

export type DeskView = 'open' | 'unclaimed' | 'mine' | 'held' | 'closed'
/** What the list shows; of all but the view, empty for any. */
export type DeskFilter = {
  view: DeskView
  source: string
  community: string
  score: keyof typeof DESK_SCORES | ''
  age: keyof typeof DESK_AGES | ''
  words: string
}

/** A line of the list. */
export type DeskRow = {
  id: string
  state: CaseState
  version: number
  owner: string | null
  ownerName: string | null
  receivedAt: string
  changedAt: string
  name: string
  source: string
  score: number
  address: string | null
  message: string
  /** Why it is held, if it is. */
  suspicions: readonly string[]
}

export type DeskCounts = {
  unclaimed: number
  mine: number
  held: number
  /** What waits for the end of a surge; missing without one, and for agents. */
  surge?: SurgeWaiting | undefined
}
/** How many leads and newsletter confirmations. */
export type SurgeWaiting = { leads: number; confirmations: number }
/** `at` is the server's time, to ask for later changes. */
export type DeskPage = { at: string; leads: readonly DeskRow[]; more: boolean; counts: DeskCounts }
/** What a list that is shown has to change, so that it is true. */
export type DeskChanges = {
  at: string
  /** Lines as they are now: what has changed of those that are shown, and the reader's own that belong there as well. */
  leads: readonly DeskRow[]
  /** Ids of others that belong there and are not shown. */
  arrived: readonly string[]
  /** Ids that are shown and do not belong there any more. */
  left: readonly string[]
  /** Ids that are shown and that the reader may not read any more, or nobody. */
  gone: readonly string[]
  counts: DeskCounts
}

/** A request with everything that a file of the list says of it. */
export type ExportedLead = {
  id: string
  state: CaseState
  owner: string | null
  lostBecause: string | null
  steps: readonly Pick<CaseStep, 'at' | 'event' | 'note' | 'by' | 'owner'>[]
  /** The columns of the stored request, by their names. */
  stored: Readonly<Record<string, unknown>>
}
/** Where a list goes on. */
export type ExportAfter = { waiting: boolean; receivedAt: string; id: string }
export type ExportPage = { rows: readonly ExportedLead[]; after: ExportAfter | null }

/** What stands in the database about the life of a lead. `owner` and `ownerName` are null for nobody's. */
export type CaseNow = { state: CaseState; version: number; owner: string | null; ownerName: string | null }

/** Something that somebody did with a lead; `by` is null for the system itself. */
export type CaseStep = {
  id: number
  at: string
  /** An event of `leadCase`, or `noted`. */
  event: string
  to: string
  note: string
  by: string | null
  owner: string | null
}

export type LeadDetails = {
  id: string
  firstName: string
  name: string
  email: string
  phone: string
  message: string
  /** What else the form asked: its label, and the answer in words. */
  answers: readonly { label: string; value: string }[]
  source: string
  page: string
  referrer: string
  receivedAt: string
  score: number
  scoreReasons: readonly { reason: string; points: number }[]
  /** Campaign parameters by name, without the empty ones. */
  campaign: Readonly<Record<string, string>>
  /** What may be sent now (Canada's anti-spam law): because they agreed, or until a time because they asked; null for nothing. */
  mayBeSent: Readonly<Record<'email' | 'sms', { basis: 'express' | 'implied' | null; until: string | null }>>
  /** Why it was held, if it was. */
  suspicions: readonly string[]
  deliveries: readonly { id: string; kind: string; status: string; at: string }[]
  steps: readonly CaseStep[]
  /** Other requests from the same mailbox or phone, the newest first. */
  others: readonly DeskRow[]
  /** Who has others of them that may not be read here. */
  elsewhere: readonly string[]
  /** Who took it by hand; null for what a visitor wrote. */
  takenBy: string | null
  members: readonly { id: string; name: string }[]
  assignedBecause: string | null
  lostBecause: string | null
  /** The last move, if the reader may undo it, and the state it had before; null otherwise. */
  undo: { event: CaseEvent['type']; to: CaseState } | null
  /** The state it has once it is opened again; null unless it is closed. */
  reopens: CaseState | null
}

/** `at` is the server's time, by which ages are counted. */
export type DeskLead = { at: string; case: CaseNow; details: LeadDetails }

export type LeadFound = { found: true; lead: DeskLead } | { found: false }

export type MoveEvent = CaseEvent['type'] | 'noted' | 'resent'
export type MoveRequest = {
  event: MoveEvent
  /** Another one for another move, also if it says the same. */
  id: string
  note: string
  /** The next owner; empty where there is none. */
  to: string
}
/** What was done with a lead before, by whom, null for the system itself; whose it was from then on; and whether the reader did it. */
export type LastMove = { event: string; by: string | null; owner: string | null; mine: boolean }
/** `stale`: it was moved since it was shown, `refused`: it may not be, for who asks or from this state. */
export type MoveAnswer =
  | { outcome: 'moved' }
  | { outcome: 'stale'; case: CaseNow; last: LastMove | null }
  | { outcome: 'refused' }
  | { outcome: 'missing' }

/** A move that the server has made, or a note that it has stored. */
export type Made = { type: 'made'; move: MoveEvent; note: string }

/** What is known of the lead that the desk shows. */
export type DeskLeadContext = {
  lead: DeskLead | null
  /** The last move that was asked for, until it is answered. */
  request: MoveRequest | null
  /** Why the last press did nothing. */
  problem: 'stale' | 'refused' | 'unanswered' | null
  /** What made the last press stale. */
  last: LastMove | null
  /** The last look was not answered: what is shown may be old. */
  old: boolean
  /** How often a move was found that was not made here: what follows the life of the lead begins anew. */
  foreign: number
  /** The version that this page's own moves have led to. */
  version: number
}

/** Leads that belong together, and how they fared. Minutes are [median, nine in ten], null where nothing was done. */
export type Figure = {
  by: 'all' | 'week' | 'source' | 'agent'
  /** The Monday of a week, a source, or an agent; null for all, and for nobody's. */
  name: string | null
  leads: number
  claim: readonly [number, number] | null
  contact: readonly [number, number] | null
  meetings: number
  clients: number
}

export type Team = {
  members: readonly (Member & { email: string; since: string })[]
  /** Open ones; none for an agent. */
  invitations: readonly (Invitation & { id: string })[]
  /** Null for an agent. */
  figures: readonly Figure[] | null
}
