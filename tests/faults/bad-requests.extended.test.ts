/**
 * Bad requests to every function that can store something: each is refused, and leaves nothing. `BAD_REQUESTS=5000`
 * sends so many, and compares the memory of the processes. Then many visitors at once: each has their turn.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BadRequest, badRequests } from '../support/bad-requests.ts'
import { type Local, startLocal } from '../support/local.ts'
import { siteForm, uniqueEmail } from '../support/payloads.ts'

const SEED = 20_261_123
const COUNT = Number(process.env.BAD_REQUESTS ?? 500)
const AT_ONCE = 8
/** Of all requests, as a share: that a busy database may leave to be asked again. */
const BUSY = 0.02
const CLIENTS = 32
const LEADS_EACH = 5
/** After so many the processes have loaded and compiled what they need. */
const WARM_UP = 2_000
/** Of the memory after warming up: what garbage collection leaves uncertain. */
const GROWTH = 0.15
const TABLES = [
  ...['leads', 'lead_consents', 'deliveries', 'newsletter_subscribers'],
  ...['newsletter_requests', 'mail_events', 'suppressed_mailboxes'],
] as const

let local: Local
beforeAll(async () => {
  local = await startLocal()
})
afterAll(() => local.stop())

async function send({ name, query, ...request }: BadRequest): Promise<number> {
  const url = local.stack.routes[`/functions/v1/${name}`]
  const response = await fetch(`${url}${query}`, { ...request, redirect: 'manual' } as RequestInit)
  await response.body?.cancel()
  return response.status
}

/** Sends some at a time; resolves to those that were answered as they must not be. */
async function sendAll(requests: readonly BadRequest[]) {
  const wrong: { status: number; request: BadRequest }[] = []
  const statuses = new Map<number, number>()
  const waiting = [...requests]
  let busy = 0
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let request = waiting.pop(); request; request = waiting.pop()) {
        let status = await send(request)
        // Of a database that is too busy to answer in time; whoever asks again must be refused.
        if (status === 503) {
          busy += 1
          status = await send(request)
        }
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        const accepted = status === 200 && request.method === 'POST'
        if (status >= 500 || accepted) wrong.push({ status, request })
      }
    }),
  )
  expect(busy).toBeLessThanOrEqual(BUSY * requests.length)
  return { wrong, statuses }
}

async function storedRows(): Promise<number> {
  const counts = await Promise.all(
    TABLES.map(async (table) => {
      const response = await fetch(`${local.stack.databaseUrl}/rest/v1/${table}?select=*`, {
        headers: { apikey: local.stack.keys.SUPABASE_SECRET_KEY },
      })
      expect(response.status).toBe(200)
      return ((await response.json()) as unknown[]).length
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Megabytes of memory that the processes of the stack use. */
function memory(): number {
  const stat = (id: string, file: string) => readFileSync(`/proc/${id}/${file}`, 'utf8')
  const children = readdirSync('/proc').filter((id) => {
    try {
      return /^\d+$/.test(id) && Number(/\) \w (\d+)/.exec(stat(id, 'stat'))?.[1]) === process.pid
    } catch {
      return false
    }
  })
  const kilobytes = children.map((id) => Number(/VmRSS:\s+(\d+)/.exec(stat(id, 'status'))?.[1] ?? 0))
  return Math.round(kilobytes.reduce((sum, count) => sum + count, 0) / 1024)
}

it(`${COUNT} bad requests are all refused, and nothing of them is stored`, async () => {
  const requests = badRequests(COUNT, SEED)
  const first = await sendAll(requests.slice(0, WARM_UP))
  expect(first.wrong).toEqual([])
  if (COUNT > WARM_UP && process.platform === 'linux') {
    const before = memory()
    const rest = await sendAll(requests.slice(WARM_UP))
    expect(rest.wrong).toEqual([])
    const after = memory()
    console.log(`${COUNT} bad requests: ${before} MB after ${WARM_UP}, ${after} MB at the end`, rest.statuses)
    expect(after).toBeLessThan(before * (1 + GROWTH))
  }
  expect(await storedRows()).toBe(0)
}, 300_000)

it(`none of ${CLIENTS} clients that send leads without a pause is turned away`, async () => {
  const statuses = await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const own: number[] = []
      for (let count = 0; count < LEADS_EACH; count++) {
        const response = await local.post('send-lead-email', siteForm(uniqueEmail()))
        own.push(response.status)
        await response.body?.cancel()
      }
      return own
    }),
  )
  expect(statuses.flat().filter((status) => status !== 200)).toEqual([])
  expect(await local.leads()).toHaveLength(CLIENTS * LEADS_EACH)
})
