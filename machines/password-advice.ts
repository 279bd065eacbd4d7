/**
 * Advice on a new password while it is typed (section 5). It refuses nothing.
 *
 *   empty    nothing is typed, nothing is said
 *   typing   waits for a pause; what was said before stays until then
 *   told     says what it thinks of the password as it is now
 *
 * Invariant: nothing is said about an empty field. The password itself does not get here.
 */
import { assign, setup } from 'xstate'
import { ADVICE_DELAY_MS } from '../content/constants.ts'
import type { PasswordAdvice } from '../content/types.ts'
import { type Rules, rules } from './rules.ts'

type Event = { type: 'password.typed'; advice: PasswordAdvice | null }

export const passwordAdvice = setup({
  types: {
    context: {} as { latest: PasswordAdvice | null; told: PasswordAdvice | null },
    events: {} as Event,
    transitionMeta: {} as Rules,
  },
  delays: { adviceDelay: ADVICE_DELAY_MS },
  guards: { isEmpty: (_, { advice }: Event) => advice === null },
  actions: {
    setLatest: assign((_, { advice }: Event) => ({ latest: advice })),
    tell: assign(({ context }) => ({ told: context.latest })),
    forget: assign({ latest: null, told: null }),
  },
}).createMachine({
  id: 'passwordAdvice',
  initial: 'empty',
  context: { latest: null, told: null },
  on: {
    'password.typed': [
      {
        guard: { type: 'isEmpty', params: ({ event }) => event },
        target: '.empty',
        meta: rules('4.27.1'),
        actions: 'forget',
      },
      {
        target: '.typing',
        reenter: true,
        meta: rules('4.27.1'),
        actions: { type: 'setLatest', params: ({ event }) => event },
      },
    ],
  },
  states: {
    empty: {},
    typing: { after: { adviceDelay: { target: 'told', meta: rules('4.27.1', '9.7'), actions: 'tell' } } },
    told: {},
  },
})
