/** What the real local stack stores about a subscriber of the newsletter. */
import * as v from 'valibot'
import type { Running } from './local.ts'

const Subscribers = v.array(
  v.looseObject({
    email: v.string(),
    status: v.string(),
    confirmed_at: v.nullable(v.string()),
    unsubscribed_at: v.nullable(v.string()),
    newsletter_requests: v.array(
      v.looseObject({
        id: v.string(),
        token_hash: v.string(),
        renewed_at: v.nullable(v.string()),
        outbox: v.array(v.looseObject({ id: v.string(), status: v.string(), attempts: v.number() })),
      }),
    ),
  }),
)

/** Everything stored about an address, compared without regard to case. */
export async function newsletterRows({ stack }: Pick<Running, 'stack'>, email: string) {
  const query = new URLSearchParams({
    select: '*,newsletter_requests(*,outbox(*))',
    email: `ilike.${email}`,
  })
  const response = await fetch(`${stack.databaseUrl}/rest/v1/newsletter_subscribers?${query}`, {
    headers: { apikey: stack.keys.SUPABASE_SECRET_KEY },
  })
  return v.parse(Subscribers, await response.json())
}
