import { expect } from 'vitest'
import { deskAccess } from '../../../machines/desk-access.ts'
import { answerOf, defineFixture, does, reaches } from '../../path-harness/fixture.ts'

const member = {
  output: { standing: 'member', member: { id: 'user-1', name: 'Cleo', role: 'lead', onDuty: true } },
}
const invited = {
  output: {
    standing: 'invited',
    invitation: { name: 'Cleo', role: 'agent', until: '2026-11-30T18:00:00Z' },
  },
}
const invitedAgain = {
  output: { standing: 'invited', invitation: { name: 'Cleo', role: 'lead', until: '2026-12-07T18:00:00Z' } },
}
const stranger = { output: { standing: 'stranger' } }
const answers = [
  { says: 'the account is of the team', outcome: member },
  { says: 'the account is invited', outcome: invited },
  { says: 'the account is not of the team', outcome: stranger },
  { says: 'the network fails', outcome: { error: 'network' } },
]

export const fixture = defineFixture({
  machine: deskAccess,
  events: {
    'invitation.accept': [{ says: 'accepts', event: { type: 'invitation.accept' } }],
    'access.retry': [{ says: 'tries again', event: { type: 'access.retry' } }],
  },
  outcomes: {
    whoAmI: answers,
    acceptInvitation: [
      ...answers.filter(({ outcome }) => outcome !== invited),
      { says: 'another invitation has taken its place', outcome: invitedAgain },
    ],
  },
  delays: { submitTimeout: 'nothing comes back for 20 seconds' },
  states: {
    checking: ({ snapshot }) => expect(snapshot.hasTag('busy')).toBe(true),
    accepting: ({ snapshot }) => expect(snapshot.hasTag('busy')).toBe(true),
    member: ({ snapshot }) => expect(snapshot.context.member?.name).toBe('Cleo'),
    invited: ({ snapshot }) => expect(snapshot.context.invitation?.name).toBe('Cleo'),
    stranger: ({ snapshot }) => expect(snapshot.context).toEqual({ member: null, invitation: null }),
    failed: ({ snapshot }) => expect(snapshot.context).toEqual({ member: null, invitation: null }),
  },
  invariant: ({ snapshot, running }) => {
    expect(snapshot.context.member !== null).toBe(snapshot.matches('member'))
    expect(running.length).toBe(snapshot.hasTag('busy') ? 1 : 0)
  },
  promises: {
    'member: only after the server said so': (turn) => {
      if (reaches(turn, 'member'))
        expect(answerOf(turn.step, 'whoAmI') ?? answerOf(turn.step, 'acceptInvitation')).toEqual(
          member.output,
        )
    },
  },
  journeys: [
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
