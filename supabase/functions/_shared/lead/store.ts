/** Stores leads through their SQL function. */
import * as v from 'valibot'
import { forExtraFields } from '../../../../content/lead-fields.ts'
import { LEAD_PACE, type Limit } from '../../../../content/screening.ts'
import type { DeliveryKind } from '../outbox/outbox.ts'
import { inBatches, type Schedule } from '../runtime/batches.ts'
import { type CallDatabase, StoreError } from '../runtime/database.ts'
import type { ScreenedLead } from './parse.ts'
import { unicodeAddress } from './unicode-address.ts'

export const Submission = v.object({
  id: v.pipe(v.string(), v.uuid()),
  outcome: v.picklist(['stored', 'duplicate', 'conflict']),
})
export type Submission = v.InferOutput<typeof Submission>

/** Leads erased in one call, so that no erasure holds locks for long. */
const ERASE_BATCH = 200

/**
 * Storing 50 leads in one call takes about 40 ms. With two concurrent calls one is prepared while the database works
 * on the other: a third more leads a second; a third call adds nothing. Without gathering, the first lead after a
 * call would get the next one for itself.
 */
const BATCH = { largest: 50, calls: 2, gatherMs: 4, stalledMs: 1_000 } as const

export type LeadStore = {
  /**
   * Stores the lead with its consents and deliveries, all or nothing; a suspicious lead's deliveries are held.
   * Rejects if the database refused or did not answer; resubmitting the same lead is then safe.
   */
  submit(lead: ScreenedLead): Promise<Submission>
  /** Adds the daily email about held leads when it is due. Resolves to whether there is a new one. */
  reportHeld(now: Date): Promise<boolean>
  /** Erases what is older than `months`, in batches. Resolves to how much that was. */
  eraseOld(now: Date, months: number): Promise<number>
}

/** A delivery besides the team's email; dropped above the limit of the visitor's mailbox. */
type LeadDelivery = { kind: DeliveryKind; mailboxLimit: Limit | null }

type StoreOptions = {
  deliveries?: readonly LeadDelivery[]
  /** Leads mailed at once in an hour; without it, all. */
  perHour?: number
  schedule?: Schedule
}

export function createLeadStore(
  call: CallDatabase,
  { deliveries = [], perHour, schedule }: StoreOptions = {},
): LeadStore {
  return {
    submit: inBatches<ScreenedLead, Submission>({
      ...BATCH,
      schedule,
      call: async (leads) =>
        v.parse(
          v.array(Submission),
          await call('accept_leads', {
            leads: leads.map(leadParameter),
            deliveries,
            pace: perHour === undefined ? null : paceOf(perHour),
          }),
        ),
      wasAnswered: (error) => error instanceof StoreError && error.answered,
    }),
    reportHeld: async (now) =>
      v.parse(v.boolean(), await call('report_held_leads', { seen_at: now.toISOString() })),
    eraseOld: async (now, months) =>
      v.parse(
        v.number(),
        await call('apply_retention', { seen_at: now.toISOString(), months, batch: ERASE_BATCH }),
      ),
  }
}

const HOUR = 3_600

/** The parameter of `is_mailed_at_once`. */
export const paceOf = (perHour: number) => ({
  all: { allowed: perHour, perSeconds: HOUR },
  network: { allowed: Math.ceil(perHour * LEAD_PACE.networkShare), perSeconds: HOUR },
  listMinutes: LEAD_PACE.listMinutes,
})

/**
 * The parameter of `store_lead`: columns of `public.leads` by name, and the visitor's input, which tells a repeat
 * from another lead. A column that is not named is null.
 */
export function leadParameter({ consents, screening, ...lead }: ScreenedLead) {
  const said = {
    first_name: lead.firstName,
    last_name: lead.lastName,
    email: lead.email,
    phone: lead.phone,
    message: lead.message,
    ...forExtraFields((name) => lead[name]),
    source: lead.source,
  }
  return {
    row: {
      submission_id: lead.submissionId,
      submitted_at: lead.timestamp,
      ...said,
      phone_number: lead.phoneNumber,
      email_unicode: unicodeAddress(lead.email),
      tags: lead.tags,
      score: lead.score.points,
      score_reasons: lead.score.reasons,
      pipeline_title: lead.pipeline?.title ?? null,
      pipeline_value_cad: lead.pipeline?.monetaryValue ?? null,
      utm: lead.utm,
      page: lead.page,
      referrer: lead.referrer,
      time_on_page_seconds: lead.tracking.timeOnPage,
      form_started_at: lead.tracking.formStartedAt,
      user_agent: lead.tracking.userAgent,
      address_hash: lead.addressHash,
    },
    content: { ...said, consents: consents.map(({ channel, granted }) => [channel, granted]) },
    consents,
    screening,
  }
}
