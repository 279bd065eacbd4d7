/** How many rows `npm run leads` lists: a table the newest, a file all, however few the server gives at a time. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { leads } from '../../scripts/leads/command.ts'

const [STORED, AT_A_TIME] = [45, 10]
const subscriber = (index: number) => ({
  email: `reader.${index}@example.com`,
  status: 'pending',
  requested_at: '2026-11-20T18:00:01Z',
  mailed: false,
  ...{ suppressed: null, confirmed_at: null, unsubscribed_at: null, page: '/', wording_hash: null },
})
const server = createServer(({ url = '' }, response) => {
  const { searchParams } = new URL(url, 'http://127.0.0.1')
  const [offset, limit] = ['offset', 'limit'].map((name) => Number(searchParams.get(name))) as [
    number,
    number,
  ]
  const rows = Array.from({ length: STORED }, (_, index) => subscriber(index))
  response.end(JSON.stringify(rows.slice(offset, offset + Math.min(limit, AT_A_TIME))))
}).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => server.close())
const environment = {
  SUPABASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  SUPABASE_SECRET_KEY: 'sb_secret_example',
}

it.each([
  [[], 20, true],
  [['--limit', '30'], 30, true],
  [['--limit', '60'], STORED, false],
  [['--csv'], STORED, false],
  [['--json'], STORED, false],
  [['--csv', '--limit', '3'], 3, false],
])('%j lists %i, and says that there may be more: %s', async (options, count, more) => {
  const said = await leads(['subscribers', ...options], environment)
  expect(said.match(/reader\.\d+@/g)).toHaveLength(count)
  expect(said.includes('--limit N lists more')).toBe(more)
})
