/**
 * `npm run bench -- leads`: how many leads a second the real function stores, and how long each takes, by the number of
 * clients and the database; then with a million leads in it. Needs a machine that does nothing else, and some minutes.
 * Writes docs/benchmarks/leads.md.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { NO_POSTGRES, startPostgres } from '../../tests/support/postgres.ts'
import { freePort } from '../stack/ports.ts'
import { readSettings } from '../stack/settings.ts'
import { type Stack, startStack } from '../stack/stack.ts'
import { fillWithLeads } from './lead-history.ts'
import { sendLeads } from './lead-traffic.ts'

const CLIENTS = [1, 8, 32, 128]
/** At this number of clients it is measured again when the database is full. */
const CLIENTS_AT_SIZE = 32
const ROWS = 1_000_000
const MEASURED_MS = 6_000
const WARM_UP_MS = 2_000
const HEADER = [
  '| clients | leads/s | p50 ms | p95 ms | p99 ms | refused |',
  '| --: | --: | --: | --: | --: | --: |',
]

const processor = cpus()
const lines = [
  '# Leads a second',
  '',
  'By `npm run bench -- leads`: the function in Deno, as `npm start` runs it, with its screening, its mail and its database,',
  `all on ${processor.length} cores of ${processor[0]?.model ?? 'an unknown processor'}, which the clients share. Each`,
  'client sends the next lead when the last is answered. Every accepted lead was found in the database once.',
]

await measureDatabase('The embedded database')
const server = await startPostgres({ isDurable: true })
if (server) {
  await measureDatabase('PostgreSQL', server.url)
  await server.stop()
} else console.warn(`Skipped on PostgreSQL: ${NO_POSTGRES}.`)
await writeFile('docs/benchmarks/leads.md', `${lines.join('\n')}\n`)

function print(...added: string[]): void {
  lines.push(...added)
  console.info(added.join('\n'))
}

async function measureDatabase(name: string, databaseUrl?: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'northbow-bench-'))
  const stack = await startStack(
    readSettings({
      PORT: String(await freePort()),
      MAILBOX_PORT: String(await freePort()),
      SMTP_PORT: String(await freePort()),
      LOCAL_FOLDER: folder,
      DATABASE_URL: databaseUrl,
      // Each lead's mail is part of what is measured.
      MAILED_PER_HOUR: '1000000000',
    }),
  )
  try {
    let { accepted } = await send(stack, CLIENTS_AT_SIZE, WARM_UP_MS)
    print('', `## ${name}`, '', ...HEADER)
    for (const clients of CLIENTS) accepted += await measure(stack, clients)
    const stored = await countLeads(stack)
    if (stored !== accepted) throw new Error(`${accepted} leads were accepted, ${stored} are stored`)
    if (databaseUrl) {
      await fillWithLeads(databaseUrl, ROWS)
      print('', `With ${(await countLeads(stack)).toLocaleString('en')} leads:`, '', ...HEADER)
      await measure(stack, CLIENTS_AT_SIZE)
    }
  } finally {
    await stack.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Prints a line of the table. Resolves to the number of accepted leads. */
async function measure(stack: Stack, clients: number): Promise<number> {
  const { accepted, refused, perSecond, p50, p95, p99 } = await send(stack, clients, MEASURED_MS)
  print(`| ${[clients, ...[perSecond, p50, p95, p99].map(Math.round), refused].join(' | ')} |`)
  return accepted
}

function send(stack: Stack, clients: number, milliseconds: number) {
  const url = stack.routes['/functions/v1/send-lead-email'] ?? ''
  return sendLeads({ url, key: stack.keys.ADDRESS_HASH_KEY, clients, milliseconds })
}

async function countLeads(stack: Stack): Promise<number> {
  const response = await fetch(`${stack.databaseUrl}/rest/v1/leads?select=id&limit=1`, {
    headers: { apikey: stack.keys.SUPABASE_SECRET_KEY, prefer: 'count=exact' },
  })
  await response.body?.cancel()
  return Number(response.headers.get('content-range')?.split('/')[1])
}
