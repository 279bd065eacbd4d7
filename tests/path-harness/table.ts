/**
 * What a machine does, as a table: for each state, what each thing that can happen leads to, changes and causes. The
 * generated traces fill it, and somebody has accepted it: `table.txt` in the machine's folder.
 */
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { stateLabel } from '../../machines/kit/labels.ts'
import { activeStateIds, allStateNodes, waitMs } from '../../machines/kit/structure.ts'
import type { Effect, Moment, Step, Trace } from '../../machines/kit/trace.ts'
import type { Fixture } from './fixture.ts'
import { inputOf } from './model.ts'

type Context = Readonly<Record<string, unknown>>
/** One step of one trace: what was known before, and what is new after it. */
type Seen = { trace: string; step: Step; before: Context; moment: Moment }
/** Everything that one cause did in one state. */
type Group = { state: string; tags: string; trigger: string; seen: Seen[] }
/** A line of the table, and a trace that shows it. */
export type Row = { line: string; trace: string }

/** Values that take more characters than this are named after the event or the context they come from. */
const SHORT = 24
/** No value takes more characters than this: what is left out is told apart by a hash. */
const LONGEST = { trigger: 72, result: 120, condition: 32 }
/** So many sets of values are listed that lead to the same; what is left out is told apart by a hash. */
const MOST_CONDITIONS = 3

const IGNORED = 'is ignored'
/** Between the states of a machine's regions, in a label. */
const REGIONS = ' + '

/** The rows of the table. The same for the same machine and fixture, in whatever order the traces are. */
export function tableOf(fixture: Fixture, traces: readonly Trace[]): Row[] {
  const [first] = traces
  if (!first) return []
  const states = stateOrder(fixture)
  const groups = groupsOf(fixture, traces).sort(
    (one, other) =>
      states(one.state) - states(other.state) ||
      one.state.localeCompare(other.state) ||
      one.trigger.localeCompare(other.trigger),
  )
  const start = ['starts in', stateLabel(first.start.state)].join(' ')
  const fields = Object.keys(first.start.changed ?? {})
  const news = newsOf(first.start, fields, {}, { input: inputOf(fixture) })
  const rows = [start, ...news].map((line) => ({ line, trace: first.id }))
  let last = ''
  for (const { state, tags, trigger, seen } of groups) {
    const outcomes = outcomesOf(state, seen, fields)
    if ([...outcomes.keys()].every((comes) => comes === IGNORED)) continue
    if (state !== last) rows.push(...['', state + tags].map((line) => ({ line, trace: '' })))
    last = state
    const conditions = conditionsOf(outcomes)
    for (const [comes, [one]] of [...outcomes].sort(([one], [other]) => one.localeCompare(other)))
      rows.push({ line: `  ${trigger}${conditions(comes)} ${comes}`, trace: one?.trace ?? '' })
  }
  return rows
}

/** Lines that are told alone: each with the state that it stands below. */
export function withStates(lines: readonly string[]): string[] {
  let state = ''
  return lines.map((line) => {
    if (line.startsWith('  ')) return `${state}:${line.slice(1)}`
    state = line
    return line
  })
}

function groupsOf(fixture: Fixture, traces: readonly Trace[]): Group[] {
  const groups = new Map<string, Group>()
  for (const { id, start, steps, visits } of traces) {
    let before = start.changed ?? {}
    let [state, tags] = [stateLabel(start.state), tagsOf(fixture, start)]
    for (const [index, step] of steps.entries()) {
      const moment = visits[index]
      if (!moment) throw new Error('A trace says nothing of a step')
      const key = `${state} ${JSON.stringify(step)}`
      const group = groups.get(key) ?? { state, tags, trigger: triggerOf(fixture, step), seen: [] }
      groups.set(key, group)
      group.seen.push({ trace: id, step, before, moment })
      before = { ...before, ...moment.changed }
      state = stateLabel(moment.state)
      tags = tagsOf(fixture, moment)
    }
  }
  return [...groups.values()]
}

/**
 * What a cause leads to. A field that it changes at any time is told each time, so that one which had its value before
 * makes no difference.
 */
function outcomesOf(state: string, seen: readonly Seen[], known: readonly string[]): Map<string, Seen[]> {
  const changing = new Set(seen.flatMap(({ moment }) => Object.keys(moment.changed ?? {})))
  const fields = [...new Set([...known, ...changing])].filter((field) => changing.has(field))
  const outcomes = new Map<string, Seen[]>()
  for (const one of seen) {
    const { step, before, moment } = one
    const news = newsOf(moment, fields, before, sourcesOf(step, before))
    const comes = `→ ${[newIn(state, stateLabel(moment.state)), ...news].join('; ')}`
    const key = moment.takes.length === 0 ? IGNORED : comes
    outcomes.set(key, [...(outcomes.get(key) ?? []), one])
  }
  return outcomes
}

/** What views ask of a state: " (busy)". */
function tagsOf({ machine }: Fixture, { state }: Moment): string {
  const active = activeStateIds(machine, state)
  const tags = allStateNodes(machine).flatMap((node) => (active.has(node.id) ? [...node.tags] : []))
  return tags.length > 0 ? ` (${[...new Set(tags)].join(', ')})` : ''
}

/** Orders states as the machine lists them. */
function stateOrder({ machine }: Fixture): (label: string) => number {
  const paths = allStateNodes(machine).map(({ path }) => path.join('.'))
  return (label) => paths.indexOf(label.split(REGIONS)[0] ?? '')
}

