/** A channel: where deliveries of some kinds go, and at what pace. Each has its own worker and its own failures. */
import type { ClaimedDelivery, DeliveryKind } from './outbox.ts'

/** Why a delivery was not accepted, or why its outcome is unknown. */
export type Refusal = {
  /** For logs: a stable text without personal data. */
  reason: string
  /** False if the failure proves that nothing was sent. */
  mayBeSent: boolean
  /** Whether the receiver refused because of its rate limit. */
  throttled?: boolean
  /** Whether another attempt would be pointless. */
  final?: boolean
  /** How long the receiver asked to wait. */
  retrySeconds?: number | undefined
}

export class Refused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.reason)
    this.refusal = refusal
  }
}

export type Channel = {
  /** Its name in the database, under which all workers share its rate limit. */
  name: string
  /** What it delivers, in order of urgency. */
  kinds: readonly DeliveryKind[]
  /** The most deliveries it accepts in a second. */
  perSecond: number
  /** The most deliveries that are being made at the same time. */
  connections: number
  /**
   * Delivers with the delivery's id as its idempotency key, the same in every attempt. Rejects with `Refused` if it
   * was not accepted, within `DELIVERY_DEADLINE_MS` without an answer.
   */
  deliver(delivery: ClaimedDelivery): Promise<void>
  /** Closes idle connections. */
  close(): void
}

/** The whole time for one delivery. Shorter than a worker's place lasts without a claim (`claim_delivery`). */
export const DELIVERY_DEADLINE_MS = 20_000
