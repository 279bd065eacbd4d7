/** New leads are announced only to a list that would show them, and an address shows only what is known. */
import { expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { DESK_REFRESH_MS } from '../../content/constants.ts'
import type { DeskChanges, DeskFilter, DeskPage, DeskRow } from '../../machines/desk.ts'
import { deskList } from '../../machines/desk-list.ts'
import { deskAddress, deskSearch } from '../../src/pages/desk/desk-address.ts'
import { AT, filter, LEAD_ID, row } from '../machines/shared/desk.ts'

const counts = { unclaimed: 1, mine: 0, held: 0 }

const NEWER = row({ id: 'newer' })

/** The list of a filter, on a clock, with what the server answers. */
async function listOf(changes: Partial<DeskFilter>, leads: DeskRow[], news: DeskRow[]) {
  const clock = new SimulatedClock()
  const asked: unknown[] = []
  const list = createActor(
    deskList.provide({
      actors: {
        loadList: fromPromise<DeskPage, { filter: DeskFilter }>(async () => ({
          at: AT,
          leads,
          more: true,
          counts,
        })),
        loadMore: fromPromise<DeskPage, { filter: DeskFilter; last: DeskRow | null }>(async ({ input }) => {
          asked.push(input.last)
          return { at: AT, leads: [], more: false, counts }
        }),
        untilVisible: fromPromise<void>(async () => undefined),
        loadChanges: fromPromise<DeskChanges, { since: string }>(async () => ({
          at: AT,
          leads: news,
          counts,
        })),
      },
    }),
    { clock, input: { filter: filter(changes) } },
  )
  list.start()
  const rests = () => waitFor(list, (snapshot) => snapshot.matches({ shown: 'resting' }))
  await rests()
  clock.increment(DESK_REFRESH_MS)
  const { context } = await rests()
  return { list, asked, rests, context }
}

it.each<[string, Partial<DeskFilter>, string[]]>([
  ['all that is open', {}, ['newer']],
  ['what nobody has claimed', { view: 'unclaimed' }, ['newer']],
  ['what its form sends', { source: 'evaluation-page' }, ['newer']],
  ['what another form sends', { source: 'join-team' }, []],
  ['what scores as it does', { score: 'high' }, ['newer']],
  ['what scores less', { score: 'medium' }, []],
  ['what came lately', { age: 'day' }, ['newer']],
  ['what came long ago', { age: 'over-day' }, []],
  ['what a search found', { words: 'lake' }, []],
  ['a community', { community: 'Acadia' }, []],
  ['their own', { view: 'mine' }, []],
])('a lead comes to a list of %s', async (_what, changes, announced) => {
  const { list, context } = await listOf(changes, [], [NEWER])
  expect(context.arrived).toEqual(announced)
  list.stop()
})

it('a lead that was given back after days comes to a list of what came long ago', async () => {
  const given = row({ id: 'given', receivedAt: '2026-11-10T18:00:00Z' })
  const { list, context } = await listOf({ age: 'over-week' }, [], [NEWER, given])
  expect(context.arrived).toEqual(['given'])
  list.stop()
})

it('the next lines follow the last one as it was listed, whatever has become of it', async () => {
  const { list, asked, rests } = await listOf({}, [row()], [row({ state: 'contacted', version: 2 })])
  list.send({ type: 'list.more' })
  await rests()
  expect(asked).toEqual([row()])
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
    expect(deskAddress({ [name]: 'constructor' })[name]).toBe('')
    expect(deskAddress({ [name]: ['high'] })[name]).toBe('')
  },
)

it('an address keeps every filter', () => {
  const search = {
    view: 'mine',
    source: 'join-team',
    community: 'Acadia',
    score: 'low',
    age: 'over-day',
    words: 'lake',
  }
  expect(deskSearch(deskAddress(search))).toEqual(search)
})
