/**
 * Delivers the mail in the outbox: claims due mails, sends each, records each result.
 * Started right after a mail is stored, and by a timer.
 */
import { oneLine, withoutControls } from '../text.ts'
import type { ClaimedMail, MailKind, Outbox } from './outbox.ts'
import type { Email, SendMail } from './send.ts'

const BATCH = 10
/** Longer than one attempt may take, so that no mail is claimed again while it is still being sent. */
const LEASE_SECONDS = 60

/**
 * Seconds to wait before each retry, all within 23 h, because the mail provider remembers an
 * idempotency key for 24 h. After the last one the mail is dead.
 */
const RETRY_SECONDS = [5, 60, 5 * 60, 30 * 60, 2 * 3600, 6 * 3600, 12 * 3600] as const
const JITTER = 0.1

/** One kind of mail, and how it is written. `write` throws when it does not understand the subject. */
export type MailTemplate = { kind: MailKind; write(subject: unknown): Email | Promise<Email> }

export type Mailer = {
  outbox: Outbox
  sendMail: SendMail
  /** From 0 to 1, to spread retries. */
  random: () => number
}

export type DeliveryReport = { sent: number; failed: number }

/** Delivers every kind independently. When one outbox query fails, rejects after the others are done. */
export async function deliverAll(
  templates: readonly MailTemplate[],
  mailer: Mailer,
): Promise<DeliveryReport> {
  const deliveries = templates.map((template) => deliverMail(template, mailer))
  await Promise.allSettled(deliveries)
  const reports = await Promise.all(deliveries)
  return reports.reduce((sum, { sent, failed }) => ({ sent: sum.sent + sent, failed: sum.failed + failed }), {
    sent: 0,
    failed: 0,
  })
}

/** Delivers every due mail of one kind. A mail that fails is rescheduled and does not stop the others. */
export async function deliverMail(template: MailTemplate, mailer: Mailer): Promise<DeliveryReport> {
  const report = { sent: 0, failed: 0 }
  for (;;) {
    const mails = await mailer.outbox.claim(template.kind, BATCH, LEASE_SECONDS)
    const sent = await Promise.all(mails.map((mail) => attempt(mail, template, mailer)))
    report.sent += sent.filter(Boolean).length
    report.failed += sent.filter((done) => !done).length
    if (mails.length < BATCH) return report
  }
}

/** Resolves to whether the mail was sent. */
async function attempt(
  mail: ClaimedMail,
  template: MailTemplate,
  { outbox, sendMail, random }: Mailer,
): Promise<boolean> {
  try {
    await sendMail(mail.id, printable(await template.write(mail.subject)))
  } catch (error) {
    const failure = error instanceof Error ? error.message : 'unknown failure'
    await outbox.settle(mail, failure, retryDelay(mail.attempt, random()))
    return false
  }
  await outbox.settle(mail, null, null)
  return true
}

/** Whatever a visitor wrote, no mail contains control characters. */
function printable(email: Email): Email {
  return {
    ...email,
    subject: oneLine(email.subject),
    text: withoutControls(email.text),
    html: withoutControls(email.html),
  }
}

/** Seconds until the attempt after `attempt` (1 for the first); null when none is left. */
export function retryDelay(attempt: number, random: number): number | null {
  const base = RETRY_SECONDS[attempt - 1]
  return base === undefined ? null : Math.round(base * (1 + JITTER * random))
}
