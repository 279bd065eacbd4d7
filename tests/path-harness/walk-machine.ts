/** Level 1: walks a trace on the machine itself, and checks the fixture's expectations after each step. */
import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { createPlayer, type Player } from '../../machines/kit/player.ts'
import {
  activeStates,
  allStateNodes,
  guardOutcomes,
  transitionName,
  waitMs,
} from '../../machines/kit/structure.ts'
import { eventTypeOf, type Step, type Trace } from '../../machines/kit/trace.ts'
import type { Fixture } from './fixture.ts'
import { inputOf } from './model.ts'
import { saying, stepName } from './saying.ts'

/** What was walked: states entered, transitions taken, guards' outcomes, pairs of transitions. */
export type Walked = Record<'states' | 'transitions' | 'guardOutcomes' | 'pairs', Set<string>>

export const nothingWalked = (): Walked => ({
  states: new Set(),
  transitions: new Set(),
  guardOutcomes: new Set(),
  pairs: new Set(),
})

/** Returns a function that adds what one event after another takes a machine through; the first comes from no state. */
export function recorder(walked: Walked) {
  let before: readonly string[] = []
  return (from: AnyMachineSnapshot | null, type: string, taken: readonly AnyTransitionDefinition[]) => {
    const outcomes = from ? guardOutcomes(from, type, new Set(taken)) : []
    for (const outcome of outcomes) walked.guardOutcomes.add(outcome)
    const names = taken.map(transitionName)
    for (const name of names) {
      walked.transitions.add(name)
      for (const earlier of before) walked.pairs.add(`${earlier} → ${name}`)
    }
    if (names.length > 0) before = names
  }
}

/** Walks a trace, adding to `walked`. Throws when the fixture's expectations fail, or a delay is over too early. */
export async function walkTrace(
  fixture: Fixture,
  { steps }: Pick<Trace, 'steps'>,
  walked: Walked,
): Promise<void> {
  const player = createPlayer(fixture.machine, inputOf(fixture))
  const record = recorder(walked)
  expectations(fixture, player, walked)
  for (const [index, step] of steps.entries())
    await saying(stepName(index, steps), async () => {
      const snapshot = player.snapshot()
      const taken = await playStep(player, step)
      record(snapshot, eventTypeIn(step, player.machine, snapshot), taken)
      expectations(fixture, player, walked)
    })
  player.stop()
}

/** Plays a step and returns the transitions it took. A delay must not be over a millisecond early. */
async function playStep(player: Player, step: Step): Promise<readonly AnyTransitionDefinition[]> {
  const takenBefore = player.taken().length
  if (step.kind === 'wait') {
    const milliseconds = waitMs(player.machine, step)
    await player.play({ kind: 'elapse', milliseconds: milliseconds - 1 })
    if (player.taken().length > takenBefore)
      throw new Error(`The delay ${step.delay} is over before ${milliseconds} ms`)
    await player.play({ kind: 'elapse', milliseconds: 1 })
  } else await player.play(step)
  return player.taken().slice(takenBefore)
}

function expectations(fixture: Fixture, player: Player, walked: Walked): void {
  const run = { snapshot: player.snapshot(), calls: player.calls(), running: player.running() }
  fixture.invariant?.(run)
  for (const state of activeStates(run.snapshot.value)) walked.states.add(state)
}

/** The type of the event that a step is to the machine. */
export function eventTypeIn(step: Step, machine: AnyStateMachine, snapshot: AnyMachineSnapshot): string {
  if (step.kind !== 'wait') return eventTypeOf(step)
  const delays = allStateNodes(machine)
    .filter((node) => snapshot._nodes.some((active: { id: string }) => active.id === node.id))
    .flatMap((node) => node.after)
  return delays.find(({ delay }) => String(delay) === step.delay)?.eventType ?? ''
}
