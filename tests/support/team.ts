/** Members of the team and their leads on a migrated database alone, where who calls is a setting of the transaction. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { CASE_ASSIGN_MINUTES, CASE_OFFER_MINUTES } from '../../content/constants.ts'
import { storedForm } from '../../scripts/bench/stored-form.ts'
import { leadParameter } from '../../supabase/functions/_shared/lead/store.ts'
import { PATIENCE } from '../../supabase/functions/_shared/team/clock.ts'
import { teamNotice } from '../../supabase/functions/_shared/team/notice.ts'
import type { Database } from './database.ts'
import { eventually } from './eventually.ts'

/** An account with a confirmed address, signed in with a session of the same id. Returns its id. */
export async function account(database: Database, email: string, confirmed = true): Promise<string> {
  const id = randomUUID()
  await database.query('insert into auth.users values ($1, $2, $3)', [
    id,
    email,
    confirmed ? '2026-11-01T00:00:00Z' : null,
  ])
  await signIn(database, id)
  return id
}

/** Begins the session in which `as` calls, after it was ended. */
export const signIn = (database: Database, user: string) =>
  database.query('insert into auth.sessions values ($1, $1)', [user])

/** The secret in the mail of an invitation, by its id; null where nobody was invited. */
export async function invitationSecret(database: Database, invitation: unknown): Promise<string | null> {
  const rows = await database.query(
    'select secret from public.team_invitation_secrets where invitation = $1',
    [invitation],
  )
  return rows[0] ? String(rows[0].secret) : null
}

export const accept = (database: Database, user: string, secret: string | null) =>
  ask(database, user, 'accept_invitation', secret)

/** A member of the team. Returns the account's id. */
export async function member(database: Database, name: string, role: 'agent' | 'manager'): Promise<string> {
  const email = `${name.replaceAll(' ', '-')}-${randomUUID()}@example.com`
  const id = await account(database, email)
  const invitation = await database.call('invite_member', { email, name, role })
  await accept(database, id, await invitationSecret(database, invitation))
  return id
}

/**
 * Runs one statement as a signed-in account, with its rights alone, and returns the first row's `value`; rejects with
 * PostgreSQL's error.
 */
export async function as(database: Database, user: string | null, sql: string, parameters: unknown[] = []) {
  const caller = `select set_config('request.jwt.claim.sub', $1, true),
    set_config('request.jwt.claims', $2, true), set_config('role', $3, true)`
  const rows = await database.transaction([
    [caller, [user ?? '', JSON.stringify({ session_id: user }), user ? 'authenticated' : 'anon']],
    [sql, parameters],
  ])
  return rows[0] ? Object.values(rows[0])[0] : undefined
}

/** Calls a function of the database as a signed-in account, or as a visitor. Objects are passed as JSON. */
export const ask = (database: Database, user: string | null, name: string, ...values: unknown[]) => {
  const isJson = (value: unknown) => typeof value === 'object' && value !== null
  const places = values.map((value, index) => `$${index + 1}${isJson(value) ? '::text::jsonb' : ''}`)
  const parameters = values.map((value) => (isJson(value) ? JSON.stringify(value) : value))
  return as(database, user, `select public.${name}(${places.join()})`, parameters)
}

/** Ada and Ben, agents, and Cleo, who leads the team. */
export const newTeam = async (database: Database): Promise<[ada: string, ben: string, cleo: string]> => [
  await member(database, 'Ada', 'agent'),
  await member(database, 'Ben', 'agent'),
  await member(database, 'Cleo', 'manager'),
]

type Move = { details?: object; version?: unknown; move?: string }

/** Moves a lead as a member, from the version that it has unless another is given. Resolves to the answer. */
export async function moveLead(
  database: Database,
  who: string,
  lead: unknown,
  event: string,
  { details = {}, version, move = randomUUID() }: Move = {},
) {
  const current = 'select version from public.leads where id = $1'
  const from = version === undefined ? (await database.query(current, [lead]))[0]?.version : version
  return ask(database, who, 'move_lead', lead, event, from, move, details)
}

/** Notes something about a lead as a member, under an id of its own. Resolves to whether it may. */
export const noteLead = (
  database: Database,
  who: string,
  lead: unknown,
  note: string,
  id: string = randomUUID(),
) => ask(database, who, 'note_lead', lead, id, note)

/** A new lead. Returns its id. */
export async function newLead(
  database: Pick<Database, 'call'>,
  changes: { held?: boolean; email?: string; address?: string; firstName?: string; lastName?: string } = {},
): Promise<string> {
  const form = await storedForm()
  const { held = false, ...rest } = changes
  const parameter = leadParameter({ ...form, ...rest, screening: { ...form.screening, held, limits: [] } })
  const [result] = (await database.call('accept_leads', { leads: [parameter], deliveries: [] })) as {
    id: string
  }[]
  return result?.id ?? ''
}

/** Writes the mail of a notice to the team, with links that are signed "signed". */
export const writeNotice = teamNotice(
  { site: 'https://site.example', functions: 'https://functions.example' },
  { sign: async () => 'signed' },
)

/** Always open, so that only the minutes count; and never. */
export const OPEN = { week: Array.from({ length: 7 }, () => [0, 1440]), closed: [] }
export const SHUT = { week: Array.from({ length: 7 }, () => [0, 0]), closed: [] }

/** The clock of leads that nobody has claimed, as of the database's own time. Returns what it moved and told of. */
export const watchLeads = async (database: Database, office = OPEN, everybody: string[] = []) =>
  database.call('watch_leads', {
    office,
    everybody,
    again_after: CASE_OFFER_MINUTES,
    assign_after: CASE_ASSIGN_MINUTES,
    patience: PATIENCE,
    seen_at: (await database.query('select now() as now'))[0]?.now,
  })

/** So much time passes for the clocks of leads, and since the team was told of any. */
export async function passMinutes(database: Database, minutes: number): Promise<void> {
  const passed = [minutes]
  await database.query(
    "update public.leads set since = since - $1 * interval '1 minute', clock_from = clock_from - $1 * interval '1 minute'",
    passed,
  )
  await database.query("update public.team_notices set at = at - $1 * interval '1 minute'", passed)
}

/** Removes a member of the team, and meanwhile does something that waits for it. */
export const whileRemoving = <Result>(database: Database, leaving: string, act: () => Promise<Result>) =>
  during(database, 'select public.remove_member($1)', [leaving], act)

/**
 * Runs a statement, and before it is stored does something that waits for it: on a server, because it takes several
 * connections. Resolves to what came of that.
 */
export async function during<Result>(
  database: Database,
  sql: string,
  parameters: unknown[],
  act: () => Promise<Result>,
): Promise<Result> {
  const changing = database.transaction([
    [sql, parameters],
    // Tells that it has run, and goes on once the other waits for that.
    ['select pg_advisory_xact_lock(1)', []],
    [
      `do $$ begin
        while not exists (select from pg_locks where not granted) and clock_timestamp() < now() + interval '30 seconds' loop
          perform pg_sleep(0.01);
        end loop;
      end $$`,
      [],
    ],
  ])
  const locked = "select from pg_locks where locktype = 'advisory' and objid = 1"
  await eventually(async () => assert.equal((await database.query(locked)).length, 1))
  const acted = act()
  await changing
  return acted
}
