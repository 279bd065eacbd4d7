/** The ids of the states a value names, with everything around them. */
import type { AnyStateMachine, AnyStateNode } from 'xstate'

export function activeStates(machine: AnyStateMachine, value: unknown): ReadonlySet<string> {
  const ids = new Set<string>([machine.root.id])
  const enter = (node: AnyStateNode, below: unknown) => {
    const inner: [string, unknown][] =
      typeof below === 'string' ? [[below, undefined]] : Object.entries(below ?? {})
    for (const [name, rest] of inner) {
      const child = node.states[name]
      if (!child) continue
      ids.add(child.id)
      enter(child, rest)
    }
  }
  enter(machine.root, value)
  return ids
}
