/** Leads that a member of the team enters by hand. */
import * as v from 'valibot'
import { LEAD_SOURCE, LEAD_TAG, MISSING_REFERRER } from '../../../../content/constants.ts'
import { EXTRA_FIELDS, forExtraFields } from '../../../../content/lead-fields.ts'
import type { FieldErrors } from '../../../../content/types.ts'
import type { DeliveryKind } from '../outbox/outbox.ts'
import type { CallDatabase } from '../runtime/database.ts'
import { fieldErrors, TakenFields } from './fields.ts'
import { SubmissionId } from './parse.ts'
import { phoneNumberOf } from './phone-number.ts'
import { Submission } from './store.ts'
import { unicodeAddress } from './unicode-address.ts'

/** The parameter of `take_lead`. */
type TakenLead = { row: object; content: object; note: string }
type Parsed = { ok: true; lead: TakenLead } | { ok: false; fields: FieldErrors }

export type TakeLead = (member: string, lead: TakenLead) => Promise<Submission>

const Form = v.object({ submissionId: SubmissionId })

/** No score, because there was no visit. No consent, because nobody ticked a box. */
export function parseTaken(input: unknown, now: Date): Parsed {
  const person = v.safeParse(TakenFields, input)
  const form = v.safeParse(Form, input)
  if (!person.success || !form.success)
    return {
      ok: false,
      fields: {
        ...(person.success ? {} : fieldErrors(person.issues)),
        ...(form.success ? {} : { submissionId: 'The submission id must be a UUID' }),
      },
    }
  const { firstName, lastName, email, phone, message, ...answers } = person.output
  const content = {
    first_name: firstName,
    last_name: lastName,
    email: email || null,
    phone: phone || null,
    message,
    ...forExtraFields((name) => answers[name] || null),
    source: LEAD_SOURCE.byHand,
  }
  const how = EXTRA_FIELDS.taken.options[answers.taken === 'phone' ? 'phone' : 'walk-in']
  return {
    ok: true,
    lead: {
      content,
      note: `${EXTRA_FIELDS.taken.label}, ${how}`,
      row: {
        ...content,
        phone_number: phoneNumberOf(phone),
        email_unicode: unicodeAddress(email),
        submission_id: form.output.submissionId,
        submitted_at: now.toISOString(),
        tags: [LEAD_TAG.team, LEAD_SOURCE.byHand],
        score: 0,
        score_reasons: [],
        utm: {},
        page: '/desk',
        referrer: MISSING_REFERRER,
        time_on_page_seconds: 0,
        user_agent: '',
      },
    },
  }
}

/** CRMs alone: the team has spoken with the person, who expects no mail from a site they did not use. */
const TOLD: readonly DeliveryKind[] = ['lead-crm-webhook', 'lead-follow-up-boss']

export function createTakeLead(call: CallDatabase, kinds: readonly DeliveryKind[]): TakeLead {
  const deliveries = kinds.filter((kind) => TOLD.includes(kind))
  return async (member, lead) => v.parse(Submission, await call('take_lead', { member, lead, deliveries }))
}
