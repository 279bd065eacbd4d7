/** A machine's run as a film: one frame after its start and one after each step. */
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { type TransitionLike, transitionKey } from '../model/transition-key.ts'
import { createPlayer, type Player, type Timer } from '../player.ts'
import type { Step } from '../trace.ts'

export type Frame = {
  /** What led here; null at the start. */
  step: Step | null
  snapshot: AnyMachineSnapshot
  running: readonly string[]
  timers: readonly Timer[]
  /** Plain actions that ran in this step. */
  calls: readonly string[]
  /** Keys of the transitions taken in this step. */
  walked: readonly string[]
  /** The simulated clock, in milliseconds since the start. */
  time: number
}

export type Film = {
  frames: readonly Frame[]
  /** Why the film ends early: a step was impossible, or the machine cannot start. */
  problem: string | null
}

/** Plays the steps from the very start. */
export async function film(machine: AnyStateMachine, input: unknown, steps: readonly Step[]): Promise<Film> {
  const frames: Frame[] = []
  let player: Player | undefined
  try {
    player = createPlayer(machine, input)
    frames.push(frameOf(player, null, frames))
    for (const step of steps) {
      await player.play(step)
      frames.push(frameOf(player, step, frames))
    }
    return { frames, problem: errorOf(frames.at(-1)) }
  } catch (error) {
    return { frames, problem: message(error) }
  } finally {
    player?.stop()
  }
}

function frameOf(player: Player, step: Step | null, before: readonly Frame[]): Frame {
  const walkedBefore = before.reduce((sum, frame) => sum + frame.walked.length, 0)
  const calledBefore = before.reduce((sum, frame) => sum + frame.calls.length, 0)
  return {
    step,
    snapshot: player.snapshot(),
    running: [...player.running()],
    timers: player.timers(),
    calls: player.calls().slice(calledBefore),
    walked: walkedKeys(player).slice(walkedBefore),
    time: (before.at(-1)?.time ?? 0) + (step?.kind === 'wait' ? step.milliseconds : 0),
  }
}

/** Entering the first state is a transition to the actor, but not one of the chart's. */
function walkedKeys(player: Player): string[] {
  return player.walked().filter(isTransition).map(transitionKey)
}

function isTransition(definition: unknown): definition is TransitionLike {
  return (
    typeof definition === 'object' &&
    definition !== null &&
    'eventType' in definition &&
    definition.eventType !== null &&
    definition.eventType !== 'xstate.init' &&
    'source' in definition &&
    Boolean(definition.source)
  )
}

function errorOf(frame: Frame | undefined): string | null {
  return frame?.snapshot.status === 'error' ? message(frame.snapshot.error) : null
}

const message = (error: unknown) => (error instanceof Error ? error.message : String(error))
