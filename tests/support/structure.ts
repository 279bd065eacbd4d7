/** What a machine consists of: its states, its transitions, its guards, each with a lasting name. */
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

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

/** Every transition of the machine with its name: delays, done, error, each guarded alternative. */
export function allTransitions(machine: AnyStateMachine): Map<unknown, string> {
  const names = new Map<unknown, string>()
  for (const node of allStateNodes(machine))
    for (const [type, alternatives] of node.transitions)
      for (const [index, transition] of alternatives.entries())
        names.set(transition, `${node.id} on ${type}${index ? `, alternative ${index + 1}` : ''}`)
  return names
}

/** Both outcomes of every guarded transition: "… passes", "… fails". */
export function allGuardOutcomes(machine: AnyStateMachine): string[] {
  return [...allTransitions(machine)].flatMap(([transition, name]) =>
    (transition as AnyTransitionDefinition).guard ? [`${name} passes`, `${name} fails`] : [],
  )
}

/**
 * Which guards `eventType` asked in `snapshot`, and what they said, given the transitions that were
 * taken: from each active leaf upwards, alternative by alternative, until one is taken.
 */
export function guardOutcomes(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  eventType: string,
  taken: ReadonlySet<unknown>,
): Set<string> {
  const names = allTransitions(machine)
  const outcomes = new Set<string>()
  const leaves = snapshot._nodes.filter((node: AnyStateNode) => Object.keys(node.states).length === 0)
  for (const leaf of leaves) {
    let node: AnyStateNode | undefined = leaf
    let decided = false
    while (node && !decided) {
      for (const transition of node.transitions.get(eventType) ?? []) {
        const passes = taken.has(transition)
        if (transition.guard) outcomes.add(`${names.get(transition)} ${passes ? 'passes' : 'fails'}`)
        decided = passes || !transition.guard
        if (decided) break
      }
      node = node.parent
    }
  }
  return outcomes
}

/** The paths of the active states: `{ video: 'loading' }` is "video" and "video.loading". */
export function activeStates(value: unknown, prefix = ''): string[] {
  if (typeof value === 'string') return [`${prefix}${value}`]
  return Object.entries(value as Record<string, unknown>).flatMap(([name, inner]) => [
    `${prefix}${name}`,
    ...activeStates(inner, `${prefix}${name}.`),
  ])
}
