/** Webhooks signed as Standard Webhooks requires (https://www.standardwebhooks.com). */
import { Webhook } from 'standardwebhooks'
import type { Channel } from '../outbox/channel.ts'
import { written } from '../outbox/delivery.ts'
import type { DeliveryKind } from '../outbox/outbox.ts'
import { postJson } from './post.ts'

type Options = {
  name: string
  kind: DeliveryKind
  url: string
  /** `whsec_` and base64. */
  secret: string
  perSecond: number
  connections: number
  /** Throws if it does not understand the subject. */
  payload: (subject: unknown) => object
}

/** Throws if the secret is invalid. */
export function webhookChannel(options: Options): Channel {
  const { name, kind, url, secret, perSecond, connections, payload } = options
  const webhook = new Webhook(secret)
  return {
    name,
    kinds: [kind],
    perSecond,
    connections,
    deliver: async ({ id, subject }) => {
      const body = JSON.stringify(await written(() => payload(subject)))
      // The time of this attempt: receivers refuse signatures that are minutes old. The id stays the same.
      const signedAt = new Date()
      await postJson({
        service: name,
        url,
        headers: {
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(signedAt.getTime() / 1000)),
          'webhook-signature': webhook.sign(id, signedAt, body),
        },
        body,
      })
    },
    close: () => undefined,
  }
}
