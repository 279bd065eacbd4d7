/** One person's data: exporting it, and erasing it. */
import * as v from 'valibot'
import { oneLine } from '../../supabase/functions/_shared/text.ts'
import { asJson } from './print.ts'
import { callRest, type LeadSource } from './read.ts'

const Receipt = v.nullable(
  v.object({
    id: v.string(),
    mailbox_hash: v.string(),
    erased_at: v.string(),
    counts: v.record(v.string(), v.number()),
    delivered: v.record(v.string(), v.number()),
  }),
)

/** Where a delivery leaves a copy that only its receiver can erase. */
const COPY_AT: Readonly<Record<string, string>> = {
  'lead-team-email': 'the mailboxes of the team, and the mail provider',
  'lead-acknowledgement': 'the mail provider',
  'newsletter-confirmation': 'the mail provider',
  'lead-crm-webhook': 'the CRM behind CRM_WEBHOOK_URL',
  'lead-follow-up-boss': 'Follow Up Boss',
  'lead-alert': 'the chat or gateway behind ALERT_WEBHOOK_URL',
}

/** Everything stored about the person of a mailbox, as JSON. */
export async function exportPerson(source: LeadSource, email: string): Promise<string> {
  return asJson(await callFor(source, 'export_person', email))
}

/** Erases the person. Resolves to the receipt; throws when nothing is stored about them. */
export async function forgetPerson(source: LeadSource, email: string): Promise<string> {
  const receipt = v.parse(Receipt, await callFor(source, 'forget_person', email))
  if (!receipt) throw new Error(`Nothing is stored about ${oneLine(email)}.`)
  const copies = new Set(Object.keys(receipt.delivered).map((kind) => COPY_AT[kind] ?? kind))
  return [
    asJson(receipt),
    ...(copies.size > 0 ? ['Not erased by this, because it was delivered there:', ...copies] : []),
  ].join('\n')
}

async function callFor(source: LeadSource, name: string, email: string): Promise<unknown> {
  if (!email.includes('@')) throw new Error(`"${oneLine(email)}" is not an email address.`)
  const response = await callRest(source, `rpc/${name}`, {
    method: 'POST',
    body: JSON.stringify({ email }),
  })
  return response.json()
}
