/** Formats leads for a terminal and for spreadsheets. */
import { stringify } from 'csv-stringify/sync'
import { UTM_PARAMETERS } from '../../content/constants.ts'
import { oneLine, withoutControls } from '../../supabase/functions/_shared/text.ts'
import { calgaryMinute } from '../../supabase/functions/_shared/time.ts'
import { LeadRow, stateOf } from './read.ts'

const GAP = '  '
/** Longer cells are truncated; `--json` and `--csv` print everything. */
const MAX_CELL_WIDTH = 34

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
    lead.phone,
    lead.address ?? '-',
    consentOf(lead),
    lead.source,
    String(lead.score),
    lead.pipeline_value_cad === null ? '-' : `$${lead.pipeline_value_cad.toLocaleString('en-CA')}`,
    lead.outbox
      .filter(({ kind }) => kind === 'lead-team-email')
      .map(stateOf)
      .join(', ') || '-',
  ])
  const cells = [head, ...rows].map((row) => row.map(cell))
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join(GAP)
      .trimEnd()
  const [title = [], ...body] = cells
  return [
    line(title),
    line(widths.map((width) => '-'.repeat(width))),
    ...body.flatMap((row, index) => [line(row), ...details(leads[index])]),
  ].join('\n')
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
    `    sent to  ${lead.outbox.map((delivery) => `${oneLine(delivery.kind.replace('lead-', ''))} ${stateOf(delivery)}`).join('; ') || '-'}`,
    `    says     ${oneLine(lead.message).slice(0, 200)}`,
  ]
}

export function asJson(leads: readonly LeadRow[]): string {
  return printableJson(leads)
}

/** JSON with every stored character, those that could act on a terminal escaped. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(
    /(?!\n)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** CSV for spreadsheets: with a byte order mark, by which they recognise UTF-8. */
export function asCsv(leads: readonly LeadRow[]): string {
  const rows = leads.map((lead) => ({
    ...lead,
    score_reasons: lead.score_reasons.map(({ reason, points }) => `${reason} +${points}`).join('; '),
    tags: lead.tags.join('; '),
    utm: UTM_PARAMETERS.flatMap((name) => (lead.utm[name] ? [`${name}=${lead.utm[name]}`] : [])).join('; '),
    lead_consents: lead.lead_consents
      .map(
        ({ channel, granted, pre_ticked }) =>
          `${channel}=${granted ? 'yes' : 'no'}${pre_ticked ? ' (pre-ticked)' : ''}`,
      )
      .join('; '),
    outbox: lead.outbox.map((delivery) => `${delivery.kind}=${stateOf(delivery)}`).join('; '),
  }))
  return stringify(rows, {
    bom: true,
    header: true,
    columns: Object.keys(LeadRow.entries),
    record_delimiter: 'windows',
    cast: { string: (text, { header }) => (header ? text : withoutFormula(withoutControls(text))) },
  })
}

/** A leading apostrophe stops spreadsheets from evaluating text as a formula; phone numbers need none. */
function withoutFormula(text: string): string {
  return /^[=@\t\r]|^[+-](?![\d\s().-]*$)/.test(text) ? `'${text}` : text
}

function cell(text: string): string {
  const line = oneLine(text)
  return line.length > MAX_CELL_WIDTH ? `${line.slice(0, MAX_CELL_WIDTH - 1)}…` : line
}
