/** The outbox in the database: claiming due mails, and recording the result of each attempt. */
import * as v from 'valibot'
import type { CallDatabase } from '../runtime/database.ts'

export type MailKind = 'lead-team-email' | 'newsletter-confirmation' | 'team-held-leads'

const ClaimedMail = v.object({
  /** The idempotency key, the same for every attempt. */
  id: v.pipe(v.string(), v.uuid()),
  /** 1 for the first attempt. */
  attempt: v.number(),
  /** What the mail is about; its shape depends on the kind (see `mail_subject` in supabase/migrations). */
  subject: v.unknown(),
})
export type ClaimedMail = v.InferOutput<typeof ClaimedMail>

/** Every call rejects when the database refused or did not answer. */
export type Outbox = {
  /** Claims at most `batch` due mails. Each may be claimed again once `leaseSeconds` have passed. */
  claim(kind: MailKind, batch: number, leaseSeconds: number): Promise<ClaimedMail[]>
  /** `failure` null means sent; `retrySeconds` null after a failure means that no attempt is left. */
  settle(mail: ClaimedMail, failure: string | null, retrySeconds: number | null): Promise<void>
}

export function createOutbox(call: CallDatabase): Outbox {
  return {
    claim: async (kind, batch, leaseSeconds) =>
      v.parse(v.array(ClaimedMail), await call('claim_mail', { kind, batch, lease_seconds: leaseSeconds })),
    settle: async ({ id, attempt }, failure, retrySeconds) => {
      await call('settle_mail', { mail: id, attempt, failure, retry_seconds: retrySeconds })
    },
  }
}
