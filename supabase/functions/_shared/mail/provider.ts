/** A mail provider, as delivery sees it, over any protocol. */

export type Email = {
  subject: string
  text: string
  html: string
  replyTo: string
  /** One address; defaults to the team's addresses. */
  to?: string
  headers?: Readonly<Record<string, string>>
}

/** Sender and default recipients. */
export type Addresses = { from: string; to: string[] }

export type MailProvider = {
  /** Its name in the database, under which all workers share its rate limit. */
  name: string
  /** The most mails it accepts in a second. */
  perSecond: number
  /** The most mails sent to it at the same time. */
  connections: number
  /**
   * Sends `email` with `id` as its idempotency key, the same in every attempt. Rejects with `Refused` if it was not
   * accepted, within `DELIVERY_DEADLINE_MS` without an answer.
   */
  send(id: string, email: Email): Promise<void>
  /** Closes idle connections. */
  close(): void
}
