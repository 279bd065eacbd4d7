import { expect } from 'vitest'
import { deskHeld, type HeldEvent } from '../../../machines/desk-held.ts'
import { answerOf, defineFixture, isEvent } from '../../path-harness/fixture.ts'

const chosen = (lead: string) => ({ lead, version: 0, move: `move of ${lead}` })
const toggles = { type: 'held.toggled' as const, chosen: chosen('lead-1') }
const all = { type: 'held.all' as const, leads: [chosen('lead-1'), chosen('lead-2')] }
const asks = (event: HeldEvent) => ({ type: 'held.asked' as const, event })

export const fixture = defineFixture({
  machine: deskHeld,
  events: {
    'held.toggled': [{ says: 'chooses one, or not', event: toggles }],
    'held.all': [{ says: 'chooses all', event: all }],
    'held.asked': [
      { says: 'releases them', event: asks('case.released') },
      { says: 'calls them junk', event: asks('case.junked') },
    ],
  },
  outcomes: {
    settleHeld: [
      { says: 'one was moved', outcome: { output: 1 } },
      { says: 'the network fails', outcome: { error: 'network' } },
    ],
  },
  delays: { submitTimeout: 'nothing comes back for 20 seconds' },
  invariant: ({ running }) => expect(running.length).toBeLessThan(2),
  promises: {
    'chosen: as they were, until somebody chooses or the server has moved them': ({ before, now, step }) => {
      const isAnswered = answerOf(step, 'settleHeld') !== undefined
      if (!isEvent(step, 'held.toggled', 'held.all') && !isAnswered)
        expect(now.snapshot.context.chosen).toEqual(before.snapshot.context.chosen)
    },
    'result: only after the server said so': ({ before, now, step }) => {
      if (now.snapshot.context.result && !before.snapshot.context.result)
        expect(answerOf(step, 'settleHeld')).toBeDefined()
    },
  },
})
