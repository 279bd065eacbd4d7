/** A mail provider or a CRM that fails as such services do, and remembers what it has accepted. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { freePort, HOST } from '../../../scripts/stack/ports.ts'
import type { SimulatedClock } from './clock.ts'
import type { Strikes } from './strikes.ts'

/** Longer than a delivery waits for an answer. */
const STALL_MS = 20_000
/** In a text, makes the receiver refuse it for good. */
export const REFUSED_TEXT = 'Please refuse this.'

type Accepted = { times: number /** How often nobody learned of it. */; unanswered: number; body: string }

type Options = {
  call: 'mail' | 'crm'
  strikes: Strikes
  clock: SimulatedClock
  /** Something happened to a request: a fault, or "accepted". */
  note(event: string): void
}

export type FailingReceiver = {
  url: string
  accepted: Map<string, Accepted>
  /** Stops it, and starts it again after some time. What it is answering then, it answers. */
  outage(milliseconds: number): Promise<void>
  stop(): void
}

export async function startFailingReceiver({
  call,
  strikes,
  clock,
  note,
}: Options): Promise<FailingReceiver> {
  const port = await freePort()
  const accepted: FailingReceiver['accepted'] = new Map()
  const server = createServer(
    (request, response) => void receive(request, response).catch(() => response.destroy()),
  )
  const listen = async () => {
    if (server.listening) return
    server.listen(port, HOST)
    await once(server, 'listening')
  }
  await listen()

  async function receive(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request)
    const id = String(request.headers['idempotency-key'] ?? request.headers['webhook-id'])
    const known = accepted.get(id) ?? { times: 0, unanswered: 0, body }
    const accept = () => {
      known.times++
      accepted.set(id, known)
    }
    // A connection that is kept could be used at the moment in which it is closed.
    const answer = (status: number, headers = {}) =>
      response.writeHead(status, { ...headers, connection: 'close' }).end('{"id":"1"}')
    const drop = () => {
      request.socket.destroy()
    }
    const acceptUnanswered = () => {
      accept()
      known.unanswered++
    }
    if (body.includes(REFUSED_TEXT) && !body.includes('could not be made')) return answer(422)
    const fault = strikes.take(call)
    note(fault ?? 'accepted')
    if (fault === 'answered 429') return answer(429, { 'retry-after': '2' })
    if (fault === 'answered 500') return answer(500)
    if (fault === 'dropped') return drop()
    if (fault === 'never answered') {
      await clock.stall(STALL_MS)
      return drop()
    }
    if (fault === 'accepted, then answered 503') {
      acceptUnanswered()
      return answer(503)
    }
    if (fault === 'accepted, then dropped') {
      acceptUnanswered()
      return drop()
    }
    if (fault === 'accepted, but never answered') {
      acceptUnanswered()
      await clock.stall(STALL_MS)
      return drop()
    }
    accept()
    return answer(200)
  }

  return {
    url: `http://${HOST}:${port}`,
    accepted,
    outage: async (milliseconds) => {
      server.close()
      await clock.sleep(milliseconds)
      await clock.during(listen)
    },
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
