/** What an open list is told: after any change, by whatever way, it shows what the database holds for its reader. */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { sampleLeads } from '../../scripts/leads/seed.ts'
import { Changes, Page } from '../../src/features/desk/schemas.ts'
import { onBothDatabases } from '../support/both-databases.ts'
import { ask, moveLead, newLead, newTeam, passMinutes, watchLeads } from '../support/team.ts'

const VIEWS = ['open', 'unclaimed', 'mine', 'held', 'closed'] as const
const FILTERS = [
  { words: 'condo' },
  { community: 'Albert Park/Radisson Heights' },
  { scores: [0, 100], hours: [0, 24] },
  { hours: [24, null] },
]
/** Rows by id. When a request came is no change: here alone it is moved, in place of time. */
const asShown = (rows: Listing['leads']) => new Map(rows.map(({ receivedAt: _, ...row }) => [row.id, row]))
type Listing = v.InferOutput<typeof Page> & { who: string; filter: object }

await onBothDatabases((database) => {
  describe('an open list', () => {
    let [ada, ben, chief] = ['', '', '']
    beforeEach(async () => {
      await database.reset()
      ;[ada, ben, chief] = await newTeam(database)
    })

    const list = async (who: string, filter: object, lines?: number): Promise<Listing> => {
      const page = await ask(database, who, 'desk_list', filter, null, ...(lines ? [lines] : []))
      return { ...v.parse(Page, page), who, filter }
    }
    const changes = async ({ who, filter, leads, more }: Listing) => {
      const last = more ? leads.at(-1) : undefined
      const lines = leads.map(({ id, version, ownerName }) => ({ id, version, ownerName }))
      const end = last && {
        waiting: ['new', 'claimed'].includes(last.state),
        receivedAt: last.receivedAt,
        id: last.id,
      }
      return v.parse(Changes, await ask(database, who, 'desk_changes', filter, lines, end ?? null))
    }
    const move = async (who: string, lead: string, event: string, details: object = {}) =>
      expect(await moveLead(database, who, lead, event, { details })).toMatchObject({ outcome: 'moved' })
    const lead = async (held = false) =>
      newLead(database, { held, email: `${randomUUID()}@example.com`, address: '7 28 St SE, Albert Park' })
    const age = (days: number, id: string) =>
      database.query("update public.leads set received_at = now() - $1 * interval '1 day' where id = $2", [
        days,
        id,
      ])

    /** Something that brings a request into a view or takes it out: what was before it, and what happens. */
    const WAYS: [string, (id: string) => Promise<unknown>, (id: string) => Promise<unknown>][] = [
      ['claimed', async () => null, (id) => move(ben, id, 'case.claimed')],
      ['assigned', async () => null, (id) => move(chief, id, 'case.assigned', { to: ada })],
      [
        'handed over',
        (id) => move(ben, id, 'case.claimed'),
        (id) => move(ben, id, 'case.handed', { to: ada }),
      ],
      ['given back', (id) => move(ben, id, 'case.claimed'), (id) => move(ben, id, 'case.returned')],
      ['contacted', (id) => move(ben, id, 'case.claimed'), (id) => move(ben, id, 'case.contacted')],
      ['lost', (id) => move(ben, id, 'case.claimed'), (id) => move(chief, id, 'case.lost', { note: 'No' })],
      ['junk', async () => null, (id) => move(ada, id, 'case.junked')],
      ['not junk after all', (id) => move(ada, id, 'case.junked'), (id) => move(ben, id, 'case.reopened')],
      [
        'reopened',
        async (id) => {
          await move(ben, id, 'case.claimed')
          await move(ben, id, 'case.lost', { note: 'No' })
        },
        (id) => move(ben, id, 'case.reopened'),
      ],
      ['assigned by time', () => passMinutes(database, 10_000), () => watchLeads(database)],
      [
        'erased by the visitor',
        async () => null,
        async (id) => {
          const [row] = await database.query('select email from public.leads where id = $1', [id])
          await database.call('forget_person', { email: row?.email })
        },
      ],
      [
        'kept no longer',
        async () => null,
        () =>
          database.call('apply_retention', {
            seen_at: new Date(Date.now() + 100 * 86_400_000).toISOString(),
            months: 1,
            batch: 10,
          }),
      ],
      ['a day old', async () => null, (id) => age(1.1, id)],
      [
        'nobody’s, because its owner has left',
        (id) => move(ben, id, 'case.claimed'),
        () => database.call('remove_member', { member: ben }),
      ],
      [
        'its reader’s no more, who is no lead of the team now',
        (id) => move(ben, id, 'case.claimed'),
        () => database.query("update public.team_members set role = 'agent' where user_id = $1", [chief]),
      ],
      [
        'its reader’s to see, who is a manager now',
        (id) => move(ben, id, 'case.claimed'),
        () => database.query("update public.team_members set role = 'manager' where user_id = $1", [ada]),
      ],
    ]

    let turn = 0
    it.each(WAYS)('shows a request as it is that is %s', async (_what, before, happens) => {
      const id = await lead()
      await lead(true)
      await before(id)
      const opened: Listing[] = []
      // All pairs of a view and a filter, but not each time.
      for (const who of [ada, ben, chief])
        for (const view of VIEWS)
          for (const filter of [{}, FILTERS[turn++ % FILTERS.length]])
            opened.push(await list(who, { view, ...filter }))
      await happens(id)
      // Who has left is refused, like everywhere.
      const away = await database.query('select user_id from public.team_members where left_at is not null')
      const readers = [ada, ben, chief].filter((who) => !away.some(({ user_id }) => user_id === who))
      for (const who of readers) {
        const readable = await ask(database, who, 'desk_lead', id)
        for (const listing of opened.filter((one) => one.who === who)) {
          const now = await list(who, listing.filter)
          const { leads, arrived, left, gone, counts } = await changes(listing)
          const shown = listing.leads
            .filter((row) => ![...left, ...gone].includes(row.id))
            .map((row) => leads.find((line) => line.id === row.id) ?? row)
          const own = leads.filter((row) => !listing.leads.some((line) => line.id === row.id))
          const wait = now.leads.filter((row) => arrived.includes(row.id))
          const all = [...shown, ...own, ...wait]
          const says = JSON.stringify([
            ['Ada', 'Ben', 'Cleo'][[ada, ben, chief].indexOf(who)],
            listing.filter,
          ])
          expect(asShown(all), says).toEqual(asShown(now.leads))
          expect([all.length, wait.length], says).toEqual([now.leads.length, arrived.length])
          // What is the reader's own never waits for a press; all else does.
          expect(
            own.filter((row) => row.owner !== who),
            says,
          ).toEqual([])
          expect(
            wait.filter((row) => row.owner === who),
            says,
          ).toEqual([])
          expect(counts, says).toEqual(now.counts)
          // What may not be read any more is not named, but by its id.
          if (!readable)
            expect(
              leads.filter((row) => row.id === id),
              says,
            ).toEqual([])
        }
      }
    })

    it('is released and held in both directions', async () => {
      const id = await lead(true)
      const held = await list(ada, { view: 'held' })
      const unclaimed = await list(ben, { view: 'unclaimed' })
      await move(ada, id, 'case.released')
      expect(await changes(held)).toMatchObject({
        left: [id],
        gone: [],
        arrived: [],
        leads: [{ state: 'new' }],
      })
      expect(await changes(unclaimed)).toMatchObject({ left: [], gone: [], arrived: [id], leads: [] })
    })

    it('loses the samples that are taken away', async () => {
      await database.call('seed_leads', { samples: sampleLeads(60, Date.now(), [ada, ben]) })
      const opened = await list(chief, { view: 'open' })
      await database.call('unseed_leads', {})
      const { gone } = await changes(opened)
      expect(new Set(gone)).toEqual(new Set(opened.leads.map(({ id }) => id)))
    })

    it('hears of every one of many requests, and of none below its last line', async () => {
      const older = []
      for (let index = 0; index < 3; index++) older.push(await lead())
      for (const id of older) await age(1, id)
      const two = await list(ada, { view: 'unclaimed' }, 2)
      const newer = []
      for (let index = 0; index < 60; index++) newer.push(await lead())
      expect(two.more).toBe(true)
      expect(new Set((await changes(two)).arrived)).toEqual(new Set(newer))
      // As many lines as were shown and announced are all of them.
      const shown = await list(ada, { view: 'unclaimed' }, 62)
      expect(new Set(shown.leads.map(({ id }) => id))).toEqual(
        new Set([...newer, ...two.leads.map(({ id }) => id)]),
      )
      expect(await changes(shown)).toMatchObject({ arrived: [], left: [], gone: [], leads: [] })
    })

    it('tells of a colleague’s new name', async () => {
      const id = await lead()
      await move(ben, id, 'case.claimed')
      const opened = await list(chief, { view: 'open' })
      await database.query("update public.team_members set name = 'Benjamin' where user_id = $1", [ben])
      expect(await changes(opened)).toMatchObject({ leads: [{ id, ownerName: 'Benjamin' }] })
    })

    it('asks for 500 lines and no more', async () => {
      const lines = (count: number) =>
        Array.from({ length: count }, () => ({ id: randomUUID(), version: 0, ownerName: null }))
      const changesOf = (count: number) => ask(database, ada, 'desk_changes', {}, lines(count))
      expect(v.parse(Changes, await changesOf(500)).gone).toHaveLength(500)
      await expect(changesOf(501)).rejects.toThrow('too many lines')
    })
  })
})
