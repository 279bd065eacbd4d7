/** Parts of a house cut open: its walls, floors and rooms, its roof, and the ground that it stands in. */
import { random } from '../noise.ts'
import { ink, mix } from '../palette.ts'
import { dashes, down, ellipse, glow, type Point, polygon, rect, type Shape } from '../shape.ts'
import type { Node } from '../svg.ts'
import { height, width } from './frame.ts'
import { ranges, type Tint } from './land.ts'
import type { Mood } from './moods.ts'
import type { Moon } from './moon.ts'
import { sky } from './sky.ts'

export interface Section {
  left: number
  right: number
  /** The roof's ridge, in the middle. */
  ridge: number
  /** The ceilings, from the uppermost, which is at the eaves; the last is the basement's. */
  ceilings: readonly number[]
  /** The basement's floor. */
  base: number
  /** How far the roof stands out over the walls. */
  overhang?: number
}

/** How thick walls are, in px; floors are a little thinner. */
export const WALL = 14

const frame = mix(ink.nearRange, ink.navy, 0.55)
const concrete = mix(ink.midRange, ink.pale, 0.35)
/** What the night lays over walls that are lit by day. */
const dusk = { fill: mix(ink.soil, ink.navy, 0.2), opacity: 0.5, nightly: true }

interface Beyond {
  /** Where the ground begins, in px from the top. */
  ground: number
  apex: Point
  span: readonly [left: number, right: number]
  light: readonly [x: number, reach: number]
  moon?: Moon
  mood: Mood
  tint: Tint
  haze: string
  /** Of the sky and of the mountains. */
  seeds: readonly [sky: number, mountains: number]
  /** How high the mountains are. */
  rise?: number
  /** How far over the ground the horizon is. */
  away?: number
}

/** The sky and the mountains that it stands before. */
export function beyond({ ground, seeds, light, rise = 84, away = 20, tint, haze, ...seen }: Beyond): Shape[] {
  const horizon = ground - away
  return [
    ...sky({ width, horizon, light, seed: seeds[0], streaks: 3, ...seen }),
    ...ranges({
      width,
      base: horizon,
      rise,
      light: light[0],
      floor: ground + 10,
      seed: seeds[1],
      tint,
      haze,
      count: 1,
    }),
  ]
}

/** The ground below `top`, lighter than the layer under it, with stones. */
export function ground(top: number, seed: number): Shape[] {
  const draw = random(seed)
  const stones = Array.from({ length: 46 }, (): Point => [width * draw(), top + 60 + (860 - top) * draw()])
  const small = stones.filter((_, index) => index % 3 !== 0)
  const large = stones.filter((_, index) => index % 3 === 0)
  const clay = mix(ink.oak, ink.soil, 0.3)
  return [
    {
      d: rect(0, top, width, height - top),
      fill: down(top, height, [0, mix(ink.oak, ink.wheat, 0.18)], [0.45, clay], [1, ink.soil]),
    },
    {
      d: `M0 ${top + 330}C200 ${top + 300} 360 ${top + 352} 560 ${top + 330}S960 ${top + 306} 1180 ${top + 336}S1500 ${top + 304} 1600 ${top + 322}V${height}H0z`,
      fill: down(top + 300, height, [0, mix(ink.soil, ink.oak, 0.32)], [1, mix(ink.soil, ink.deep, 0.35)]),
    },
    { d: dashes(small, 5), stroke: mix(ink.oak, ink.wheat, 0.45), width: 7, round: true, opacity: 0.55 },
    { d: dashes(large, 16), stroke: mix(ink.soil, ink.belly, 0.3), width: 13, round: true, opacity: 0.8 },
  ]
}

/** The roof over its attic, with snow on it, which lies outside, or without. */
export function roof({ left, right, ridge, ceilings, overhang: over = 34 }: Section, snow: boolean): Node[] {
  const eaves = ceilings[0] ?? 0
  const middle = (left + right) / 2
  const slope = (out: number, up: number) =>
    `M${left - over - out} ${eaves + 6 - up}L${middle} ${ridge - up}L${right + over + out} ${eaves + 6 - up}`
  const attic = polygon([
    [left, eaves],
    [middle, ridge + 14],
    [right, eaves],
  ])
  return [
    {
      d: attic,
      fill: down(ridge, eaves, [0, mix(ink.soil, ink.oak, 0.35)], [1, mix(ink.oak, ink.gold, 0.3)]),
    },
    { d: attic, ...dusk },
    { d: slope(0, 0), stroke: ink.navy, width: 20, round: true },
    ...(snow
      ? [
          {
            outside: true,
            nodes: [{ d: slope(4, 14), stroke: mix(ink.pale, ink.paper, 0.75), width: 15, round: true }],
          },
        ]
      : [{ d: slope(2, 11), stroke: ink.lamp, width: 4, round: true, opacity: 0.8 }]),
  ]
}

