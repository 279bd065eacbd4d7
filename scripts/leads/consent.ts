/** A person's answers about consent, and what may be sent to them now. */
import * as v from 'valibot'
import { readAddress } from '../../supabase/functions/_shared/lead/email-address.ts'
import { oneLine } from '../../supabase/functions/_shared/text.ts'
import { calgaryTime } from '../../supabase/functions/_shared/time.ts'
import { callFunction, type LeadSource } from './read.ts'

const text = v.nullable(v.string())
const Basis = v.object({ basis: text, since: text, until: text })
const Ledger = v.object({
  mailbox: v.string(),
  email: Basis,
  sms: Basis,
  suppressed: text,
  subscription: v.nullable(v.object({ status: v.string() })),
  enquiries: v.array(
    v.object({ at: v.string(), source: v.string(), impliedUntil: v.string(), held: v.boolean() }),
  ),
  answers: v.array(
    v.object({
      at: v.string(),
      channel: v.string(),
      granted: v.boolean(),
      preTicked: v.boolean(),
      wording: v.string(),
      wordingVersion: v.string(),
      capturedBy: v.string(),
      page: v.string(),
    }),
  ),
})

/** The ledger at `now`. Throws with a hint if it cannot be read. */
export async function consentOf(source: LeadSource, email: string, now: Date): Promise<string> {
  const at = { email: readAddress(email), seen_at: now.toISOString() }
  const ledger = v.parse(Ledger, await callFunction(source, 'consent_of', at))
  const { answers, enquiries, subscription, suppressed } = ledger
  return [
    ledger.mailbox,
    `may be written to by email: ${basisLine(ledger.email)}`,
    `may be written to by SMS: ${basisLine(ledger.sms)}`,
    ...(subscription ? [`newsletter: ${subscription.status}`] : []),
    ...(suppressed ? [`not mailed: ${suppressed}`] : []),
    ...enquiries.map(
      ({ at, source: from, impliedUntil, held }) =>
        `${calgaryTime(at)}  enquiry from ${from}, ${held ? 'held' : `implied consent until ${calgaryTime(impliedUntil)}`}`,
    ),
    ...answers.map(
      ({ at, channel, granted, preTicked, wording, wordingVersion, capturedBy, page }) =>
        `${calgaryTime(at)}  ${channel}: ${granted ? 'yes' : 'no'}${preTicked ? ' (pre-ticked)' : ''}, ${capturedBy} on ${page}, wording ${wordingVersion}: ${wording}`,
    ),
  ]
    .map(oneLine)
    .join('\n')
}

function basisLine({ basis, since, until }: v.InferOutput<typeof Basis>): string {
  if (!basis || !since) return 'no'
  return `yes, ${basis} consent since ${calgaryTime(since)}${until ? `, until ${calgaryTime(until)}` : ''}`
}
