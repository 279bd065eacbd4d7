/**
 * How a component runs a machine: XState's `useActorRef`. In development `scripts/vite/dev-inspector.ts`
 * puts one in its place that lets the inspector watch; a build has this one, and nothing of the inspector.
 */
export { useActorRef as useMachineActor } from '@xstate/react'
