/** A machine as a Mermaid `stateDiagram-v2`: nesting, parallel regions, guards, delays, invoked actors. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

export function mermaid(machine: AnyStateMachine): string {
  const lines = body(machine.root, machine)
  // Regions side by side need a state around them.
  const drawn = machine.root.type === 'parallel' ? [`state ${machine.id} {`, ...indented(lines), '}'] : lines
  return ['stateDiagram-v2', ...indented(drawn)].join('\n')
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`)
}

/** What stands inside a state: its children, where it starts, and the transitions of all within. */
function body(node: AnyStateNode, machine: AnyStateMachine): string[] {
  const children = Object.values(node.states)
  const regions = children.map((child) => [...declaration(child, machine), ...transitions(child, machine)])
  const starts = node.type === 'compound' && node.initial ? [`[*] --> ${idOf(node.initial.target[0])}`] : []
  const inner =
    node.type === 'parallel'
      ? regions.flatMap((lines, index) => (index ? ['--', ...lines] : lines))
      : regions.flat()
  // The root has no box of its own to leave from: what holds everywhere is written as a note.
  return [...starts, ...inner, ...(node.parent ? [] : rootNotes(node, children, machine))]
}

function declaration(node: AnyStateNode, machine: AnyStateMachine): string[] {
  const invokes = node.invoke.map(({ id }) => `invokes ${id}`)
  if (Object.keys(node.states).length === 0)
    return [
      `state "${[node.key, ...invokes].join('<br>')}" as ${idOf(node)}`,
      ...(node.type === 'final' ? [`${idOf(node)} --> [*]`] : []),
    ]
  return [
    `state "${[node.key, ...invokes].join(', ')}" as ${idOf(node)} {`,
    ...indented(body(node, machine)),
    '}',
  ]
}

function transitions(node: AnyStateNode, machine: AnyStateMachine): string[] {
  return definitions(node).map((definition) => {
    const target = definition.target?.[0]
    return `${idOf(node)} --> ${idOf(target ?? node)}: ${labelOf(definition, machine)}`
  })
}

function rootNotes(root: AnyStateNode, children: AnyStateNode[], machine: AnyStateMachine): string[] {
  const lines = [
    ...root.invoke.map(({ id }) => `invokes ${id} throughout`),
    ...definitions(root).map((definition) => {
      const target = definition.target?.[0]
      return `from anywhere, ${labelOf(definition, machine)}${target ? ` → ${target.path.join('.')}` : ''}`
    }),
  ]
  const [first] = children
  return first && lines.length > 0
    ? [`note right of ${idOf(first)}`, ...lines.map((line) => `  ${line}`), 'end note']
    : []
}

function definitions(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...node.transitions.values()].flat()
}

function labelOf(definition: AnyTransitionDefinition, machine: AnyStateMachine): string {
  const actions = definition.actions.map(nameOf).filter(Boolean)
  return [
    eventLabel(definition.eventType, machine),
    definition.guard ? `[${guardLabel(definition.guard)}]` : '',
    actions.length > 0 ? `/ ${actions.join(', ')}` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function eventLabel(type: string, machine: AnyStateMachine): string {
  if (type.startsWith('xstate.after.')) {
    const name = type.slice('xstate.after.'.length).split('.')[0] ?? ''
    const delay = machine.implementations.delays[name]
    return typeof delay === 'number' ? `after ${delay} ms` : `after ${name}`
  }
  if (type.startsWith('xstate.done.actor.')) return `${type.slice('xstate.done.actor.'.length)} answers`
  if (type.startsWith('xstate.error.actor.')) return `${type.slice('xstate.error.actor.'.length)} fails`
  return type
}

/** Names of guards, also within `and([...])` and `not(...)`. */
function guardLabel(guard: unknown): string {
  if (typeof guard === 'function') {
    const { guards = [], type } = guard as { guards?: unknown[]; type?: string }
    const inner = guards.map(guardLabel)
    return type === 'xstate.not' || guard.name === 'not'
      ? `not ${inner.join()}`
      : inner.join(' and ') || 'condition'
  }
  return nameOf(guard)
}

function nameOf(named: unknown): string {
  if (typeof named === 'string') return named
  if (typeof named === 'object' && named !== null && 'type' in named) return String(named.type)
  return ''
}

function idOf(node: AnyStateNode | undefined): string {
  return node ? node.path.join('_') : '[*]'
}
