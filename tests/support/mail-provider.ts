/** A local server with the behaviour of Resend's HTTP API: rate limit, Retry-After and idempotency keys. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import * as v from 'valibot'

const Mail = v.object({
  to: v.union([v.string(), v.array(v.string())]),
  subject: v.string(),
  text: v.string(),
})
type Accepted = v.InferOutput<typeof Mail> & { key: string; atMs: number; times: number }

/** Milliseconds for which the provider counts requests before it starts again, as its `ratelimit-reset` header says. */
const WINDOW_MS = 1_000

export type MailProvider = {
  url: string
  /** Accepted mails by idempotency key. A repeat under a known key is answered, but not sent again. */
  accepted: Map<string, Accepted>
  refusals: number
  /** Whether to refuse a request that is within the limit, because others have used it up. */
  refuses: () => boolean
  /** Requests being answered at the same moment: the highest number so far. */
  mostAtOnce: number
  /** Answers instead of accepting; undefined accepts. May leave the request without an answer. */
  answer: ((response: ServerResponse, mail: v.InferOutput<typeof Mail>) => void) | undefined
  close(): void
}

/** Starts a provider that accepts `perSecond` requests in each second, and answers 429 to the others. */
export async function startMailProvider(
  perSecond = Number.POSITIVE_INFINITY,
  now = () => performance.now(),
): Promise<MailProvider> {
  let window = { number: 0, requests: 0 }
  let atOnce = 0
  const server = createServer((request, response) => {
    provider.mostAtOnce = Math.max(provider.mostAtOnce, ++atOnce)
    response.on('close', () => atOnce--)
    const nowMs = now()
    const number = Math.floor(nowMs / WINDOW_MS)
    if (number !== window.number) window = { number, requests: 0 }
    if (window.requests >= perSecond || provider.refuses()) {
      provider.refusals++
      request.resume()
      const body = JSON.stringify({
        statusCode: 429,
        name: 'rate_limit_exceeded',
        message: 'Too many requests',
      })
      response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '1' }).end(body)
      return
    }
    window.requests++
    void receive(request, response, nowMs)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  async function receive(request: IncomingMessage, response: ServerResponse, atMs: number) {
    const mail = v.parse(Mail, await json(request))
    if (provider.answer) return provider.answer(response, mail)
    const key = String(request.headers['idempotency-key'])
    const known = provider.accepted.get(key)
    if (known) known.times++
    else provider.accepted.set(key, { ...mail, key, atMs, times: 1 })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"accepted"}')
  }

  const provider: MailProvider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accepted: new Map(),
    refusals: 0,
    refuses: () => false,
    mostAtOnce: 0,
    answer: undefined,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
  return provider
}
