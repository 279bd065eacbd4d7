/** The positions of everything on a chart. */
import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import type { ChartEdge, ChartModel, ChartState } from '../model/chart-model.ts'
import { elkGraph, startId } from './elk-graph.ts'
import { strikes } from './strikes.ts'

export type Point = { x: number; y: number }
export type Box = Point & { width: number; height: number }

export type PlacedState = { state: ChartState; box: Box; depth: number }
export type PlacedEdge = { edge: ChartEdge; points: readonly Point[]; label: Box }
export type PlacedStart = { id: string; dot: Box; points: readonly Point[] }

export type ChartLayout = {
  model: ChartModel
  width: number
  height: number
  /** Outer states first, so that drawing in order puts inner ones on top. */
  states: readonly PlacedState[]
  edges: readonly PlacedEdge[]
  starts: readonly PlacedStart[]
}

/** The space in which charts are shown, in CSS pixels. */
const SPACE = { width: 820, height: 680 }

/**
 * Down or to the right: the direction in which lines cross fewer words, or else the one that shrinks less. Nothing is
 * better than down where it fits and no line crosses a word.
 */
export async function layoutChart(model: ChartModel): Promise<ChartLayout> {
  const elk = await layoutEngine()
  const lay = async (direction: 'DOWN' | 'RIGHT') => {
    const chart = placed(model, await elk.layout(elkGraph(model, direction)))
    return { chart, struck: strikes(chart).length, scale: scaleToFit(chart) }
  }
  const down = await lay('DOWN')
  if (down.struck === 0 && down.scale === 1) return down.chart
  const right = await lay('RIGHT')
  return (right.struck - down.struck || down.scale - right.scale) < 0 ? right.chart : down.chart
}

let engine: Promise<ELK> | undefined

/** One for all charts, loaded when the first is wanted. */
function layoutEngine(): Promise<ELK> {
  engine ??= import('elkjs/lib/elk.bundled.js').then(({ default: Elk }) => new Elk())
  return engine
}

/** Charts that fit are equal. */
function scaleToFit({ width, height }: ChartLayout): number {
  return Math.min(1, SPACE.width / width, SPACE.height / height)
}

function placed(model: ChartModel, graph: ElkNode): ChartLayout {
  const boxes = new Map<string, Box>()
  const remember = (node: ElkNode) => {
    boxes.set(node.id, boxOf(node))
    for (const child of node.children ?? []) remember(child)
  }
  remember(graph)
  const routes = new Map((graph.edges ?? []).map((edge) => [edge.id, edge]))
  const boxFor = (id: string) => boxes.get(id) ?? { x: 0, y: 0, width: 0, height: 0 }
  const states = flatten(model.root, 0)
  return {
    model,
    width: graph.width ?? 0,
    height: graph.height ?? 0,
    states: states.map(({ state, depth }) => ({ state, depth, box: boxFor(state.id) })),
    edges: model.edges.map((edge) => {
      const route = routes.get(edge.id)
      return { edge, points: pointsOf(route), label: boxOf(route?.labels?.[0] ?? {}) }
    }),
    starts: states
      .map(({ state }) => startId(state.id))
      .filter((id) => boxes.has(id))
      .map((id) => ({ id, dot: boxFor(id), points: pointsOf(routes.get(id)) })),
  }
}

function flatten(state: ChartState, depth: number): { state: ChartState; depth: number }[] {
  return [{ state, depth }, ...state.children.flatMap((child) => flatten(child, depth + 1))]
}

function boxOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box {
  return { x, y, width, height }
}

function pointsOf(edge: ElkExtendedEdge | undefined): Point[] {
  return (edge?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ])
}
