/**
 * A PostgreSQL server like a new Supabase project: its roles, schemas and default privileges. Migrations run as
 * `postgres`, which is no superuser there or here.
 */
import { randomUUID } from 'node:crypto'
import { App } from '@supabase/lite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import postgres from 'postgres'
import { NO_POSTGRES, startPostgres } from '../../tests/support/postgres.ts'

const SUPERUSER = 'supabase_admin'
const PASSWORD = randomUUID()

const ROLES = `
  create role postgres login createdb createrole replication bypassrls password '${PASSWORD}';
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  create role authenticator login noinherit;
  create role supabase_auth_admin login noinherit createrole;
  create role supabase_storage_admin login noinherit createrole;
  grant anon, authenticated, service_role to postgres with admin option;
  grant anon, authenticated, service_role to authenticator`

const DEFAULT_RIGHTS = ['tables', 'functions', 'sequences']
  .flatMap((what) =>
    ['postgres', SUPERUSER].map(
      (owner) => `alter default privileges for role ${owner} in schema public
        grant all on ${what} to postgres, anon, authenticated, service_role;`,
    ),
  )
  .join('\n')

const SCHEMAS = `
  create schema extensions authorization postgres;
  create schema storage authorization supabase_storage_admin;
  create schema graphql_public;
  create schema realtime;
  create extension pgcrypto schema extensions;
  create extension "uuid-ossp" schema extensions;
  grant usage on schema public, extensions to anon, authenticated, service_role;
  ${DEFAULT_RIGHTS}`

/** A migration's rights on the sign-in service's tables: read, change, add triggers, but not own. */
const AUTH_RIGHTS = `
  -- The record of migrations is the library's here. A project has none before its first one.
  drop schema if exists supabase_migrations cascade;
  grant usage on schema auth to postgres, anon, authenticated, service_role;
  grant all on all tables in schema auth to postgres;
  grant execute on all functions in schema auth to postgres, anon, authenticated, service_role;`

export type Platform = {
  /** A project's new database. */
  newProject(name: string): Promise<ProjectDatabase>
  stop(): Promise<void>
}

export type ProjectDatabase = {
  /** As its owner, who runs migrations. */
  url: string
  /** As the superuser, for the platform's own services. */
  adminUrl: string
}

export async function startPlatform(): Promise<Platform> {
  const server = await startPostgres({ superuser: SUPERUSER })
  if (!server) throw new Error(`The rehearsal needs PostgreSQL: ${NO_POSTGRES}.`)
  await runAt(server.url, ROLES)
  return {
    stop: server.stop,
    newProject: async (name) => {
      await runAt(server.url, `create database ${name} owner postgres`)
      const url = new URL(server.url)
      url.pathname = name
      const adminUrl = url.href
      await runAt(adminUrl, SCHEMAS)
      await installAuth(adminUrl)
      await runAt(adminUrl, AUTH_RIGHTS)
      url.username = 'postgres'
      url.password = PASSWORD
      return { url: url.href, adminUrl }
    },
  }
}

/** A project has its sign-in service before its first migration. */
async function installAuth(url: string): Promise<void> {
  const connection = createPostgresConnection({ url, postgresOptions: { onnotice: () => undefined } })
  const app = new App({ connection, auth: { enabled: true, jwt_secret: randomUUID() } })
  await app.ensureSystemSchema()
  await connection.close()
}

async function runAt(url: string, statements: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    await sql.unsafe(statements)
  } finally {
    await sql.end()
  }
}
