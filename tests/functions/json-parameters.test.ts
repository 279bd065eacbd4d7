/** What is counted when a server passes a JSON parameter as a JSON string, as REST on a PostgreSQL server does here. */
import { expect, it } from 'vitest'
import { emptiedDatabase } from '../support/shared.ts'

const database = await emptiedDatabase()

const COUNTED = [
  {
    table: 'funnel_counts',
    call: "count_funnel(to_jsonb($1::text), to_jsonb('[]'::text), now())",
    items: [{ form: 'contact', step: 'seen' }],
  },
  {
    table: 'report_counts',
    call: "count_reports(to_jsonb($1::text), to_jsonb('[]'::text), 30, now())",
    items: [{ source: 'error', what: 'TypeError', place: '', page: '/', build: 'a' }],
  },
]

it.each(COUNTED)('$table', async ({ table, call, items }) => {
  expect(await database.query(`select ${call} as counted`, [JSON.stringify(items)])).toEqual([
    { counted: true },
  ])
  expect(await database.query(`select count::int as count from public.${table}`)).toEqual([{ count: 1 }])
})
