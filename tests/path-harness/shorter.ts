/** Shorter ways to a step of a trace, for a failure to be shown by as few steps as possible. */
import { isDeepStrictEqual } from 'node:util'
import { createPlayer } from '../../machines/kit/player.ts'
import { transitionName } from '../../machines/kit/structure.ts'
import type { Step, Trace } from '../../machines/kit/trace.ts'
import type { Fixture } from './fixture.ts'
import { playThrough } from './generate.ts'
import { inputOf } from './model.ts'

/** A trace made of some steps of another one. */
export type Shorter = { trace: Trace; kept: readonly number[] }

/** Of longer ways, all that leave out some of the steps are too many. */
const LONGEST = 8

/**
 * Ways to the step at `index` that leave out some of the steps before it, the shortest first: those that the machine
 * can play, and whose last step does the same.
 */
export async function shorterWays(fixture: Fixture, trace: Trace, index: number): Promise<Shorter[]> {
  if (index > LONGEST) return []
  const wanted = await lastStep(fixture, trace.steps.slice(0, index + 1))
  const ways = subsets(index)
    .sort((one, other) => one.length - other.length)
    .map((kept) => [...kept, index])
  const found: Shorter[] = []
  for (const kept of ways.slice(0, -1)) {
    const steps = kept.flatMap((at) => trace.steps[at] ?? [])
    const does = await lastStep(fixture, steps).catch(() => undefined)
    if (does === undefined || !isDeepStrictEqual(does, wanted)) continue
    found.push({ trace: { ...trace, steps, ...(await playThrough(fixture, steps)) }, kept })
  }
  return found
}

/** Every selection of the numbers below `count`, each in order. */
const subsets = (count: number): number[][] =>
  Array.from({ length: 2 ** count }, (_, bits) =>
    Array.from({ length: count }, (_number, at) => at).filter((at) => (bits >> at) & 1),
  )

/** What the last step does. Throws where a step is not possible. */
async function lastStep(fixture: Fixture, steps: readonly Step[]): Promise<unknown> {
  const player = createPlayer(fixture.machine, inputOf(fixture))
  let before = 0
  for (const step of steps) {
    before = player.taken().length
    await player.play(step)
  }
  player.stop()
  return { takes: player.taken().slice(before).map(transitionName), state: player.snapshot().value }
}
