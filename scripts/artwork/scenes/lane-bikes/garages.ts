/** Garages and fences on both sides of the lane, a hoop, and poles with their wires. */
import { ink, mix } from '../../palette.ts'
import { ellipse, glow, polygon, polyline, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { lines, panes } from '../perspective.ts'
import { at, beside, bright, shade, sun, timber, WALL } from './view.ts'

const [EAVE, RIDGE, DEEP] = [2.5, 3.9, 6]
const dark = mix(ink.navy, ink.soil, 0.3)

interface Garage {
  from: number
  to: number
  tone: string
  door: string
}

/** What a garage's lamp lights at night: the wall around it, and the lane. The first one is drawn, the others repeat it. */
function lamp(x: number, y: number, gx: number, gy: number, along: number, isFirst: boolean): Node[] {
  const scale = Math.round(9000 / along) / 1000
  const wall = `translate(${x} ${y}) scale(${scale})`
  const lane = `translate(${Math.round(gx)} ${Math.round(gy)}) scale(${scale} ${Math.round(scale * 300) / 1000})`
  if (!isFirst)
    return [
      { use: 'light', transform: wall },
      { use: 'light', transform: lane },
    ]
  const light: Shape = {
    d: ellipse(0, 0, 100),
    fill: glow([0, 0], 100, 1, [0, ink.lamp, 0.62], [0.3, ink.gold, 0.32], [1, ink.gold, 0]),
    nightly: true,
  }
  return [
    { transform: wall, nodes: [{ name: 'light', nodes: [light] }] },
    { use: 'light', transform: lane },
  ]
}

/** At the right, or, if `way` is -1, at the left, where the sun is on the doors. */
function garage(way: 1 | -1, { from, to, tone, door }: Garage, isFirst = false): Node[] {
  const front = beside(WALL * way)
  const isSunny = way < 0
  const face = isSunny ? mix(tone, sun, 0.3) : mix(tone, shade, 0.45)
  const leafOf = isSunny ? mix(door, sun, 0.25) : mix(door, shade, 0.42)
  const middle = (WALL + DEEP * 1.45) / 2
  const end = WALL + (middle - WALL) * 2
  const on = (across: number, up: number) => at(from, across * way, up)
  const [lx, ly] = front(from + 0.35, 2.25)
  const [gx, gy] = at((from + to) / 2, (WALL - 1) * way)
  return [
    {
      d: polygon([on(WALL, 0), on(WALL, EAVE + 0.19), on(middle, RIDGE), on(end, EAVE), on(end, 0)]),
      fill: isSunny ? mix(tone, shade, 0.42) : mix(tone, shade, 0.3),
    },
    { d: panes(front, [from, 0, to - from, EAVE + 0.19]), fill: face },
    { d: panes(front, [from + 0.7, 0, to - from - 1.4, 2.1]), fill: leafOf },
    {
      d: lines(
        front,
        ...[0.52, 1.05, 1.58].map(
          (up) =>
            [
              [from + 0.7, up],
              [to - 0.7, up],
            ] as const,
        ),
      ),
      stroke: mix(leafOf, dark, 0.3),
      width: 2.5,
    },
    {
      d: panes(front, [from + 0.7, 0, to - from - 1.4, 2.1]),
      stroke: isSunny ? bright : mix(bright, shade, 0.5),
      width: 5,
    },
    {
      d: polygon([
        at(from - 0.3, (WALL - 0.4) * way, EAVE),
        at(to + 0.3, (WALL - 0.4) * way, EAVE),
        at(to + 0.3, middle * way, RIDGE),
        at(from - 0.3, middle * way, RIDGE),
      ]),
      fill: isSunny ? mix(mix(ink.belly, ink.soil, 0.4), sun, 0.34) : mix(ink.belly, ink.navy, 0.4),
    },
    {
      d: polyline([
        at(to + 0.3, (WALL - 0.4) * way, EAVE),
        at(from - 0.3, (WALL - 0.4) * way, EAVE),
        at(from - 0.3, middle * way, RIDGE + 0.05),
      ]),
      stroke: isSunny ? bright : mix(bright, shade, 0.4),
      width: 6,
    },
    { d: ellipse(lx, ly, 44 / from, 56 / from), fill: ink.lamp },
    ...lamp(Math.round(lx), Math.round(ly), gx, gy, from, isFirst),
  ]
}

/** A fence of boards along the lane. */
function fence(way: 1 | -1, from: number, to: number): Shape[] {
  const front = beside(WALL * way)
  const tone = way < 0 ? mix(timber, sun, 0.3) : mix(timber, shade, 0.5)
  // Farther off, only some of its boards are seen.
  const step = from > 8 ? from * 0.06 : 0.22
  return [
    { d: panes(front, [from, 0, to - from, 1.75]), fill: tone },
    {
      d: lines(
        front,
        ...Array.from(
          { length: Math.floor((to - from) / step) },
          (_, i) =>
            [
              [from + i * step, 0],
              [from + i * step, 1.75],
            ] as const,
        ),
      ),
      stroke: mix(tone, dark, 0.35),
      width: 2,
    },
    {
      d: polyline([front(from, 1.78), front(to, 1.78)]),
      stroke: way < 0 ? bright : mix(bright, shade, 0.55),
      width: 5,
    },
  ]
}

/** The board over a door, with a ring and a net. */
function hoop(): Shape[] {
  const board = beside(WALL - 0.2)
  const [x, y] = at(7.6, WALL - 0.55, 2.95)
  return [
    { d: polyline([at(7.6, WALL, 2.6), at(7.6, WALL - 0.2, 3)]), stroke: dark, width: 6 },
    {
      d: panes(board, [7, 2.75, 1.2, 0.95]),
      fill: mix(ink.paper, shade, 0.35),
      stroke: mix(ink.brick, shade, 0.2),
      width: 4,
    },
    { d: ellipse(x, y, 34, 9), stroke: mix(ink.brick, ink.amber, 0.3), width: 5 },
    {
      d: `M${Math.round(x - 33)} ${Math.round(y)}l12 46h42l12-46M${Math.round(x - 16)} ${Math.round(y + 8)}l10 38M${Math.round(x + 16)} ${Math.round(y + 8)}l-10 38M${Math.round(x - 27)} ${Math.round(y + 22)}h54`,
      stroke: mix(ink.paper, shade, 0.2),
      width: 2.5,
    },
  ]
}

function poles(): Shape[] {
  const spots = [8.4, 15.6, 24, 36].map((along) => [at(along, -3.1), at(along, -3.1, 7.2), along] as const)
  return [
    {
      d: spots.map(([foot, top]) => polyline([foot, top])).join(''),
      stroke: mix(ink.soil, dark, 0.4),
      width: 9,
    },
    {
      d: spots
        .map(
          ([, [x, y], along]) =>
            `M${Math.round(x - 700 / along)} ${Math.round(y + 260 / along)}h${Math.round(1400 / along)}`,
        )
        .join(''),
      stroke: mix(ink.soil, dark, 0.4),
      width: 7,
    },
    {
      d: [-0.7, 0.7]
        .map((side) => {
          const points = [3, 8.4, 15.6, 24, 36].map(
            (along) => at(along, -3.1 + side, 6.92).map(Math.round) as [number, number],
          )
          return points
            .slice(1)
            .map(([x, y], i) => {
              const [px, py] = points[i] ?? [x, y]
              return `M${px} ${py}Q${Math.round((px + x) / 2)} ${Math.round((py + y) / 2 + Math.abs(px - x) * 0.12)} ${x} ${y}`
            })
            .join('')
        })
        .join(''),
      stroke: dark,
      width: 2.5,
    },
  ]
}

export function sides(): Node[] {
  const blue = mix(ink.glacier, ink.blue, 0.45)
  const cream = mix(ink.paper, ink.wheat, 0.55)
  const brick = mix(mix(ink.brick, ink.oak, 0.45), ink.wheat, 0.15)
  const green = mix(ink.nearRange, ink.wheat, 0.25)
  return [
    ...fence(-1, 27, 44),
    ...garage(-1, { from: 22.5, to: 27, tone: green, door: cream }, true),
    ...fence(-1, 17, 22.5),
    ...garage(-1, { from: 12.6, to: 17, tone: brick, door: cream }),
    ...fence(-1, 9, 12.6),
    ...garage(-1, { from: 4.4, to: 9, tone: blue, door: mix(ink.paper, ink.wheat, 0.3) }),
    ...poles(),
    ...fence(1, 24, 44),
    ...garage(1, { from: 19, to: 23.4, tone: blue, door: cream }),
    ...fence(1, 14.6, 19),
    ...garage(1, { from: 10.6, to: 14.6, tone: green, door: brick }),
    ...fence(1, 9.4, 10.6),
    ...garage(1, { from: 5.6, to: 9.4, tone: cream, door: blue }),
    ...hoop(),
    ...fence(1, 1.6, 5.6),
  ]
}
