/**
 * The outbox in the database: claiming due deliveries, and recording the result of each attempt. The database calls a
 * channel `provider`.
 */
import * as v from 'valibot'
import type { CallDatabase } from '../runtime/database.ts'
import type { Refusal } from './channel.ts'

const DELIVERY_KINDS = [
  'lead-team-email',
  'lead-acknowledgement',
  'lead-crm-webhook',
  'lead-follow-up-boss',
  'lead-alert',
  'newsletter-confirmation',
  'team-dead-deliveries',
  'team-held-leads',
  'team-lead-list',
  'team-invitation',
  'team-notice',
  'team-erasure',
] as const
export type DeliveryKind = (typeof DELIVERY_KINDS)[number]

const ClaimedDelivery = v.object({
  /** The idempotency key, the same for every attempt. */
  id: v.string(),
  /** Which claim of the delivery this is, starting at 1. */
  attempt: v.number(),
  kind: v.picklist(DELIVERY_KINDS),
  /** What it is about; the shape depends on the kind (see `delivery_subject` in supabase/migrations). */
  subject: v.unknown(),
})
export type ClaimedDelivery = v.InferOutput<typeof ClaimedDelivery>

/** Deliveries given up without another attempt. */
const dead = v.array(v.object({ id: v.string(), kind: v.string(), reason: v.string() }))
type DeadDelivery = v.InferOutput<typeof dead>[number]

const Claim = v.variant('state', [
  /** `milliseconds`: until the channel's limit allows the next delivery. */
  v.object({ state: v.literal('delivery'), delivery: ClaimedDelivery, milliseconds: v.number(), dead }),
  v.object({ state: v.literal('wait'), milliseconds: v.number(), dead }),
  /** Another worker is sending. */
  v.object({ state: v.literal('busy'), dead }),
  v.object({ state: v.literal('idle'), dead }),
])
type Claim = v.InferOutput<typeof Claim>

const Status = v.nullable(v.picklist(['sent', 'due', 'dead']))
type DeliveryStatus = v.InferOutput<typeof Status>

type ClaimOptions = {
  /** A channel is served by one worker at a time. */
  channel: string
  worker: string
  kinds: readonly DeliveryKind[]
  perSecond: number
  /** Seconds after which the delivery may be claimed again. */
  leaseSeconds: number
  /** Whether the worker keeps its place even if nothing is due. */
  stillSending: boolean
}

/** Every call rejects if the database refused or did not answer. */
export type Outbox = {
  claim(options: ClaimOptions): Promise<Claim>
  /** Lets another worker send. */
  release(options: Pick<ClaimOptions, 'channel' | 'worker'>): Promise<void>
  /** Records the result, `refusal` null for sent. Resolves to null if the attempt no longer counts. */
  settle(delivery: ClaimedDelivery, refusal: Refusal | null, channel: string): Promise<DeliveryStatus>
  /** Gives up long-due deliveries whose kind no channel serves. Resolves to those. */
  giveUpUnserved(served: readonly DeliveryKind[]): Promise<DeadDelivery[]>
}

export function createOutbox(call: CallDatabase): Outbox {
  return {
    claim: async ({ channel, worker, kinds, perSecond, leaseSeconds, stillSending }) => {
      const claim = await call('claim_delivery', {
        provider: channel,
        worker,
        kinds,
        per_second: perSecond,
        lease_seconds: leaseSeconds,
        still_sending: stillSending,
      })
      return v.parse(Claim, claim)
    },
    release: async ({ channel, worker }) => {
      await call('release_provider', { provider: channel, worker })
    },
    settle: async ({ id, attempt }, refusal, channel) => {
      const result = refusal
        ? {
            failure: refusal.reason,
            retry_seconds: refusal.retrySeconds ?? null,
            may_be_sent: refusal.mayBeSent,
            final: refusal.final ?? false,
            throttled: refusal.throttled ? channel : null,
          }
        : { failure: null, sent_by: channel }
      return v.parse(Status, await call('settle_delivery', { delivery: id, attempt, ...result }))
    },
    giveUpUnserved: async (served) => v.parse(dead, await call('give_up_unserved', { served })),
  }
}
