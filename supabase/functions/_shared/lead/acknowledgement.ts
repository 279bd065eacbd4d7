/**
 * The reply to a visitor's enquiry: what we got, who calls and when, and the phone. It answers what they asked for
 * and advertises nothing, so that it needs no consent.
 */
import * as v from 'valibot'
import { acknowledgement, formOf } from '../../../../content/acknowledgement.ts'
import { answersGiven } from '../../../../content/lead-fields.ts'
import { site } from '../../../../content/site.ts'
import { type Block, layOut, type Row } from '../mail/layout.ts'
import type { Email } from '../mail/provider.ts'
import { clip, oneLine } from '../text.ts'
import { calgaryTime } from '../time.ts'
import { withoutLinks } from './screen.ts'
import { LeadWithConsents } from './stored.ts'

/** Characters that are repeated of what somebody wrote. They may have entered another's address. */
const MAX = { name: 40, message: 1000 } as const

export function leadAcknowledgement(subject: unknown): Email {
  const lead = v.parse(LeadWithConsents, subject)
  const form = formOf(lead.source)
  const { sent } = form
  const title = sent.title(clip(oneLine(withoutLinks(lead.first_name)), MAX.name))
  const words = acknowledgement
  const rows: Row[] = [
    ...answersGiven(lead).map(({ label, value }) => ({ label, value: withoutLinks(value) })),
    { label: words.labels.phone, value: withoutLinks(lead.phone) },
    { label: words.labels.received, value: calgaryTime(lead.received_at) },
  ]
  const blocks: Block[] = [
    { kind: 'heading', text: title },
    { kind: 'steps', steps: sent.steps },
    { kind: 'paragraph', text: sent.call },
    {
      kind: 'actions',
      actions: [{ label: words.labels.call, value: site.phone.display, href: site.phone.href }],
    },
    { kind: 'rows', rows: site.hours.map(({ days, label }) => ({ label: days, value: label })) },
    { kind: 'title', text: words.received },
    { kind: 'quote', text: clip(withoutLinks(lead.message), MAX.message) },
    { kind: 'rows', rows },
    { kind: 'footer', lines: [words.why, words.notYou, ...words.sender] },
  ]
  return {
    to: lead.email,
    subject: clip(title, 200),
    replyTo: site.email.address,
    // RFC 3834: keeps automatic replies from answering each other.
    headers: { 'Auto-Submitted': 'auto-replied' },
    ...layOut(title, blocks),
  }
}
