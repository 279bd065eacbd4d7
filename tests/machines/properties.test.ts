/**
 * Whatever a visitor, the world and the servers do, for up to 200 steps: every machine meets
 * its fixture's expectations. A failure shrinks to a shortest trace that can be replayed.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DROPDOWN_DELAY } from '../../content/constants.ts'
import { dropdown } from '../../machines/dropdown.ts'
import { createPlayer, type Player } from '../../machines/kit/player.ts'
import { activeStates } from '../../machines/kit/structure.ts'
import type { PlayedStep } from '../../machines/kit/trace.ts'
import { load, machineNames } from '../path-harness/discover.ts'
import type { Fixture } from '../path-harness/fixture.ts'
import { inputOf } from '../path-harness/model.ts'
import { fixture as dropdownFixture } from './dropdown/fixture.ts'

const RUNS = 50
const LONGEST = 200

/** Each number chooses one of the steps that are possible when its turn comes. */
const choices = fc.array(fc.nat(), { maxLength: LONGEST, size: 'max' })

/** Everything that may happen next. Nothing forces an actor to settle, so servers that never answer are included. */
function possibleSteps(fixture: Fixture, player: Player): PlayedStep[] {
  const events = Object.values(fixture.events)
    .flat()
    .map(({ event }): PlayedStep => ({ kind: 'event', event }))
  const outcomes = [...new Set(player.running())].flatMap((actor) =>
    (fixture.outcomes[actor] ?? []).map(({ outcome }): PlayedStep => ({ kind: 'settle', actor, outcome })),
  )
  const waits = player
    .timers()
    .flatMap(({ left }) => [1, left - 1, left].filter((milliseconds) => milliseconds > 0))
    .map((milliseconds): PlayedStep => ({ kind: 'elapse', milliseconds }))
  return [...events, ...outcomes, ...waits]
}

/** Plays the chosen steps, calling `check` after each. Fails with the trace that led there. */
async function playChosen(
  name: string,
  fixture: Fixture,
  chosen: readonly number[],
  check: (player: Player, step: PlayedStep | undefined) => void,
): Promise<void> {
  const player = createPlayer(fixture.machine, inputOf(fixture))
  const steps: PlayedStep[] = []
  try {
    check(player, undefined)
    for (const choice of chosen) {
      const possible = possibleSteps(fixture, player)
      const step = possible[choice % possible.length]
      if (!step || player.snapshot().status !== 'active') break
      steps.push(step)
      await player.play(step)
      check(player, step)
    }
  } catch (error) {
    const file = `.local/paths/${name}-failing.json`
    mkdirSync('.local/paths', { recursive: true })
    writeFileSync(file, JSON.stringify({ machine: name, steps }, null, 1))
    throw new Error(`${JSON.stringify(steps)}\nReplay it: npm run test:paths -- --replay ${file}`, {
      cause: error,
    })
  } finally {
    player.stop()
  }
}

describe('whatever happens', () => {
  it.each(machineNames)('%s meets its expectations', async (name) => {
    const fixture = await load(name, 'fixture')
    await fc.assert(
      fc.asyncProperty(choices, (chosen) =>
        playChosen(name, fixture, chosen, (player) => {
          const run = { snapshot: player.snapshot(), calls: player.calls(), running: player.running() }
          expect(run.snapshot.status).not.toBe('error')
          fixture.invariant?.(run)
          for (const state of activeStates(run.snapshot.value)) fixture.states[state]?.(run)
        }),
      ),
      { numRuns: RUNS },
    )
  })

  it('the dropdown is never open within 200 ms of a pointer that came while it was closed', async () => {
    await fc.assert(
      fc.asyncProperty(choices, (chosen) => {
        let sinceColdEnter: number | null = null
        let before: unknown = 'closed'
        return playChosen(dropdown.id, dropdownFixture, chosen, (player, step) => {
          const snapshot = player.snapshot()
          if (step?.kind === 'elapse' && sinceColdEnter !== null) sinceColdEnter += step.milliseconds
          if (step?.kind === 'event') {
            if (step.event.type === 'pointer.entered' && before === 'closed') sinceColdEnter = 0
            if (step.event.type === 'trigger.pressed') sinceColdEnter = null
          }
          if (snapshot.matches('open') && sinceColdEnter !== null)
            expect(sinceColdEnter).toBeGreaterThanOrEqual(DROPDOWN_DELAY.openMs)
          before = snapshot.value
        })
      }),
      { numRuns: RUNS },
    )
  })
})
