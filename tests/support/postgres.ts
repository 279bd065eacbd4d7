/** PostgreSQL for tests: a server of their own where its programs are installed, and new databases on any server. */
import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import postgres from 'postgres'
import { freePort, HOST } from '../../scripts/stack/ports.ts'

const OLDEST_VERSION = 15
/** Where Linux distributions and Homebrew put each version. */
const FOLDERS = ['/usr/lib/postgresql', '/usr/local/opt', '/opt/homebrew/opt'] as const

/** Why there is no server, for a notice. */
export const NO_POSTGRES = `no PostgreSQL ${OLDEST_VERSION} or newer is installed; POSTGRES_BIN names its programs' folder`

/** The folder of the newest version's programs; undefined when none is installed. */
function findPostgres(): string | undefined {
  const found = FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder).map((name) => join(folder, name, 'bin')),
  )
  const candidates = [process.env.POSTGRES_BIN, ...found].filter((folder) => folder !== undefined)
  const known = candidates
    .filter((folder) => existsSync(join(folder, 'initdb')))
    .map((folder) => ({ folder, version: versionOf(join(folder, 'initdb')) }))
  const [newest] = known.sort((one, other) => other.version - one.version)
  return newest && newest.version >= OLDEST_VERSION ? newest.folder : undefined
}

function versionOf(program: string): number {
  const text = execFileSync(program, ['--version'], { encoding: 'utf8' })
  return Number(/\) (\d+)/.exec(text)?.[1] ?? 0)
}

/** As whom a server runs: it refuses to run as root. */
function account(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {}
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'))
  const [, , uid, gid] = line?.split(':') ?? []
  if (!uid || !gid) throw new Error('PostgreSQL does not run as root, and there is no user "postgres"')
  return { uid: Number(uid), gid: Number(gid) }
}

/** Runs a program until standard input closes, however this process ends. The program replaces the shell. */
const UNTIL_PARENT_ENDS =
  'exec 3<&0 </dev/null; { read -r line <&3; kill -INT $$; } >/dev/null 2>&1 & exec "$0" "$@" 3<&-'

export type PostgresServer = { url: string; stop(): Promise<void> }

type ServerOptions = {
  /** The role that owns everything and passes every check. */
  superuser?: string
  /** Whether what is stored survives a crash, which takes time. */
  isDurable?: boolean
}

/**
 * Where tests on PostgreSQL run: the server of TEST_DATABASE_URL, or a new one, whose data is gone once it stops.
 * Undefined when none is installed.
 */
export async function startPostgres({
  superuser = 'postgres',
  isDurable = false,
}: ServerOptions = {}): Promise<PostgresServer | undefined> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: async () => undefined }
  const folder = findPostgres()
  if (!folder) return undefined
  const as = account()
  const data = mkdtempSync(join(tmpdir(), 'northbow-postgres-'))
  const [password, passwordFile] = [randomUUID(), join(data, 'password')]
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (as.uid !== undefined) for (const path of [data, passwordFile]) chownSync(path, as.uid, as.gid)
  const files = join(data, 'files')
  const initialize = [
    '-D',
    files,
    '-U',
    superuser,
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
    '-N',
  ]
  execFileSync(join(folder, 'initdb'), initialize, { ...as, stdio: 'ignore', cwd: data })
  const port = await freePort()
  const settings = {
    listen_addresses: HOST,
    port,
    unix_socket_directories: data,
    fsync: isDurable ? 'on' : 'off',
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn('sh', ['-c', UNTIL_PARENT_ENDS, join(folder, 'postgres'), '-D', files, ...options], {
    ...as,
    cwd: data,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const ended = once(server, 'exit')
  let ready = false
  for await (const line of createInterface(server.stderr)) {
    ready = line.includes('ready to accept connections')
    if (ready) break
  }
  if (!ready) throw new Error(`${folder}/postgres did not start`)
  server.stderr.resume()
  return {
    url: `postgres://${superuser}:${password}@${HOST}:${port}/postgres`,
    stop: async () => {
      server.stdin.end()
      await ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** The roles of a Supabase project. The service role passes row level security. */
export const ROLES = ['create role anon', 'create role authenticated', 'create role service_role bypassrls']
/** The rights on everything new, as in a Supabase project. */
export const DEFAULT_RIGHTS = ['tables', 'sequences', 'functions'].map(
  (what) =>
    `alter default privileges in schema public grant all on ${what} to anon, authenticated, service_role`,
)
/** What of the sign-in service the migrations use, where it does not run: who calls is a setting of the transaction. */
export const AUTH = [
  'create schema auth',
  `create table auth.users (
    id uuid primary key, email text, email_confirmed_at timestamptz, encrypted_password text
  )`,
  `create table auth.sessions (
    id uuid primary key, user_id uuid not null references auth.users (id) on delete cascade, not_after timestamptz
  )`,
  `create function auth.jwt() returns jsonb language sql stable as $$
    select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb
  $$`,
  `create function auth.uid() returns uuid language sql stable as $$
    select nullif(current_setting('request.jwt.claim.sub', true), '')::uuid
  $$`,
  'revoke execute on function auth.uid(), auth.jwt() from public',
]
/** The databases of a server share them, so several tests may get here at the same time. */
const ROLES_ON_SERVER = `do $$ begin
  perform pg_advisory_xact_lock(1);
  ${ROLES.map((sql) => `begin ${sql}; exception when duplicate_object then null; end;`).join('\n  ')}
  alter role service_role bypassrls;
end $$`

export type Template = { name: string; make(url: string): Promise<void> }

/** A new database on a server: empty, or a copy of the template, which is made if the server does not have it. */
export async function newDatabase(
  server: string,
  template?: Template,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `northbow_${randomUUID().replaceAll('-', '')}`
  const urlOf = (database: string) => Object.assign(new URL(server), { pathname: database }).href
  const sql = postgres(server, { max: 1, onnotice: () => undefined })
  await sql.unsafe(ROLES_ON_SERVER)
  if (template) {
    // Until this connection ends: another file that needs the template waits for it.
    await sql`select pg_advisory_lock(2)`
    const making = `${template.name}_making`
    const [known] = await sql`select from pg_database where datname = ${template.name}`
    if (!known) {
      await sql.unsafe(`drop database if exists ${making}`)
      await sql.unsafe(`create database ${making}`)
      await template.make(urlOf(making))
      await sql.unsafe(`alter database ${making} rename to ${template.name}`)
    }
  }
  await sql.unsafe(`create database ${name}${template ? ` template ${template.name}` : ''}`)
  await sql`select pg_advisory_unlock_all()`
  return {
    url: urlOf(name),
    drop: async () => {
      await sql.unsafe(`drop database ${name} with (force)`)
      await sql.end()
    },
  }
}
