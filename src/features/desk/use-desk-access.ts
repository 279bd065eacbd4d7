import { fromPromise } from 'xstate'
import { type DeskStanding, deskAccess } from '../../../machines/desk-access.ts'
import { callDatabase } from '../../backend/call-database.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { Standing } from './schemas.ts'

const machine = deskAccess.provide({
  actors: {
    whoAmI: fromPromise<DeskStanding>(({ signal }) => callDatabase('desk_me', {}, Standing, signal)),
    acceptInvitation: fromPromise<DeskStanding>(({ signal }) =>
      callDatabase('accept_invitation', {}, Standing, signal),
    ),
  },
  actions: { focusContent: () => document.querySelector('main')?.focus({ preventScroll: true }) },
})

/** What the account that is signed in is to the team. */
export function useDeskAccess() {
  const actor = useMachineActor(machine)
  return {
    actor,
    accept: () => actor.send({ type: 'invitation.accept' }),
    retry: () => actor.send({ type: 'access.retry' }),
  }
}
