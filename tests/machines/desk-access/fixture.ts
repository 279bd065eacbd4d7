import { expect } from 'vitest'
import { deskAccess } from '../../../machines/desk-access.ts'
import { answerOf, defineFixture, does, reaches, settles } from '../../path-harness/fixture.ts'
import { looksAgain } from '../shared/desk.ts'

const member = {
  output: { standing: 'member', member: { id: 'user-1', name: 'Cleo', role: 'manager', onDuty: true } },
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
    invitation: { name: 'Cleo', role: 'manager', until: '2026-12-07T18:00:00Z', email: 'cleo@example.com' },
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
        ...looksAgain,
        settles('whoAmIAgain', invited),
        ...looksAgain,
        settles('whoAmIAgain', agent),
      ],
    },
  ],
})
