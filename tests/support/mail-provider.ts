/** A local server with the behaviour of Resend's HTTP API: refusals, Retry-After and idempotency keys. */
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
type Accepted = v.InferOutput<typeof Mail> & { key: string; times: number }

export type MailProvider = {
  url: string
  /** Accepted mails by idempotency key. A repeat under a known key is answered, but not sent again. */
  accepted: Map<string, Accepted>
  refusals: number
  /** Whether to refuse a request, because others have used up the limit. */
  refuses: () => boolean
  /** Requests being answered at the same moment: the highest number so far. */
  mostAtOnce: number
  /** Answers instead of accepting; undefined accepts. May leave the request without an answer. */
  answer: ((response: ServerResponse, mail: v.InferOutput<typeof Mail>) => void) | undefined
  close(): void
}

export async function startMailProvider(): Promise<MailProvider> {
  let atOnce = 0
  const server = createServer((request, response) => {
    provider.mostAtOnce = Math.max(provider.mostAtOnce, ++atOnce)
    response.on('close', () => atOnce--)
    if (provider.refuses()) {
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
    void receive(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  async function receive(request: IncomingMessage, response: ServerResponse) {
    const mail = v.parse(Mail, await json(request))
    if (provider.answer) return provider.answer(response, mail)
    const key = String(request.headers['idempotency-key'])
    const known = provider.accepted.get(key)
    if (known) known.times++
    else provider.accepted.set(key, { ...mail, key, times: 1 })
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
