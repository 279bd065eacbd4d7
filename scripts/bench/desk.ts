/**
 * `npm run bench -- desk`: how long the desk's queries take with a million leads in PostgreSQL, and with 100,000 in the
 * built-in database. `-- --rows N` for another number in PostgreSQL. Needs a machine that does nothing else, and some
 * minutes. Prints what docs/scale.md says.
 */
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { DESK_AGES, DESK_SCORES } from '../../content/desk-filters.ts'
import { type Database, startDatabase } from '../../tests/support/database.ts'
import { NO_POSTGRES, startPostgres } from '../../tests/support/postgres.ts'
import { as, member } from '../../tests/support/team.ts'

const EMBEDDED_ROWS = 100_000
const RUNS = 40
const AGENTS = 9
/** A lead comes so often, and after so many days all are closed: of a million 21,000 are open, and 5,000 held. */
const MINUTES_APART = 2
const OPEN_DAYS = 36
const STATES = "array['new', 'claimed', 'contacted', 'meeting', 'held']"
const CLOSED = "array['lost', 'lost', 'lost', 'client', 'junk']"

const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000000' } } })
const server = await startPostgres()
if (!server) console.warn(`Skipped on PostgreSQL: ${NO_POSTGRES}.`)
else {
  await measure('PostgreSQL', await startDatabase({ server: server.url }), Number(values.rows))
  await server.stop()
}
await measure('the built-in database', await startDatabase({ server: null }), EMBEDDED_ROWS)

/** Words, sources, ages and owners as of years; what is older than some weeks is closed. */
async function fill(database: Database, rows: number, owners: readonly string[]): Promise<void> {
  const from = (list: readonly string[], salt: number) =>
    `(array[${list.map((value) => `'${value}'`).join(', ')}])[1 + abs(hashint8(i * 7919 + ${salt})) % ${list.length}]`
  // All of it is made here: nothing needs to be checked.
  await database.transaction([
    ['set local session_replication_role = replica', []],
    [
      `insert into public.leads (
         submission_id, content_hash, received_at, submitted_at, first_name, last_name, email, phone, message, address,
         source, tags, score, score_reasons, utm, page, referrer, time_on_page_seconds, user_agent
       )
       select
         gen_random_uuid(), '', t, t, ${from(['Amira', 'Ben', 'Chloe', 'Dev', 'Elena', 'Farid', 'Grace', 'Hugo'], 1)},
         ${from(['Alvarez', 'Bouchard', 'Chen', 'Dhillon', 'Erickson', 'Friesen', 'Gill', 'Hansen', 'Ivanov', 'Kim'], 2)},
         'visitor.' || i || '@example.com', '(403) 555-' || lpad((i % 10000)::text, 4, '0'),
         ${from(['What is our house worth?', 'We look for a condo near a station', 'Please call me about an acreage'], 3)},
         i % 4000 || ' ' || ${from(['Elbow Dr SW, Kingsland', '17 Ave SW, Bankview', 'Centre St N, Crescent Heights'], 4)},
         ${from(['evaluation-page', 'contact-page', 'contact-form', 'join-team'], 5)},
         '{}', abs(hashint8(i)) % 101, '[]', '{}', '/', 'direct', 60, 'bench'
       from generate_series(1, ${rows}::bigint) as i,
         lateral (select now() - i * interval '${MINUTES_APART} minutes' as t) as received`,
      [],
    ],
    [
      `insert into public.lead_cases (
         lead_id, received_at, source, score, words, state, owner, since, changed_at, claimed_at, contacted_at,
         met_at
       )
       select
         l.id, l.received_at, l.source, l.score, public.lead_words(l), s, case when s in ('new', 'held', 'junk') then null else o end,
         l.received_at, l.received_at, l.received_at + interval '4 minutes', l.received_at + interval '19 minutes',
         case when s in ('meeting', 'client') then l.received_at + interval '1 day' end
       from (select l, row_number() over (order by l.received_at desc) as i from public.leads as l) as n(lead, i),
         lateral (select (n.lead).*) as l,
         lateral (
           select case
             when l.received_at > now() - interval '${OPEN_DAYS} days' then (${STATES})[1 + abs(hashint8(i + 6)) % 5]
             else (${CLOSED})[1 + abs(hashint8(i + 6)) % 5]
           end as s, (${from(owners, 7)})::uuid as o
         ) as made`,
      [],
    ],
  ])
  await database.query('vacuum analyze')
}

type Query = { name: string; sql: string; parameters: unknown[] }

