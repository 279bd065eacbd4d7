import { expect } from 'vitest'
import type { ExportPage } from '../../../machines/desk.ts'
import { deskExport } from '../../../machines/desk-export.ts'
import { answerOf, defineFixture, does, reaches, settles } from '../../path-harness/fixture.ts'
import { storedLead } from '../../support/stored-lead.ts'
import { AT, filter } from '../shared/desk.ts'

const { consents: _consents, id: _id, ...stored } = storedLead()
const NEXT = { waiting: false, receivedAt: AT, id: 'lead-1' }
const page = (id: string, after: ExportPage['after'] = null): ExportPage => ({
  after,
  rows: [
    {
      ...{ id, state: 'claimed', owner: 'Ben', lostBecause: null, stored: { ...stored, takenBy: null } },
      steps: [{ at: AT, event: 'case.claimed', note: '', by: 'Ben', owner: 'Ben' }],
    },
  ],
})
const asks = { type: 'export.asked' as const }
const offline = { error: 'network' } as const

export const fixture = defineFixture({
  machine: deskExport,
  input: { filter: filter() },
  events: { 'export.asked': [{ says: 'asks for the file', event: asks }] },
  outcomes: {
    loadRows: [
      { says: 'there are more', outcome: { output: page('lead-1', NEXT) } },
      { says: 'these are the last', outcome: { output: page('lead-2') } },
      { says: 'the network fails', outcome: offline },
    ],
  },
  delays: { submitTimeout: 'nothing comes back for 20 seconds' },
  promises: {
    'ready: only after the server said that these are the last': (turn) => {
      if (reaches(turn, 'ready')) expect(answerOf(turn.step, 'loadRows')).toMatchObject({ after: null })
    },
  },
  journeys: [
    {
      name: 'asked for again after a failure, it begins anew',
      steps: [
        does(asks),
        settles('loadRows', { output: page('lead-1', NEXT) }),
        settles('loadRows', offline),
        does(asks),
        settles('loadRows', { output: page('lead-2') }),
      ],
    },
    {
      name: 'a request that is listed twice is in the file once, as it was last',
      steps: [
        does(asks),
        settles('loadRows', { output: page('lead-1', NEXT) }),
        settles('loadRows', { output: page('lead-1') }),
      ],
    },
  ],
})
