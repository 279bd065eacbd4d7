/** Lists the leads that are held, releases one, and holds those of a surge. */
import * as v from 'valibot'
import { StoredLead } from '../../supabase/functions/_shared/lead/stored.ts'
import { oneLine } from '../../supabase/functions/_shared/text.ts'
import { calgaryMinute } from '../../supabase/functions/_shared/time.ts'
import { callRest, fetchAll, type LeadSource, leadId } from './read.ts'

const Held = v.object({
  lead_id: v.string(),
  held_at: v.string(),
  reasons: v.array(v.object({ reason: v.string(), points: v.number() })),
  leads: v.pick(StoredLead, ['first_name', 'last_name', 'email', 'phone', 'source', 'message']),
})
type Held = v.InferOutput<typeof Held>

/** The leads whose mail is held, those held last first. Throws with a hint if they cannot be read. */
export function fetchHeld(source: LeadSource): Promise<Held[]> {
  const query = {
    select: 'lead_id,held_at,reasons,leads(first_name,last_name,email,phone,source,message)',
    held_at: 'not.is.null',
    released_at: 'is.null',
    order: 'held_at.desc,lead_id',
  }
  return fetchAll(source, 'lead_screenings', query, Held, Number.POSITIVE_INFINITY)
}

export function asHeldList(held: readonly Held[]): string {
  if (held.length === 0) return 'No lead is held.'
  const entries = held.map(({ lead_id, held_at, reasons, leads: lead }) =>
    [
      `${lead_id}  held ${calgaryMinute(held_at)}`,
      `    who   ${[`${lead.first_name} ${lead.last_name}`, lead.email, lead.phone, lead.source].map(oneLine).join(', ')}`,
      `    why   ${reasons.map(({ reason, points }) => `${oneLine(reason)} +${points}`).join('; ')}`,
      `    says  ${oneLine(lead.message).slice(0, 200)}`,
    ].join('\n'),
  )
  return [...entries, `\n${held.length} held. Send the mail about one: npm run leads -- release ID`].join(
    '\n',
  )
}

/** Has the mail about a held lead sent. Resolves to a confirmation; throws when the lead is not held. */
export async function releaseLead(source: LeadSource, id: string): Promise<string> {
  const response = await callRest(source, 'rpc/release_lead', {
    method: 'POST',
    body: JSON.stringify({ lead: leadId(id) }),
  })
  if (!v.parse(v.boolean(), await response.json())) throw new Error(`No lead ${id} is held.`)
  return `Released ${id}: the mail about it is on its way.`
}

const HeldSurge = v.object({ leads: v.number(), confirmations: v.number() })

/** Holds the leads that wait for the end of a surge, and drops the newsletter confirmations that do. */
export async function holdSurge(source: LeadSource): Promise<string> {
  const response = await callRest(source, 'rpc/hold_surge', { method: 'POST', body: '{}' })
  const { leads, confirmations } = v.parse(HeldSurge, await response.json())
  if (leads + confirmations === 0) throw new Error('Nothing waits for the end of a surge.')
  return `Of those that waited, ${leads} leads are held now, and ${confirmations} newsletter confirmations are not sent.`
}
