/** A machine as a Mermaid `stateDiagram-v2`: nesting, parallel regions, guards, delays, invoked actors. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { actionNames, conditionLabel, triggerLabel } from '../../machines/kit/labels.ts'
import { transitionsOf } from '../../machines/kit/structure.ts'

export function mermaid(machine: AnyStateMachine): string {
  const lines = body(machine.root, machine)
  // Mermaid draws parallel regions only within a state.
  const drawn = machine.root.type === 'parallel' ? [`state ${machine.id} {`, ...indented(lines), '}'] : lines
  return ['stateDiagram-v2', ...indented(drawn)].join('\n')
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`)
}

/** The contents of a state: its initial state, its children and their transitions. */
function body(node: AnyStateNode, machine: AnyStateMachine): string[] {
  const children = Object.values(node.states)
  const regions = children.map((child) => [...declaration(child, machine), ...transitions(child, machine)])
  const starts = node.type === 'compound' && node.initial ? [`[*] --> ${idOf(node.initial.target[0])}`] : []
  const inner =
    node.type === 'parallel'
      ? regions.flatMap((lines, index) => (index ? ['--', ...lines] : lines))
      : regions.flat()
  // The root has no box for transitions to start from, so they are listed in a note.
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
  return transitionsOf(node).map((definition) => {
    const target = definition.target?.[0]
    return `${idOf(node)} --> ${idOf(target ?? node)}: ${labelOf(definition, machine)}`
  })
}

function rootNotes(root: AnyStateNode, children: AnyStateNode[], machine: AnyStateMachine): string[] {
  const lines = [
    ...root.invoke.map(({ id }) => `invokes ${id} throughout`),
    ...transitionsOf(root).map((definition) => {
      const target = definition.target?.[0]
      return `from anywhere, ${labelOf(definition, machine)}${target ? ` → ${target.path.join('.')}` : ''}`
    }),
  ]
  const [first] = children
  return first && lines.length > 0
    ? [`note right of ${idOf(first)}`, ...lines.map((line) => `  ${line}`), 'end note']
    : []
}

function labelOf(definition: AnyTransitionDefinition, machine: AnyStateMachine): string {
  const { kind, trigger } = triggerLabel(definition, machine)
  const condition = conditionLabel(definition)
  const actions = actionNames(definition.actions)
  return [
    kind === 'delay' ? `after ${trigger}` : trigger,
    condition ? `[${condition}]` : '',
    actions.length > 0 ? `/ ${actions.join(', ')}` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function idOf(node: AnyStateNode | undefined): string {
  return node ? node.path.join('_') : '[*]'
}
