import * as v from 'valibot'
import { fromPromise } from 'xstate'
import type { Team } from '../../../machines/desk.ts'
import { deskTeam, type TeamChange } from '../../../machines/desk-team.ts'
import { callDatabase, unlessRefused } from '../../backend/call-database.ts'
import { focusUnlessTyping } from '../../browser/focus.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { whenVisible } from '../../browser/visible.ts'
import { TeamAnswer } from './team-schema.ts'

/** Marks the page of the team. */
export const TEAM_ID = 'desk-team'

async function change(asked: TeamChange, signal: AbortSignal): Promise<boolean> {
  switch (asked.kind) {
    case 'invite': {
      const { email, name, role } = asked
      return (
        (await callDatabase('desk_invite', { email, name, role }, v.nullable(v.string()), signal)) !== null
      )
    }
    case 'withdraw':
      return callDatabase('desk_withdraw', { invitation: asked.invitation }, v.boolean(), signal)
    case 'duty':
      return callDatabase(
        'desk_duty_of',
        { member: asked.member, on_duty: asked.onDuty },
        v.boolean(),
        signal,
      )
    case 'remove':
      return (
        (await callDatabase('desk_remove', { member: asked.member }, v.nullable(v.number()), signal)) !== null
      )
  }
}

const loadTeam = fromPromise<Team>(({ signal }) => callDatabase('desk_team', {}, TeamAnswer, signal))

const machine = deskTeam.provide({
  actors: {
    loadTeam,
    loadTeamAgain: loadTeam,
    refreshTeam: loadTeam,
    untilVisible: fromPromise<void>(({ signal }) => new Promise((resolve) => whenVisible(resolve, signal))),
    changeTeam: fromPromise<boolean, { change: TeamChange | null }>(async ({ input, signal }) =>
      input.change ? unlessRefused(change(input.change, signal), false) : false,
    ),
  },
  actions: { focusTeam: () => focusUnlessTyping(document.getElementById(TEAM_ID)) },
})

/** The team, as a member sees it. */
export function useDeskTeam() {
  const actor = useMachineActor(machine)
  return {
    actor,
    ask: (asked: TeamChange) => actor.send({ type: 'team.asked', change: asked }),
    retry: () => actor.send({ type: 'team.retry' }),
  }
}
