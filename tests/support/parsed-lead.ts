/** What the server makes of a lead that somebody sends. */
import { type Lead, parseLead, type RequestDetails } from '../../supabase/functions/_shared/lead/parse.ts'

export const PERSON = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '4035550100',
}
export const FALLBACK_ID = '00000000-0000-4000-8000-000000000001'

/** Of a program that posts without a token, unless something else is said. */
export const detailsAt = (now: string | number, changes: Partial<RequestDetails> = {}): RequestDetails => ({
  now: new Date(now),
  fallbackId: FALLBACK_ID,
  capturedBy: 'direct-post',
  formOpenedAt: null,
  addressHash: null,
  userAgent: '',
  referer: '',
  ...changes,
})

/** The lead of a payload that is accepted; throws with the fields that are refused. */
export function acceptedLead(payload: object, details: RequestDetails): Lead {
  const parsed = parseLead(payload, details)
  if (!parsed.ok) throw new Error(`refused: ${JSON.stringify(parsed.fields)}`)
  return parsed.lead
}
