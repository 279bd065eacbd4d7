import { expect } from 'vitest'
import type { Team } from '../../../machines/desk.ts'
import { deskTeam, type TeamChange } from '../../../machines/desk-team.ts'
import { answerOf, defineFixture, does, settles } from '../../path-harness/fixture.ts'
import { AT, BEN, looksAgain, ME } from '../shared/desk.ts'

const person = { email: 'cleo@example.com', since: AT }
const team = (changes: Partial<Team> = {}): Team => ({
  members: [
    { ...person, id: ME.id, name: ME.name, role: 'manager', onDuty: true },
    { ...person, id: BEN, name: 'Ben', role: 'agent', onDuty: false },
  ],
  invitations: [{ id: 'invitation-1', email: 'dee@example.com', name: 'Dee', role: 'agent', until: AT }],
  figures: [
    { by: 'all', name: null, leads: 2, claim: [4, 6], contact: [9, 12], meetings: 1, clients: 0 },
    { by: 'week', name: '2026-11-16', leads: 2, claim: [4, 6], contact: [9, 12], meetings: 1, clients: 0 },
  ],
  ...changes,
})
const changed = team({
  members: team().members.map((one) => ({ ...one, onDuty: false })),
})
const asks = (change: TeamChange) => ({ type: 'team.asked' as const, change })
const found = { says: 'the team is there', outcome: { output: team() } }
const invites = asks({ kind: 'invite', email: 'eve@example.com', name: 'Eve', role: 'agent' })
const setsOnDuty = asks({ kind: 'duty', member: BEN, onDuty: true })
const offline = { says: 'the network fails', outcome: { error: 'network' } }

export const fixture = defineFixture({
  machine: deskTeam,
  events: {
    'team.asked': [
      { says: 'invites somebody', event: invites },
      { says: 'withdraws an invitation', event: asks({ kind: 'withdraw', invitation: 'invitation-1' }) },
      { says: 'sets somebody on duty', event: setsOnDuty },
      { says: 'removes somebody', event: asks({ kind: 'remove', member: BEN }) },
    ],
    'team.retry': [{ says: 'tries again', event: { type: 'team.retry' } }],
  },
  outcomes: {
    loadTeam: [found, offline],
    loadTeamAgain: [
      { says: 'the team is as it is now', outcome: { output: team({ invitations: [], figures: [] }) } },
      offline,
    ],
    refreshTeam: [{ says: 'somebody else has taken Cleo off duty', outcome: { output: changed } }, offline],
    untilVisible: [{ says: 'the tab is shown', outcome: { output: null } }],
    changeTeam: [
      { says: 'it is done', outcome: { output: true } },
      { says: 'it may not be', outcome: { output: false } },
      offline,
    ],
  },
  delays: {
    submitTimeout: 'nothing comes back for 20 seconds',
    refreshInterval: '5 seconds pass',
  },
  invariant: ({ running }) => expect(running.length).toBeLessThan(2),
  promises: {
    'team: as the server told it last': ({ before, now, step }) => {
      const told = ['loadTeam', 'loadTeamAgain', 'refreshTeam'].map((asked) => answerOf(step, asked))
      if (now.snapshot.context.team !== before.snapshot.context.team)
        expect(told).toContainEqual(now.snapshot.context.team)
    },
    'invited: only what the server has done': ({ before, now, step }) => {
      if (now.snapshot.context.invited !== before.snapshot.context.invited)
        expect(answerOf(step, 'changeTeam')).toBe(true)
    },
  },
  explores: ({ context }) => context.invited < 2,
  journeys: [
    {
      name: 'removes somebody who had no open requests: it is done, and nothing is wrong',
      steps: [
        settles('loadTeam', found.outcome),
        does(asks({ kind: 'remove', member: BEN })),
        settles('changeTeam', { output: true }),
        settles('loadTeamAgain', { output: changed }),
      ],
    },
    {
      name: 'is offline, and back: it says so no more',
      steps: [
        settles('loadTeam', found.outcome),
        ...looksAgain,
        settles('refreshTeam', { error: 'network' }),
        ...looksAgain,
        settles('refreshTeam', { output: changed }),
      ],
    },
  ],
})
