/** Newsletter requests in the database alone, as the function stores them. */
import { randomUUID } from 'node:crypto'
import { sha256 } from '../../supabase/functions/_shared/runtime/hash.ts'
import type { Database } from './database.ts'

/** Resolves to the hash of the token in its mail. */
export async function requestNewsletter(
  { call }: Pick<Database, 'call'>,
  email: string,
  pace: object | null = null,
): Promise<{ tokenHash: string }> {
  const addressHash = await sha256(`the client of ${email}`)
  const request = {
    id: randomUUID(),
    email,
    tokenHash: await sha256(randomUUID()),
    wording: 'I agree',
    page: '/',
    addressHash,
    userAgent: 'Test',
    seenAt: new Date().toISOString(),
    limits: [
      {
        key: `newsletter client ${addressHash}`,
        reason: 'Too many',
        points: 100,
        allowed: 1000,
        perSeconds: 3600,
      },
    ],
  }
  await call('request_newsletter', { request, mails_per_day: 3, pace })
  return { tokenHash: request.tokenHash }
}
