/** Sends mail over Resend's HTTP API. */
import * as v from 'valibot'
import { postJson } from '../channels/post.ts'
import type { Addresses, MailProvider } from './provider.ts'

type Options = Addresses & { key: string; url: string; perSecond: number; connections: number }

/** An error's name is a stable code; its message may repeat addresses. */
const ErrorName = v.object({ name: v.pipe(v.string(), v.regex(/^[a-z_]{1,50}$/)) })

/** Resend's answer for an accepted mail. */
const Accepted = v.object({ id: v.pipe(v.string(), v.nonEmpty()) })

/** The tag by which a mail's event names its delivery. */
export const DELIVERY_TAG = 'delivery'

export function resendProvider(options: Options): MailProvider {
  const { perSecond, connections, key, url, from } = options
  return {
    name: 'resend',
    perSecond,
    connections,
    send: async (id, { subject, text, html, replyTo, to = options.to, headers }) => {
      const tags = [{ name: DELIVERY_TAG, value: id }]
      await postJson({
        service: 'Resend',
        url,
        headers: { authorization: `Bearer ${key}`, 'idempotency-key': id },
        body: JSON.stringify({ from, to, subject, text, html, reply_to: replyTo, headers, tags }),
        acceptance: Accepted,
        codeIn: (body) => {
          const error = v.safeParse(ErrorName, body)
          return error.success ? error.output.name : undefined
        },
      })
    },
    close: () => undefined,
  }
}
