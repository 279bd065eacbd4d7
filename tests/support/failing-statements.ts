/** A database whose transactions fail at the statement that a test names. */
import { type Database, startDatabase } from './database.ts'

/** Fails when it has counted as far as it is told, in each transaction from the beginning. */
const COUNTING = [
  'create schema faults',
  `create function faults.count_statement() returns trigger language plpgsql as $$
   declare
     v_number constant integer := coalesce(nullif(current_setting('faults.statement', true), ''), '0')::integer + 1;
   begin
     perform set_config('faults.statement', v_number::text, true);
     if v_number = nullif(current_setting('faults.failing', true), '')::integer then
       raise exception 'failed on purpose';
     end if;
     return null;
   end;
   $$`,
  `do $$
   declare
     v_table text;
   begin
     for v_table in select tablename from pg_tables where schemaname = 'public' loop
       execute format(
         'create trigger count_statement after insert or update or delete on public.%I
          for each statement execute function faults.count_statement()', v_table
       );
     end loop;
   end;
   $$`,
]

/** A database of one connection, on a server or built in, that fails where `failAt` says. */
export async function startFailingDatabase({ server }: { server: string | null }): Promise<Database> {
  const database = await startDatabase({ server, connections: 1 })
  for (const statement of COUNTING) await database.query(statement)
  return database
}

/** From now on every transaction fails after so many statements that write; with null none does. */
export const failAt = (database: Database, statement: number | null) =>
  database.query("select set_config('faults.failing', $1, false)", [String(statement ?? '')])