/** What happens, with the fixture's words where they tell examples apart. */
export function triggerOf({ machine, events, outcomes }: Fixture, step: Step): string {
  if (step.kind === 'wait') {
    const after = `after ${step.delay} (${waitMs(machine, { kind: 'wait', delay: step.delay })} ms)`
    return step.almost ? `1 ms before ${after}` : after
  }
  if (step.kind === 'settle') {
    const example = outcomes[step.actor]?.find(({ outcome }) => isDeepStrictEqual(outcome, step.outcome))
    return `${step.actor}: ${example?.says ?? show('error' in step.outcome ? step.outcome.error : step.outcome.output, {}, LONGEST.trigger)}`
  }
  const examples = Object.values(events).flat()
  const { type, ...rest } = step.event
  const says = examples.find(({ event }) => isDeepStrictEqual(event, step.event))?.says
  if (says !== undefined) return events[type]?.length === 1 ? type : `${type}: ${says}`
  return `${type} ${show(rest, {}, LONGEST.trigger)}`
}

/** Where a value can come from, by the name it has in the table. */
function sourcesOf(step: Step, before: Context): Context {
  const fields = (name: string, value: unknown) =>
    Object.entries(typeof value === 'object' && value !== null ? value : {}).map(([key, inner]) => [
      `${name}.${key}`,
      inner,
    ])
  const happened =
    step.kind === 'event'
      ? fields('event', step.event)
      : step.kind === 'settle' && 'output' in step.outcome
        ? [['output', step.outcome.output], ...fields('output', step.outcome.output)]
        : []
  return Object.fromEntries([...happened, ...fields('context', before)])
}

/** Where a step leads: of several regions, those in which the state is another. */
function newIn(before: string, now: string): string {
  const were = before.split(REGIONS)
  return (
    now
      .split(REGIONS)
      .filter((state) => !were.includes(state))
      .join(REGIONS) || 'stays'
  )
}

/** The fields of the context as they are now, and what the machine causes. */
function newsOf(
  { changed = {}, effects }: Moment,
  fields: readonly string[],
  before: Context,
  sources: Context,
): string[] {
  const now: Context = { ...before, ...changed }
  const values = fields.map((name) => `${name} = ${show(now[name], sources)}`)
  const known = { ...sources, ...changed }
  return [values, effects.map((effect) => effectText(effect, known))]
    .map((news) => news.join(', '))
    .filter(Boolean)
}

function effectText(effect: Effect, sources: Context): string {
  if ('stops' in effect) return `stops ${effect.stops}`
  const [name, value] =
    'action' in effect ? [effect.action, effect.params] : [`starts ${effect.starts}`, effect.input]
  return value === undefined ? name : `${name}(${show(value, sources)})`
}

/** A value on one line. A long one that an event or the context has as well has its name. */
function show(value: unknown, sources: Context, longest = LONGEST.result): string {
  const json = JSON.stringify(value) ?? 'undefined'
  const source = Object.entries(sources).find(([, known]) => isDeepStrictEqual(known, value))
  const shown = json.length > SHORT && source ? source[0] : inFull(value, json, sources)
  return shown.length <= longest ? shown : `${shown.slice(0, longest)}… #${hash(json)}`
}

function inFull(value: unknown, json: string, sources: Context): string {
  if (Array.isArray(value)) return `[${value.map((item) => show(item, sources)).join(', ')}]`
  if (typeof value !== 'object' || value === null) return json
  const fields = Object.entries(value).map(([name, inner]) => `${name}: ${show(inner, sources)}`)
  return `{${fields.join(', ')}}`
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 6)

/** Says of each outcome of a cause what must be known before; nothing where there is only one. */
function conditionsOf(outcomes: ReadonlyMap<string, readonly Seen[]>): (comes: string) => string {
  if (outcomes.size < 2) return () => ''
  const fields = decidingFields(outcomes)
  const conditionOf = ({ before }: Seen) =>
    fields.map((field) => `${field} = ${show(before[field], {}, LONGEST.condition)}`).join(' and ')
  return (comes) => {
    const all = [...new Set(outcomes.get(comes)?.map(conditionOf))].sort()
    const rest = all.slice(MOST_CONDITIONS)
    const others = rest.length > 0 ? [`${rest.length} others #${hash(rest.join())}`] : []
    return ` when ${[...all.slice(0, MOST_CONDITIONS), ...others].join(', or ')}`
  }
}

/** The fewest fields of the context that say what a cause leads to: one after another, whichever says the most. */
function decidingFields(outcomes: ReadonlyMap<string, readonly Seen[]>): string[] {
  const seen = [...outcomes].flatMap(([comes, all]) => all.map(({ before }) => ({ comes, before })))
  const valuesOf = (before: Context, fields: readonly string[]) =>
    JSON.stringify(fields.map((field) => before[field] ?? null))
  const varying = [...new Set(seen.flatMap(({ before }) => Object.keys(before)))]
    .filter((field) => new Set(seen.map(({ before }) => valuesOf(before, [field]))).size > 1)
    .sort()
  /** How many pairs of values and outcomes there are besides one for each value. */
  const undecided = (fields: readonly string[]) => {
    const values = new Set(seen.map(({ before }) => valuesOf(before, fields)))
    return new Set(seen.map(({ before, comes }) => `${valuesOf(before, fields)} ${comes}`)).size - values.size
  }
  const chosen: string[] = []
  while (undecided(chosen) > 0) {
    const [best] = varying
      .filter((field) => !chosen.includes(field))
      .sort((one, other) => undecided([...chosen, one]) - undecided([...chosen, other]))
    // What else decides is not in the context.
    if (best === undefined || undecided([...chosen, best]) === undecided(chosen)) return chosen
    chosen.push(best)
  }
  return chosen
}
