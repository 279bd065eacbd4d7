/** A mail provider or a CRM that fails as such services do, and remembers what it has accepted. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { freePort, HOST } from '../../../scripts/stack/ports.ts'
import type { Random } from '../../support/submissions.ts'
import type { SimulatedClock } from './clock.ts'

/** Longer than a delivery waits for an answer. */
const STALL_MS = 20_000
/** In a text, makes the receiver refuse it for good. */
export const REFUSED_TEXT = 'Please refuse this.'

type Accepted = { times: number /** How often nobody learned of it. */; unanswered: number; body: string }

export type FailingReceiver = {
  url: string
  accepted: Map<string, Accepted>
  /** How often each fault occurred. */
  faults: Map<string, number>
  /** Stops it, and starts it again after some time. */
  outage(milliseconds: number): Promise<void>
  /** From now on there are no faults. */
  recover(): void
  stop(): void
}

export async function startFailingReceiver(random: Random, clock: SimulatedClock): Promise<FailingReceiver> {
  const port = await freePort()
  const accepted: FailingReceiver['accepted'] = new Map()
  const faults: FailingReceiver['faults'] = new Map()
  let failing = true
  const server = createServer(
    (request, response) => void receive(request, response).catch(() => response.destroy()),
  )
  const listen = async () => {
    if (server.listening) return
    server.listen(port, HOST)
    await once(server, 'listening')
  }
  const close = () => {
    server.close()
    server.closeAllConnections()
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
    const answer = (status: number, headers = {}) => response.writeHead(status, headers).end('{}')
    const drop = () => {
      request.socket.destroy()
    }
    const acceptUnanswered = () => {
      accept()
      known.unanswered++
    }
    if (body.includes(REFUSED_TEXT) && !body.includes('could not be made')) return answer(422)
    const fault = failing ? chooseFault(random()) : undefined
    if (fault) faults.set(fault, (faults.get(fault) ?? 0) + 1)
    if (fault === '429') return answer(429, { 'retry-after': '2' })
    if (fault === '500') return answer(500)
    if (fault === 'dropped') return drop()
    if (fault === 'stalled') {
      await clock.stall(STALL_MS)
      return drop()
    }
    if (fault === 'accepted, then 503') {
      acceptUnanswered()
      return answer(503)
    }
    if (fault === 'accepted, then dropped') {
      acceptUnanswered()
      return drop()
    }
    if (fault === 'accepted, then stalled') {
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
    faults,
    outage: async (milliseconds) => {
      faults.set('outage', (faults.get('outage') ?? 0) + 1)
      close()
      await clock.sleep(milliseconds)
      await listen()
    },
    recover: () => {
      failing = false
    },
    stop: close,
  }
}

const FAULTS = [
  ['429', 0.05],
  ['500', 0.04],
  ['dropped', 0.04],
  ['stalled', 0.01],
  ['accepted, then 503', 0.02],
  ['accepted, then dropped', 0.02],
  ['accepted, then stalled', 0.01],
] as const

/** `point` is from 0 to 1; above the sum of the shares there is no fault. */
function chooseFault(point: number) {
  let sum = 0
  for (const [name, share] of FAULTS) {
    sum += share
    if (point < sum) return name
  }
  return undefined
}
