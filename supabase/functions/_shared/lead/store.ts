/** The functions' one way to the database: the SQL functions of supabase/migrations, by REST. */
import { PostgrestClient } from '@supabase/postgrest-js'
import * as v from 'valibot'
import type { Lead } from './parse.ts'
import { AnnouncedLead } from './stored.ts'

/** A store that does not answer within this time counts as unreachable. */
const STORE_TIMEOUT_MS = 8_000

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

/** The store refused or did not answer. The message is a stable code and never says anything of a visitor. */
export class StoreError extends Error {}

export type Store = {
  /** Stores the lead with its consents and outbox, all or nothing. Rejects when nothing is known to be stored. */
  submitLead(lead: Lead): Promise<Submission>
  claimDeliveries(batch: number, leaseSeconds: number): Promise<Delivery[]>
  /** `failure` null means delivered; `retrySeconds` null after a failure means given up. */
  settleDelivery(job: Delivery, failure: string | null, retrySeconds: number | null): Promise<void>
}

/** Calls one of the SQL functions by name. */
export type CallDatabase = (name: string, parameters: object) => Promise<unknown>

/** The database of the Supabase project at `url`, with its secret key. */
export function createCall(url: string, secretKey: string): CallDatabase {
  const client = new PostgrestClient(`${url}/rest/v1`, {
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
  })
  return async (name, parameters) => {
    const { data, error } = await client
      .rpc(name, parameters)
      .abortSignal(AbortSignal.timeout(STORE_TIMEOUT_MS))
    if (error) throw new StoreError(`${name}: ${error.code || 'unreachable'}`)
    return data
  }
}

export function createStore(call: CallDatabase): Store {
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
