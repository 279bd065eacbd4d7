/** The payloads of webhooks about a lead. */
import * as v from 'valibot'
import { CLICK_IDS, UTM_PARAMETERS } from '../../../../content/constants.ts'
import { forExtraFields } from '../../../../content/lead-fields.ts'
import { phoneCell, shownPhone } from '../lead/phone.ts'
import { LeadWithConsents } from '../lead/stored.ts'
import { oneLine } from '../text.ts'

/** The whole lead, for a CRM. */
export function leadCreated(subject: unknown): object {
  const lead = v.parse(LeadWithConsents, subject)
  return {
    type: 'lead.created',
    timestamp: lead.received_at,
    data: {
      id: lead.id,
      firstName: lead.first_name,
      lastName: lead.last_name,
      email: lead.email || null,
      phone: phoneCell(lead.phone, lead.phone_number) || null,
      // "+14035550120", with ";ext=22" for an extension.
      phoneNumber: lead.phone_number,
      message: lead.message,
      ...forExtraFields((name) => lead[name]),
      source: lead.source,
      page: lead.page,
      referrer: lead.referrer,
      utm: Object.fromEntries(UTM_PARAMETERS.map((name) => [name, lead.utm[name] ?? ''])),
      // For importing offline conversions.
      clickIds: Object.fromEntries(CLICK_IDS.flatMap((id) => (lead.utm[id] ? [[id, lead.utm[id]]] : []))),
      tags: lead.tags,
      score: { points: lead.score, reasons: lead.score_reasons },
      pipeline: lead.pipeline_title
        ? { title: lead.pipeline_title, valueCad: lead.pipeline_value_cad }
        : null,
      consents: lead.consents.map(({ channel, granted, pre_ticked, wording, captured_by, recorded_at }) => ({
        channel,
        granted,
        preTicked: pre_ticked,
        wording,
        capturedBy: captured_by,
        recordedAt: recorded_at,
      })),
    },
  }
}

/** One line for a phone. Chat services show `text`, and SMS gateways pass it on. */
export function leadAlert(subject: unknown): object {
  const lead = v.parse(LeadWithConsents, subject)
  const name = oneLine(`${lead.first_name} ${lead.last_name}`)
  const about = oneLine(lead.address ?? lead.pipeline_title ?? lead.source)
  return {
    type: 'lead.alert',
    timestamp: lead.received_at,
    text: `New lead: ${name}, ${oneLine(shownPhone(lead.phone, lead.phone_number))}. ${about}. Score ${lead.score} of 100.`,
    data: {
      id: lead.id,
      name,
      phone: phoneCell(lead.phone, lead.phone_number),
      phoneNumber: lead.phone_number,
      score: lead.score,
    },
  }
}
