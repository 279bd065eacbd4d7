/** New leads are announced only to a list that would show them, and an address shows only what can be a lead. */
import { expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { DESK_REFRESH_MS } from '../../content/constants.ts'
import type { DeskChanges, DeskFilter, DeskPage } from '../../machines/desk.ts'
import { deskList } from '../../machines/desk-list.ts'
import { deskAddress } from '../../src/pages/desk/desk-address.ts'
import { AT, LEAD_ID, row } from '../machines/shared/desk.ts'

const counts = { unclaimed: 1, mine: 0, held: 0 }

it.each<[string, Partial<DeskFilter>, string[]]>([
  ['all that is open', {}, ['newer']],
  ['what nobody has claimed', { view: 'unclaimed' }, ['newer']],
  ['what its form sends', { source: 'evaluation-page' }, ['newer']],
  ['what another form sends', { source: 'join-team' }, []],
  ['what a search found', { words: 'lake' }, []],
  ['their own', { view: 'mine' }, []],
])('a lead comes to a list of %s', async (_what, filter, announced) => {
  const clock = new SimulatedClock()
  const list = createActor(
    deskList.provide({
      actors: {
        loadList: fromPromise<DeskPage, { filter: DeskFilter }>(async () => ({
          at: AT,
          leads: [],
          more: false,
          counts,
        })),
        untilVisible: fromPromise<void>(async () => undefined),
        loadChanges: fromPromise<DeskChanges, { since: string }>(async () => ({
          at: AT,
          leads: [row({ id: 'newer' })],
          counts,
        })),
      },
    }),
    { clock, input: { filter: { view: 'open', source: '', words: '', ...filter } } },
  )
  list.start()
  await waitFor(list, (snapshot) => snapshot.matches({ shown: 'resting' }))
  clock.increment(DESK_REFRESH_MS)
  const { context } = await waitFor(list, (snapshot) => snapshot.matches({ shown: 'resting' }))
  expect(context.arrived).toEqual(announced)
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
