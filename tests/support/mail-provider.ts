/** A local server with the behaviour of Resend's HTTP API and its idempotency keys. */
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import * as v from 'valibot'
import { afterAll, beforeEach } from 'vitest'

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
  /** Requests being answered at the same moment: the highest number so far. */
  mostAtOnce: number
  /** Answers instead of accepting; undefined accepts. May leave the request without an answer. */
  answer: ((response: ServerResponse, mail: v.InferOutput<typeof Mail>) => void) | undefined
}

/** A provider that accepts everything, and has accepted nothing before each test. */
export async function emptiedMailProvider(): Promise<MailProvider> {
  let atOnce = 0
  const server = createServer(async (request, response) => {
    provider.mostAtOnce = Math.max(provider.mostAtOnce, ++atOnce)
    response.on('close', () => atOnce--)
    const mail = v.parse(Mail, await json(request))
    if (provider.answer) return provider.answer(response, mail)
    const key = String(request.headers['idempotency-key'])
    provider.accepted.set(key, { ...mail, key, times: (provider.accepted.get(key)?.times ?? 0) + 1 })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"accepted"}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const provider: MailProvider = {
    url: `http://127.0.0.1:${port}`,
    accepted: new Map(),
    mostAtOnce: 0,
    answer: undefined,
  }
  beforeEach(() => {
    provider.accepted.clear()
    Object.assign(provider, { mostAtOnce: 0, answer: undefined })
  })
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })
  return provider
}
