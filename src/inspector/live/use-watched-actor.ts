/** In development this takes the place of `src/browser/use-machine-actor.ts`: every actor can be watched. */
import { useActorRef } from '@xstate/react'
import type { ActorOptions, AnyStateMachine } from 'xstate'
import { inspectSite } from './bridge.ts'

function useWatchedActor(machine: AnyStateMachine, options?: ActorOptions<AnyStateMachine>) {
  return useActorRef(machine, {
    ...options,
    inspect: (event) => {
      inspectSite(event)
      // The site may watch an actor of its own, as it does to count what visitors do.
      if (typeof options?.inspect === 'function') options.inspect(event)
    },
  })
}

/** Typed as the hook it stands for. */
export const useMachineActor = useWatchedActor as typeof useActorRef
