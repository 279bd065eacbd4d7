import { expect } from 'vitest'
import { deskAccess } from '../../../machines/desk-access.ts'
import { answerOf, defineFixture, does, reaches, settles, waits } from '../../path-harness/fixture.ts'

const member = {
  output: { standing: 'member', member: { id: 'user-1', name: 'Cleo', role: 'lead', onDuty: true } },
}
const invited = {
  output: {
    standing: 'invited',
    invitation: { name: 'Cleo', role: 'agent', until: '2026-11-30T18:00:00Z', email: 'cleo@example.com' },
  },
}
const invitedAgain = {
  output: {
    standing: 'invited',
    invitation: { name: 'Cleo', role: 'lead', until: '2026-12-07T18:00:00Z', email: 'cleo@example.com' },
  },
}
const agent = {
  output: { standing: 'member', member: { id: 'user-1', name: 'Cleopatra', role: 'agent', onDuty: false } },
}
const stranger = { output: { standing: 'stranger' } }
const doubts = { type: 'access.doubted' as const }
const retries = { type: 'access.retry' as const }
const answers = [
  { says: 'the account is of the team', outcome: member },
  { says: 'the account is invited', outcome: invited },
  { says: 'the account is not of the team', outcome: stranger },
  { says: 'the network fails', outcome: { error: 'network' } },
]

const removed = { known: { standing: 'removed' } } as const
const asksAgain = [waits('refreshInterval'), settles('untilVisible', { output: null })]
const nobody = ({ snapshot }: { snapshot: { context: object } }) =>
  expect(snapshot.context).toMatchObject({ member: null, invitation: null })

export const fixture = defineFixture({
  machine: deskAccess,
  events: {
    'invitation.accept': [{ says: 'accepts', event: { type: 'invitation.accept' } }],
    'access.retry': [{ says: 'tries again', event: retries }],
    'access.doubted': [{ says: 'the server refuses something', event: doubts }],
  },
  outcomes: {
    whoAmI: answers,
    whoAmIAgain: [
      ...answers,
      { says: 'the member has another name, role and duty', outcome: agent },
      { says: 'another invitation has taken its place', outcome: invitedAgain },
    ],
    watchRights: [],
    untilVisible: [{ says: 'the tab is shown', outcome: { output: null } }],
    acceptInvitation: [
      ...answers.filter(({ outcome }) => outcome !== invited),
      { says: 'another invitation has taken its place', outcome: invitedAgain },
    ],
  },
  delays: {
    submitTimeout: 'nothing comes back for 20 seconds',
    refreshInterval: '4 seconds pass',
  },
  states: {
    checking: ({ snapshot }) => expect(snapshot.hasTag('busy')).toBe(true),
    accepting: ({ snapshot }) => expect(snapshot.hasTag('busy')).toBe(true),
    known: ({ running }) => expect(running).toContain('watchRights'),
    'known.standing': ({ snapshot }) => expect(snapshot.hasTag('busy')).toBe(false),
    'known.standing.member': ({ snapshot }) => expect(snapshot.context.member?.name).toMatch(/^Cleo/),
    'known.standing.invited': ({ snapshot }) => expect(snapshot.context.invitation?.name).toBe('Cleo'),
    'known.standing.stranger': nobody,
    'known.standing.removed': nobody,
    'known.inquiry': ({ snapshot }) => expect(snapshot.hasTag('busy')).toBe(false),
    'known.inquiry.resting': ({ running }) => expect(running).toEqual(['watchRights']),
    'known.inquiry.due': ({ running }) => expect(running).toContain('untilVisible'),
    'known.inquiry.asking': ({ running }) => expect(running).toContain('whoAmIAgain'),
    failed: nobody,
  },
  invariant: ({ snapshot, running }) => {
    expect(snapshot.context.member !== null).toBe(snapshot.matches({ known: { standing: 'member' } }))
    expect(running.filter((actor) => actor !== 'watchRights').length).toBeLessThan(2)
  },
  promises: {
    'member: only after the server said so': (turn) => {
      if (reaches(turn, { known: { standing: 'member' } })) {
        const answer = ['whoAmI', 'whoAmIAgain', 'acceptInvitation'].map((asked) =>
          answerOf(turn.step, asked),
        )
        expect(answer).toContainEqual(expect.objectContaining({ standing: 'member' }))
      }
    },
    'removed: only who was a member, and nothing of any visitor stays': (turn) => {
      if (!reaches(turn, removed)) return
      expect(turn.before.snapshot.matches({ known: { standing: 'member' } })).toBe(true)
      expect(turn.now.calls.slice(turn.before.calls.length)).toContain('forgetVisitors')
    },
  },
  journeys: [
    {
      name: 'is removed, invited again, accepts in another tab, and is at the desk without reloading',
      steps: [
        settles('whoAmI', member),
        does(doubts),
        settles('whoAmIAgain', stranger),
        ...asksAgain,
        settles('whoAmIAgain', invited),
        ...asksAgain,
        settles('whoAmIAgain', agent),
      ],
      ends: ({ snapshot }) => expect(snapshot.context.member?.name).toBe('Cleopatra'),
    },
    {
      name: 'a member stays one while nobody answers, however often',
      steps: [
        settles('whoAmI', member),
        ...asksAgain,
        settles('whoAmIAgain', { error: 'network' }),
        ...asksAgain,
        waits('submitTimeout'),
      ],
      ends: ({ snapshot }) => expect(snapshot.context.member?.name).toBe('Cleo'),
    },
    {
      name: 'what was asked before a refusal is asked again',
      steps: [settles('whoAmI', member), ...asksAgain, does(doubts), settles('whoAmIAgain', stranger)],
      ends: ({ snapshot }) => expect(snapshot.matches(removed)).toBe(true),
    },
    {
      name: 'tries again twice at once: it is asked once',
      steps: [
        { kind: 'settle', actor: 'whoAmI', outcome: { error: 'network' } },
        does({ type: 'access.retry' }),
        does({ type: 'access.retry' }),
      ],
      ends: ({ running }) => expect(running).toEqual(['whoAmI']),
    },
  ],
})
