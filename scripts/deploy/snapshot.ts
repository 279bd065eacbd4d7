/** The data that an upgrade must keep: every lead with its consents, and every delivery. */
import type { Sql } from 'postgres'

type Row = Record<string, unknown>
type Snapshot = { leads: Row[]; consents: Row[]; deliveries: Row[] }

export async function snapshot(sql: Sql): Promise<Snapshot> {
  return {
    leads: await rows(sql, 'select * from public.leads'),
    consents: await rows(sql, 'select * from public.lead_consents'),
    deliveries: await rows(sql, 'select * from public.outbox'),
  }
}

/** Missing or changed parts of the snapshot, in words. New columns and rows are no change. */
export async function changesSince(sql: Sql, before: Snapshot): Promise<string[]> {
  const now = await snapshot(sql)
  return (['leads', 'consents', 'deliveries'] as const).flatMap((table) => {
    const known = new Map(now[table].map((row) => [row.id, row]))
    return before[table].flatMap((row) => {
      const same = known.get(row.id)
      if (!same) return [`${table}: ${row.id} is gone`]
      return Object.keys(row)
        .filter((column) => JSON.stringify(same[column]) !== JSON.stringify(row[column]))
        .map((column) => `${table}: ${column} of ${row.id} was ${JSON.stringify(row[column])}`)
    })
  })
}

/** As JSON, in which times have all their digits. */
async function rows(sql: Sql, query: string): Promise<Row[]> {
  const found = await sql.unsafe<{ row: Row }[]>(`select to_jsonb(r) as row from (${query}) as r`)
  return found.map(({ row }) => row)
}
