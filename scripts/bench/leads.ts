/**
 * `npm run bench -- leads`: how many leads a second the real function stores, and how long each takes, by the number of
 * clients and the database; then with a million leads in it. `-- --rows N` for another number of leads, 0 for none.
 * Needs a machine that does nothing else, and some minutes. Writes docs/benchmarks/leads.md.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '../stack/ports.ts'
import { readSettings } from '../stack/settings.ts'
import { type Stack, startStack } from '../stack/stack.ts'
import { explainLead, fillWithLeads } from './lead-history.ts'
import { sendLeads, type Traffic } from './lead-traffic.ts'
import { findPostgres, startPostgres } from './postgres.ts'
import { processorTime } from './processor-time.ts'
import { storedForm } from './stored-form.ts'

const FILE = 'docs/benchmarks/leads.md'
const CLIENTS = [1, 8, 32, 128]
/** At this number of clients it is measured again when the database is full. */
const CLIENTS_AT_SIZE = 32
const MEASURED_MS = 6_000
const WARM_UP_MS = 2_000

const HEADER = [
  '| clients | leads/s | p50 ms | p95 ms | p99 ms | refused | processor ms per lead: client, function, REST, PostgreSQL |',
  '| --: | --: | --: | --: | --: | --: | :-- |',
]

// So that the server ends as well.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000000' } } })
const rows = Number(values.rows)
const processor = cpus()
const lines = [
  '# Leads a second',
  '',
  'By `npm run bench -- leads`: the function in Deno, as `npm start` runs it, with its screening, its mail and its database,',
  `all on ${processor.length} cores of ${processor[0]?.model ?? 'an unknown processor'}, which the clients share. Each`,
  'client sends the next lead when the last is answered. Every accepted lead was found in the database once.',
]

await measureDatabase('The embedded database', undefined)
const programs = findPostgres()
if (programs) {
  const server = await startPostgres(programs)
  try {
    await measureDatabase(`PostgreSQL ${server.version}`, server.url)
  } finally {
    await server.stop()
  }
}
await mkdir('docs/benchmarks', { recursive: true })
await writeFile(FILE, `${lines.join('\n')}\n`)

function print(...added: string[]): void {
  lines.push(...added)
  console.info(added.join('\n'))
}

async function measureDatabase(name: string, databaseUrl: string | undefined): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'northbow-bench-'))
  const [port, mailboxPort, smtpPort] = await Promise.all([freePort(), freePort(), freePort()])
  const stack = await startStack(
    readSettings({
      PORT: String(port),
      MAILBOX_PORT: String(mailboxPort),
      SMTP_PORT: String(smtpPort),
      LOCAL_FOLDER: folder,
      DATABASE_URL: databaseUrl,
      // What is measured is a surge.
      SURGE_FLOOR: '1000000000',
    }),
  )
  try {
    const warmUp = await run(stack, CLIENTS_AT_SIZE, WARM_UP_MS)
    print('', `## ${name}`, '', ...HEADER)
    let accepted = warmUp.accepted
    for (const clients of CLIENTS) {
      const traffic = await measure(stack, clients)
      accepted += traffic.accepted
    }
    const stored = await countLeads(stack)
    if (stored !== accepted) throw new Error(`${accepted} leads were accepted, ${stored} are stored`)
    if (databaseUrl && rows > 0) await measureAtSize(stack, databaseUrl)
  } finally {
    await stack.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureAtSize(stack: Stack, databaseUrl: string): Promise<void> {
  await fillWithLeads(databaseUrl, rows)
  const stored = await countLeads(stack)
  print('', `With ${stored.toLocaleString('en')} leads:`, '', ...HEADER)
  await measure(stack, CLIENTS_AT_SIZE)
  print(
    '',
    'What a lead does then, statement by statement:',
    '',
    '| ms | statement | plan |',
    '| --: | :-- | :-- |',
  )
  const lead = await storedForm()
  for (const { statement, steps, milliseconds } of await explainLead(databaseUrl, lead))
    print(`| ${milliseconds.toFixed(2)} | \`${statement.slice(0, 70)}\` | ${steps.join('; ')} |`)
}

/** Prints a line of the table. */
async function measure(stack: Stack, clients: number): Promise<Traffic> {
  const before = processorTime()
  const traffic = await run(stack, clients, MEASURED_MS)
  const after = processorTime()
  const spent = (part: 'client' | 'function' | 'REST' | 'PostgreSQL') =>
    before && after ? (((after[part] - before[part]) * 1000) / traffic.accepted).toFixed(2) : '?'
  const numbers = [traffic.perSecond, traffic.p50, traffic.p95, traffic.p99].map(Math.round)
  const parts = [spent('client'), spent('function'), spent('REST'), spent('PostgreSQL')]
  const refused = Object.values(traffic.refused).reduce((sum, count) => sum + count, 0)
  print(`| ${[clients, ...numbers, refused, parts.join(', ')].join(' | ')} |`)
  return traffic
}

function run(stack: Stack, clients: number, milliseconds: number): Promise<Traffic> {
  return sendLeads({
    url: stack.routes['/functions/v1/send-lead-email'] ?? '',
    key: stack.keys.ADDRESS_HASH_KEY,
    clients,
    milliseconds,
    prepared: milliseconds,
  })
}

async function countLeads(stack: Stack): Promise<number> {
  const response = await fetch(`${stack.databaseUrl}/rest/v1/leads?select=id&limit=1`, {
    headers: { apikey: stack.keys.SUPABASE_SECRET_KEY, prefer: 'count=exact' },
  })
  await response.body?.cancel()
  return Number(response.headers.get('content-range')?.split('/')[1])
}
