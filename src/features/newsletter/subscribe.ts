/** Subscribes to the newsletter, and interprets the server's response. */
import * as v from 'valibot'
import type { SubscriptionAnswer } from '../../../machines/newsletter-form.ts'
import { callFunction, undecided } from '../../backend/call-function.ts'

/** The edge function that handles subscriptions. */
export const NEWSLETTER_FUNCTION = 'newsletter-subscribe'
const REFUSED = 422

const Accepted = v.object({ waits: v.boolean() })
const Refusal = v.object({ error: v.object({ fields: v.object({ email: v.string() }) }) })

/** Resolves to the server's decision; rejects when it could not be reached, or gave none. */
export async function subscribe(email: string, signal: AbortSignal): Promise<SubscriptionAnswer> {
  const body = { email, page: window.location.pathname }
  const response = await callFunction(NEWSLETTER_FUNCTION, signal, body)
  if (response.ok) return { outcome: 'subscribed', ...v.parse(Accepted, await response.json()) }
  if (response.status !== REFUSED) throw undecided(NEWSLETTER_FUNCTION, response)
  return { outcome: 'refused', message: v.parse(Refusal, await response.json()).error.fields.email }
}
