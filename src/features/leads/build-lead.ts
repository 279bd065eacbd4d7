/** Builds the payload for the server from a filled form and data about the visit. */
import { MISSING_REFERRER, NO_ADDITIONAL_MESSAGE } from '../../../content/constants.ts'
import type { FormField, LeadFormContent } from '../../../content/forms.ts'
import { TRAP_FIELD } from '../../../content/screening.ts'
import type { Campaign } from '../../../content/types.ts'
import type { LeadRequest, LeadValues } from '../../../machines/lead.ts'
import type { LeadPayload } from '../../../supabase/functions/_shared/lead/parse.ts'
import { leadTags, scoreLead } from '../../../supabase/functions/_shared/lead/score.ts'

/** Data about the visit when the form is sent. Times are milliseconds since 1970. */
export type Visit = {
  now: number
  pageOpenedAt: number
  formStartedAt: number | null
  page: string
  referrer: string
  userAgent: string
  campaign: Campaign
}

export function buildLead(
  form: LeadFormContent,
  { submissionId, values }: Pick<LeadRequest, 'submissionId' | 'values'>,
  visit: Visit,
): LeadPayload {
  const timeOnPage = Math.floor((visit.now - visit.pageOpenedAt) / 1000)
  const referrer = visit.referrer || MISSING_REFERRER
  const score = scoreLead({ timeOnPage, utm: visit.campaign, page: visit.page, referrer })
  return {
    submissionId,
    ...{ firstName: '', lastName: '', email: '', phone: '', message: NO_ADDITIONAL_MESSAGE },
    ...answersOf(form, values),
    source: form.source,
    tags: leadTags(form.source, score.points),
    ...(form.asksConsent
      ? { consent: { email: values.emailConsent === true, sms: values.smsConsent === true } }
      : {}),
    utm: visit.campaign,
    page: visit.page,
    referrer,
    timestamp: new Date(visit.now).toISOString(),
    tracking: {
      timeOnPage,
      userAgent: visit.userAgent,
      formStartedAt: visit.formStartedAt === null ? null : new Date(visit.formStartedAt).toISOString(),
    },
    ...(form.pipeline ? { pipeline: form.pipeline } : {}),
    ...(values[TRAP_FIELD] ? { [TRAP_FIELD]: String(values[TRAP_FIELD]) } : {}),
  }
}

/** The values of the filled-in fields, trimmed. */
function answersOf(form: LeadFormContent, values: LeadValues): Partial<Record<FormField['name'], string>> {
  return Object.fromEntries(
    form.fields.flatMap(({ name }) => {
      const text = String(values[name] ?? '').trim()
      return text ? [[name, text]] : []
    }),
  )
}
