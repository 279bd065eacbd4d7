/** The newsletter's SQL functions: requesting it, confirming, unsubscribing. */
import * as v from 'valibot'
import type { NamedLimit } from '../lead/screen.ts'
import type { SurgeRules } from '../lead/surge.ts'
import type { CallDatabase } from '../runtime/database.ts'

export type NewsletterRequest = {
  id: string
  email: string
  tokenHash: string
  /** The consent text that was shown, word for word. */
  wording: string
  /** Path of the page the form is on. */
  page: string
  addressHash: string | null
  userAgent: string
  seenAt: string
  /** Above one of these no mail is sent. */
  limits: readonly NamedLimit[]
}

/** Every call rejects when the database refused or did not answer. */
export type NewsletterStore = {
  /** Resolves to whether there is now a confirmation mail, which may have to wait until a surge is over. */
  request(request: NewsletterRequest, mailsPerDay: number): Promise<boolean>
  /** Resolves to whether the address the mail was sent to is now on the list. */
  confirm(tokenHash: string, lifetimeDays: number): Promise<boolean>
  /** Resolves to whether there was such a mail; its address is then off the list. */
  unsubscribe(tokenHash: string): Promise<boolean>
}

/** Without `rules` no surge begins. */
export function createNewsletterStore(call: CallDatabase, rules?: SurgeRules): NewsletterStore {
  const ask = async (name: string, parameters: object) => v.parse(v.boolean(), await call(name, parameters))
  return {
    request: (request, mailsPerDay) =>
      ask('request_newsletter', { request, mails_per_day: mailsPerDay, rules: rules ?? null }),
    confirm: (tokenHash, lifetimeDays) =>
      ask('confirm_newsletter', { hashed_token: tokenHash, lifetime_days: lifetimeDays }),
    unsubscribe: (tokenHash) => ask('unsubscribe_newsletter', { hashed_token: tokenHash }),
  }
}
