/**
 * Whether an account may work at the desk. It runs while somebody is signed in.
 *
 *   checking    not known yet
 *   failed      no answer; can be retried
 *   accepting   an invitation is being accepted
 *   known       known, and refreshed
 *     standing.member     the desk is open
 *     standing.invited    an open invitation, accepted with a press
 *     standing.stranger   an account that is not on the team
 *     standing.removed    lost membership while this page was open
 *     inquiry.resting     waits for the next refresh
 *     inquiry.due         due, but the tab is hidden: waits until it is visible
 *     inquiry.asking      refreshing; without an answer, everything stays
 *
 * Invariant: `member` only after the server confirmed it.
 */
import { assign, fromPromise, setup, stateIn } from 'xstate'
import { DESK_REFRESH_MS, SUBMIT_TIMEOUT_MS } from '../content/constants.ts'
import type { Invitation, Member } from './desk.ts'
import { notProvided, watcherNotProvided } from './not-provided.ts'
import { type Rules, rules } from './rules.ts'

export type DeskStanding =
  | { standing: 'member'; member: Member }
  | { standing: 'invited'; invitation: Invitation }
  | { standing: 'stranger' }

/** A call was refused for lack of a right that the account had. */
export type Doubted = { type: 'access.doubted' }
type Event = { type: 'invitation.accept' } | { type: 'access.retry' } | Doubted

/** The secret of an invitation, if its link opened the desk. */
type Asked = { secret: string | null }
const asked = ({ context: { secret } }: { context: Asked }): Asked => ({ secret })

type Answer = { event: { output: DeskStanding } }

const MEMBER = '#deskAccess.known.standing.member'
const REMOVED = '#deskAccess.known.standing.removed'

const found = [
  {
    guard: { type: 'isMember', params: ({ event }: Answer) => event.output },
    target: MEMBER,
    meta: rules('4.30.1', '4.30.4'),
    actions: { type: 'setStanding', params: ({ event }: Answer) => event.output },
  },
  {
    guard: { type: 'isInvited', params: ({ event }: Answer) => event.output },
    target: '#deskAccess.known.standing.invited',
    meta: rules('4.30.2'),
    actions: { type: 'setStanding', params: ({ event }: Answer) => event.output },
  },
] as const
/** The account is a stranger until the server says otherwise. */
const isStranger = { target: 'known', meta: rules('4.30.1') } as const

export const deskAccess = setup({
  types: {
    context: {} as {
      member: Member | null
      invitation: Invitation | null
      /** The secret of the invitation whose link opened the desk; null without one. */
      secret: string | null
    },
    events: {} as Event,
    input: {} as Asked,
    transitionMeta: {} as Rules,
  },
  actors: {
    /** Resolves to the account's standing in the team. */
    whoAmI: fromPromise<DeskStanding, Asked>(() => notProvided('whoAmI')),
    whoAmIAgain: fromPromise<DeskStanding, Asked>(() => notProvided('whoAmIAgain')),
    acceptInvitation: fromPromise<DeskStanding, Asked>(() => notProvided('acceptInvitation')),
    /** Resolves once the page is visible. */
    untilVisible: fromPromise<void>(() => notProvided('untilVisible')),
    watchRights: watcherNotProvided<Doubted>('watchRights'),
  },
  delays: { submitTimeout: SUBMIT_TIMEOUT_MS, refreshInterval: DESK_REFRESH_MS },
  guards: {
    isMember: (_, { standing }: DeskStanding) => standing === 'member',
    isInvited: (_, { standing }: DeskStanding) => standing === 'invited',
    wasMember: stateIn(MEMBER),
    isRemoved: stateIn(REMOVED),
  },
  actions: {
    setStanding: assign((_, answer: DeskStanding) => ({
      member: answer.standing === 'member' ? answer.member : null,
      invitation: answer.standing === 'invited' ? answer.invitation : null,
    })),
    forget: assign({ member: null, invitation: null }),
    /** Removes everything about visitors from the tab. */
    forgetVisitors: () => undefined,
    /** Moves the focus to the page's content, because the pressed button cannot keep it. */
    focusContent: () => undefined,
  },
}).createMachine({
  id: 'deskAccess',
  initial: 'checking',
  context: ({ input }) => ({ member: null, invitation: null, ...input }),
  states: {
    checking: {
      tags: 'busy',
      invoke: {
        id: 'whoAmI',
        src: 'whoAmI',
        input: asked,
        onDone: [...found, isStranger],
        onError: { target: 'failed', meta: rules('4.30.3') },
      },
      after: { submitTimeout: { target: 'failed', meta: rules('4.30.3', '9.7') } },
    },
    failed: {
      entry: 'forget',
      on: { 'access.retry': { target: 'checking', meta: rules('4.30.3') } },
    },
    accepting: {
      tags: 'busy',
      invoke: {
        id: 'acceptInvitation',
        src: 'acceptInvitation',
        input: asked,
        onDone: [...found, isStranger],
        onError: { target: 'failed', meta: rules('4.30.3') },
      },
      after: { submitTimeout: { target: 'failed', meta: rules('4.30.3', '9.7') } },
    },
    known: {
      type: 'parallel',
      invoke: { id: 'watchRights', src: 'watchRights' },
      states: {
        standing: {
          initial: 'stranger',
          states: {
            member: {},
            invited: {
              on: {
                'invitation.accept': {
                  target: '#deskAccess.accepting',
                  meta: rules('4.30.2'),
                  actions: 'focusContent',
                },
              },
            },
            stranger: { entry: 'forget' },
            removed: { entry: 'forget' },
          },
        },
        inquiry: {
          initial: 'resting',
          // Even during an inquiry: the pending answer may be older than the refusal.
          on: { 'access.doubted': { target: '.asking', meta: rules('4.30.4') } },
          states: {
            resting: {
              after: { refreshInterval: { target: 'due', meta: rules('4.30.4', '9.8') } },
            },
            due: {
              invoke: {
                id: 'untilVisible',
                src: 'untilVisible',
                onDone: { target: 'asking', meta: rules('4.30.4') },
              },
            },
            asking: {
              invoke: {
                id: 'whoAmIAgain',
                src: 'whoAmIAgain',
                input: asked,
                onDone: [
                  ...found,
                  {
                    guard: 'wasMember',
                    target: REMOVED,
                    meta: rules('4.30.5'),
                    actions: 'forgetVisitors',
                  },
                  { guard: 'isRemoved', target: 'resting', meta: rules('4.30.5') },
                  { target: '#deskAccess.known.standing.stranger', meta: rules('4.30.1') },
                ],
                onError: { target: 'resting', meta: rules('4.30.4') },
              },
              after: { submitTimeout: { target: 'resting', meta: rules('4.30.4', '9.7') } },
            },
          },
        },
      },
    },
  },
})