/** Its walls and rooms: warm above the ground, cool below it. `dim` rooms have no light of their own. */
export function rooms({ left, right, ceilings, base }: Section, dim = false): Shape[] {
  const floors = [...ceilings, base]
  const wide = right - left - 2 * WALL
  const cellar = ceilings.at(-1) ?? base
  const warm = dim
    ? ([mix(ink.belly, ink.nearRange, 0.5), mix(ink.nearRange, ink.hill, 0.5)] as const)
    : ([mix(ink.wheat, ink.paper, 0.25), mix(ink.wheat, ink.gold, 0.62)] as const)
  const cool = dim
    ? ([mix(ink.nearRange, ink.hill, 0.6), mix(ink.hill, ink.navy, 0.5)] as const)
    : ([mix(ink.midRange, ink.glacier, 0.3), mix(ink.midRange, ink.belly, 0.35)] as const)
  const cells = floors.slice(0, -1).map((top, index): Shape => {
    const foot = floors[index + 1] ?? base
    const [lit, low] = top === cellar ? cool : warm
    return { d: rect(left + WALL, top, wide, foot - top), fill: down(top, foot, [0, lit], [1, low]) }
  })
  const above = floors[0] ?? 0
  return [
    ...cells,
    ...(dim ? [] : [{ d: rect(left + WALL, above, wide, cellar - above), ...dusk }]),
    {
      d: floors
        .slice(0, -1)
        .map((y) => rect(left, y - 5, right - left, 11))
        .join(''),
      fill: frame,
    },
    {
      d:
        rect(left, floors[0] ?? 0, WALL, cellar - (floors[0] ?? 0)) +
        rect(right - WALL, floors[0] ?? 0, WALL, cellar - (floors[0] ?? 0)),
      fill: frame,
    },
    {
      d:
        rect(left - 4, cellar - 4, WALL + 4, base - cellar + 22) +
        rect(right - WALL, cellar - 4, WALL + 4, base - cellar + 22) +
        rect(left - 18, base, right - left + 36, 20),
      fill: concrete,
    },
  ]
}

/** Windows in the wall at the back, by their upper left corner. What they show has a night; their frames are indoors. */
export function panes(at: readonly Point[], wide: number, tall: number): Node[] {
  const holes = at.map(([x, y]) => rect(x, y, wide, tall)).join('')
  const frames = mix(ink.paper, ink.wheat, 0.4)
  return [
    { outside: true, nodes: [{ d: holes, fill: mix(ink.glacier, ink.blue, 0.3) }] },
    { d: holes, stroke: frames, width: 8 },
    {
      d: at.map(([x, y]) => `M${x + wide / 2} ${y}v${tall}`).join(''),
      stroke: frames,
      width: 4,
    },
  ]
}

/** A standing lamp, and its light on the wall. */
export function lamp(x: number, floor: number, tall = 128): Node[] {
  const y = floor - tall
  return [
    { d: ellipse(x, y + 20, 150), fill: glow([x, y + 20], 150, 1, [0, ink.lamp, 0.75], [1, ink.lamp, 0]) },
    { d: `M${x} ${y + 20}V${floor}`, stroke: ink.navy, width: 6 },
    { d: rect(x - 20, floor - 6, 40, 6), fill: ink.navy },
    { d: `M${x - 16} ${y}h32l14 38h-60z`, fill: ink.lamp },
  ]
}

/** A sofa seen from the front, its middle at x. */
export function sofa(x: number, floor: number, tone: string): Shape[] {
  return [
    {
      d: `M${x - 84} ${floor - 6}v-66q0-16 16-16h136q16 0 16 16v66z`,
      fill: tone,
    },
    {
      d: `M${x - 104} ${floor - 4}v-44q0-14 14-14t14 14v16h152v-16q0-14 14-14t14 14v44z`,
      fill: mix(tone, ink.soil, 0.3),
    },
    { d: `M${x + 22} ${floor - 66}l34-10 12 36-34 10z`, fill: ink.lamp },
  ]
}

/** A door in the wall at the back. */
export const door = (x: number, floor: number, tall = 116): Shape[] => [
  { d: rect(x - 36, floor - tall - 8, 72, tall + 8), fill: mix(ink.paper, ink.wheat, 0.4) },
  { d: rect(x - 28, floor - tall, 56, tall), fill: ink.brick },
  { d: ellipse(x + 18, floor - tall / 2, 5), fill: ink.lamp },
]
