/** Formats leads for a terminal and for spreadsheets. */
import { CLICK_IDS, UTM_PARAMETERS } from '../../content/constants.ts'
import { toCsv } from '../../supabase/functions/_shared/csv.ts'
import { shownPhone } from '../../supabase/functions/_shared/lead/phone.ts'
import { oneLine } from '../../supabase/functions/_shared/text.ts'
import { calgaryMinute } from '../../supabase/functions/_shared/time.ts'
import { asColumns } from './print.ts'
import { LeadRow, stateOf } from './read.ts'

/** A table in the given order; below each lead its score reasons, tags, origin and message. */
export function asTable(leads: readonly LeadRow[]): string {
  if (leads.length === 0) return 'No leads yet.'
  const head = [
    'Received (Calgary)',
    'Name',
    'Email',
    'Phone',
    'Address',
    'Consent',
    'Source',
    'Score',
    'Value',
    'Mailed',
  ]
  const rows = leads.map((lead) => [
    calgaryMinute(lead.received_at),
    `${lead.first_name} ${lead.last_name}`,
    lead.email,
    shownPhone(lead.phone, lead.phone_number),
    lead.address ?? '-',
    consentOf(lead),
    lead.source,
    String(lead.score),
    lead.pipeline_value_cad === null ? '-' : `$${lead.pipeline_value_cad.toLocaleString('en-CA')}`,
    lead.deliveries
      .filter(({ kind }) => kind === 'lead-team-email')
      .map(stateOf)
      .join(', ') || '-',
  ])
  return asColumns(head, rows, (index) => details(leads[index]))
}

/** The consents that were given; "-" when none was asked for. */
function consentOf({ lead_consents }: LeadRow): string {
  if (lead_consents.length === 0) return '-'
  const given = lead_consents.filter(({ granted }) => granted)
  return (
    given.map(({ channel, pre_ticked }) => `${channel}${pre_ticked ? ' (pre-ticked)' : ''}`).join(', ') ||
    'none'
  )
}

function details(lead: LeadRow | undefined): string[] {
  if (!lead) return []
  const campaign = UTM_PARAMETERS.flatMap((name) => (lead.utm[name] ? [`utm_${name}=${lead.utm[name]}`] : []))
  return [
    `    why      ${lead.score_reasons.map(({ reason, points }) => `${oneLine(reason)} +${points}`).join('; ') || '-'}`,
    `    tags     ${lead.tags.map(oneLine).join(', ')}`,
    `    came by  ${[...campaign.map(oneLine), `referrer=${oneLine(lead.referrer)}`, `page=${oneLine(lead.page)}`].join(' ')}`,
    `    sent to  ${
      lead.deliveries
        .toSorted((one, other) => one.kind.localeCompare(other.kind))
        .map((delivery) => `${oneLine(delivery.kind.replace('lead-', ''))} ${stateOf(delivery)}`)
        .join('; ') || '-'
    }`,
    `    says     ${oneLine(lead.message).slice(0, 200)}`,
  ]
}

export function asCsv(leads: readonly LeadRow[]): string {
  const rows = leads.map((lead) => ({
    ...lead,
    score_reasons: lead.score_reasons.map(({ reason, points }) => `${reason} +${points}`).join('; '),
    tags: lead.tags.join('; '),
    utm: UTM_PARAMETERS.flatMap((name) => (lead.utm[name] ? [`${name}=${lead.utm[name]}`] : [])).join('; '),
    ...Object.fromEntries(CLICK_IDS.map((id) => [id, lead.utm[id] ?? ''])),
    lead_consents: lead.lead_consents
      .map(
        ({ channel, granted, pre_ticked }) =>
          `${channel}=${granted ? 'yes' : 'no'}${pre_ticked ? ' (pre-ticked)' : ''}`,
      )
      .join('; '),
    deliveries: lead.deliveries.map((delivery) => `${delivery.kind}=${stateOf(delivery)}`).join('; '),
  }))
  return toCsv(rows, [...Object.keys(LeadRow.entries), ...CLICK_IDS])
}
