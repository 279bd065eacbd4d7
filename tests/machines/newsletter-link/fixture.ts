import { expect } from 'vitest'
import { newsletterLink } from '../../../machines/newsletter-link.ts'
import { answerOf, defineFixture, does, reaches, settles } from '../../path-harness/fixture.ts'

const TOKEN = `c${'0123456789abcdef'.repeat(2)}`
const confirms = { type: 'link.pressed' as const, token: TOKEN }
const corrected = { ...confirms, token: `d${TOKEN.slice(1)}` }
const done = { outcome: 'done' as const, state: 'confirmed' as const }

export const fixture = defineFixture({
  machine: newsletterLink,
  input: { step: 'confirm' },
  events: {
    'link.named': [
      { says: 'goes to the form that ends it', event: { type: 'link.named', step: 'unsubscribe' } },
      { says: 'goes to the beginning of the page', event: { type: 'link.named', step: 'start' } },
    ],
    'link.pressed': [{ says: 'presses the button', event: confirms }],
  },
  outcomes: {
    followLink: [
      { says: 'the address is put on the list', outcome: { output: done } },
      {
        says: 'the address is taken off the list',
        outcome: { output: { outcome: 'done', state: 'unsubscribed' } },
      },
      { says: 'the address was on the list before', outcome: { output: { ...done, outcome: 'used' } } },
      {
        says: 'the address has left the list before',
        outcome: { output: { outcome: 'used', state: 'unsubscribed' } },
      },
      { says: 'the link is too old', outcome: { output: { outcome: 'expired' } } },
      { says: 'the network fails', outcome: { error: 'network' } },
    ],
  },
  delays: { submitTimeout: 'nothing comes back for 20 seconds' },
  invariant: ({ snapshot, running }) => expect(running.length).toBe(snapshot.matches('sending') ? 1 : 0),
  promises: {
    'said to be done: only after the service has answered so': (turn) => {
      for (const state of ['confirmed', 'unsubscribed'] as const)
        if (reaches(turn, state))
          expect(answerOf(turn.step, 'followLink')).toEqual({ outcome: 'done', state })
    },
  },
  journeys: [
    {
      name: 'corrects the code after a failure: that is sent',
      steps: [does(confirms), settles('followLink', { error: 'network' }), does(corrected)],
    },
  ],
})
