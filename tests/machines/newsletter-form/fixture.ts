import { expect } from 'vitest'
import { newsletterForm } from '../../../machines/newsletter-form.ts'
import { answerOf, defineFixture, does, reaches } from '../../path-harness/fixture.ts'

const WRONG = 'Please enter a valid email address'

export const fixture = defineFixture({
  machine: newsletterForm,
  events: {
    'newsletter.submit': [
      {
        says: 'asks for the newsletter',
        event: { type: 'newsletter.submit', email: 'ada@example.com', failedCheck: '' },
      },
      {
        says: 'asks for it with half an address',
        event: { type: 'newsletter.submit', email: 'ada@', failedCheck: WRONG },
      },
      {
        says: 'asks for it without an address',
        event: { type: 'newsletter.submit', email: '', failedCheck: WRONG },
      },
    ],
    'newsletter.edit': [
      { says: 'types another address', event: { type: 'newsletter.edit', failedCheck: '' } },
      { says: 'types another half of an address', event: { type: 'newsletter.edit', failedCheck: WRONG } },
    ],
  },
  outcomes: {
    subscribe: [
      { says: 'the address is taken', outcome: { output: { outcome: 'subscribed', waits: false } } },
      {
        says: 'the address is taken, and its mail waits',
        outcome: { output: { outcome: 'subscribed', waits: true } },
      },
      {
        says: 'the address is refused',
        outcome: { output: { outcome: 'refused', message: WRONG } },
      },
      { says: 'the network fails', outcome: { error: 'network' } },
    ],
  },
  delays: { submitTimeout: 'nothing comes back for 20 seconds' },
  invariant: ({ snapshot, running }) => expect(running.length).toBe(snapshot.matches('submitting') ? 1 : 0),
  impossible: {
    'newsletterForm.rejected on newsletter.submit, alternative 2':
      'typing a valid address leaves the state before it can be sent',
  },
  promises: {
    'subscribed: accepted': (turn) => {
      if (reaches(turn, 'subscribed'))
        expect(answerOf(turn.step, 'subscribe')).toMatchObject({ outcome: 'subscribed' })
    },
    'failed: the address is kept': ({ before, now }) => {
      if (before.snapshot.matches('submitting') && now.snapshot.matches('failed'))
        expect(now.snapshot.context.email).toBe(before.snapshot.context.email)
    },
  },
  journeys: [
    {
      name: 'sends an empty address, then half of one: the focus returns to it each time, nothing is sent',
      steps: ['The address is missing', WRONG].map((failedCheck) =>
        does({ type: 'newsletter.submit', email: 'ada@', failedCheck }),
      ),
    },
  ],
})
