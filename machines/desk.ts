/** What the desk shows: the list, one lead, the team. Times are ISO 8601. */
import type { DESK_AGES, DESK_SCORES } from '../content/desk-filters.ts'
import type { CaseEvent, CaseState } from './lead-case.ts'

export type TeamRole = 'agent' | 'manager'
export type Member = { id: string; name: string; role: TeamRole; onDuty: boolean }
/** `email` is the invited address. */
export type Invitation = { name: string; role: TeamRole; until: string; email: string }

export type DeskView = 'open' | 'unclaimed' | 'mine' | 'held' | 'closed'
/** The list's filter; every part but the view may be empty, which filters nothing. */
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
}
/** `at` is the server's time, for requesting later changes. */
export type DeskPage = { at: string; leads: readonly DeskRow[]; more: boolean; counts: DeskCounts }
/** What a displayed list has to change to match the database. */
export type DeskChanges = {
  at: string
  /** Current lines: those displayed that have changed, and the reader's own that belong there and are missing. */
  leads: readonly DeskRow[]
  /** Ids of others that belong there and are missing. */
  arrived: readonly string[]
  /** Ids displayed that no longer belong there. */
  left: readonly string[]
  /** Ids displayed that the reader may no longer read, or that are erased. */
  gone: readonly string[]
  counts: DeskCounts
}

/** A request as the list's file contains it. */
export type ExportedLead = {
  id: string
  state: CaseState
  owner: string | null
  lostBecause: string | null
  steps: readonly Pick<CaseStep, 'at' | 'event' | 'note' | 'by' | 'owner'>[]
  /** The stored request's columns, by name. */
  stored: Readonly<Record<string, unknown>>
}
/** Where a list continues. */
export type ExportAfter = { waiting: boolean; receivedAt: string; id: string }
export type ExportPage = { rows: readonly ExportedLead[]; after: ExportAfter | null }

/** The state of a lead in the database. `owner` and `ownerName` are null if it is unassigned. */
export type CaseNow = { state: CaseState; version: number; owner: string | null; ownerName: string | null }

/** An entry of a lead's history; `by` is null for the system. */
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
  /** As it is dialled; null without a number. */
  phoneNumber: string | null
  shownPhone: string
  message: string
  /** The form's other questions: label, and answer in words. */
  answers: readonly { label: string; value: string }[]
  source: string
  page: string
  referrer: string
  receivedAt: string
  score: number
  scoreReasons: readonly { reason: string; points: number }[]
  /** Campaign parameters by name, without the empty ones. */
  campaign: Readonly<Record<string, string>>
  /**
   * What may be sent now under Canada's anti-spam law: by consent, or until a time after an enquiry; null for
   * nothing.
   */
  mayBeSent: Readonly<Record<'email' | 'sms', { basis: 'express' | 'implied' | null; until: string | null }>>
  /** Why it was held, if it was. */
  suspicions: readonly string[]
  deliveries: readonly { id: string; kind: string; status: string; at: string }[]
  steps: readonly CaseStep[]
  /** Other requests from the same mailbox or phone, newest first. */
  others: readonly DeskRow[]
  /** Members with requests of this person that the reader may not read. */
  elsewhere: readonly string[]
  /** The member who entered it by hand; null for a visitor's request. */
  takenBy: string | null
  members: readonly { id: string; name: string }[]
  assignedBecause: string | null
  lostBecause: string | null
  /** The last move, if the reader may undo it, and the state before it; null otherwise. */
  undo: { event: CaseEvent['type']; to: CaseState } | null
  /** The state after reopening; null unless it is closed. */
  reopens: CaseState | null
}

/** `at` is the server's time, from which ages count. */
export type DeskLead = { at: string; case: CaseNow; details: LeadDetails }

export type LeadFound = { found: true; lead: DeskLead } | { found: false }

export type MoveEvent = CaseEvent['type'] | 'noted' | 'resent'
export type MoveRequest = {
  event: MoveEvent
  /** A new one for each move, even a repeated one. */
  id: string
  note: string
  /** The next owner; empty if there is none. */
  to: string
}
/** The previous move: its author, null for the system; the owner from then on; and whether the reader made it. */
export type LastMove = { event: string; by: string | null; owner: string | null; mine: boolean }
/** `stale`: the lead has moved since it was shown. `refused`: not allowed for this person or from this state. */
export type MoveAnswer =
  | { outcome: 'moved' }
  | { outcome: 'stale'; case: CaseNow; last: LastMove | null }
  | { outcome: 'refused' }
  | { outcome: 'missing' }

/** A move that the server has made, or a note that it has stored. */
export type Made = { type: 'made'; move: MoveEvent; note: string }

/** The machine's knowledge of the displayed lead. */
export type DeskLeadContext = {
  lead: DeskLead | null
  /** The last requested move, until it is answered. */
  request: MoveRequest | null
  /** Why the last press had no effect. */
  problem: 'stale' | 'refused' | 'unanswered' | null
  /** The move that made the last press stale. */
  last: LastMove | null
  /** The last refresh got no answer: the page may be out of date. */
  old: boolean
  /** Number of moves found that were made elsewhere; each restarts the lead's machine. */
  foreign: number
  /** The version after this page's own moves. */
  version: number
}

/** A group of leads and its outcomes. Minutes are [median, nine in ten], null if there are none. */
export type Figure = {
  by: 'all' | 'week' | 'source' | 'agent'
  /** The Monday of a week, a source, or an agent; null for all, and for unassigned leads. */
  name: string | null
  leads: number
  claim: readonly [number, number] | null
  contact: readonly [number, number] | null
  meetings: number
  clients: number
}

export type Team = {
  members: readonly (Member & { email: string; since: string })[]
  /** Open invitations; none for an agent. */
  invitations: readonly (Invitation & { id: string })[]
  /** Null for an agent. */
  figures: readonly Figure[] | null
}
