/** Leads as a person at a terminal reads them, and as a spreadsheet does. */
import { UTM_PARAMETERS } from '../../content/constants.ts'
import { oneLine } from '../../supabase/functions/_shared/text.ts'
import type { LeadRow } from './read.ts'

const GAP = '  '
/** Longer cells are cut; `--json` and `--csv` have everything. */
const WIDEST_CELL = 34

/** A table, newest first; under each lead what makes its score, its tags and its message. */
export function asTable(leads: readonly LeadRow[]): string {
  if (leads.length === 0) return 'No leads yet.'
  const head = ['Received (UTC)', 'Name', 'Email', 'Phone', 'Source', 'Score', 'Value', 'Mailed']
  const rows = leads.map((lead) => [
    lead.received_at.slice(0, 16).replace('T', ' '),
    `${lead.first_name} ${lead.last_name}`,
    lead.email,
    lead.phone,
    lead.source,
    String(lead.score),
    lead.pipeline_value_cad === null ? '-' : `$${lead.pipeline_value_cad.toLocaleString('en-CA')}`,
    lead.lead_deliveries.map(({ status }) => status).join(', ') || '-',
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

function details(lead: LeadRow | undefined): string[] {
  if (!lead) return []
  const campaign = UTM_PARAMETERS.flatMap((name) => (lead.utm[name] ? [`utm_${name}=${lead.utm[name]}`] : []))
  return [
    `    why      ${lead.score_reasons.map(({ reason, points }) => `${oneLine(reason)} +${points}`).join('; ') || '-'}`,
    `    tags     ${lead.tags.map(oneLine).join(', ')}`,
    `    came by  ${[...campaign.map(oneLine), `referrer=${oneLine(lead.referrer)}`, `page=${oneLine(lead.page)}`].join(' ')}`,
    `    says     ${oneLine(lead.message).slice(0, 200)}`,
  ]
}

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
    lead_deliveries: lead.lead_deliveries.map(({ channel, status }) => `${channel}=${status}`).join('; '),
  }))
  const columns = Object.keys(rows[0] ?? {}) as (keyof (typeof rows)[number])[]
  return [
    columns.join(','),
    ...rows.map((row) => columns.map((column) => csvCell(row[column])).join(',')),
  ].join('\r\n')
}

/** Quoted where needed; text a spreadsheet would run as a formula is defused. */
function csvCell(value: string | number | null): string {
  const text = value === null ? '' : String(value)
  const safe = /^[=@\t\r]|^[+-](?![\d\s().-]*$)/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function cell(text: string): string {
  const line = oneLine(text)
  return line.length > WIDEST_CELL ? `${line.slice(0, WIDEST_CELL - 1)}…` : line
}
