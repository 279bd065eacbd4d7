import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { EventFrom } from 'xstate'
import { drawer } from '../../../machines/drawer.ts'
import { FULL_NAVIGATION, watchMedia } from '../../browser/media.ts'
import { watchRoute } from '../../browser/route.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { all, watcher } from '../../browser/watcher.ts'

/** The mobile menu. Call `dismiss` for Escape and the backdrop. */
export function useDrawer() {
  const router = useRouter()
  const machine = useMemo(
    () =>
      drawer.provide({
        actors: {
          watchSurroundings: watcher<EventFrom<typeof drawer>>((report) =>
            all(
              watchRoute(router, () => report({ type: 'route.changed' })),
              watchMedia(FULL_NAVIGATION, (wide) => {
                if (wide) report({ type: 'viewport.grew' })
              }),
            ),
          ),
        },
      }),
    [router],
  )
  const actor = useMachineActor(machine)
  return {
    actor,
    toggle: () => actor.send({ type: 'drawer.toggle' }),
    dismiss: () => actor.send({ type: 'drawer.dismiss' }),
  }
}
