/** A chart's model as the graph elkjs lays out. */
import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js'
import type { ChartModel, ChartState } from '../model/chart-model.ts'
import { headSize, labelSize } from './sizes.ts'

/** Options: https://eclipse.dev/elk/reference/options.html */
const OPTIONS: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  // Transitions that lead back are the ones drawn backwards.
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.nodeSelfLoop': '16',
  'elk.spacing.edgeLabel': '4',
}

/** The dot that marks an initial state. */
export const startId = (stateId: string) => `${stateId} (start)`
const START_RADIUS = 5

export function elkGraph(model: ChartModel, direction: 'DOWN' | 'RIGHT'): ElkNode {
  const options = { ...OPTIONS, 'elk.direction': direction }
  return {
    id: '(canvas)',
    layoutOptions: { ...options, 'elk.padding': padding(8, 8) },
    children: [elkNode(model.root, options)],
    edges: [...starts(model.root), ...labelledEdges(model)],
  }
}

const padding = (top: number, around: number) =>
  `[top=${top},left=${around},bottom=${around},right=${around}]`

function elkNode(state: ChartState, options: LayoutOptions): ElkNode {
  const head = headSize(state)
  if (state.children.length === 0) return { id: state.id, ...head }
  return {
    id: state.id,
    children: [
      ...(state.initial
        ? [{ id: startId(state.id), width: 2 * START_RADIUS, height: 2 * START_RADIUS }]
        : []),
      ...state.children.map((child) => elkNode(child, options)),
    ],
    layoutOptions: {
      ...options,
      'elk.padding': padding(head.height + 12, 18),
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${head.width}, ${head.height})`,
    },
  }
}

function starts(state: ChartState): ElkExtendedEdge[] {
  return [
    ...(state.initial
      ? [{ id: startId(state.id), sources: [startId(state.id)], targets: [state.initial] }]
      : []),
    ...state.children.flatMap(starts),
  ]
}

function labelledEdges({ edges }: ChartModel): ElkExtendedEdge[] {
  return edges.map(({ id, source, target, rows }) => ({
    id,
    sources: [source],
    targets: [target],
    labels: [
      {
        id: `${id} (label)`,
        text: ' ',
        ...labelSize(rows),
        layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
      },
    ],
  }))
}
