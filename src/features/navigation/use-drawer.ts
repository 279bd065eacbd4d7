import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type EventFrom, fromPromise } from 'xstate'
import { drawer } from '../../../machines/drawer.ts'
import { FULL_NAVIGATION, watchMedia } from '../../browser/media.ts'
import { watchRoute } from '../../browser/route.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { all, watcher } from '../../browser/watcher.ts'

type Effects = {
  /** Loads the drawer. */
  load: () => Promise<unknown>
  /** Leads to its links elsewhere, because it could not be loaded. */
  showLinks: () => void
}

/** The mobile menu. Call `dismiss` for Escape and the backdrop. */
export function useDrawer({ load, showLinks }: Effects) {
  const router = useRouter()
  const machine = useMemo(
    () =>
      drawer.provide({
        actors: {
          watchSurroundings: watcher<EventFrom<typeof drawer>>((report) =>
            all(
              watchRoute(router, () => report({ type: 'route.changed' })),
              watchMedia(FULL_NAVIGATION, (wide) =>
                report({ type: wide ? 'viewport.grew' : 'viewport.shrank' }),
              ),
            ),
          ),
          loadDrawer: fromPromise(async () => {
            await load()
          }),
        },
        actions: { showLinks },
      }),
    [router, load, showLinks],
  )
  const actor = useMachineActor(machine)
  return {
    actor,
    toggle: () => actor.send({ type: 'drawer.toggle' }),
    dismiss: () => actor.send({ type: 'drawer.dismiss' }),
  }
}
