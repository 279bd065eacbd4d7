/** Level 1: walks a trace on the machine itself, and checks the fixture's expectations after each step. */
import { isDeepStrictEqual } from 'node:util'
import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { momentReader } from '../../machines/kit/moments.ts'
import { createPlayer, type Player } from '../../machines/kit/player.ts'
import {
  activeStates,
  allStateNodes,
  guardOutcomes,
  transitionName,
  waitMs,
} from '../../machines/kit/structure.ts'
import { eventTypeOf, type Moment, type Step, type Trace } from '../../machines/kit/trace.ts'
import type { Fixture } from './fixture.ts'
import { inputOf } from './model.ts'

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
 * fixture's expectations fail, or when a step leads to another state, context or effect than the trace says.
 */
export async function walkTrace(
  fixture: Fixture,
  trace: Pick<Trace, 'steps' | 'start' | 'visits'>,
  walked: Walked,
  machine: AnyStateMachine = fixture.machine,
): Promise<void> {
  const player = createPlayer(machine, inputOf(fixture))
  const nextMoment = momentReader(player)
  let before: readonly string[] = []
  expectations(fixture, player, walked)
  compare('The start', trace.start, nextMoment())
  for (const [index, step] of trace.steps.entries()) {
    const snapshot = player.snapshot()
    const taken = await playStep(player, step, fixture.machine)
    const type = eventTypeIn(step, player.machine, snapshot)
    for (const outcome of guardOutcomes(snapshot, type, new Set(taken))) walked.guardOutcomes.add(outcome)
    const names = taken.map(transitionName)
    for (const name of names) {
      walked.transitions.add(name)
      for (const earlier of before) walked.pairs.add(`${earlier} → ${name}`)
    }
    if (names.length > 0) before = names
    expectations(fixture, player, walked)
    compare(`Step ${index + 1} of ${trace.steps.length} (${type})`, trace.visits[index], nextMoment())
  }
  player.stop()
}

function compare(what: string, expected: Moment | undefined, got: Moment): void {
  if (!isDeepStrictEqual(got, expected))
    throw new Error(
      `${what} differs.\n  expected ${JSON.stringify(expected)}\n  got      ${JSON.stringify(got)}`,
    )
}

/**
 * Plays a step and returns the transitions it took. A delay takes as long as `machine` says, which is not
 * always the one that is played, and must not be over a millisecond early.
 */
async function playStep(
  player: Player,
  step: Step,
  machine: AnyStateMachine,
): Promise<readonly AnyTransitionDefinition[]> {
  const takenBefore = player.taken().length
  if (step.kind === 'wait') {
    const milliseconds = waitMs(machine, step)
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
  for (const state of activeStates(run.snapshot.value)) {
    walked.states.add(state)
    fixture.states[state]?.(run)
  }
}

/** The type of the event that a step is to the machine. */
export function eventTypeIn(step: Step, machine: AnyStateMachine, snapshot: AnyMachineSnapshot): string {
  if (step.kind !== 'wait') return eventTypeOf(step)
  const delays = allStateNodes(machine)
    .filter((node) => snapshot._nodes.some((active: { id: string }) => active.id === node.id))
    .flatMap((node) => node.after)
  return delays.find(({ delay }) => String(delay) === step.delay)?.eventType ?? ''
}
