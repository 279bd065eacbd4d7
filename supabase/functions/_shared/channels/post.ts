/** Posts to another service over HTTP, and reports what a failure proves. */
import * as v from 'valibot'
import { DELIVERY_DEADLINE_MS, type Refusal, Refused } from '../outbox/channel.ts'

export type Post = {
  /** For logs. */
  service: string
  url: string
  headers: Readonly<Record<string, string>>
  body: string
  /** Reads a stable code from a refusal's body, for logs. */
  codeIn?: (body: unknown) => string | undefined
  /** The service's answer on acceptance, if it has one. */
  acceptance?: v.GenericSchema
}

/** A page instead of the service's answer, such as a captive portal's or an outage notice. */
const PAGE = /^text\/html\b/

/** Node's and Deno's errors for a connection that was never made. */
const NOT_CONNECTED = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|client error \(Connect\)/

/**
 * Posts JSON and resolves to the status of success. Rejects with `Refused`, also for a redirect and for a success
 * that the service itself did not answer; the latter may have been accepted all the same.
 */
export async function postJson({ service, url, headers, body, codeIn, acceptance }: Post): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(DELIVERY_DEADLINE_MS),
  }).catch((error: unknown) => {
    throw new Refused(unreachable(service, error))
  })
  if (response.ok) {
    const answer: unknown = acceptance ? await response.json().catch(() => undefined) : undefined
    if (!response.bodyUsed) await response.body?.cancel()
    if ((acceptance && !v.is(acceptance, answer)) || PAGE.test(response.headers.get('content-type') ?? ''))
      throw new Refused({
        reason: `${service} answered ${response.status} without accepting`,
        mayBeSent: true,
      })
    return response.status
  }
  const code = codeIn?.(await response.json().catch(() => undefined))
  if (!response.bodyUsed) await response.body?.cancel()
  throw new Refused(refusalOf(service, response, code))
}

function unreachable(service: string, error: unknown): Refusal {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const connected = !NOT_CONNECTED.test(`${code} ${error instanceof Error ? error.message : ''}`)
  return { reason: `${service} ${connected ? 'did not answer' : 'is unreachable'}`, mayBeSent: connected }
}

/** A conflict (409) means that an earlier request with the same key is being processed, or was. */
function refusalOf(service: string, { status, headers }: Response, code: string | undefined): Refusal {
  return {
    reason: `${service} answered ${status}${code ? ` (${code})` : ''}`,
    mayBeSent: status >= 500 || status === 408 || status === 409,
    throttled: status === 429,
    retrySeconds: retryAfter(headers.get('retry-after'), Date.now()),
  }
}

/** A delivery told to wait longer is retried after this. */
const LONGEST_RETRY_AFTER_SECONDS = 3600

/** Seconds that a `Retry-After` header asks to wait, given as a number or a date; undefined without a valid one. */
function retryAfter(header: string | null, nowMs: number): number | undefined {
  if (!header) return undefined
  const seconds = /^\d+(\.\d+)?$/.test(header.trim()) ? Number(header) : (Date.parse(header) - nowMs) / 1000
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), LONGEST_RETRY_AFTER_SECONDS)
}
