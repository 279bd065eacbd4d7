/** What is delivered about leads: sending it again and releasing it. */
import * as v from 'valibot'
import { callFunction, type LeadSource, leadId } from './read.ts'

/** Sends what is dead again: one, by its id or its lead's, or all with null. Throws if the id names none. */
export async function resend(source: LeadSource, id: string | null): Promise<string> {
  const count = v.parse(
    v.number(),
    await callFunction(source, 'resend_deliveries', id === null ? {} : { id }),
  )
  if (id !== null && count === 0) throw new Error(`No dead delivery has the id ${id}, nor has its lead.`)
  return `${count} ${count === 1 ? 'delivery is' : 'deliveries are'} tried again within a minute.`
}

/** Has the mail about a held lead sent. Throws when the lead is not held. */
export async function releaseLead(source: LeadSource, id: string): Promise<string> {
  if (!v.parse(v.boolean(), await callFunction(source, 'release_lead', { lead: leadId(id) })))
    throw new Error(`No lead ${id} is held.`)
  return `Released ${id}: the mail about it is on its way.`
}

/** Counts of 30 days that the desk does not show: deliveries, steps in the forms, and what browsers reported. */
export async function counts(source: LeadSource): Promise<Record<string, unknown>> {
  const at = { seen_at: new Date().toISOString() }
  const names = { leads: 'lead_stats', forms: 'funnel_stats', reports: 'report_stats' }
  const read = Object.entries(names).map(async ([what, name]) => [what, await callFunction(source, name, at)])
  return Object.fromEntries(await Promise.all(read))
}
