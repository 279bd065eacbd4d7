/** Earlier versions of the database, and leads as each of them stored them. */
import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import type { ScreenedLead } from '../../supabase/functions/_shared/lead/parse.ts'
import { storedForm } from '../bench/stored-form.ts'

export type EarlierVersion = {
  name: string
  /** The first migration that it does not have. */
  before: string
  /** The statement that stores every lead of the parameter, an array, through the version's own function. */
  store: string
  /** What it called the mail about a lead that is in this table. */
  deliveries: 'lead_deliveries' | 'outbox'
  /** Who said that the visitor had agreed. */
  capturedBy: 'site-form' | 'signed-form'
}

const ONE_BY_ONE = 'from jsonb_array_elements($1::jsonb) as lead'

export const EARLIER_VERSIONS: readonly EarlierVersion[] = [
  {
    name: 'the first tables',
    before: '20261120000500',
    store: `select public.submit_lead(lead.value) ${ONE_BY_ONE}`,
    deliveries: 'lead_deliveries',
    capturedBy: 'site-form',
  },
  {
    name: 'one outbox',
    before: '20261121100000',
    store: `select public.submit_lead(lead.value) ${ONE_BY_ONE}`,
    deliveries: 'outbox',
    capturedBy: 'site-form',
  },
  {
    name: 'screening and several channels',
    before: '20261122010000',
    store: `select public.accept_lead(lead.value, '[{ "kind": "lead-acknowledgement", "mailboxLimit": null }]')
      ${ONE_BY_ONE}`,
    deliveries: 'outbox',
    capturedBy: 'signed-form',
  },
]

/** Every tenth lead is suspicious, for versions that look. */
const isHeld = (index: number) => index % 10 === 0

/** Stores so many leads, with mail about them in every state: sent, given up, put off, due, and held where it can be. */
export async function fillEarlier(sql: Sql, version: EarlierVersion, count: number): Promise<void> {
  const form = await storedForm()
  const leads = Array.from({ length: count }, (_, index) => ({
    ...form,
    submissionId: randomUUID(),
    email: `person.${index}@example.com`,
    message: `Nº ${index}: “what is it worth?” — O'Brien`,
    consents: form.consents.map((consent) => ({ ...consent, capturedBy: version.capturedBy })),
    screening: { ...form.screening, held: isHeld(index), limits: [] } satisfies ScreenedLead['screening'],
  }))
  await sql.unsafe(version.store, [leads as never])
  // What workers of the time would have left.
  await sql.unsafe(`
    with numbered as (
      select id, row_number() over (order by id) % 10 as place from public.${version.deliveries} where status = 'due'
    )
    update public.${version.deliveries} as d
    set
      status = case when place < 4 then 'sent' when place = 4 then 'dead' else 'due' end,
      attempts = case when place < 4 then 1 when place = 4 then 8 when place = 5 then 2 else 0 end,
      settled_at = case when place < 5 then now() end,
      last_error = case when place in (4, 5) then '550 no such user' end,
      due_at = case when place = 5 then now() + interval '1 hour' else d.due_at end
    from numbered where numbered.id = d.id`)
}
