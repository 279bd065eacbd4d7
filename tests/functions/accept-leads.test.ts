/** Many leads stored by one call. */
import { describe, expect, it } from 'vitest'
import { storedForm } from '../../scripts/bench/stored-form.ts'
import { createLeadStore, leadParameter } from '../../supabase/functions/_shared/lead/store.ts'
import { StoreError } from '../../supabase/functions/_shared/runtime/database.ts'
import { emptiedDatabase } from '../support/shared.ts'

const database = await emptiedDatabase()

/** A lead of another visitor each time. */
async function lead(changes: { submissionId?: string; message?: string; score?: number } = {}) {
  const { score = 50, ...rest } = changes
  const form = await storedForm()
  return { ...form, score: { ...form.score, points: score }, ...rest }
}

const count = async (table: string) => Number(await database.value(`select count(*) from public.${table}`))

describe('accept_leads', () => {
  it('stores each lead with what belongs to it, and answers in the order of the leads', async () => {
    const first = await lead()
    const leads = [
      first,
      await lead(),
      { ...first },
      await lead({ submissionId: first.submissionId, message: 'Changed' }),
    ]
    const results = await database.call('accept_leads', {
      leads: leads.map(leadParameter),
      deliveries: [{ kind: 'lead-acknowledgement', mailboxLimit: null }],
    })
    expect(results).toEqual([
      { id: expect.any(String), outcome: 'stored' },
      { id: expect.any(String), outcome: 'stored' },
      { id: expect.any(String), outcome: 'duplicate' },
      { id: expect.any(String), outcome: 'conflict' },
    ])
    const stored = await database.query('select id, submission_id from public.leads')
    const idOf = (submission: string) => stored.find((row) => row.submission_id === submission)?.id
    expect((results as { id: string }[]).map(({ id }) => id)).toEqual(
      leads.map((one) => idOf(one.submissionId)),
    )
    expect([await count('leads'), await count('lead_consents'), await count('deliveries')]).toEqual([2, 4, 4])
  })

  it('gives ids in the order of time, so that new rows are stored next to each other', async () => {
    for (let call = 0; call < 5; call++)
      await database.call('accept_leads', { leads: [leadParameter(await lead())], deliveries: [] })
    for (const table of ['leads', 'deliveries']) {
      const rows = await database.query(`select id from public.${table} order by ctid`)
      const ids = rows.map(({ id }) => String(id))
      const times = ids.map((id) => id.slice(0, 13))
      expect(times, table).toEqual(times.toSorted())
      for (const id of ids)
        expect(id, table).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-/)
    }
  })

  it('counts every lead of a call towards the limits', async () => {
    const same = (await lead()).screening
    const leads = await Promise.all(
      Array.from({ length: 12 }, async () => ({ ...(await lead()), screening: same })),
    )
    await database.call('accept_leads', { leads: leads.map(leadParameter), deliveries: [] })
    const [row] = await database.query("select count(*) from public.leads where state = 'held'")
    // The form's token allows three.
    expect(Number(row?.count)).toBe(9)
  })

  it('finds the limits of its leads without reading those of all other senders', async () => {
    await database.query(`
      insert into public.rate_buckets (key, empty_at, period)
      select 'lead client ' || i, now(), '1 hour' from generate_series(1, 5000) as i`)
    const leads = await Promise.all(Array.from({ length: 30 }, () => lead()))
    await database.query('select count(*) from public.rate_buckets')
    const [row] = await database.query(
      // Without what was read before: the embedded database counts it until it next has a second's rest.
      `with earlier as materialized (
        select pg_stat_get_xact_tuples_returned('public.rate_buckets'::regclass) as scanned
      )
      select
        jsonb_array_length(public.accept_leads($1::text::jsonb, '[]')) as stored,
        pg_stat_get_xact_tuples_returned('public.rate_buckets'::regclass) - earlier.scanned as scanned
      from earlier`,
      [JSON.stringify(leads.map(leadParameter))],
    )
    expect([Number(row?.stored), Number(row?.scanned)]).toEqual([30, 0])
  })

  it('stores nothing when one lead cannot be stored', async () => {
    const leads = [await lead(), await lead({ score: 101 })].map(leadParameter)
    await expect(database.call('accept_leads', { leads, deliveries: [] })).rejects.toThrow()
    expect(await count('leads')).toBe(0)
    expect(await database.call('accept_leads', { leads: [], deliveries: [] })).toEqual([])
  })
})

describe('the store', () => {
  const connect = (calls: number[] = []) =>
    createLeadStore(async (name, parameters) => {
      if ('leads' in parameters && Array.isArray(parameters.leads)) calls.push(parameters.leads.length)
      return database.call(name, parameters).catch(() => {
        throw new StoreError(`${name}: refused`, { answered: true })
      })
    })

  it('stores concurrent leads in few calls, each exactly once', async () => {
    const calls: number[] = []
    const store = connect(calls)
    const leads = await Promise.all(Array.from({ length: 40 }, () => lead()))
    // Everything twice, as when answers are lost.
    const results = await Promise.all([...leads, ...leads].map((one) => store.submit(one)))
    expect(results.filter(({ outcome }) => outcome === 'stored')).toHaveLength(40)
    expect(results.filter(({ outcome }) => outcome === 'duplicate')).toHaveLength(40)
    expect(await count('leads')).toBe(40)
    expect(calls.length).toBeLessThan(8)
  })

  it('refuses only the lead that cannot be stored', async () => {
    const store = connect()
    const leads = await Promise.all(
      Array.from({ length: 20 }, (_, index) => lead(index === 7 ? { score: 101 } : {})),
    )
    const results = await Promise.allSettled(leads.map((one) => store.submit(one)))
    expect(results.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []))).toEqual([7])
    expect(await count('leads')).toBe(19)
  })
})
