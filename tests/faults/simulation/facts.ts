/** What is known after a simulation, and what of it must not be. */
import * as v from 'valibot'
import type { FailingReceiver } from './receiver.ts'

const Stored = v.object({
  leads: v.array(v.object({ id: v.string(), email: v.string() })),
  subscribers: v.array(v.object({ email: v.string(), requests: v.number() })),
  deliveries: v.array(
    v.object({
      id: v.string(),
      kind: v.string(),
      status: v.string(),
      lead_id: v.nullable(v.string()),
      claims: v.number(),
    }),
  ),
})

export type Sent = { kind: 'lead' | 'subscription'; email: string; accepted: boolean }
export type Facts = v.InferOutput<typeof Stored> & {
  sent: readonly Sent[]
  /** By delivery, what its receiver accepted. */
  accepted: FailingReceiver['accepted']
  /** By delivery, the attempts whose receiver's answer did not reach the database. */
  unrecorded: ReadonlyMap<string, ReadonlySet<number>>
  /** What happened, each with its time. */
  trace: readonly string[]
  simulatedMs: number
}

/** The deliveries that every lead has. */
const LEAD_KINDS = ['lead-team-email', 'lead-crm-webhook'] as const

export async function readStored(query: (sql: string) => Promise<unknown[]>) {
  return v.parse(Stored, {
    leads: await query('select id, email from public.leads'),
    subscribers: await query(
      `select s.email, count(r.id)::integer as requests from public.newsletter_subscribers as s
       left join public.newsletter_requests as r on r.subscriber_id = s.id group by s.id`,
    ),
    deliveries: await query('select id, kind, status, lead_id, claims from public.deliveries'),
  })
}

export type Finding =
  | 'lead lost'
  | 'lead doubled'
  | 'lead nobody sent'
  | 'subscription lost'
  | 'subscription doubled'
  | 'delivery missing'
  | 'delivery not settled'
  | 'delivery given up without an alarm'
  | 'delivery recorded as sent that nobody accepted'
  | 'delivery under an unknown id'
  | 'delivery doubled without a broken line'

/** Everything that is wrong, with how often. Empty when nothing is. */
export function findings(facts: Facts): Map<Finding, number> {
  const { sent, leads, subscribers, deliveries, accepted, unrecorded } = facts
  const found = new Map<Finding, number>()
  const check = (finding: Finding, wrong: boolean) => {
    if (wrong) found.set(finding, (found.get(finding) ?? 0) + 1)
  }
  for (const { kind, email, accepted: promised } of sent) {
    const rows = (kind === 'lead' ? leads : subscribers).filter((row) => row.email === email).length
    check(kind === 'lead' ? 'lead lost' : 'subscription lost', promised && rows === 0)
    check(kind === 'lead' ? 'lead doubled' : 'subscription doubled', rows > 1)
  }
  const known = new Set(sent.map(({ email }) => email))
  for (const { id, email } of leads) {
    check('lead nobody sent', !known.has(email))
    const kinds = deliveries.filter(({ lead_id }) => lead_id === id).map(({ kind }) => kind)
    for (const kind of LEAD_KINDS) check('delivery missing', !kinds.includes(kind))
  }
  const requests = subscribers.reduce((sum, row) => sum + row.requests, 0)
  const confirmations = deliveries.filter(({ kind }) => kind === 'newsletter-confirmation')
  for (let missing = confirmations.length; missing < requests; missing++) check('delivery missing', true)

  const alarms = [...accepted.values()]
    .map(({ body }) => body)
    .filter((body) => /could not be made/.test(body))
  for (const { id, status, lead_id } of deliveries) {
    const receipt = accepted.get(id)
    check('delivery not settled', !['sent', 'dead'].includes(status))
    check(
      'delivery given up without an alarm',
      // An alarm links to the lead, which shows the delivery; of others it has the id.
      status === 'dead' && !alarms.some((body) => body.includes(lead_id ?? id)),
    )
    check('delivery recorded as sent that nobody accepted', status === 'sent' && !receipt)
    const excuses = (receipt?.unanswered ?? 0) + (unrecorded.get(id)?.size ?? 0)
    check('delivery doubled without a broken line', repeats(facts, id) > excuses)
  }
  const ids = new Set(deliveries.map(({ id }) => id))
  for (const id of accepted.keys()) check('delivery under an unknown id', !ids.has(id))
  return found
}

/** How often a delivery was accepted again. */
function repeats({ accepted }: Facts, id: string): number {
  return Math.max(0, (accepted.get(id)?.times ?? 0) - 1)
}

/** The figures of a simulation, for a table. */
export function figures(facts: Facts): Record<string, number> {
  const { sent, leads, subscribers, deliveries, simulatedMs } = facts
  const count = (status: string) => deliveries.filter((row) => row.status === status).length
  const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0)
  return {
    'leads sent': sent.filter(({ kind }) => kind === 'lead').length,
    'leads stored': leads.length,
    'subscriptions sent': sent.filter(({ kind }) => kind === 'subscription').length,
    'subscriptions stored': subscribers.length,
    'not accepted in nine attempts': sent.filter(({ accepted }) => !accepted).length,
    'deliveries sent': count('sent'),
    'dead, with an alarm': count('dead'),
    attempts: sum(deliveries.map(({ claims }) => claims)),
    'accepted again after a broken line': sum(deliveries.map(({ id }) => repeats(facts, id))),
    'faults in all': sum(faultsIn(facts).values()),
    'simulated hours': Math.round(simulatedMs / 3_600_000),
  }
}

/** How often each fault struck. */
export function faultsIn({ trace }: Pick<Facts, 'trace'>): Map<string, number> {
  const faults = new Map<string, number>()
  for (const entry of trace) {
    const event = entry.slice(entry.indexOf(' ') + 1)
    if (!/ (done|accepted)$/.test(event)) faults.set(event, (faults.get(event) ?? 0) + 1)
  }
  return faults
}
