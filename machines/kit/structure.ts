/** What a machine consists of: its states, transitions and guards, each with a stable name. */
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { Step } from './trace.ts'

/** The root and every state below it, outer states first. */
export function allStateNodes(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)]
  return below(machine.root)
}

/** The path of every state: "editing", "content.shown". */
export function allStates(machine: AnyStateMachine): string[] {
  return allStateNodes(machine)
    .filter((node) => node.path.length > 0)
    .map((node) => node.path.join('.'))
}

/** The transitions that leave a state or run in it: on events, on delays, on settled actors, and immediate ones. */
export function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...node.transitions.values(), node.always ?? []].flat()
}

/** Every transition of the machine with its name. */
export function allTransitions(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  return new Map(
    allStateNodes(machine)
      .flatMap(transitionsOf)
      .map((transition) => [transition, transitionName(transition)]),
  )
}

/**
 * "leadForm.editing on lead.submit, alternative 2": source, event, which of the guarded alternatives.
 * The same in every copy of a machine, so what a controlled copy took is found again on the original.
 */
export function transitionName(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition
  const index = alternativeOf(transition)
  return `${source.id} ${eventType ? `on ${eventType}` : 'always'}${index > 0 ? `, alternative ${index + 1}` : ''}`
}

/** Which of the alternatives for its event a transition is, from 0. */
export function alternativeOf(transition: AnyTransitionDefinition): number {
  const { source, eventType } = transition
  const alternatives: readonly unknown[] = source.transitions.get(eventType) ?? source.always ?? []
  return alternatives.indexOf(transition)
}

/** Both outcomes of every guarded transition: "… passes", "… fails". */
export function allGuardOutcomes(machine: AnyStateMachine): string[] {
  return [...allTransitions(machine)].flatMap(([{ guard }, name]) =>
    guard ? [`${name} passes`, `${name} fails`] : [],
  )
}

/**
 * Which guards were evaluated for `eventType` in `snapshot`, and with what outcome, given the transitions
 * that were taken. XState asks from each active leaf upwards, alternative by alternative, until one is taken.
 */
export function guardOutcomes(
  snapshot: AnyMachineSnapshot,
  eventType: string,
  taken: ReadonlySet<AnyTransitionDefinition>,
): Set<string> {
  const outcomes = new Set<string>()
  const leaves = snapshot._nodes.filter((node: AnyStateNode) => Object.keys(node.states).length === 0)
  for (const leaf of leaves) {
    let node: AnyStateNode | undefined = leaf
    let decided = false
    while (node && !decided) {
      for (const transition of node.transitions.get(eventType) ?? []) {
        const passes = taken.has(transition)
        if (transition.guard) outcomes.add(`${transitionName(transition)} ${passes ? 'passes' : 'fails'}`)
        decided = passes || !transition.guard
        if (decided) break
      }
      node = node.parent
    }
  }
  return outcomes
}

/** How long a step of a trace waits, in milliseconds. Throws when the machine has no such constant delay. */
export function waitMs(machine: AnyStateMachine, { delay, almost }: Step & { kind: 'wait' }): number {
  const milliseconds = machine.implementations.delays[delay]
  if (typeof milliseconds !== 'number')
    throw new Error(`The machine ${machine.id} has no constant delay "${delay}"`)
  return almost ? milliseconds - 1 : milliseconds
}

/** The paths of the active states: `{ video: 'loading' }` is "video" and "video.loading". */
export function activeStates(value: unknown, prefix = ''): string[] {
  if (typeof value === 'string') return [`${prefix}${value}`]
  return Object.entries(value ?? {}).flatMap(([name, inner]) => [
    `${prefix}${name}`,
    ...activeStates(inner, `${prefix}${name}.`),
  ])
}

/** The ids of the active states, the machine's own among them, as its nodes carry them. */
export function activeStateIds(machine: AnyStateMachine, value: unknown): ReadonlySet<string> {
  const active = new Set(activeStates(value))
  return new Set(
    allStateNodes(machine)
      .filter((node) => node.path.length === 0 || active.has(node.path.join('.')))
      .map(({ id }) => id),
  )
}
