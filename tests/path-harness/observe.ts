/**
 * Notes what running machines do: every event, the transitions it took, and the state it led to. The tests run this hook
 * in place of `src/browser/use-machine-actor.ts`, in jsdom and in their own build of the site; no shipped build has it.
 */
import { useActorRef } from '@xstate/react'
import {
  Actor,
  type ActorOptions,
  type AnyActor,
  type AnyStateMachine,
  type InspectionEvent,
  StateMachine,
  type StateValue,
} from 'xstate'
import { transitionName } from '../../machines/kit/structure.ts'

export type Note = {
  /** The machine's id, and one of its actors. */
  machine: string
  actor: string
  event: { type: string }
  /** The state before; null when it started. */
  from: StateValue | null
  /** The names of the transitions that the event took, in order. */
  takes: string[]
  to: StateValue
  status: string
}

declare global {
  interface Window {
    /** What has happened since a test put an empty list here. Without one, nothing is noted. */
    machineNotes?: Note[]
    /** The machines that run since, so that their contexts can be read. Without a set, none is kept. */
    machineActors?: Set<AnyActor>
    /** An action of a machine that does nothing from now on, to see whether anybody notices. */
    mutedAction?: { machine: string; action: string } | undefined
  }
}

function useNotedActor(machine: AnyStateMachine, options?: ActorOptions<AnyStateMachine>) {
  return useActorRef(muted(machine), {
    ...options,
    inspect: (event) => {
      note(event)
      // The site may watch an actor of its own, as it does to count what visitors do.
      if (typeof options?.inspect === 'function') options.inspect(event)
    },
  })
}

function muted(machine: AnyStateMachine): AnyStateMachine {
  const { mutedAction } = window
  return mutedAction?.machine === machine.id
    ? machine.provide({ actions: { [mutedAction.action]: () => undefined } })
    : machine
}

/** Typed as the hook it stands for. */
export const useMachineActor = useNotedActor as typeof useActorRef

type Progress = { takes: string[]; from: StateValue | null }
const progress = new WeakMap<object, Progress>()

function note(inspected: InspectionEvent): void {
  const { actorRef } = inspected
  if (!window.machineNotes || !(actorRef instanceof Actor) || !(actorRef.logic instanceof StateMachine))
    return
  const { takes, from } = progress.get(actorRef) ?? { takes: [], from: null }
  if (inspected.type === '@xstate.microstep') {
    // Entering the first state is a transition to XState, but none that the machine defines.
    const taken = inspected._transitions.filter(
      ({ eventType }) => eventType !== null && eventType !== 'xstate.init',
    )
    progress.set(actorRef, { takes: [...takes, ...taken.map(transitionName)], from })
  }
  if (inspected.type !== '@xstate.snapshot') return
  window.machineActors?.add(actorRef)
  const { value, status } = actorRef.getSnapshot()
  window.machineNotes.push({
    machine: actorRef.logic.id,
    actor: actorRef.sessionId,
    event: JSON.parse(JSON.stringify(inspected.event)),
    from,
    takes,
    to: value,
    status,
  })
  progress.set(actorRef, { takes: [], from: value })
}
