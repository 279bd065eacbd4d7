/** What an upgrade must keep: every lead with its consents, and every delivery. */
import type { Sql } from 'postgres'
import type { EarlierVersion } from './earlier.ts'

type Row = Record<string, unknown>
export type Snapshot = { leads: Row[]; consents: Row[]; deliveries: Row[] }

const DELIVERY = 'id, lead_id, status, attempts, created_at, settled_at, last_error'

type Deliveries = EarlierVersion['deliveries']

/** Everything about leads, with the deliveries in the table where the version has them. */
export async function snapshot(sql: Sql, deliveries: Deliveries): Promise<Snapshot> {
  const kind = deliveries === 'outbox' ? 'kind' : "'lead-' || channel as kind"
  return {
    leads: await rows(sql, 'select * from public.leads'),
    consents: await rows(sql, 'select * from public.lead_consents'),
    deliveries: await rows(sql, `select ${kind}, ${DELIVERY} from public.${deliveries}`),
  }
}

/** What of the snapshot is missing or has changed, in words. New columns and new rows are no change. */
export async function changesSince(
  sql: Sql,
  before: Snapshot,
  deliveries: Deliveries = 'outbox',
): Promise<string[]> {
  const now = await snapshot(sql, deliveries)
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
