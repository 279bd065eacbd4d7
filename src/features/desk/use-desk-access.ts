import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import { type DeskStanding, type Doubted, deskAccess } from '../../../machines/desk-access.ts'
import { callDatabase } from '../../backend/call-database.ts'
import { watchLosses } from '../../backend/losses.ts'
import { forgetDrafts } from '../../browser/session-drafts.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { whenVisible } from '../../browser/visible.ts'
import { watcher } from '../../browser/watcher.ts'
import { Standing } from './schemas.ts'

const whoAmI = fromPromise<DeskStanding>(({ signal }) => callDatabase('desk_me', {}, Standing, signal))

const machine = deskAccess.provide({
  actors: {
    whoAmI,
    whoAmIAgain: whoAmI,
    acceptInvitation: fromPromise<DeskStanding>(({ signal }) =>
      callDatabase('accept_invitation', {}, Standing, signal),
    ),
    untilVisible: fromPromise<void>(({ signal }) => new Promise((resolve) => whenVisible(resolve, signal))),
    watchRights: watcher<Doubted>((report) =>
      watchLosses((loss) => {
        if (loss === 'rights') report({ type: 'access.doubted' })
      }),
    ),
  },
  actions: { focusContent: () => document.querySelector('main')?.focus({ preventScroll: true }) },
})

/** What the account that is signed in is to the team. */
export function useDeskAccess() {
  const router = useRouter()
  const provided = useMemo(
    () =>
      machine.provide({
        actions: {
          forgetVisitors: () => {
            forgetDrafts()
            // The address names what was searched for.
            void router.navigate({ to: '/desk', search: {}, replace: true })
          },
        },
      }),
    [router],
  )
  const actor = useMachineActor(provided)
  return {
    actor,
    accept: () => actor.send({ type: 'invitation.accept' }),
    retry: () => actor.send({ type: 'access.retry' }),
  }
}
