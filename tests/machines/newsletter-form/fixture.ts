import { expect } from 'vitest'
import { newsletterForm } from '../../../machines/newsletter-form.ts'
import { defineFixture } from '../../path-harness/fixture.ts'

export const fixture = defineFixture({
  machine: newsletterForm,
  events: {
    'newsletter.submit': [
      { says: 'asks for the newsletter', event: { type: 'newsletter.submit', email: 'ada@example.com' } },
    ],
    'newsletter.edit': [{ says: 'types another address', event: { type: 'newsletter.edit' } }],
  },
  outcomes: {
    subscribe: [
      { says: 'the address is taken', outcome: { output: { outcome: 'subscribed' } } },
      {
        says: 'the address is refused',
        outcome: { output: { outcome: 'refused', message: 'Please enter a valid email address' } },
      },
      { says: 'the network fails', outcome: { error: 'network' } },
    ],
  },
  delays: { submitTimeout: 'nothing comes back for 20 seconds' },
  states: {
    editing: ({ snapshot }) => expect(snapshot.hasTag('busy')).toBe(false),
    submitting: ({ snapshot }) => {
      expect(snapshot.hasTag('busy')).toBe(true)
      expect(snapshot.context).toEqual({ email: 'ada@example.com', message: '' })
    },
    subscribed: ({ snapshot }) => expect(snapshot.context.message).toBe(''),
    failed: ({ snapshot }) => expect(snapshot.context.email).toBe('ada@example.com'),
  },
  invariant: ({ snapshot, running }) => expect(running.length).toBe(snapshot.matches('submitting') ? 1 : 0),
})
