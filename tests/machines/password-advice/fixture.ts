import { expect } from 'vitest'
import { passwordAdvice } from '../../../machines/password-advice.ts'
import { almostWaits, defineFixture, does, isEvent, waits } from '../../path-harness/fixture.ts'

const types = { type: 'password.typed' as const, advice: 'tooShort' as const }
const typesMore = { type: 'password.typed' as const, advice: 'long' as const }
const empties = { type: 'password.typed' as const, advice: null }

export const fixture = defineFixture({
  machine: passwordAdvice,
  events: {
    'password.typed': [
      { says: 'types a short password', event: types },
      { says: 'types a long password', event: typesMore },
      { says: 'empties the field', event: empties },
    ],
  },
  outcomes: {},
  delays: { adviceDelay: 'nothing is typed for 700 milliseconds' },
  promises: {
    'while typing: what is said changes only to silence': ({ before, now, step }) => {
      if (isEvent(step, 'password.typed'))
        expect([before.snapshot.context.told, null]).toContain(now.snapshot.context.told)
    },
  },
  journeys: [
    {
      name: 'goes on typing before the pause is over: it begins anew',
      steps: [does(types), almostWaits('adviceDelay'), does(typesMore), almostWaits('adviceDelay')],
    },
    {
      name: 'types more after the advice: it stays until the next pause',
      steps: [does(types), waits('adviceDelay'), does(typesMore)],
    },
  ],
})
