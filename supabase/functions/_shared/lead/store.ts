/** The SQL functions for leads: storing one, and the outbox of the team's mail. */
import * as v from 'valibot'
import type { CallDatabase } from '../runtime/database.ts'
import type { Lead } from './parse.ts'
import { AnnouncedLead } from './stored.ts'

const Submission = v.object({
  id: v.pipe(v.string(), v.uuid()),
  outcome: v.picklist(['stored', 'duplicate', 'conflict']),
})
export type Submission = v.InferOutput<typeof Submission>

const Delivery = v.object({
  id: v.pipe(v.string(), v.uuid()),
  channel: v.picklist(['team-email']),
  /** 1 for the first try. */
  attempt: v.number(),
  lead: AnnouncedLead,
})
export type Delivery = v.InferOutput<typeof Delivery>

export type LeadStore = {
  /** Stores the lead with its consents and outbox, all or nothing. Rejects when nothing is known to be stored. */
  submitLead(lead: Lead): Promise<Submission>
  claimDeliveries(batch: number, leaseSeconds: number): Promise<Delivery[]>
  /** `failure` null means delivered; `retrySeconds` null after a failure means given up. */
  settleDelivery(job: Delivery, failure: string | null, retrySeconds: number | null): Promise<void>
}

export function createLeadStore(call: CallDatabase): LeadStore {
  return {
    submitLead: async (lead) => v.parse(Submission, await call('submit_lead', { lead })),
    claimDeliveries: async (batch, leaseSeconds) =>
      v.parse(v.array(Delivery), await call('claim_deliveries', { batch, lease_seconds: leaseSeconds })),
    settleDelivery: async (job, failure, retrySeconds) => {
      await call('settle_delivery', {
        delivery: job.id,
        attempt: job.attempt,
        failure,
        retry_seconds: retrySeconds,
      })
    },
  }
}
