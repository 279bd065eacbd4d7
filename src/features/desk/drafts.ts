/** A member's unsent input about a lead, as text in the tab's storage; each tab has its own. */
import * as v from 'valibot'
import { DESK_DRAFT_PREFIX, DESK_DRAFTS } from '../../../content/constants.ts'
import type { DeskDraft } from '../../../machines/desk-draft.ts'
import { draftsNamed, readDraft, writeDraft } from '../../browser/session-drafts.ts'

const Stored = v.object({
  values: v.record(v.picklist(['note', 'reason', 'member']), v.string()),
  noteId: v.nullable(v.string()),
  /** When it was kept, in milliseconds since 1970. */
  at: v.number(),
})

const nameOf = (member: string, lead: string) => `${DESK_DRAFT_PREFIX}${member}-${lead}`

/** The kept draft; null if there is none, or none that can be read. Throws if storage is blocked. */
export function keptDraft(member: string, lead: string): DeskDraft | null {
  const kept = parsed(readDraft(nameOf(member, lead)))
  return kept && { values: kept.values, noteId: kept.noteId }
}

function parsed(text: string | null): v.InferOutput<typeof Stored> | null {
  try {
    return v.parse(Stored, JSON.parse(text ?? 'null'))
  } catch {
    return null
  }
}

/** Keeps a draft, in place of the oldest if there are too many. */
export function keepDraft(member: string, lead: string, draft: DeskDraft): void {
  writeDraft(nameOf(member, lead), JSON.stringify({ ...draft, at: Date.now() }))
  const kept = draftsNamed(DESK_DRAFT_PREFIX).flatMap(([name, text]) => {
    const found = parsed(text)
    return found ? [{ name, at: found.at }] : []
  })
  for (const { name } of kept.toSorted((one, other) => other.at - one.at).slice(DESK_DRAFTS))
    writeDraft(name, null)
}

export const dropDraft = (member: string, lead: string): void => writeDraft(nameOf(member, lead), null)
