/**
 * Whether an account may work at the desk. It runs while somebody is signed in.
 *
 *   checking    not known yet
 *   member      the desk is open
 *   invited     an invitation waits, and is accepted with a press
 *   accepting   it is being accepted
 *   stranger    an account that is not of the team
 *   failed      nobody answered; it can be tried again
 *
 * Invariant: `member` only after the server said so, and there is a member exactly then.
 */
import { assign, fromPromise, setup } from 'xstate'
import { SUBMIT_TIMEOUT_MS } from '../content/constants.ts'
import type { Invitation, Member } from './desk.ts'
import { notProvided } from './not-provided.ts'
import { type Rules, rules } from './rules.ts'

export type DeskStanding =
  | { standing: 'member'; member: Member }
  | { standing: 'invited'; invitation: Invitation }
  | { standing: 'stranger' }

type Event = { type: 'invitation.accept' } | { type: 'access.retry' }

const answered = [
  {
    guard: { type: 'isMember', params: ({ event }: { event: { output: DeskStanding } }) => event.output },
    target: 'member',
    meta: rules('4.30.1'),
    actions: {
      type: 'setStanding',
      params: ({ event }: { event: { output: DeskStanding } }) => event.output,
    },
  },
  {
    guard: { type: 'isInvited', params: ({ event }: { event: { output: DeskStanding } }) => event.output },
    target: 'invited',
    meta: rules('4.30.2'),
    actions: {
      type: 'setStanding',
      params: ({ event }: { event: { output: DeskStanding } }) => event.output,
    },
  },
  { target: 'stranger', meta: rules('4.30.1') },
] as const

export const deskAccess = setup({
  types: {
    context: {} as { member: Member | null; invitation: Invitation | null },
    events: {} as Event,
    transitionMeta: {} as Rules,
  },
  actors: {
    /** Resolves to what the account is to the team. */
    whoAmI: fromPromise<DeskStanding>(() => notProvided('whoAmI')),
    acceptInvitation: fromPromise<DeskStanding>(() => notProvided('acceptInvitation')),
  },
  delays: { submitTimeout: SUBMIT_TIMEOUT_MS },
  guards: {
    isMember: (_, { standing }: DeskStanding) => standing === 'member',
    isInvited: (_, { standing }: DeskStanding) => standing === 'invited',
  },
  actions: {
    setStanding: assign((_, answer: DeskStanding) => ({
      member: answer.standing === 'member' ? answer.member : null,
      invitation: answer.standing === 'invited' ? answer.invitation : null,
    })),
    forget: assign({ invitation: null }),
    /** Moves the focus to the page's content, because the pressed button goes. */
    focusContent: () => undefined,
  },
}).createMachine({
  id: 'deskAccess',
  initial: 'checking',
  context: { member: null, invitation: null },
  states: {
    checking: {
      tags: 'busy',
      invoke: {
        id: 'whoAmI',
        src: 'whoAmI',
        onDone: answered,
        onError: { target: 'failed', meta: rules('4.30.3') },
      },
      after: { submitTimeout: { target: 'failed', meta: rules('4.30.3', '9.7') } },
    },
    invited: {
      on: { 'invitation.accept': { target: 'accepting', meta: rules('4.30.2'), actions: 'focusContent' } },
    },
    accepting: {
      tags: 'busy',
      invoke: {
        id: 'acceptInvitation',
        src: 'acceptInvitation',
        onDone: answered,
        onError: { target: 'failed', meta: rules('4.30.3') },
      },
      after: { submitTimeout: { target: 'failed', meta: rules('4.30.3', '9.7') } },
    },
    member: {},
    stranger: { entry: 'forget' },
    failed: {
      entry: 'forget',
      on: { 'access.retry': { target: 'checking', meta: rules('4.30.3'), actions: 'focusContent' } },
    },
  },
})
