/** A local server in place of a CRM or a chat: keeps what it receives, and answers as told. */
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach } from 'vitest'

type Received = { headers: Record<string, string>; body: string }

export type Receiver = {
  url: string
  received: Received[]
  /** Answers 200 when undefined. */
  answer: ((response: ServerResponse) => void) | undefined
}

/** One that has received nothing before each test. */
export async function emptiedReceiver(): Promise<Receiver> {
  const server = createServer(async (request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    )
    receiver.received.push({ headers, body: await text(request) })
    if (receiver.answer) receiver.answer(response)
    else response.writeHead(200).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received: [],
    answer: undefined,
  }
  beforeEach(() => {
    receiver.received.length = 0
    receiver.answer = undefined
  })
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })
  return receiver
}
