/** Stores leads through their SQL function. */
import * as v from 'valibot'
import { forExtraFields } from '../../../../content/lead-fields.ts'
import type { Limit } from '../../../../content/screening.ts'
import type { DeliveryKind } from '../outbox/outbox.ts'
import { inBatches, type Schedule } from '../runtime/batches.ts'
import { type CallDatabase, StoreError } from '../runtime/database.ts'
import type { ScreenedLead } from './parse.ts'
import type { SurgeRules } from './surge.ts'

export const Submission = v.object({
  id: v.pipe(v.string(), v.uuid()),
  outcome: v.picklist(['stored', 'duplicate', 'conflict']),
})
export type Submission = v.InferOutput<typeof Submission>

/** Leads erased at a time, so that no erasure holds locks for long. */
const ERASE_BATCH = 200

/**
 * Storing 50 leads in one call takes about 40 ms. With two calls at a time, one is made ready while the database works
 * on the other: a third more leads a second than with one call; with three, no more than with two. Without gathering,
 * the first lead after a call would get the next one for itself.
 */
const BATCH = { largest: 50, calls: 2, gatherMs: 4, stalledMs: 1_000 } as const

export type LeadStore = {
  /**
   * Stores the lead with its consents and its deliveries, which are held if the lead is suspicious; all or
   * nothing. Rejects when the database refused or did not answer; submitting the same lead again is then safe.
   */
  submit(lead: ScreenedLead): Promise<Submission>
  /** Adds the daily mail about held leads when it is time. Resolves to whether there is a new one. */
  reportHeld(now: Date): Promise<boolean>
  /** Erases what is older than `months`, a batch at a time. Resolves to how much that was. */
  eraseOld(now: Date, months: number): Promise<number>
}

/** What a lead causes besides the team's mail; above the limit of the visitor's mailbox it is left out. */
type LeadDelivery = { kind: DeliveryKind; mailboxLimit: Limit | null }

type StoreOptions = {
  deliveries?: readonly LeadDelivery[]
  /** Without them no surge begins, and none changes anything. */
  rules?: SurgeRules | undefined
  schedule?: Schedule
}

export function createLeadStore(
  call: CallDatabase,
  { deliveries = [], rules, schedule }: StoreOptions = {},
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
            rules: rules ?? null,
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

/**
 * What `store_lead` takes: the columns of `public.leads` by their names, and what the visitor said, by which it tells a
 * repeat from another lead. A column that is not named here is null.
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
