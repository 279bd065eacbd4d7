/** The newsletter's list, with suppressed mailboxes and the reason. */
import * as v from 'valibot'
import { toCsv } from '../../supabase/functions/_shared/csv.ts'
import { calgaryMinute } from '../../supabase/functions/_shared/time.ts'
import { asColumns } from './print.ts'
import { fetchAll, type LeadSource } from './read.ts'

const text = v.nullable(v.string())
const SubscriberRow = v.object({
  email: v.string(),
  status: v.string(),
  suppressed: text,
  mailed: v.boolean(),
  requested_at: v.string(),
  confirmed_at: text,
  unsubscribed_at: text,
  page: text,
  wording_hash: text,
})
type SubscriberRow = v.InferOutput<typeof SubscriberRow>

/** At most `limit`, latest request first. Throws with a hint if they cannot be read. */
export function fetchSubscribers(source: LeadSource, limit: number): Promise<SubscriberRow[]> {
  const query = { select: '*', order: 'requested_at.desc,id' }
  return fetchAll(source, 'newsletter_list', query, SubscriberRow, limit)
}

export function subscribersTable(rows: readonly SubscriberRow[]): string {
  if (rows.length === 0) return 'No subscribers yet.'
  const mailed = rows.filter((row) => row.mailed).length
  return [
    asColumns(['Email', 'Status', 'Since (Calgary)', 'Page', 'Wording'], rows.map(cellsOf)),
    `\n${mailed} of ${rows.length} may be written to: those that are confirmed.`,
  ].join('\n')
}

export function subscribersCsv(rows: readonly SubscriberRow[]): string {
  return toCsv(rows, Object.keys(SubscriberRow.entries))
}

function cellsOf(row: SubscriberRow): string[] {
  const left = row.status === 'unsubscribed'
  return [
    row.email,
    left ? row.status : (row.suppressed ?? row.status),
    calgaryMinute((left ? row.unsubscribed_at : row.confirmed_at) ?? row.requested_at),
    row.page ?? '-',
    row.wording_hash?.slice(0, 12) ?? '-',
  ]
}
