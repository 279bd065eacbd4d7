/** Resend's webhooks about single mails (https://resend.com/docs/webhooks/emails/bounced), signed by Svix. */
import { Webhook } from 'standardwebhooks'
import * as v from 'valibot'
import { DELIVERY_TAG } from './resend.ts'

export type MailEvent = {
  /** The same when the event is repeated. */
  id: string
  /** The mail's id in the outbox. */
  delivery: string
  type: 'bounced' | 'complained'
  permanent: boolean
  /** The provider's code. */
  reason: string | null
  /** ISO 8601. */
  occurredAt: string
}

/** unknown: there is no such delivery. */
export const MailEventResult = v.picklist(['recorded', 'repeated', 'unknown'])
export type MailEventResult = v.InferOutput<typeof MailEventResult>

const SUPPRESSED = 'email.suppressed'
const TYPE: Readonly<Record<string, MailEvent['type']>> = {
  'email.bounced': 'bounced',
  'email.complained': 'complained',
  // Resend did not send it, because of an earlier bounce or complaint.
  [SUPPRESSED]: 'bounced',
}

const code = v.pipe(v.string(), v.regex(/^\w{1,50}$/))
const Payload = v.object({
  type: v.string(),
  created_at: v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text))),
    v.transform((text) => new Date(text).toISOString()),
  ),
  data: v.object({
    tags: v.object({ [DELIVERY_TAG]: v.pipe(v.string(), v.uuid()) }),
    suppressed: v.optional(v.object({ type: v.fallback(code, 'Undetermined') })),
    bounce: v.optional(v.object({ type: code, subType: v.fallback(code, 'Undetermined') })),
  }),
})

/** Null for any other event, and for mail that is not ours. */
export function mailEventOf(id: string, body: unknown): MailEvent | null {
  const payload = v.safeParse(Payload, body)
  const type = payload.success ? TYPE[payload.output.type] : undefined
  if (!payload.success || !type || !id) return null
  const { data, created_at } = payload.output
  const isSuppressed = payload.output.type === SUPPRESSED
  return {
    id,
    delivery: data.tags[DELIVERY_TAG],
    type,
    permanent: isSuppressed || data.bounce?.type === 'Permanent',
    reason: isSuppressed
      ? `Suppressed/${data.suppressed?.type ?? 'Undetermined'}`
      : data.bounce
        ? `${data.bounce.type}/${data.bounce.subType}`
        : null,
    occurredAt: created_at,
  }
}

/** Without a secret nothing is accepted. Throws if the secret is invalid. */
export function createVerification(secret: string | undefined): (body: string, headers: Headers) => unknown {
  const webhook = secret ? new Webhook(secret) : undefined
  return (body, headers) => {
    const named = (name: string) => headers.get(`svix-${name}`) ?? headers.get(`webhook-${name}`) ?? ''
    try {
      const verified = webhook?.verify(body, {
        'webhook-id': named('id'),
        'webhook-timestamp': named('timestamp'),
        'webhook-signature': named('signature'),
      })
      return verified ?? null
    } catch {
      return null
    }
  }
}
