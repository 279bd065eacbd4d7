/** Mail as a channel: a template for each kind, and one provider for all. */
import type { Channel } from '../outbox/channel.ts'
import { written } from '../outbox/delivery.ts'
import { oneLine, withoutControls } from '../text.ts'
import type { Email, MailProvider } from './provider.ts'

/** In order of urgency. */
const MAIL_KINDS = [
  'lead-team-email',
  'team-lead-list',
  'lead-acknowledgement',
  'team-notice',
  'team-dead-deliveries',
  'newsletter-confirmation',
  'team-held-leads',
  'team-invitation',
  'team-erasure',
] as const

/** Writes one kind of mail. Throws if it does not understand the subject. */
export type WriteMail = (subject: unknown) => Email | Promise<Email>
export type MailTemplates = Readonly<Record<(typeof MAIL_KINDS)[number], WriteMail>>

export function mailChannel(provider: MailProvider, templates: MailTemplates): Channel {
  return {
    name: provider.name,
    kinds: MAIL_KINDS,
    perSecond: provider.perSecond,
    connections: provider.connections,
    deliver: async ({ id, kind, subject }) => {
      const email = await written(async () => {
        const template = MAIL_KINDS.find((known) => known === kind)
        if (!template) throw new Error('not a mail')
        return finished(await templates[template](subject))
      })
      await provider.send(id, email)
    },
    close: provider.close,
  }
}

/**
 * Keeps out-of-office replies from answering, by RFC 3834 and by Exchange's own header: those to a mail about a lead would
 * reach the visitor.
 */
const NO_AUTOMATIC_REPLY = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'OOF, AutoReply',
} as const

/** No mail contains control characters, whatever a visitor wrote, and no program answers one. */
function finished(email: Email): Email {
  return {
    ...email,
    headers: { ...NO_AUTOMATIC_REPLY, ...email.headers },
    subject: oneLine(email.subject),
    text: withoutControls(email.text),
    html: withoutControls(email.html),
  }
}
