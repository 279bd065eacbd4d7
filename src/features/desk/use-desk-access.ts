import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import { type DeskStanding, type Doubted, deskAccess } from '../../../machines/desk-access.ts'
import { callDatabase } from '../../backend/call-database.ts'
import { watchLosses } from '../../backend/losses.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { whenVisible } from '../../browser/visible.ts'
import { watcher } from '../../browser/watcher.ts'
import { Standing } from './schemas.ts'

/**
 * The signed-in account's standing in the team. `secret` is the invitation whose link opened the desk; later ones
 * have no effect.
 */
export function useDeskAccess(secret: string | null) {
  const router = useRouter()
  const machine = useMemo(() => {
    const ask = (name: string) =>
      fromPromise<DeskStanding, { secret: string | null }>(({ input, signal }) =>
        callDatabase(name, { invitation: input.secret }, Standing, signal),
      )
    const whoAmI = ask('desk_me')
    return deskAccess.provide({
      actors: {
        whoAmI,
        whoAmIAgain: whoAmI,
        acceptInvitation: ask('accept_invitation'),
        untilVisible: fromPromise<void>(
          ({ signal }) => new Promise((resolve) => whenVisible(resolve, signal)),
        ),
        watchRights: watcher<Doubted>((report) =>
          watchLosses((loss) => {
            if (loss === 'rights') report({ type: 'access.doubted' })
          }),
        ),
      },
      actions: {
        focusContent: () => document.querySelector('main')?.focus({ preventScroll: true }),
        // The address contains the search; typed input goes with the page.
        forgetVisitors: () => void router.navigate({ to: '/desk', search: {}, replace: true }),
      },
    })
  }, [router])
  const actor = useMachineActor(machine, { input: { secret } })
  return {
    actor,
    accept: () => actor.send({ type: 'invitation.accept' }),
    retry: () => actor.send({ type: 'access.retry' }),
  }
}
