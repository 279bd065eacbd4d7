/** Levels 2 and 3: walks a trace on a page, and checks after each step what its machine was seen to do and what shows. */
import { deepEqual } from 'node:assert/strict'
import { activeStates, waitMs } from '../../machines/kit/structure.ts'
import type { Effect, Moment, Step, Trace } from '../../machines/kit/trace.ts'
import type { Fixture } from './fixture.ts'
import { createFollower, expectedSteps } from './follow.ts'
import type { Note } from './observe.ts'
import { saying, stepName } from './saying.ts'
import { checkOf, type Screen } from './screen.ts'
import type { Visitor } from './visitor.ts'
import type { Walked } from './walk-machine.ts'

/** A page and whoever walks on it. */
type Walk = {
  visitor: Visitor
  screen: Screen
  open(): Promise<void>
  /** What the page's machines have done. */
  notes(): Promise<readonly Note[]>
  /** Waits until `check` no longer throws. */
  until(check: () => Promise<void>): Promise<void>
  passes(milliseconds: number): Promise<void>
  /** What is wrong with the page, whatever the trace says. */
  wrongs?: () => Promise<readonly string[]>
  /** Called once the page is open, and after each step. */
  moment?: () => Promise<void>
  /** Whether time stands still meanwhile, so that a delay can be tested to the millisecond. */
  isExact: boolean
}

/** Resolves to what was walked. Throws at the first step that does not do what the trace says, or does not show. */
export async function walkPage(walk: Walk, fixture: Fixture, trace: Trace): Promise<Walked> {
  const { screen, visitor } = walk
  const follower = createFollower(fixture.machine, {
    inexact: screen.inexact ?? [],
    brief: screen.brief ?? [],
  })
  const expected = await expectedSteps(fixture, trace)
  let context: Record<string, unknown> = { ...trace.start.changed }
  await saying('Opening the page', () => walk.open())
  await walk.moment?.()
  for (const [index, step] of trace.steps.entries()) {
    const told = expected[index]
    const moment = trace.visits[index]
    if (!told || !moment) throw new Error(`The trace does not say what step ${index + 1} does`)
    context = { ...context, ...moment.changed }
    await saying(stepName(index, trace.steps), async () => {
      await take(walk, fixture, step, trace.steps.slice(index + 1), async () =>
        follower.count(await walk.notes()),
      )
      await walk.until(async () => follower.follows(await walk.notes(), told))
      const notes = await walk.notes()
      await look(walk, moment, (name) => follower.isIn(notes, name))
      await saying('Context', async () => screen.context?.(visitor, context, moment.state))
      await walk.until(async () => deepEqual((await walk.wrongs?.()) ?? [], []))
    })
    await walk.moment?.()
  }
  return follower.walked(await walk.notes())
}

async function take(
  walk: Walk,
  fixture: Fixture,
  step: Step,
  coming: readonly Step[],
  count: () => Promise<number>,
): Promise<void> {
  const { screen, visitor } = walk
  if (step.kind === 'event') {
    const gesture = screen.gestures[step.event.type]
    if (!gesture) throw new Error(`screen.ts has no gesture for "${step.event.type}"`)
    return gesture(visitor, step.event, coming)
  }
  if (step.kind === 'settle') {
    const settle = screen.settle?.[step.actor]
    if (!settle) throw new Error(`screen.ts has no settle for "${step.actor}"`)
    return settle(visitor, step.outcome, coming)
  }
  const milliseconds = waitMs(fixture.machine, step)
  if (!walk.isExact) return walk.passes(milliseconds)
  const before = await count()
  await walk.passes(milliseconds - 1)
  if ((await count()) > before) throw new Error(`The delay ${step.delay} is over before ${milliseconds} ms`)
  await walk.passes(1)
}

/** Checks that the states show, unless they are over already, and the effects that can be noticed. */
async function look(
  { screen, visitor }: Walk,
  { state, effects }: Moment,
  isIn: (state: string) => boolean,
): Promise<void> {
  const { brief = [], effects: noticed = {} } = screen
  const active = activeStates(state)
  for (const name of active) {
    const check = checkOf(screen, name)
    const hasInner = active.some((other) => other.startsWith(`${name}.`))
    if (!check && !hasInner && !brief.includes(name))
      throw new Error(`screen.ts does not say what a visitor sees in "${name}"`)
    if (!brief.includes(name) || isIn(name)) await saying(`State "${name}"`, async () => check?.(visitor))
  }
  for (const effect of effects) {
    const name = effectName(effect)
    const check = noticed[name]
    if (check === undefined) throw new Error(`screen.ts does not say what anybody notices of "${name}"`)
    if (typeof check !== 'string') await saying(`Effect "${name}"`, () => check(visitor, paramsOf(effect)))
  }
}

function effectName(effect: Effect): string {
  if ('action' in effect) return effect.action
  return 'starts' in effect ? `starts ${effect.starts}` : `stops ${effect.stops}`
}

function paramsOf(effect: Effect): unknown {
  if ('action' in effect) return effect.params
  return 'starts' in effect ? effect.input : undefined
}
