import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import { type DeskStanding, deskAccess } from '../../../machines/desk-access.ts'
import { callDatabase } from '../../backend/call-database.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { Standing } from './schemas.ts'

/** What the account that is signed in is to the team. `secret` is that of the invitation whose link opened the desk; null without one. */
export function useDeskAccess(secret: string | null) {
  const machine = useMemo(() => {
    const ask = (name: string, signal: AbortSignal) =>
      callDatabase(name, { invitation: secret }, Standing, signal)
    return deskAccess.provide({
      actors: {
        whoAmI: fromPromise<DeskStanding>(({ signal }) => ask('desk_me', signal)),
        acceptInvitation: fromPromise<DeskStanding>(({ signal }) => ask('accept_invitation', signal)),
      },
      actions: { focusContent: () => document.querySelector('main')?.focus({ preventScroll: true }) },
    })
  }, [secret])
  const actor = useMachineActor(machine)
  return {
    actor,
    accept: () => actor.send({ type: 'invitation.accept' }),
    retry: () => actor.send({ type: 'access.retry' }),
  }
}
