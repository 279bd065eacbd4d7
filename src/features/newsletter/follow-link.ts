/** Confirms or unsubscribes by the code of a mail's link, and interprets the server's response. */
import * as v from 'valibot'
import type { LinkAnswer, LinkRequest } from '../../../machines/newsletter-link.ts'
import { callFunction, undecided } from '../../backend/call-function.ts'

const REFUSED = 422

const Followed = v.object({ state: v.picklist(['confirmed', 'unsubscribed']), used: v.boolean() })

/** The edge function for a link's action. */
export const linkFunction = (action: LinkRequest['action']) => `newsletter-${action}`

/** Resolves to what the link did; rejects if the server cannot be reached or decides nothing. */
export async function followLink({ action, token }: LinkRequest, signal: AbortSignal): Promise<LinkAnswer> {
  const response = await callFunction(linkFunction(action), signal, { token })
  if (response.ok) {
    const { state, used } = v.parse(Followed, await response.json())
    return { outcome: used ? 'used' : 'done', state }
  }
  if (response.status !== REFUSED) throw undecided(linkFunction(action), response)
  return { outcome: 'expired' }
}
