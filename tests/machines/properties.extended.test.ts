/**
 * Whatever a visitor, the world and the servers do, for up to 200 steps: every machine meets its fixture's
 * expectations and keeps its promises. A failure shrinks to a short trace, which can be replayed.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { load, machineNames } from '../path-harness/discover.ts'
import type { Fixture } from '../path-harness/fixture.ts'
import { type Check, walkAtRandom } from '../path-harness/random-walk.ts'
import { fixture as leadForm } from './lead-form/fixture.ts'
import { fixture as promoBanner } from './promo-banner/fixture.ts'

/** Of each machine and promise. Every run is new, so that many nights and changes try many walks. */
const RUNS = Number(process.env.RANDOM_WALKS ?? 20)

/** Fails with a short trace that breaks the check, written to a file that can be replayed. */
async function always(name: string, fixture: Fixture, check: () => Check): Promise<void> {
  const failure = await walkAtRandom(fixture, check, { runs: RUNS })
  if (!failure) return
  const { steps, error } = failure
  const file = `.local/paths/${name}-failing.json`
  mkdirSync('.local/paths', { recursive: true })
  writeFileSync(file, JSON.stringify({ machine: name, steps }, null, 1))
  const reason = error instanceof Error ? error.message : String(error)
  throw new Error(`${reason}\n${JSON.stringify(steps)}\nReplay it: npm run test:paths -- --replay ${file}`, {
    cause: error,
  })
}

/** What the fixture says of every moment, and promises from each to the next. */
const expectations =
  ({ invariant, promises = {} }: Fixture) =>
  (): Check =>
  (now, step, before) => {
    expect(now.snapshot.status).not.toBe('error')
    invariant?.(now)
    if (step && before)
      for (const [words, keeps] of Object.entries(promises))
        keepsOrSays(words, () => keeps({ before, now, step }))
  }

function keepsOrSays(words: string, keeps: () => void): void {
  try {
    keeps()
  } catch (error) {
    throw new Error(`Breaks the promise "${words}".`, { cause: error })
  }
}

describe('whatever happens', () => {
  it.each(machineNames)('%s meets its expectations and keeps its promises', async (name) => {
    const fixture = await load(name, 'fixture')
    expect(Object.keys(fixture.promises ?? {})).not.toEqual([])
    await always(name, fixture, expectations(fixture))
  })
})

describe('a broken promise is shown by a short trace', () => {
  const shortestOf = async (fixture: Fixture, guards: Record<string, () => boolean>) => {
    const broken = { ...fixture, machine: fixture.machine.provide({ guards }) }
    const { invariant: _, ...promised } = broken
    const failure = await walkAtRandom(broken, expectations(promised), {
      runs: 50,
      seed: 1,
    })
    return failure && { ...failure, error: String(failure.error), steps: failure.steps.map(nameOf) }
  }
  const nameOf = (step: { kind: string; event?: { type: string }; actor?: string }) =>
    step.event?.type ?? step.actor ?? step.kind

  it('when the banner goes on although something still holds it', async () => {
    const failure = await shortestOf(promoBanner, { isLastHold: () => true })
    expect(failure?.error).toContain('held: never advances')
    expect(failure?.steps.at(-1)).toBe('elapse')
    expect(failure?.steps).toHaveLength(4)
  })

  it('when the visitor is thanked for a lead that was refused', async () => {
    const failure = await shortestOf(leadForm, { isStored: () => true })
    expect(failure?.error).toContain('thanked: stored')
    expect(failure?.steps).toEqual(['lead.submit', 'sendLead'])
  })
})
