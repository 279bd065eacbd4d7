/** The newsletter's SQL functions: requesting, confirming, unsubscribing. */
import * as v from 'valibot'
import type { Limit } from '../../../../content/screening.ts'
import type { LinkAction } from '../../../../content/types.ts'
import type { NamedLimit } from '../lead/screen.ts'
import type { CallDatabase } from '../runtime/database.ts'

export type NewsletterRequest = {
  id: string
  email: string
  tokenHash: string
  /** The consent wording shown, word for word. */
  wording: string
  /** Path of the page the form is on. */
  page: string
  addressHash: string | null
  userAgent: string
  seenAt: string
  /** Above any of these no mail is sent. */
  limits: readonly NamedLimit[]
}

/** What a link did: the address's state, and whether it had that state before. */
export type FollowedLink = { state: 'confirmed' | 'unsubscribed'; used: boolean }

const Requested = v.object({ mail: v.boolean(), waits: v.boolean() })
type Requested = v.InferOutput<typeof Requested>

/** Every call rejects if the database refused or did not answer. */
export type NewsletterStore = {
  /**
   * Resolves to whether there is now a confirmation mail, and whether any would wait its turn, which says nothing of the
   * address.
   */
  request(request: NewsletterRequest, mailsPerDay: number): Promise<Requested>
  /** Resolves to null if there was no such mail, or it is too old to confirm. */
  follow(tokenHash: string, action: LinkAction, lifetimeDays: number): Promise<FollowedLink | null>
}

const Followed = v.nullable(v.object({ state: v.picklist(['confirmed', 'unsubscribed']), used: v.boolean() }))

/** Confirmation mails leave at `pace`; without it, at once. */
export function createNewsletterStore(call: CallDatabase, pace?: Limit): NewsletterStore {
  return {
    request: async (request, mailsPerDay) =>
      v.parse(
        Requested,
        await call('request_newsletter', { request, mails_per_day: mailsPerDay, pace: pace ?? null }),
      ),
    follow: async (tokenHash, action, lifetimeDays) =>
      v.parse(
        Followed,
        await call('follow_newsletter_link', {
          hashed_token: tokenHash,
          action,
          lifetime_days: lifetimeDays,
        }),
      ),
  }
}
