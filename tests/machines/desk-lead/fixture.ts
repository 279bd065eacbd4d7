import { expect } from 'vitest'
import { deskLead } from '../../../machines/desk-lead.ts'
import { defineFixture, does, settles } from '../../path-harness/fixture.ts'
import { AT, BEN, known, looksAgain, ME, row } from '../shared/desk.ts'

const OTHER = '44444444-4444-4444-8444-444444444444'
/** Longer than what is said of a move: `announce` is checked where it says most, and a note is what shows it. */
const NOTE = 'Called, no answer; will try again on Thursday at six'
const noted = (note: string, by: string) => ({
  id: 1,
  at: AT,
  event: 'noted',
  to: 'claimed',
  note,
  by,
  owner: null,
})
const COLLEAGUES = noted('Wrote to her', 'Ben')
const NOTED = noted(NOTE, ME.name)
const asks = (event: 'case.handed' | 'noted', id: string) => ({
  type: 'move.asked' as const,
  request: {
    event,
    id,
    note: event === 'noted' ? NOTE : '',
    to: event === 'noted' ? '' : BEN,
  },
})
const found = { output: { found: true, lead: known({}, [], [row({ id: OTHER })]) } }
const moved = { output: { found: true, lead: known({ version: 1 }) } }
const stale = (event: string, by: string | null) => ({
  output: {
    outcome: 'stale',
    case: { state: 'claimed', version: 1, owner: BEN, ownerName: 'Ben' },
    last: { event, by, owner: 'Ben', mine: by === ME.name },
  },
})
const faster = stale('case.handed', 'Ada')
const handed = {
  output: { found: true, lead: known({ version: 1, owner: OTHER, ownerName: 'Ada' }, [COLLEAGUES]) },
}
const missing = { says: 'there is no such lead', outcome: { output: { found: false } } }
const offline = { says: 'the network fails', outcome: { error: 'network' } }

const gone = { output: { found: false } }

export const fixture = defineFixture({
  machine: deskLead,
  events: {
    'move.asked': [
      { says: 'hands it over', event: asks('case.handed', 'move-1') },
      { says: 'adds a note', event: asks('noted', 'note-1') },
    ],
    'lead.retry': [{ says: 'tries again', event: { type: 'lead.retry' } }],
  },
  outcomes: {
    loadLead: [{ says: 'the lead is there', outcome: found }, missing, offline],
    loadAgain: [{ says: 'the lead is as it is now', outcome: moved }, missing, offline],
    untilVisible: [{ says: 'looks at the tab', outcome: { output: null } }],
    lookUp: [
      { says: 'it is as it was', outcome: found },
      { says: 'Ada has it by now', outcome: handed },
      missing,
      offline,
    ],
    moveLead: [
      { says: 'it is moved', outcome: { output: { outcome: 'moved' } } },
      { says: 'somebody was faster', outcome: faster },
      { says: 'the reader did it elsewhere', outcome: stale('case.handed', ME.name) },
      { says: 'time was faster', outcome: stale('case.assigned', null) },
      { says: 'it may not be', outcome: { output: { outcome: 'refused' } } },
      { says: 'it is another’s by now', outcome: { output: { outcome: 'missing' } } },
      offline,
    ],
  },
  delays: { submitTimeout: 'nothing comes back for 20 seconds', refreshInterval: '4 seconds pass' },
  invariant: ({ snapshot, running }) => {
    expect(running.length).toBeLessThan(2)
    // Of what is gone only who was faster is still said.
    if (snapshot.matches('shown') && !snapshot.context.lead)
      expect([null, 'stale']).toContain(snapshot.context.problem)
  },
  explores: ({ context }) => context.version < 2 && context.foreign < 2,
  promises: {
    'the life of the lead moves only once the server has moved it': ({ before, now, step }) => {
      if (now.calls.slice(before.calls.length).includes('announce'))
        expect(step).toMatchObject({ actor: 'moveLead', outcome: { output: { outcome: 'moved' } } })
    },
  },
  journeys: [
    {
      name: 'is offline, and back: it says so no more, whether the lead is still there or not',
      steps: [
        settles('loadLead', found),
        ...looksAgain,
        settles('lookUp', { error: 'network' }),
        ...looksAgain,
        settles('lookUp', found),
        ...looksAgain,
        settles('lookUp', { error: 'network' }),
        ...looksAgain,
        settles('lookUp', gone),
      ],
    },
    {
      name: 'a move is refused, and then the lead is gone: only that is said',
      steps: [
        settles('loadLead', found),
        does(asks('case.handed', 'move-1')),
        settles('moveLead', { output: { outcome: 'refused' } }),
        ...looksAgain,
        settles('lookUp', gone),
      ],
    },
    {
      name: 'somebody was faster and has it; once it is given back, nothing is left to say',
      steps: [
        settles('loadLead', found),
        does(asks('case.handed', 'move-1')),
        settles('moveLead', faster),
        settles('loadAgain', gone),
        ...looksAgain,
        settles('lookUp', handed),
      ],
    },
    {
      name: 'a colleague takes it over, and gives it back',
      steps: [
        settles('loadLead', found),
        ...looksAgain,
        settles('lookUp', gone),
        ...looksAgain,
        settles('lookUp', handed),
      ],
    },
    {
      name: 'a press without an answer has counted: the alert goes with what it said',
      steps: [
        settles('loadLead', found),
        does(asks('case.handed', 'move-1')),
        settles('moveLead', { error: 'network' }),
        ...looksAgain,
        settles('lookUp', handed),
      ],
    },
    {
      name: 'a note that is not stored stays in its field when a colleague’s is found after a move',
      steps: [
        settles('loadLead', found),
        does(asks('noted', 'note-1')),
        settles('moveLead', { error: 'network' }),
        does(asks('case.handed', 'move-1')),
        settles('moveLead', { output: { outcome: 'moved' } }),
        settles('loadAgain', { output: { found: true, lead: known({ version: 1 }, [COLLEAGUES]) } }),
      ],
    },
    {
      name: 'a move that is not answered is asked for again: it has the id it had',
      steps: [
        settles('loadLead', found),
        does(asks('case.handed', 'move-1')),
        settles('moveLead', { error: 'network' }),
        does(asks('case.handed', 'move-2')),
      ],
    },
    {
      // Of all traces it walks the most transitions, so `npm test` walks it as well.
      name: 'somebody was faster; a note then stays in its field until it is stored',
      steps: [
        settles('loadLead', found),
        does(asks('case.handed', 'move-1')),
        settles('moveLead', faster),
        settles('loadAgain', moved),
        does(asks('noted', 'note-1')),
        settles('moveLead', { error: 'network' }),
        does(asks('noted', 'note-2')),
        settles('moveLead', { output: { outcome: 'moved' } }),
        settles('loadAgain', { output: { found: true, lead: known({ version: 1 }, [NOTED]) } }),
      ],
    },
  ],
})
