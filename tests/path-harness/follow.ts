/** Follows a trace in what a page's machines were seen to do. What counts as walked is read from there alone. */
import { isDeepStrictEqual } from 'node:util'
import type { AnyStateMachine } from 'xstate'
import { createPlayer } from '../../machines/kit/player.ts'
import { activeStates, allTransitions, transitionName } from '../../machines/kit/structure.ts'
import type { Trace } from '../../machines/kit/trace.ts'
import { excusedTransitions, type Fixture } from './fixture.ts'
import { inputOf } from './model.ts'
import type { Note } from './observe.ts'
import { eventTypeIn, nothingWalked, recorder, type Walked } from './walk-machine.ts'

/** What a step does on the machine itself: the event that it is, empty while a delay is not over, and what that does. */
type Expected = { type: string; takes: readonly string[]; state: unknown; event: object | null }

/** What each step of a trace must be seen to do on a page. Leaves out transitions that no page can cause. */
export async function expectedSteps(
  fixture: Fixture,
  { steps, visits }: Pick<Trace, 'steps' | 'visits'>,
): Promise<Expected[]> {
  const excused = excusedTransitions(fixture)
  const player = createPlayer(fixture.machine, inputOf(fixture))
  const expected: Expected[] = []
  for (const [index, step] of steps.entries()) {
    const isOver = step.kind !== 'wait' || !step.almost
    const type = isOver ? eventTypeIn(step, player.machine, player.snapshot()) : ''
    const before = player.taken().length
    await player.play(step)
    const takes = player.taken().slice(before).map(transitionName)
    expected.push({
      type,
      takes: takes.filter((name) => !excused.has(name)),
      state: visits[index]?.state,
      event: step.kind === 'event' ? step.event : null,
    })
  }
  player.stop()
  return expected
}

type Rules = {
  /** Event fields that are not compared, because the page has its own: a time, an id. */
  inexact: readonly string[]
  /** States that may be over before they can be seen. */
  brief: readonly string[]
}

/** Follows those actors of a machine that have done all steps so far. */
export function createFollower(machine: AnyStateMachine, { inexact, brief }: Rules) {
  /** How many notes of each actor belong to the steps so far; null before the first look. */
  let cursors: ReadonlyMap<string, number> | null = null
  const isBrief = (state: unknown) => activeStates(state).some((name) => brief.includes(name))

  /** How many of an actor's notes there are once the step is done; null while it is not. */
  function done(
    notes: readonly Note[],
    from: number,
    { type, takes, state, event }: Expected,
  ): number | null {
    const left = [...takes]
    let heard = type === '' || (takes.length > 0 && event === null)
    for (let index = from; index < notes.length; index++) {
      const note = notes[index]
      if (!note) break
      for (const name of note.takes) if (name === left[0]) left.shift()
      if (note.event.type === type)
        heard ||= event === null || isDeepStrictEqual(without(note.event, inexact), without(event, inexact))
      if (left.length > 0 || !heard || !isDeepStrictEqual(note.to, state)) continue
      if (isBrief(state)) return index + 1
    }
    const last = notes.at(-1)
    const isThere = left.length === 0 && heard && isDeepStrictEqual(last?.to, state)
    return isThere && last?.status !== 'stopped' ? notes.length : null
  }

  return {
    /** Throws unless an actor that is followed has done the step. */
    follows(notes: readonly Note[], expected: Expected): void {
      const actors = byActor(notes, machine.id)
      const next = new Map<string, number>()
      for (const [actor, own] of actors) {
        const from = cursors ? cursors.get(actor) : 0
        const end = from === undefined ? null : done(own, from, expected)
        if (end !== null) next.set(actor, end)
      }
      if (next.size > 0) cursors = next
      else throw new Error(notDone(expected, actors, cursors))
    },
    /** Whether the actor that is followed is still in a state. */
    isIn(notes: readonly Note[], name: string): boolean {
      const [actor] = cursors?.keys() ?? []
      const own = actor === undefined ? [] : byActor(notes, machine.id).get(actor)
      return activeStates(own?.at(-1)?.to).includes(name)
    },
    /** What the followed actor walked. */
    walked(notes: readonly Note[]): Walked {
      const [first] = cursors ?? []
      if (!first) return nothingWalked()
      const [actor, end] = first
      return walkedIn(machine, (byActor(notes, machine.id).get(actor) ?? []).slice(0, end))
    },
    /** How many events have taken the followed actors somewhere. */
    count: (notes: readonly Note[]) =>
      [...byActor(notes, machine.id)].reduce(
        (sum, [actor, own]) =>
          sum + (cursors?.has(actor) ? own.filter(({ takes }) => takes.length).length : 0),
        0,
      ),
  }
}

function notDone(
  { type, takes, state }: Expected,
  actors: ReadonlyMap<string, Note[]>,
  cursors: ReadonlyMap<string, number> | null,
): string {
  const seen = [...actors].flatMap(([actor, own]) => {
    const from = cursors ? cursors.get(actor) : 0
    if (from === undefined) return []
    const since = own.slice(from).map(({ event, to }) => `${JSON.stringify(event)} → ${JSON.stringify(to)}`)
    return `    ${actor} in ${JSON.stringify(own.at(-1)?.to)}: ${since.join(', ') || 'nothing'}`
  })
  return [
    `"${type}" should lead to ${JSON.stringify(state)}`,
    ...takes.map((name) => `    by ${name}`),
    '  but since the step before, this was observed:',
    ...(seen.length > 0 ? seen : ['    no actor']),
  ].join('\n')
}

function byActor(notes: readonly Note[], machine: string): Map<string, Note[]> {
  const actors = new Map<string, Note[]>()
  for (const note of notes)
    if (note.machine === machine) actors.set(note.actor, [...(actors.get(note.actor) ?? []), note])
  return actors
}

/** The states, transitions, guards' outcomes and pairs in an actor's notes. */
function walkedIn(machine: AnyStateMachine, notes: readonly Note[]): Walked {
  const walked = nothingWalked()
  const definitions = new Map([...allTransitions(machine)].map(([definition, name]) => [name, definition]))
  const record = recorder(walked)
  for (const { event, from, takes, to } of notes) {
    for (const state of activeStates(to)) walked.states.add(state)
    const taken = takes.flatMap((name) => definitions.get(name) ?? [])
    record(from === null ? null : machine.resolveState({ value: from, context: {} }), event.type, taken)
  }
  return walked
}

const without = (event: object, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(event).filter(([field]) => !fields.includes(field)))