/** What an open list asks: about the first lines of a filter, as a lead of the team sees them. */
async function changesOf(database: Database, name: string, filter: object): Promise<Query> {
  const asked = JSON.stringify({ view: 'open', ...filter })
  const rows = await database.query(
    `select jsonb_agg(jsonb_build_object('id', c.lead_id, 'version', c.version, 'ownerName', m.name)) as shown,
       (array_agg(jsonb_build_object('waiting', c.waiting, 'receivedAt', c.received_at, 'id', c.lead_id)
         order by c.waiting, c.received_at, c.lead_id))[1] as last
     from (
       select c.* from public.lead_cases as c where c.state in ('new', 'claimed', 'contacted', 'meeting')
       order by c.waiting desc, c.received_at desc, c.lead_id desc limit 50
     ) as c left join public.team_members as m on m.user_id = c.owner`,
  )
  return {
    name,
    sql: 'select public.desk_changes($1::text::jsonb, $2::text::jsonb, $3::text::jsonb)',
    parameters: [asked, JSON.stringify(rows[0]?.shown), JSON.stringify(rows[0]?.last)],
  }
}

async function queries(database: Database): Promise<Query[]> {
  const [newest] = await database.query(
    'select l.id, l.email, l.phone from public.leads as l order by l.received_at desc limit 1',
  )
  const list = (name: string, filter: object, after: object | null = null): Query => ({
    name,
    sql: 'select public.desk_list($1::text::jsonb, $2::text::jsonb)',
    parameters: [JSON.stringify({ view: 'open', ...filter }), JSON.stringify(after)],
  })
  const deep = {
    waiting: false,
    receivedAt: new Date(Date.now() - 20 * 86_400_000).toISOString(),
    id: randomUUID(),
  }
  return [
    ...['open', 'unclaimed', 'mine', 'held', 'closed'].map((view) => list(`list, ${view}`, { view })),
    list('list, far down', {}, deep),
    list('by source', { source: 'contact-form' }),
    list('by score', { scores: DESK_SCORES.high }),
    list('by age', { hours: DESK_AGES['over-week'] }),
    list('by all three, of closed', {
      view: 'closed',
      source: 'join-team',
      scores: DESK_SCORES.low,
      hours: DESK_AGES['over-month'],
    }),
    list('by community', { community: 'Bankview' }),
    list('search, a name', { words: 'chen' }),
    list('search, name and surname, of closed', { view: 'closed', words: 'grace chen' }),
    list('search, four words that 1,400 of a million have together', { words: 'grace chen bankview worth' }),
    list('the same, of closed', { view: 'closed', words: 'grace chen bankview worth' }),
    list('search, a mail address', { words: String(newest?.email) }),
    list('search, a phone number', { words: String(newest?.phone) }),
    list('search, nothing found', { words: 'nobody' }),
    { name: 'one lead', sql: 'select public.desk_lead($1)', parameters: [newest?.id] },
    await changesOf(database, 'what has changed of 50 lines', {}),
    await changesOf(database, 'the same, of a search by a name', { words: 'chen' }),
    { name: 'figures of 13 weeks', sql: 'select public.desk_figures()', parameters: [] },
  ]
}

async function measure(where: string, database: Database, rows: number): Promise<void> {
  const lead = await member(database, 'Cleo', 'lead')
  const agents: string[] = []
  for (let index = 0; index < AGENTS; index++) agents.push(await member(database, `Agent ${index}`, 'agent'))
  const started = performance.now()
  await fill(database, rows, [lead, ...agents])
  console.info(`${rows} leads in ${where}, stored in ${Math.round((performance.now() - started) / 1000)} s`)
  console.info('| | lead: median ms | 95% within | agent: median ms | 95% within |\n|---|--:|--:|--:|--:|')
  for (const { name, sql, parameters } of await queries(database)) {
    const columns = []
    for (const who of [lead, agents[0] ?? '']) {
      // Figures are for leads of the team alone.
      if (who !== lead && name.startsWith('figures')) continue
      const times: number[] = []
      for (let run = 0; run < RUNS; run++) {
        const from = performance.now()
        await as(database, who, sql, parameters)
        times.push(performance.now() - from)
      }
      times.sort((one, other) => one - other)
      columns.push(...[0.5, 0.95].map((share) => (times[Math.floor(share * RUNS)] ?? 0).toFixed(1)))
    }
    console.info(`| ${name} | ${columns.join(' | ')} |`)
  }
  await database.close()
}
