/** A machine's run as a film: one frame after its start and one after each step. */
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { createPlayer, type Player, type Timer } from '../../../machines/kit/player.ts'
import { transitionName, waitMs } from '../../../machines/kit/structure.ts'
import type { PlayedStep } from '../../../machines/kit/trace.ts'

export type Frame = {
  /** What led here; null at the start. */
  step: PlayedStep | null
  snapshot: AnyMachineSnapshot
  running: readonly string[]
  timers: readonly Timer[]
  /** Plain actions that ran in this step. */
  calls: readonly string[]
  /** Names of the transitions taken in this step. */
  walked: readonly string[]
  /** The simulated clock, in milliseconds since the start. */
  time: number
}

export type Film = {
  frames: readonly Frame[]
  /** Why the film ends early: a step was impossible, or the machine cannot start. */
  problem: string | null
}

/** Plays the steps from the start. */
export async function film(
  machine: AnyStateMachine,
  input: unknown,
  steps: readonly PlayedStep[],
): Promise<Film> {
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

function frameOf(player: Player, step: PlayedStep | null, before: readonly Frame[]): Frame {
  const walkedBefore = before.reduce((sum, frame) => sum + frame.walked.length, 0)
  const calledBefore = before.reduce((sum, frame) => sum + frame.calls.length, 0)
  return {
    step,
    snapshot: player.snapshot(),
    running: [...player.running()],
    timers: player.timers(),
    calls: player.calls().slice(calledBefore),
    walked: player.taken().slice(walkedBefore).map(transitionName),
    time: (before.at(-1)?.time ?? 0) + (step ? timeOf(step, player) : 0),
  }
}

/** How long a step takes, in milliseconds. */
function timeOf(step: PlayedStep, { machine }: Player): number {
  if (step.kind === 'elapse') return step.milliseconds
  return step.kind === 'wait' ? waitMs(machine, step) : 0
}

function errorOf(frame: Frame | undefined): string | null {
  return frame?.snapshot.status === 'error' ? message(frame.snapshot.error) : null
}

const message = (error: unknown) => (error instanceof Error ? error.message : String(error))
