/** Level 1: walks a trace on the machine itself, and checks what its fixture promises after each step. */
import { isDeepStrictEqual } from 'node:util'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { createPlayer, type Player } from '../../src/inspector/player.ts'
import type { Step, Trace } from '../../src/inspector/trace.ts'
import type { Fixture } from './fixture.ts'
import { inputOf, settledEvent } from './model.ts'
import { activeStates, allStateNodes, allTransitions, guardOutcomes } from './structure.ts'
import { endState } from './traces.ts'

/** What was walked: states entered, transitions taken, guards' outcomes, pairs of transitions. */
export type Walked = Record<'states' | 'transitions' | 'guardOutcomes' | 'pairs', Set<string>>

export const nothingWalked = (): Walked => ({
  states: new Set(),
  transitions: new Set(),
  guardOutcomes: new Set(),
  pairs: new Set(),
})

/**
 * Walks `trace` on `machine` (the fixture's own unless given), adding to `walked`. Throws when the
 * fixture's expectations fail, or when the end is not the trace's.
 */
export async function walkTrace(
  fixture: Fixture,
  trace: Pick<Trace, 'steps' | 'visits' | 'ends'>,
  walked: Walked,
  machine: AnyStateMachine = fixture.machine,
): Promise<void> {
  const player = createPlayer(machine, inputOf(fixture))
  const names = allTransitions(player.machine)
  let before: readonly unknown[] = []
  expectations(fixture, player, walked)
  for (const [index, step] of trace.steps.entries()) {
    const snapshot = player.snapshot()
    const taken = await playStep(player, step)
    for (const name of guardOutcomes(
      player.machine,
      snapshot,
      typeOf(step, player.machine, snapshot),
      new Set(taken),
    ))
      walked.guardOutcomes.add(name)
    for (const transition of taken) {
      walked.transitions.add(names.get(transition) ?? '')
      for (const earlier of before) walked.pairs.add(`${names.get(earlier)} → ${names.get(transition)}`)
    }
    if (taken.length > 0) before = taken
    expectations(fixture, player, walked)
    const { value } = player.snapshot()
    if (!isDeepStrictEqual(value, trace.visits[index]))
      throw new Error(
        `Step ${index + 1} of ${trace.steps.length} (${typeOf(step, player.machine, snapshot)}) leads elsewhere.\n  expected ${JSON.stringify(trace.visits[index])}\n  got      ${JSON.stringify(value)}`,
      )
  }
  const ends = endState(player)
  player.stop()
  if (!isDeepStrictEqual(ends, trace.ends))
    throw new Error(
      `It ends otherwise.\n  expected ${JSON.stringify(trace.ends)}\n  got      ${JSON.stringify(ends)}`,
    )
}

/** Plays a step and returns the transitions it took. A delay must not pass a millisecond early. */
async function playStep(player: Player, step: Step): Promise<readonly unknown[]> {
  const walkedBefore = player.walked().length
  if (step.kind === 'wait') {
    await player.play({ ...step, milliseconds: step.milliseconds - 1 })
    if (player.walked().length > walkedBefore)
      throw new Error(`The delay ${step.delay} is over before ${step.milliseconds} ms`)
    await player.play({ ...step, milliseconds: 1 })
  } else await player.play(step)
  return player.walked().slice(walkedBefore)
}

function expectations(fixture: Fixture, player: Player, walked: Walked): void {
  const run = { snapshot: player.snapshot(), calls: player.calls(), running: player.running() }
  fixture.invariant?.(run)
  for (const state of activeStates(run.snapshot.value)) {
    walked.states.add(state)
    fixture.states[state]?.(run)
  }
}

/** The type of the event that a step is to the machine. */
function typeOf(step: Step, machine: AnyStateMachine, snapshot: AnyMachineSnapshot): string {
  if (step.kind === 'event') return step.event.type
  if (step.kind === 'settle') return settledEvent(step.actor, step.outcome).type
  const delays = allStateNodes(machine)
    .filter((node) => snapshot._nodes.some((active: { id: string }) => active.id === node.id))
    .flatMap((node) => node.after)
  return delays.find(({ delay }) => String(delay) === step.delay)?.eventType ?? ''
}
