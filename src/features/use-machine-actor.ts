/** How a component runs a machine. In development the inspector can watch; a build has nothing of it. */
import { useActorRef } from '@xstate/react'
import type { ActorOptions, AnyStateMachine } from 'xstate'
import { inspectSite } from '../inspector/live/bridge.ts'

function useInspectedActor(machine: AnyStateMachine, options?: ActorOptions<AnyStateMachine>) {
  return useActorRef(machine, { ...options, inspect: inspectSite })
}

/** The actor of a machine for as long as the component lives: XState's `useActorRef`, typed as it is. */
export const useMachineActor = (import.meta.env.DEV ? useInspectedActor : useActorRef) as typeof useActorRef
