/** Sends mail over Resend's HTTP API. */
import * as v from 'valibot'
import { type Addresses, MAIL_DEADLINE_MS, type MailProvider, MailRefused } from './provider.ts'

type Options = Addresses & { key: string; url: string; perSecond: number; connections: number }

/** An error's name is a stable code; its message may repeat addresses. */
const ErrorName = v.object({ name: v.pipe(v.string(), v.regex(/^[a-z_]{1,50}$/)) })

/** Errors of Node and of Deno for a connection that was never made. */
const NOT_CONNECTED = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|client error \(Connect\)/

export function resendProvider(options: Options): MailProvider {
  const { perSecond, connections } = options
  return {
    name: 'resend',
    perSecond,
    connections,
    send: async (id, { subject, text, html, replyTo, to = options.to, headers }) => {
      const response = await fetch(options.url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${options.key}`,
          'content-type': 'application/json',
          'idempotency-key': id,
        },
        body: JSON.stringify({ from: options.from, to, subject, text, html, reply_to: replyTo, headers }),
        signal: AbortSignal.timeout(MAIL_DEADLINE_MS),
      }).catch((error: unknown) => {
        throw unreachable(error)
      })
      if (response.ok) await response.body?.cancel()
      else throw await refused(response)
    },
    close: () => undefined,
  }
}

function unreachable(error: unknown): MailRefused {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const connected = !NOT_CONNECTED.test(`${code} ${error instanceof Error ? error.message : ''}`)
  return new MailRefused({
    reason: connected ? 'Resend did not answer' : 'Resend is unreachable',
    mayBeSent: connected,
  })
}

/** A conflict (409) means that an earlier request with the same key is being processed, or was. */
async function refused(response: Response): Promise<MailRefused> {
  const { status } = response
  const body = v.safeParse(ErrorName, await response.json().catch(() => undefined))
  return new MailRefused({
    reason: `Resend answered ${status}${body.success ? ` (${body.output.name})` : ''}`,
    mayBeSent: status >= 500 || status === 408 || status === 409,
    throttled: status === 429,
    retrySeconds: retryAfter(response.headers.get('retry-after'), Date.now()),
  })
}

/** At most; a mail that must wait longer is tried before that. */
const LONGEST_RETRY_AFTER_SECONDS = 3600

/** Seconds that a `Retry-After` header asks to wait, as a number or a date; undefined without a valid one. */
function retryAfter(header: string | null, nowMs: number): number | undefined {
  if (!header) return undefined
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - nowMs) / 1000
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), LONGEST_RETRY_AFTER_SECONDS)
}
