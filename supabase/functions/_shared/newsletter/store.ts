/** The newsletter's SQL functions: asking for it, confirming, leaving, and the outbox of its mails. */
import * as v from 'valibot'
import type { CallDatabase } from '../runtime/database.ts'

export type NewsletterRequest = {
  id: string
  email: string
  tokenHash: string
  /** What the box said, word for word. */
  wording: string
  /** Path of the page the box stands on. */
  page: string
  addressHash: string | null
  userAgent: string
}

const ConfirmationMail = v.object({
  id: v.pipe(v.string(), v.uuid()),
  email: v.string(),
  /** 1 for the first try. */
  attempt: v.number(),
})
type ConfirmationMail = v.InferOutput<typeof ConfirmationMail>

/** Every call rejects when the store refused or did not answer. */
export type NewsletterStore = {
  /** Resolves to whether a confirmation mail is now due. */
  request(request: NewsletterRequest, mailsPerDay: number): Promise<boolean>
  /** Resolves to whether the address the mail went to is on the list now. */
  confirm(tokenHash: string, lifetimeDays: number): Promise<boolean>
  /** Resolves to whether there was such a mail; the address it went to is off the list then. */
  unsubscribe(tokenHash: string): Promise<boolean>
  claimMails(batch: number, leaseSeconds: number): Promise<ConfirmationMail[]>
  /** `failure` null means delivered; `retrySeconds` null after a failure means given up. */
  settleMail(mail: ConfirmationMail, failure: string | null, retrySeconds: number | null): Promise<void>
}

export function createNewsletterStore(call: CallDatabase): NewsletterStore {
  const ask = async (name: string, parameters: object) => v.parse(v.boolean(), await call(name, parameters))
  return {
    request: (request, mailsPerDay) => ask('request_newsletter', { request, mails_per_day: mailsPerDay }),
    confirm: (tokenHash, lifetimeDays) =>
      ask('confirm_newsletter', { hashed_token: tokenHash, lifetime_days: lifetimeDays }),
    unsubscribe: (tokenHash) => ask('unsubscribe_newsletter', { hashed_token: tokenHash }),
    claimMails: async (batch, leaseSeconds) =>
      v.parse(
        v.array(ConfirmationMail),
        await call('claim_newsletter_mails', { batch, lease_seconds: leaseSeconds }),
      ),
    settleMail: async (mail, failure, retrySeconds) => {
      await call('settle_newsletter_mail', {
        request: mail.id,
        attempt: mail.attempt,
        failure,
        retry_seconds: retrySeconds,
      })
    },
  }
}
