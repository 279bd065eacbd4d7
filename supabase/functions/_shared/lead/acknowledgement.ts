/**
 * The reply to a visitor's enquiry: when we received it, who calls and when, and the phone number. It advertises
 * nothing, so it needs no consent. Whoever fills in a form may enter another person's address, so it repeats only a
 * plain first name of the input.
 */
import * as v from 'valibot'
import { acknowledgement, formOf } from '../../../../content/acknowledgement.ts'
import { OFFICE_CLOSED, REPLY_WITHIN_HOURS } from '../../../../content/constants.ts'
import { officeHours, site } from '../../../../content/site.ts'
import { type Block, layOut } from '../mail/layout.ts'
import type { Email } from '../mail/provider.ts'
import { calgaryDay, calgaryTime } from '../time.ts'
import { plainName } from './plain-name.ts'
import { LeadWithConsents } from './stored.ts'

/** Both as ISO 8601. */
const answerDue = (receivedAt: string) =>
  new Date(Date.parse(receivedAt) + REPLY_WITHIN_HOURS * 3_600_000).toISOString()

export function leadAcknowledgement(subject: unknown): Email {
  const lead = v.parse(LeadWithConsents, subject)
  const { sent } = formOf(lead.source)
  const title = sent.title(plainName(lead.first_name)).replace('\n', ' ')
  const words = acknowledgement
  const blocks: Block[] = [
    { kind: 'heading', text: title },
    { kind: 'steps', steps: sent.steps },
    { kind: 'paragraph', text: sent.call },
    {
      kind: 'actions',
      actions: [{ label: words.labels.call, value: site.phone.display, href: site.phone.href }],
    },
    {
      kind: 'rows',
      rows: [
        ...officeHours.map(({ days, label }) => ({ label: days, value: label })),
        ...closedSoon(lead.received_at).map((day) => ({ label: holiday(day), value: site.holidays.label })),
      ],
    },
    {
      kind: 'rows',
      rows: [
        { label: words.labels.received, value: calgaryTime(lead.received_at) },
        { label: words.labels.answer, value: calgaryTime(answerDue(lead.received_at)) },
      ],
    },
    { kind: 'footer', lines: [words.why, words.notYou, ...words.sender] },
  ]
  return {
    to: lead.email,
    subject: title,
    replyTo: site.email.address,
    // RFC 3834: keeps automatic replies from answering each other.
    headers: { 'Auto-Submitted': 'auto-replied' },
    ...layOut(title, blocks),
  }
}

const WEEK_MS = 7 * 86_400_000

/** The holidays on the day of `time` and in the week after it. */
function closedSoon(time: string): string[] {
  const [first, last] = [calgaryDay(time), calgaryDay(new Date(Date.parse(time) + WEEK_MS))]
  return OFFICE_CLOSED.filter((day) => day >= first && day <= last)
}

const inWords = new Intl.DateTimeFormat('en-CA', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** Such as "Dec 25". */
const holiday = (day: string) => inWords.format(new Date(day)).replace('.', '')
