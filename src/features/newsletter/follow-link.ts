/** Confirms or unsubscribes by the code of a mail's link, and interprets the server's response. */
import * as v from 'valibot'
import type { LinkAnswer, LinkRequest } from '../../../machines/newsletter-link.ts'
import { loadClient } from '../../backend/load-client.ts'

const REFUSED = 422

const Followed = v.object({ state: v.picklist(['confirmed', 'unsubscribed']), used: v.boolean() })

/** The edge function that does what a link is for. */
export const linkFunction = (action: LinkRequest['action']) => `newsletter-${action}`

/** Resolves to what the link did; rejects when the server could not be reached, or decided nothing. */
export async function followLink({ action, token }: LinkRequest, signal: AbortSignal): Promise<LinkAnswer> {
  const client = await loadClient()
  const { data, error, response } = await client.functions.invoke(linkFunction(action), {
    body: { token },
    signal,
  })
  if (!error) {
    const { state, used } = v.parse(Followed, data)
    return { outcome: used ? 'used' : 'done', state }
  }
  if (response?.status !== REFUSED) throw error
  return { outcome: 'expired' }
}
