/** What is too long to have come from the site is refused before the database works on it, and nothing of it is cut off. */
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { NOTE_LENGTH, SEARCH_LENGTH } from '../../content/constants.ts'
import { onBothDatabases } from '../support/both-databases.ts'
import { as, member, newLead } from '../support/team.ts'

await onBothDatabases((database) => {
  let lead: string
  let chief: string
  beforeAll(async () => {
    chief = await member(database, 'Cleo', 'manager')
    lead = await newLead(database)
  })
  const ask = (sql: string, ...values: unknown[]) => as(database, chief, sql, values)
  const search = (filter: object) => ask('select public.desk_list($1::text::jsonb)', JSON.stringify(filter))
  const note = (text: string) => ask('select public.note_lead($1, $2, $3)', lead, randomUUID(), text)

  describe('a parameter', () => {
    it.each<[string, () => Promise<unknown>]>([
      ['a community of 20,000 names', () => search({ community: 'a/b/'.repeat(5_000) })],
      ['words of 20 kB', () => search({ words: 'a '.repeat(10_000) })],
      ['words above the limit of the page', () => search({ words: 'a'.repeat(SEARCH_LENGTH + 1) })],
      ['a note above the limit of the page', () => note('a'.repeat(NOTE_LENGTH + 1))],
      [
        'a reason above it',
        () =>
          ask(
            "select public.move_lead($1, 'case.junked', 0, gen_random_uuid(), $2::text::jsonb)",
            lead,
            JSON.stringify({ note: 'a'.repeat(NOTE_LENGTH + 1) }),
          ),
      ],
      ['a name', () => ask("select public.desk_invite('ada@example.com', $1, 'agent')", 'a'.repeat(101))],
      ['an address', () => ask("select public.desk_invite($1, 'Ada', 'agent')", `${'a'.repeat(300)}@b.ca`)],
      ['the mailbox of an address', () => ask('select public.mailbox_of($1)', 'a@'.repeat(10_000))],
    ])('too long is refused at once: %s', async (_what, call) => {
      const began = performance.now()
      await expect(call()).rejects.toMatchObject({ code: '22001' })
      expect(performance.now() - began).toBeLessThan(1_000)
    })

    it('as long as the page allows is taken whole', async () => {
      expect(await note('n'.repeat(NOTE_LENGTH))).toBe(true)
      expect(await database.query('select length(note) as n from public.lead_events')).toEqual([
        { n: NOTE_LENGTH },
      ])
      expect(await search({ words: 'zz '.repeat(SEARCH_LENGTH / 3) })).toMatchObject({ leads: [] })
    })
  })
})
