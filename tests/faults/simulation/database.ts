/** The migrated database with the time of the simulation: its `now()` and `clock_timestamp()` are ours. */
import { type Database, startDatabase } from '../../support/database.ts'

/** Found before Postgres's own, as long as `search_path` names both. */
const OWN_TIME = [
  'create schema simulated',
  ...['now', 'clock_timestamp'].map(
    (name) => `create function simulated.${name}() returns timestamptz language sql stable as
      $$ select current_setting('simulated.now')::timestamptz $$`,
  ),
  `do $$
   declare
     v_name text;
     v_column record;
   begin
     for v_name in select p.oid::regprocedure from pg_proc as p where p.pronamespace = 'public'::regnamespace loop
       execute format('alter function %s set search_path = simulated, pg_catalog', v_name);
     end loop;
     for v_column in
       select c.table_name, c.column_name from information_schema.columns as c
       where c.table_schema = 'public' and c.column_default = 'now()'
     loop
       execute format(
         'alter table public.%I alter column %I set default simulated.now()', v_column.table_name, v_column.column_name
       );
     end loop;
   end;
   $$`,
]

export type SimulatedDatabase = Pick<Database, 'call' | 'query' | 'close'> & {
  /** Empties every table, and begins with the same random numbers. */
  reset(): Promise<void>
}

export type SimulatedDatabaseOptions = {
  /** The address of a PostgreSQL server; null for the built-in database. */
  server: string | null
  /** Changes to the migrated database. */
  sql?: readonly string[] | undefined
}

/** `now` gives its time, in milliseconds since 1970. */
export async function startSimulatedDatabase(
  now: () => number,
  { server, sql = [] }: SimulatedDatabaseOptions,
): Promise<SimulatedDatabase> {
  // On one connection, because random numbers and the time belong to it.
  const database = await startDatabase({ server, connections: 1 })
  for (const statement of [...sql, ...OWN_TIME]) await database.query(statement)
  return {
    query: database.query,
    close: database.close,
    reset: async () => {
      await database.reset()
      await database.query('select setseed(0.5)')
    },
    call: async (name, parameters) => {
      const entries = Object.entries(parameters)
      const list = entries.map(([key], index) => `${key} => $${index + 1}`).join(', ')
      const [row] = await database.query(
        `select public.${name}(${list}) as value from set_config('simulated.now', $${entries.length + 1}, false)`,
        [...entries.map(([, value]) => value), new Date(now()).toISOString()],
      )
      return row?.value
    },
  }
}
