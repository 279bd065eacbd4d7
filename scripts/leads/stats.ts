/** How many leads came, from where, what became of them, and how the forms were used. */
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
const Funnel = v.object({
  forms: v.array(
    v.object({
      form: v.string(),
      seen: count,
      started: count,
      refused: count,
      sent: count,
      failed: count,
      abandoned: count,
    }),
  ),
  refused: v.array(v.object({ form: v.string(), field: v.string(), times: count })),
})
const Reports = v.array(
  v.object({
    source: v.string(),
    what: v.string(),
    place: v.string(),
    page: v.string(),
    build: v.string(),
    times: count,
    last: v.string(),
  }),
)
type Stats = v.InferOutput<typeof Stats> & {
  funnel: v.InferOutput<typeof Funnel>
  reports: v.InferOutput<typeof Reports>
}

/** The counts at `now`. Throws with a hint if they cannot be read. */
export async function fetchStats(source: LeadSource, now: Date): Promise<Stats> {
  const body = JSON.stringify({ seen_at: now.toISOString() })
  const ask = async (name: string): Promise<unknown> =>
    (await callRest(source, `rpc/${name}`, { method: 'POST', body })).json()
  return {
    ...v.parse(Stats, await ask('lead_stats')),
    funnel: v.parse(Funnel, await ask('funnel_stats')),
    reports: v.parse(Reports, await ask('report_stats')),
  }
}

export function asStats({ leads, sources, deliveries, subscribers, funnel, reports }: Stats): string {
  const bySource = sources.map((row) => [row.source, String(row.leads), String(row.averageScore)])
  const byKind = deliveries.map(({ kind, medianSeconds, ...counts }) => [
    kind,
    ...[counts.sent, counts.waiting, counts.dead, counts.bounced, counts.complained].map(String),
    medianSeconds === null ? '-' : `${medianSeconds} s`,
  ])
  const byForm = funnel.forms.map((row) => [
    row.form,
    ...[row.seen, row.started, row.refused, row.sent, row.failed, row.abandoned].map(String),
  ])
  const byField = funnel.refused.map(({ form, field, times }) => [form, field, String(times)])
  const byReport = reports.map(({ source, what, place, page, build, times, last }) => [
    String(times),
    last,
    source,
    what,
    place,
    page,
    build,
  ])
  return [
    `Leads: ${leads.today} today, ${leads.week} in 7 days, ${leads.month} in 30 days, ${leads.ever} ever; ${leads.held} held.`,
    `Subscribers: ${subscribers.confirmed} confirmed, ${subscribers.pending} pending, ${subscribers.unsubscribed} unsubscribed, ${subscribers.suppressed} bounced or complained.`,
    '\nSources in 30 days',
    asColumns(['Source', 'Leads', 'Average score'], bySource),
    '\nDeliveries in 30 days',
    asColumns(['Kind', 'Sent', 'Waiting', 'Dead', 'Bounced', 'Complained', 'Half within'], byKind),
    '\nForms in 30 days, as far as browsers let us count',
    asColumns(['Form', 'Seen', 'Started', 'Refused', 'Sent', 'Failed', 'Abandoned'], byForm),
    '\nRefused fields in 30 days',
    asColumns(['Form', 'Field', 'Times'], byField),
    '\nReported by browsers in 30 days, the most frequent',
    asColumns(['Times', 'Last', 'Source', 'What', 'Place', 'Page', 'Build'], byReport),
  ].join('\n')
}
