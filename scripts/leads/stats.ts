/** How many leads came, from where, and what became of them. */
import * as v from 'valibot'
import { asColumns } from './print.ts'
import { callRest, type LeadSource } from './read.ts'

const count = v.number()
const Stats = v.object({
  leads: v.object({ today: count, week: count, month: count, ever: count, held: count }),
  sources: v.array(v.object({ source: v.string(), leads: count, averageScore: count })),
  deliveries: v.array(
    v.object({
      kind: v.string(),
      sent: count,
      waiting: count,
      dead: count,
      bounced: count,
      complained: count,
      medianSeconds: v.nullable(count),
    }),
  ),
  subscribers: v.object({ confirmed: count, pending: count, unsubscribed: count, suppressed: count }),
})
type Stats = v.InferOutput<typeof Stats>

/** The counts at `now`. Throws with a hint if they cannot be read. */
export async function fetchStats(source: LeadSource, now: Date): Promise<Stats> {
  const body = JSON.stringify({ seen_at: now.toISOString() })
  const response = await callRest(source, 'rpc/lead_stats', { method: 'POST', body })
  return v.parse(Stats, await response.json())
}

export function asStats({ leads, sources, deliveries, subscribers }: Stats): string {
  const bySource = sources.map((row) => [row.source, String(row.leads), String(row.averageScore)])
  const byKind = deliveries.map(({ kind, medianSeconds, ...counts }) => [
    kind,
    ...[counts.sent, counts.waiting, counts.dead, counts.bounced, counts.complained].map(String),
    medianSeconds === null ? '-' : `${medianSeconds} s`,
  ])
  return [
    `Leads: ${leads.today} today, ${leads.week} in 7 days, ${leads.month} in 30 days, ${leads.ever} ever; ${leads.held} held.`,
    `Subscribers: ${subscribers.confirmed} confirmed, ${subscribers.pending} pending, ${subscribers.unsubscribed} unsubscribed, ${subscribers.suppressed} bounced or complained.`,
    '\nSources in 30 days',
    asColumns(['Source', 'Leads', 'Average score'], bySource),
    '\nDeliveries in 30 days',
    asColumns(['Kind', 'Sent', 'Waiting', 'Dead', 'Bounced', 'Complained', 'Half within'], byKind),
  ].join('\n')
}
