/** What delivery needs of a mail provider, over whatever protocol. */

export type Email = {
  subject: string
  text: string
  html: string
  replyTo: string
  /** One address; defaults to the team's addresses. */
  to?: string
  headers?: Readonly<Record<string, string>>
}

/** Why a mail was not accepted, or why nobody knows whether it was. */
export type Refusal = {
  /** For logs: a stable text without personal data. */
  reason: string
  /** False where the failure proves that nothing was sent. */
  mayBeSent: boolean
  /** Whether the provider refused because too much was sent. */
  throttled?: boolean
  /** Whether another attempt would be pointless. */
  final?: boolean
  /** How long the provider asked to wait. */
  retrySeconds?: number | undefined
}

export class MailRefused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.reason)
    this.refusal = refusal
  }
}

/** Sender and default recipients. */
export type Addresses = { from: string; to: string[] }

export type MailProvider = {
  /** Its name in the database, under which all workers share its limits. */
  name: string
  /** The most mails it accepts in a second. */
  perSecond: number
  /** The most mails sent to it at the same time. */
  connections: number
  /**
   * Sends `email` with `id` as its idempotency key, the same for every attempt. Rejects with `MailRefused` when
   * it was not accepted, and within `MAIL_DEADLINE_MS` when there is no answer.
   */
  send(id: string, email: Email): Promise<void>
  /** Closes idle connections. */
  close(): void
}

/** For one mail from beginning to end. Shorter than a worker keeps its place without claiming (`claim_mail`). */
export const MAIL_DEADLINE_MS = 20_000
