/** The draft of a lead form, as text in the tab's storage. */
import * as v from 'valibot'
import type { LeadFormContent } from '../../../content/forms.ts'
import type { Draft } from '../../../machines/lead-draft.ts'
import { readDraft, writeDraft } from '../../browser/session-drafts.ts'

/** The notice to which the server redirects a form that was sent without JavaScript. */
export const NATIVE_SENT_ID = 'lead-sent'

const DraftSchema = v.object({
  // Never `true`: a ticked box is not kept.
  values: v.record(v.string(), v.union([v.string(), v.literal(false)])),
  submissionId: v.nullable(v.string()),
})

/** The kept draft; `null` if there is none, or none that can be read. Throws if storage is blocked. */
export function keptDraft({ id }: LeadFormContent): Draft | null {
  const text = readDraft(id)
  if (text === null) return null
  try {
    return v.parse(DraftSchema, JSON.parse(text))
  } catch {
    return null
  }
}

/** The id under which an earlier page sent the form and got no answer. */
export function keptSubmissionId(content: LeadFormContent): string | null {
  try {
    return keptDraft(content)?.submissionId ?? null
  } catch {
    return null
  }
}

export function keepDraft({ id }: LeadFormContent, draft: Draft): void {
  writeDraft(id, JSON.stringify(draft))
}

export function dropDraft({ id }: LeadFormContent): void {
  writeDraft(id, null)
}
