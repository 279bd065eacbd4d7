/** A stored lead: the columns of `public.leads` that people read, in an email or a list. */
import * as v from 'valibot'
import { forExtraFields } from '../../../../content/lead-fields.ts'

/** Some servers send a numeric column as a number, others as text. */
const amount = v.nullable(v.pipe(v.union([v.number(), v.string()]), v.transform(Number)))

const orNone = v.pipe(
  v.nullable(v.string()),
  v.transform((text) => text ?? ''),
)

export const Consents = v.array(
  v.object({ channel: v.string(), granted: v.boolean(), pre_ticked: v.boolean() }),
)

export const StoredLead = v.object({
  id: v.string(),
  received_at: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  /** Empty if a walk-in or caller gave only the other. */
  email: orNone,
  /** As it was typed. */
  phone: orNone,
  /** As it is dialled; null if it was typed without a number. */
  phone_number: v.nullable(v.string()),
  message: v.string(),
  ...forExtraFields(() => v.nullable(v.string())),
  source: v.string(),
  page: v.string(),
  referrer: v.string(),
  score: v.number(),
  score_reasons: v.array(v.object({ reason: v.string(), points: v.number() })),
  tags: v.array(v.string()),
  pipeline_title: v.nullable(v.string()),
  pipeline_value_cad: amount,
  utm: v.record(v.string(), v.string()),
  time_on_page_seconds: v.number(),
  form_started_at: v.nullable(v.string()),
  user_agent: v.string(),
})

export const LeadWithConsents = v.object({
  ...StoredLead.entries,
  consents: v.array(
    v.object({
      ...Consents.item.entries,
      wording: v.string(),
      captured_by: v.string(),
      recorded_at: v.string(),
    }),
  ),
})
export type LeadWithConsents = v.InferOutput<typeof LeadWithConsents>
