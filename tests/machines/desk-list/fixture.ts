import { expect } from 'vitest'
import { deskList } from '../../../machines/desk-list.ts'
import { defineFixture, does, settles } from '../../path-harness/fixture.ts'
import { AT, filter, row } from '../shared/desk.ts'

const counts = { unclaimed: 1, mine: 0, held: 0 }
const page = { output: { at: AT, leads: [row()], more: true, counts } }
const next = {
  output: { at: AT, leads: [row(), row({ id: 'older', name: 'Alan Turing' })], more: false, counts },
}
const LATER = '2026-11-20T18:06:00Z'
const claimed = row({ state: 'claimed', version: 1, owner: 'ben', ownerName: 'Ben', changedAt: LATER })
const arrived = row({ id: 'newer', name: 'Mary Ross', receivedAt: LATER, changedAt: LATER })
const changes = {
  output: { at: LATER, leads: [arrived, claimed], counts: { unclaimed: 1, mine: 0, held: 2 } },
}
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
    loadChanges: [{ says: 'one came, one was claimed', outcome: changes }, offline],
  },
  delays: { submitTimeout: 'nothing comes back for 20 seconds', refreshInterval: '5 seconds pass' },
  states: {
    loading: ({ running }) => expect(running).toContain('loadList'),
    failed: ({ snapshot }) => expect(snapshot.hasTag('busy')).toBe(false),
    shown: ({ snapshot }) => expect(snapshot.hasTag('busy')).toBe(false),
    'shown.due': ({ running }) => expect(running).toEqual(['untilVisible']),
    'shown.resting': ({ snapshot }) => expect(snapshot.context.rows).not.toEqual([]),
    'shown.refreshing': ({ running }) => expect(running).toContain('loadChanges'),
    'shown.growing': ({ running }) => expect(running).toContain('loadMore'),
  },
  invariant: ({ snapshot, running }) => {
    expect(running.length).toBeLessThan(2)
    const { rows } = snapshot.context
    expect(new Set(rows.map(({ id }: { id: string }) => id)).size).toBe(rows.length)
  },
  promises: {
    'what is shown moves only when it is asked for': ({ before, now, step }) => {
      const ids = ({ snapshot }: typeof now) => snapshot.context.rows.map(({ id }: { id: string }) => id)
      if (step.kind === 'settle' && step.actor === 'loadChanges') expect(ids(now)).toEqual(ids(before))
    },
  },
  journeys: [
    {
      name: 'is offline, and back: it says so no more',
      steps: [
        settles('loadList', page),
        { kind: 'wait', delay: 'refreshInterval' },
        settles('untilVisible', { output: null }),
        settles('loadChanges', { error: 'network' }),
        { kind: 'wait', delay: 'refreshInterval' },
        settles('untilVisible', { output: null }),
        settles('loadChanges', changes),
      ],
      ends: ({ snapshot }) => expect(snapshot.context.stale).toBe(false),
    },
    {
      name: 'shows what came although it has been offline since: the page is new',
      steps: [
        settles('loadList', page),
        { kind: 'wait', delay: 'refreshInterval' },
        settles('untilVisible', { output: null }),
        settles('loadChanges', changes),
        { kind: 'wait', delay: 'refreshInterval' },
        settles('untilVisible', { output: null }),
        settles('loadChanges', { error: 'network' }),
        does({ type: 'list.showArrived' }),
        settles('loadList', page),
      ],
      ends: ({ snapshot }) => {
        expect(snapshot.context.arrived).toEqual([])
        expect(snapshot.context.stale).toBe(false)
      },
    },
    {
      name: 'a lead comes while it looks at what is held: nothing that it shows has come',
      steps: [
        settles('loadList', page),
        does({ type: 'list.filtered', filter: filter({ view: 'held' }) }),
        settles('loadList', page),
        { kind: 'wait', delay: 'refreshInterval' },
        settles('untilVisible', { output: null }),
        settles('loadChanges', changes),
      ],
      ends: ({ snapshot }) => expect(snapshot.context.arrived).toEqual([]),
    },
    {
      name: 'a lead that came is claimed by another before it is shown: it is announced no more',
      steps: [
        settles('loadList', page),
        { kind: 'wait', delay: 'refreshInterval' },
        settles('untilVisible', { output: null }),
        settles('loadChanges', changes),
        { kind: 'wait', delay: 'refreshInterval' },
        settles('untilVisible', { output: null }),
        settles('loadChanges', {
          output: { at: LATER, leads: [{ ...arrived, state: 'claimed' }], counts },
        }),
      ],
      ends: ({ snapshot }) => expect(snapshot.context.arrived).toEqual([]),
    },
  ],
})
