/** Walks a machine at random, and finds a short trace that breaks what the walk checks. */
import fc from 'fast-check'
import { createPlayer, type Player } from '../../machines/kit/player.ts'
import type { PlayedStep } from '../../machines/kit/trace.ts'
import type { Fixture, Run } from './fixture.ts'
import { inputOf } from './model.ts'

/** Called at the start, without a step, and after each step. A check that remembers is made anew for each walk. */
export type Check = (now: Run, step: PlayedStep | undefined, before: Run | undefined) => void

export type Failure = { steps: readonly PlayedStep[]; error: unknown }

const LONGEST = 200

/** Each number chooses one of the steps that are possible when its turn comes. */
const choices = fc.array(fc.nat(), { maxLength: LONGEST, size: 'max' })

/** A short failing trace, or nothing when `runs` walks keep what `check` asks. */
export async function walkAtRandom(
  fixture: Fixture,
  check: () => Check,
  options: { runs: number; seed?: number },
): Promise<Failure | undefined> {
  let failure: Failure | undefined
  const property = fc.asyncProperty(choices, async (chosen) => {
    failure = await walk(fixture, check(), (index, possible) => {
      const choice = chosen[index]
      return choice === undefined ? undefined : possible[choice % possible.length]
    })
    return failure === undefined
  })
  const { runs: numRuns, ...seed } = options
  const result = await fc.check(property, { numRuns, endOnFailure: true, ...seed })
  return result.failed && failure ? shortened(fixture, check, failure) : undefined
}

type Choose = (index: number, possible: readonly PlayedStep[]) => PlayedStep | undefined

/** Walks as long as a step is chosen. Resolves to the failure, if there is one. */
async function walk(fixture: Fixture, check: Check, choose: Choose): Promise<Failure | undefined> {
  const player = createPlayer(fixture.machine, inputOf(fixture))
  const steps: PlayedStep[] = []
  try {
    let before = runOf(player)
    check(before, undefined, undefined)
    while (player.snapshot().status === 'active') {
      const step = choose(steps.length, possibleSteps(fixture, player))
      if (!step) break
      steps.push(step)
      await player.play(step)
      const now = runOf(player)
      check(now, step, before)
      before = now
    }
    return undefined
  } catch (error) {
    return { steps, error }
  } finally {
    player.stop()
  }
}

function runOf(player: Player): Run {
  return { snapshot: player.snapshot(), calls: [...player.calls()], running: player.running() }
}

/** Everything that may happen next. Nothing forces an actor to settle, so servers that never answer are included. */
function possibleSteps(fixture: Fixture, player: Player): PlayedStep[] {
  const { further = {} } = fixture
  const events = [
    ...Object.values(fixture.events)
      .flat()
      .map(({ event }) => event),
    ...(further.events ?? []),
  ].map((event): PlayedStep => ({ kind: 'event', event }))
  const outcomes = [...new Set(player.running())].flatMap((actor) =>
    [
      ...(fixture.outcomes[actor] ?? []).map(({ outcome }) => outcome),
      ...(further.outcomes?.[actor] ?? []),
    ].map((outcome): PlayedStep => ({ kind: 'settle', actor, outcome })),
  )
  const waits = player
    .timers()
    .flatMap(({ left }) => [1, left - 1, left].filter((milliseconds) => milliseconds > 0))
    .map((milliseconds): PlayedStep => ({ kind: 'elapse', milliseconds }))
  return [...events, ...outcomes, ...waits]
}

/** Leaves out steps as long as the rest still fails. */
async function shortened(fixture: Fixture, check: () => Check, failure: Failure): Promise<Failure> {
  let best = failure
  for (let size = Math.ceil(best.steps.length / 2); size >= 1; size = size > 1 ? Math.ceil(size / 2) : 0)
    for (let at = 0; at < best.steps.length; ) {
      const rest = best.steps.toSpliced(at, size)
      const shorter = await walk(fixture, check(), playing(rest))
      if (shorter) best = shorter
      else at += size
    }
  return best
}

/** Plays these steps, and stops at one that is not possible. */
const playing =
  (steps: readonly PlayedStep[]): Choose =>
  (index, possible) => {
    const step = steps[index]
    // Any time may pass; an actor that is not running cannot settle.
    return step?.kind === 'settle' && !isAmong(possible, step) ? undefined : step
  }

const isAmong = (possible: readonly PlayedStep[], step: PlayedStep) =>
  possible.some((one) => JSON.stringify(one) === JSON.stringify(step))
