/**
 * How a component runs a machine: XState's `useActorRef`. In development `scripts/vite/dev-inspector.ts`
 * replaces it with one that the inspector can watch; a build contains nothing of the inspector.
 */
export { useActorRef as useMachineActor } from '@xstate/react'
