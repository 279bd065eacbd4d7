/** What an open list makes of a comparison with the database, and an address shows only what is known. */
import { expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { DESK_LINES, DESK_PAGE, DESK_REFRESH_MS } from '../../content/constants.ts'
import type { DeskChanges, DeskFilter, DeskPage, DeskRow } from '../../machines/desk.ts'
import { deskList, isFull } from '../../machines/desk-list.ts'
import { deskAddress, deskSearch } from '../../src/pages/desk/desk-address.ts'
import { AT, filter, LEAD_ID, row } from '../machines/shared/desk.ts'

const counts = { unclaimed: 1, mine: 0, held: 0 }

/** A list on a clock, with what the server answers. */
async function listOf(leads: DeskRow[], news: Partial<DeskChanges>) {
  const clock = new SimulatedClock()
  const asked: unknown[] = []
  const list = createActor(
    deskList.provide({
      actors: {
        loadList: fromPromise<DeskPage, { filter: DeskFilter; lines: number }>(async ({ input }) => {
          asked.push(input.lines)
          return { at: AT, leads, more: true, counts }
        }),
        loadMore: fromPromise<DeskPage, { filter: DeskFilter; last: DeskRow | null }>(async ({ input }) => {
          asked.push(input.last)
          return { at: AT, leads: [], more: false, counts }
        }),
        untilVisible: fromPromise<void>(async () => undefined),
        loadChanges: fromPromise<
          DeskChanges,
          { filter: DeskFilter; rows: readonly DeskRow[]; last: DeskRow | null }
        >(async () => ({ at: AT, leads: [], arrived: [], left: [], gone: [], counts, ...news })),
      },
    }),
    { clock, input: { filter: filter() } },
  )
  list.start()
  const rests = () => waitFor(list, (snapshot) => snapshot.matches({ shown: 'resting' }))
  await rests()
  clock.increment(DESK_REFRESH_MS)
  const { context } = await rests()
  return { list, asked, rests, context }
}

const came = (id: string, minute: string, changes: Partial<DeskRow> = {}) =>
  row({ id, receivedAt: `2026-11-20T18:${minute}:00Z`, ...changes })
const answered = { state: 'contacted', owner: 'ada', ownerName: 'Ada' } as const

it.each<[string, DeskRow, string[]]>([
  ['waits, and is the newest', came('own', '09', { state: 'claimed' }), ['own', 'a', 'b', 'c']],
  ['waits, and is neither', came('own', '05', { state: 'claimed' }), ['a', 'own', 'b', 'c']],
  ['came with another', came('own', '06', { state: 'claimed' }), ['own', 'a', 'b', 'c']],
  ['is answered, and the newest', came('own', '09', answered), ['a', 'b', 'own', 'c']],
  ['is answered, and the oldest', came('own', '01', answered), ['a', 'b', 'c', 'own']],
])('the reader’s own request comes into its place: it %s', async (_what, own, order) => {
  const rows = [came('a', '06'), came('b', '04'), came('c', '08', answered)]
  const { list, context } = await listOf(rows, { leads: [own] })
  expect(context.rows.map(({ id }) => id)).toEqual(order)
  list.stop()
})

it('what has left is taken out, what has changed stays in its place, and what came waits', async () => {
  const rows = [came('a', '06'), came('b', '05'), came('c', '04'), came('d', '03')]
  const b = came('b', '05', answered)
  const { list, context } = await listOf(rows, { leads: [b], left: ['a'], gone: ['c'], arrived: ['new'] })
  expect(context.rows).toEqual([b, rows[3]])
  expect(context.arrived).toEqual(['new'])
  list.stop()
})

it('the press shows as many lines as there were and were announced', async () => {
  const rows = Array.from({ length: 70 }, (_, index) => row({ id: `lead-${index}` }))
  const { list, asked, rests } = await listOf(rows, { arrived: ['one', 'two'] })
  list.send({ type: 'list.showArrived' })
  await rests()
  expect(asked).toEqual([DESK_PAGE, 72])
  list.stop()
})

it('a list is full before it could have more lines than the database compares', async () => {
  const rows = Array.from({ length: DESK_LINES - DESK_PAGE + 1 }, (_, index) => row({ id: `lead-${index}` }))
  const { list, context } = await listOf(rows, {})
  expect(isFull(context)).toBe(true)
  expect(isFull({ ...context, rows: rows.slice(1) })).toBe(false)
  list.stop()
})

it('the next lines follow the last one as it was listed, whatever has become of it', async () => {
  const { list, asked, rests } = await listOf([row()], { leads: [row({ state: 'contacted', version: 2 })] })
  list.send({ type: 'list.more' })
  await rests()
  expect(asked.at(-1)).toEqual(row())
  list.stop()
})

it.each([
  [LEAD_ID, LEAD_ID],
  ['12', ''],
  [`${LEAD_ID}'`, ''],
  [['x'], ''],
])('the address of lead %j shows %j', (lead, shown) => {
  expect(deskAddress({ lead }).lead).toBe(shown)
})

it.each(['source', 'community', 'score', 'age'] as const)(
  'an unknown %s in the address filters by none',
  (name) => {
    for (const unknown of ['constructor', ['high']]) expect(deskAddress({ [name]: unknown })[name]).toBe('')
  },
)

it('an address keeps every filter', () => {
  const words = { view: 'mine', source: 'join-team', community: 'Acadia', words: 'lake' }
  const search = { ...words, score: 'low', age: 'over-day' }
  expect(deskSearch(deskAddress(search))).toEqual(search)
})
