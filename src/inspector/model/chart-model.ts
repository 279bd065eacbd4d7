/** What a machine's chart shows, derived from its definition. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { actionNames, conditionLabel, type TriggerKind, triggerLabel } from '../../../machines/kit/labels.ts'
import { allStateNodes, transitionName, transitionsOf } from '../../../machines/kit/structure.ts'

/** One transition: a line of a label on an edge, or of a state's own list when it leads nowhere. */
export type Row = {
  key: string
  kind: TriggerKind
  trigger: string
  /** "isStored", "otherwise", or nothing. */
  guard: string | null
  actions: readonly string[]
}

export type ChartState = {
  id: string
  name: string
  type: AnyStateNode['type']
  /** One of several that are active at once. */
  isRegion: boolean
  /** Entry and exit actions, invoked actors, tags. */
  notes: readonly string[]
  /** Transitions without a target. */
  rows: readonly Row[]
  initial: string | null
  children: readonly ChartState[]
}

/** All transitions from one state to another: one line, however many there are. */
export type ChartEdge = { id: string; source: string; target: string; rows: readonly Row[] }

export type ChartModel = {
  name: string
  root: ChartState
  edges: readonly ChartEdge[]
  counts: { states: number; transitions: number }
}

export function chartModel(name: string, machine: AnyStateMachine): ChartModel {
  const nodes = allStateNodes(machine)
  const transitions = nodes.flatMap(transitionsOf).map((transition) => chartTransition(transition, machine))
  return {
    name,
    root: chartState(machine.root, transitions),
    edges: mergedEdges(transitions),
    counts: { states: nodes.length - 1, transitions: transitions.length },
  }
}

type Transition = { source: string; targets: readonly string[]; row: Row }

function chartTransition(transition: AnyTransitionDefinition, machine: AnyStateMachine): Transition {
  return {
    source: transition.source.id,
    targets: transition.target?.map(({ id }) => id) ?? [],
    row: {
      key: transitionName(transition),
      ...triggerLabel(transition, machine),
      guard: conditionLabel(transition),
      actions: actionNames(transition.actions),
    },
  }
}

function chartState(node: AnyStateNode, transitions: readonly Transition[]): ChartState {
  return {
    id: node.id,
    name: node.key,
    type: node.type,
    isRegion: node.parent?.type === 'parallel',
    notes: [
      ...actionNames(node.entry).map((action) => `entry / ${action}`),
      ...actionNames(node.exit).map((action) => `exit / ${action}`),
      ...node.invoke.map(({ id }) => `runs ${id}`),
      ...node.tags.map((tag) => `# ${tag}`),
      ...(node.type === 'history' ? [`${node.history} history`] : []),
    ],
    rows: transitions
      .filter(({ source, targets }) => source === node.id && targets.length === 0)
      .map(({ row }) => row),
    initial: node.type === 'compound' ? (node.initial?.target[0]?.id ?? null) : null,
    children: Object.values(node.states).map((child) => chartState(child, transitions)),
  }
}

/** One line per event between the same two states would be unreadable. */
function mergedEdges(transitions: readonly Transition[]): ChartEdge[] {
  const edges = new Map<string, { source: string; target: string; rows: Row[] }>()
  for (const { source, targets, row } of transitions)
    for (const target of targets) {
      const id = `${source} → ${target}`
      const edge = edges.get(id) ?? { source, target, rows: [] }
      edge.rows.push(row)
      edges.set(id, edge)
    }
  return [...edges].map(([id, edge]) => ({ id, ...edge }))
}
