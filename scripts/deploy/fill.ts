/** Fills a database with leads, and mail about them in every state. */
import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import { leadParameter } from '../../supabase/functions/_shared/lead/store.ts'
import { storedForm } from '../bench/stored-form.ts'

/** Every tenth lead is suspicious. */
const isHeld = (index: number) => index % 10 === 0

/** Stores `count` leads with sent, dead, delayed, due and held mail. */
export async function fill(sql: Sql, count: number): Promise<void> {
  const form = await storedForm()
  const leads = Array.from({ length: count }, (_, index) =>
    leadParameter({
      ...form,
      submissionId: randomUUID(),
      email: `person.${index}@example.com`,
      message: `Nº ${index}: “what is it worth?” — O'Brien`,
      screening: { ...form.screening, held: isHeld(index), limits: [] },
    }),
  )
  await sql`select public.accept_leads(${sql.json(leads)}, '[{ "kind": "lead-acknowledgement" }]')`
  // As workers would have left it.
  await sql`
    with numbered as (
      select id, row_number() over (order by id) % 10 as place from public.deliveries where status = 'due'
    )
    update public.deliveries as o
    set
      status = case when place < 4 then 'sent' when place = 4 then 'dead' else 'due' end,
      attempts = case when place < 4 then 1 when place = 4 then 8 when place = 5 then 2 else 0 end,
      settled_at = case when place < 5 then now() end,
      last_error = case when place in (4, 5) then '550 no such user' end,
      due_at = case when place = 5 then now() + interval '1 hour' else o.due_at end
    from numbered where numbered.id = o.id`
}
