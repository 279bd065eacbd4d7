import { expect } from 'vitest'
import { deskList } from '../../../machines/desk-list.ts'
import { defineFixture, does, settles } from '../../path-harness/fixture.ts'
import { AT, filter, looksAgain, row } from '../shared/desk.ts'

const counts = { unclaimed: 1, mine: 0, held: 0 }
const page = { output: { at: AT, leads: [row()], more: true, counts } }
const next = {
  output: { at: AT, leads: [row(), row({ id: 'older', name: 'Alan Turing' })], more: false, counts },
}
const LATER = '2026-11-20T18:06:00Z'
const mine = row({
  id: 'mine',
  state: 'claimed',
  version: 1,
  owner: 'me',
  ownerName: 'Cleo',
  changedAt: LATER,
})
const shared = {
  at: LATER,
  counts: { unclaimed: 1, mine: 1, held: 2 },
  leads: [],
  arrived: [],
  left: [],
  gone: [],
}
const same = { output: shared }
const changes = { output: { ...shared, leads: [mine], arrived: ['newer'] } }
const taken = { output: { ...shared, gone: [row().id] } }
const offline = { says: 'the network fails', outcome: { error: 'network' } }

export const fixture = defineFixture({
  machine: deskList,
  events: {
    'list.filtered': [
      {
        says: 'looks at what is held',
        event: { type: 'list.filtered', filter: filter({ view: 'held' }) },
      },
    ],
    'list.more': [{ says: 'wants more', event: { type: 'list.more' } }],
    'list.showArrived': [{ says: 'wants to see what came', event: { type: 'list.showArrived' } }],
    'list.retry': [{ says: 'tries again', event: { type: 'list.retry' } }],
  },
  outcomes: {
    untilVisible: [{ says: 'looks at the tab', outcome: { output: null } }],
    loadList: [{ says: 'there are leads', outcome: page }, offline],
    loadMore: [{ says: 'there are more', outcome: next }, offline],
    loadChanges: [
      { says: 'one came, one was handed to the reader', outcome: changes },
      { says: 'a colleague has claimed one', outcome: taken },
      offline,
    ],
  },
  delays: { submitTimeout: 'nothing comes back for 20 seconds', refreshInterval: '4 seconds pass' },
  invariant: ({ snapshot, running }) => {
    expect(running.length).toBeLessThan(2)
    const { rows } = snapshot.context
    expect(new Set(rows.map(({ id }: { id: string }) => id)).size).toBe(rows.length)
  },
  promises: {
    'lines move only when it is asked for: others come in, or go': ({ before, now, step }) => {
      if (step.kind !== 'settle' || step.actor !== 'loadChanges') return
      const ids = ({ snapshot }: typeof now) => snapshot.context.rows.map(({ id }: { id: string }) => id)
      const [were, are] = [ids(before), ids(now)]
      expect(are.filter((id: string) => were.includes(id))).toEqual(
        were.filter((id: string) => are.includes(id)),
      )
    },
    'announced: nothing that is shown': ({ now: { snapshot } }) => {
      const { rows, arrived } = snapshot.context
      expect(rows.filter(({ id }: { id: string }) => arrived.includes(id))).toEqual([])
    },
  },
  journeys: [
    {
      name: 'a line is answered elsewhere, and leaves the view',
      steps: [
        settles('loadList', page),
        ...looksAgain,
        settles('loadChanges', { output: { ...shared, left: [row().id] } }),
      ],
    },
    {
      name: 'a colleague claims the line that has the focus',
      steps: [
        settles('loadList', page),
        does({ type: 'list.more' }),
        settles('loadMore', next),
        ...looksAgain,
        settles('loadChanges', taken),
      ],
    },
    {
      name: 'is offline, and back: it says so no more',
      steps: [
        settles('loadList', page),
        ...looksAgain,
        settles('loadChanges', { error: 'network' }),
        ...looksAgain,
        settles('loadChanges', changes),
      ],
    },
    {
      name: 'shows what came although it has been offline since: the page is new',
      steps: [
        settles('loadList', page),
        ...looksAgain,
        settles('loadChanges', changes),
        ...looksAgain,
        settles('loadChanges', { error: 'network' }),
        does({ type: 'list.showArrived' }),
        settles('loadList', page),
      ],
    },
    {
      name: 'a lead that came is claimed by another before it is shown: it is announced no more',
      steps: [
        settles('loadList', page),
        ...looksAgain,
        settles('loadChanges', changes),
        ...looksAgain,
        settles('loadChanges', same),
      ],
    },
  ],
})
