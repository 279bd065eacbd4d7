/** One lead in full: what it says, what was agreed to, and every attempt to deliver it. */
import * as v from 'valibot'
import { answersGiven } from '../../content/lead-fields.ts'
import { Consents, StoredLead } from '../../supabase/functions/_shared/lead/stored.ts'
import { oneLine, withoutControls } from '../../supabase/functions/_shared/text.ts'
import { calgaryTime } from '../../supabase/functions/_shared/time.ts'
import { fetchAll, type LeadSource, leadId } from './read.ts'

const text = v.nullable(v.string())
const Lead = v.object({
  ...StoredLead.entries,
  lead_consents: v.array(
    v.object({
      ...Consents.item.entries,
      wording: v.string(),
      wording_hash: v.string(),
      captured_by: v.string(),
      recorded_at: v.string(),
    }),
  ),
  lead_screenings: v.nullable(v.object({ held_at: text, released_at: text })),
  outbox: v.array(
    v.object({
      id: v.string(),
      kind: v.string(),
      status: v.string(),
      delivery_attempts: v.array(
        v.object({
          attempt: v.number(),
          started_at: v.string(),
          ended_at: text,
          result: text,
          reason: text,
        }),
      ),
      mail_events: v.array(v.object({ type: v.string(), reason: text, occurred_at: v.string() })),
    }),
  ),
})
type Lead = v.InferOutput<typeof Lead>

/** Throws with a hint if it cannot be read, or if there is no such lead. */
export async function showLead(source: LeadSource, id: string): Promise<string> {
  const query = {
    select:
      '*,lead_consents(*),lead_screenings(*),outbox(id,kind,status,delivery_attempts(*),mail_events(*))',
    id: `eq.${leadId(id)}`,
    order: 'id',
  }
  const [lead] = await fetchAll(source, 'leads', query, Lead, 1)
  if (!lead) throw new Error(`There is no lead ${id}.`)
  return [
    ...about(lead),
    '',
    withoutControls(lead.message),
    '',
    ...lead.lead_consents.map(consentLine),
    ...lead.outbox.flatMap(deliveryLines),
  ].join('\n')
}

function about(lead: Lead): string[] {
  const held = lead.lead_screenings?.held_at
  const released = lead.lead_screenings?.released_at
  return [
    `${lead.first_name} ${lead.last_name}, ${lead.phone}, ${lead.email}`,
    `received ${calgaryTime(lead.received_at)} from ${lead.source}, on ${lead.page}`,
    ...(held ? [`held ${calgaryTime(held)}${released ? `, released ${calgaryTime(released)}` : ''}`] : []),
    ...answersGiven(lead).map(({ label, value }) => `${label.toLowerCase()} ${value}`),
    `score ${lead.score} of 100: ${lead.score_reasons.map(({ reason, points }) => `${reason} +${points}`).join('; ') || '-'}`,
  ].map(oneLine)
}

function consentLine({
  channel,
  granted,
  pre_ticked,
  wording,
  wording_hash,
  captured_by,
  recorded_at,
}: Lead['lead_consents'][number]): string {
  const answer = `${granted ? 'yes' : 'no'}${pre_ticked ? ' (pre-ticked)' : ''}`
  return oneLine(
    `consent ${channel}: ${answer}, ${calgaryTime(recorded_at)}, ${captured_by}, wording ${wording_hash.slice(0, 12)}: ${wording}`,
  )
}

function deliveryLines({ id, kind, status, delivery_attempts, mail_events }: Lead['outbox'][number]) {
  return [
    '',
    `${kind} ${status}  ${id}`,
    ...delivery_attempts
      .toSorted((one, other) => one.attempt - other.attempt)
      .map(
        ({ attempt, started_at, result, reason }) =>
          `    ${attempt}. ${calgaryTime(started_at)}: ${result ?? 'under way'}${reason ? `, ${oneLine(reason)}` : ''}`,
      ),
    ...mail_events.map(
      ({ type, reason, occurred_at }) =>
        `    ${type} ${calgaryTime(occurred_at)}${reason ? `, ${reason}` : ''}`,
    ),
  ]
}
