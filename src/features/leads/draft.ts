/**
 * A lead form's draft, as text in the tab's storage. An unanswered submission is in the browser's storage too, until
 * it is answered or a day old, so that it survives the tab.
 */
import * as v from 'valibot'
import { UNSENT_STORAGE_PREFIX } from '../../../content/constants.ts'
import type { Draft } from '../../../machines/lead-draft.ts'
import { forgetUnsent } from '../../browser/forget-unsent.ts'
import { readDraft, writeDraft } from '../../browser/session-drafts.ts'
import { readStored, writeStored } from '../../browser/storage.ts'

/** The notice to which the server redirects a native post. */
export const NATIVE_SENT_ID = 'lead-sent'

/** The name under which a form's draft is kept. */
export type Kept = { id: string }

const DraftSchema = v.object({
  // Never `true`: a ticked box is not kept.
  values: v.record(v.string(), v.union([v.string(), v.literal(false)])),
  submissionId: v.nullable(v.string()),
})

/** The kept draft; `null` if there is none, or none that can be read. Throws if storage is blocked. */
export function keptDraft({ id }: Kept): Draft | null {
  const text = readDraft(id)
  if (text === null) return null
  try {
    return v.parse(DraftSchema, JSON.parse(text))
  } catch {
    return null
  }
}

const unsentKey = (id: string) => UNSENT_STORAGE_PREFIX + id

/** An unanswered submission of the last day; undefined if there is none or storage is blocked. */
export function unsentDraft({ id }: Kept): Draft | undefined {
  // A form that loads before the page is idle.
  forgetUnsent()
  try {
    return v.parse(DraftSchema, JSON.parse(readStored(unsentKey(id)) ?? 'null'))
  } catch {
    return undefined
  }
}

/** The id under which an earlier page sent the form without an answer. */
export function keptSubmissionId(kept: Kept): string | null {
  try {
    return (keptDraft(kept) ?? unsentDraft(kept))?.submissionId ?? null
  } catch {
    return null
  }
}

export function keepDraft({ id }: Kept, draft: Draft): void {
  writeDraft(id, JSON.stringify(draft))
  if (draft.submissionId) writeStored(unsentKey(id), JSON.stringify({ ...draft, at: Date.now() }))
}

export function dropDraft({ id }: Kept): void {
  writeDraft(id, null)
  writeStored(unsentKey(id), null)
}
