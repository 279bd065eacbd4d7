/** The outbox in the database: claiming due mails, and recording the result of each attempt. */
import * as v from 'valibot'
import type { CallDatabase } from '../runtime/database.ts'
import type { Refusal } from './provider.ts'

/** In order of urgency. */
const MAIL_KINDS = [
  'lead-team-email',
  'team-dead-mail',
  'newsletter-confirmation',
  'team-held-leads',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

const ClaimedMail = v.object({
  /** The idempotency key, the same for every attempt. */
  id: v.string(),
  /** Which claim of the mail this is, 1 for the first. */
  attempt: v.number(),
  kind: v.picklist(MAIL_KINDS),
  /** What the mail is about; its shape depends on the kind (see `mail_subject` in supabase/migrations). */
  subject: v.unknown(),
})
export type ClaimedMail = v.InferOutput<typeof ClaimedMail>

/** Mails that were given up without another attempt. */
const dead = v.array(v.object({ id: v.string(), kind: v.string(), reason: v.string() }))

const Claim = v.variant('state', [
  /** `milliseconds`: until the provider's limit allows the next mail. */
  v.object({ state: v.literal('mail'), mail: ClaimedMail, milliseconds: v.number(), dead }),
  v.object({ state: v.literal('wait'), milliseconds: v.number(), dead }),
  /** Another worker is sending. */
  v.object({ state: v.literal('held'), dead }),
  v.object({ state: v.literal('idle'), dead }),
])
type Claim = v.InferOutput<typeof Claim>

const Status = v.nullable(v.picklist(['sent', 'due', 'dead']))
type MailStatus = v.InferOutput<typeof Status>

type ClaimOptions = {
  /** A provider's mail is sent by one worker at a time. */
  provider: string
  worker: string
  perSecond: number
  /** Seconds after which the mail may be claimed again. */
  leaseSeconds: number
  /** Whether the worker keeps its place even if nothing is due. */
  stillSending: boolean
}

/** Every call rejects when the database refused or did not answer. */
export type Outbox = {
  claim(options: ClaimOptions): Promise<Claim>
  /** Lets another worker send. */
  release(options: Pick<ClaimOptions, 'provider' | 'worker'>): Promise<void>
  /** Records the result, `refusal` null for sent. Resolves to null when the attempt no longer counts. */
  settle(mail: ClaimedMail, refusal: Refusal | null, provider: string): Promise<MailStatus>
}

export function createOutbox(call: CallDatabase): Outbox {
  return {
    claim: async ({ provider, worker, perSecond, leaseSeconds, stillSending }) => {
      const claim = await call('claim_mail', {
        provider,
        worker,
        kinds: MAIL_KINDS,
        per_second: perSecond,
        lease_seconds: leaseSeconds,
        still_sending: stillSending,
      })
      return v.parse(Claim, claim)
    },
    release: async ({ provider, worker }) => {
      await call('release_mail_provider', { provider, worker })
    },
    settle: async ({ id, attempt }, refusal, provider) => {
      const result = refusal
        ? {
            failure: refusal.reason,
            retry_seconds: refusal.retrySeconds ?? null,
            may_be_sent: refusal.mayBeSent,
            final: refusal.final ?? false,
            throttled: refusal.throttled ? provider : null,
          }
        : { failure: null, sent_by: provider }
      return v.parse(Status, await call('settle_mail', { mail: id, attempt, ...result }))
    },
  }
}
