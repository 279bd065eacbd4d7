/** One person's data: exporting it, and erasing it. */
import * as v from 'valibot'
import { readAddress } from '../../supabase/functions/_shared/lead/email-address.ts'
import { phoneNumberOf } from '../../supabase/functions/_shared/lead/phone-number.ts'
import { oneLine } from '../../supabase/functions/_shared/text.ts'
import { calgaryTime } from '../../supabase/functions/_shared/time.ts'
import { asJson } from './print.ts'
import { callFunction, type LeadSource } from './read.ts'

const Receipt = v.nullable(
  v.object({
    id: v.string(),
    /** Null for a number. */
    mailbox_hash: v.nullable(v.string()),
    erased_at: v.string(),
    counts: v.record(v.string(), v.number()),
    delivered: v.record(v.string(), v.number()),
  }),
)

const Suppression = v.nullable(v.object({ reason: v.string(), since: v.string() }))

/** Where a delivery leaves a copy that only its receiver can erase. */
const COPY_AT: Readonly<Record<string, string>> = {
  'lead-team-email': 'the mailboxes of the team, and the mail provider',
  'lead-acknowledgement': 'the mail provider',
  'newsletter-confirmation': 'the mail provider',
  'lead-crm-webhook': 'the CRM behind CRM_WEBHOOK_URL',
  'lead-follow-up-boss': 'Follow Up Boss',
  'lead-alert': 'the chat or gateway behind ALERT_WEBHOOK_URL',
}

/** Everything stored about the person of a mailbox, or of a number that somebody gave in place of one, as JSON. */
export async function exportPerson(source: LeadSource, email: string): Promise<string> {
  return asJson(await callFor(source, 'export_person', email, MAILBOX_OR_NUMBER))
}

/** Erases the person. Resolves to the receipt; throws when nothing is stored about them. */
export async function forgetPerson(source: LeadSource, email: string): Promise<string> {
  const receipt = v.parse(Receipt, await callFor(source, 'forget_person', email, MAILBOX_OR_NUMBER))
  if (!receipt) throw new Error(`Nothing is stored about ${oneLine(email)}.`)
  const copies = new Set(Object.keys(receipt.delivered).map((kind) => COPY_AT[kind] ?? kind))
  return [
    asJson(receipt),
    ...(copies.size > 0
      ? ['Not erased by this, because it was or may have been delivered there:', ...copies]
      : []),
  ].join('\n')
}

/** Lets the mailbox be mailed again. Resolves to why it was not; throws when it was. */
export async function unsuppressMailbox(source: LeadSource, email: string): Promise<string> {
  const lifted = v.parse(Suppression, await callFor(source, 'unsuppress_mailbox', email))
  if (!lifted) throw new Error(`${oneLine(email)} is not suppressed.`)
  return `${oneLine(email)} is mailed again. It was not since ${calgaryTime(lifted.since)}: ${lifted.reason}.`
}

const addressIn = (typed: string) => (typed.includes('@') ? readAddress(typed) : null)
const MAILBOX = { read: addressIn, name: 'an email address' }
const MAILBOX_OR_NUMBER = {
  read: (typed: string) => addressIn(typed) ?? phoneNumberOf(typed),
  name: 'an email address or a phone number',
}

async function callFor(source: LeadSource, name: string, typed: string, subject = MAILBOX): Promise<unknown> {
  const email = subject.read(typed)
  if (email === null) throw new Error(`"${oneLine(typed)}" is not ${subject.name}.`)
  return callFunction(source, name, { email })
}
