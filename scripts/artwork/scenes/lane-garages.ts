import { random } from '../noise.ts'
import { ink, mix } from '../palette.ts'
import { dashes, down, ellipse, type Point, polygon, polyline, type Shape } from '../shape.ts'
import { type Node, svg } from '../svg.ts'
import { type Fir, firs } from './fir.ts'
import { height, width } from './frame.ts'
import { tints } from './land.ts'
import { type Garage, garage, lamp, pool } from './lane-garages/garage.ts'
import { seen } from './lane-garages/view.ts'
import { carts, fence, home } from './lane-garages/yard.ts'
import { moods } from './moods.ts'
import { setting } from './setting.ts'

const [plain, blue, brick] = [
  mix(ink.belly, ink.wheat, 0.35),
  mix(ink.blue, ink.belly, 0.4),
  mix(ink.soil, ink.brick, 0.35),
]
const doors = {
  cream: mix(ink.wheat, ink.belly, 0.35),
  white: mix(ink.pale, ink.belly, 0.15),
  sand: mix(ink.gold, ink.belly, 0.55),
  glacier: mix(ink.glacier, ink.belly, 0.4),
}

/** From the farthest to the nearest. */
const garages: readonly Garage[] = [
  { side: -1, near: 4.4, far: 5.6, wall: plain, door: doors.cream },
  { side: 1, near: 4.7, far: 6, wall: blue, door: doors.sand },
  { side: -1, near: 2.95, far: 3.75, wall: blue, door: doors.white },
  { side: 1, near: 3.1, far: 3.9, wall: brick, door: doors.glacier },
  { side: -1, near: 1.9, far: 2.5, wall: brick, door: doors.sand, open: true },
  { side: 1, near: 2, far: 2.62, wall: plain, door: doors.cream },
  { side: -1, near: 0.98, far: 1.5, wall: plain, door: doors.glacier },
  { side: 1, near: 1, far: 1.56, wall: blue, door: doors.white },
]
/** Spruces behind the homes; the lane covers their feet. */
const FIRS: readonly Fir[] = [
  [350, 640, 300],
  [262, 660, 380],
  [1500, 660, 330],
]
/** How far a fence reaches from each garage toward the viewer. */
const FENCE = 0.84
/** The nearest two have their fences outside of the picture, and the farthest too far away. */
const [NEAREST, FARTHEST] = [1.2, 4]

/** A back lane between garages at dusk, under its power lines; at night one of them is open, and lights the gravel. */
export function laneGarages(): string {
  const poles = [4.4, 2.8, 1.72].map((away) => ({ foot: seen(0.93, away), top: seen(0.93, away, 900), away }))
  const row = (list: readonly Garage[]): Node[] =>
    list.flatMap((one) => [
      pool(one, one === garages[0]),
      ...garage(one),
      lamp(one, one === garages[0]),
      ...(one.near > NEAREST && one.near < FARTHEST ? fence(one.side, one.near * FENCE, one.near) : []),
    ])
  return svg(width, height, [
    ...setting({
      seed: 106,
      apex: [800, 120],
      mood: moods.dusk,
      tint: tints.dusk,
      haze: ink.amber,
      hill: [mix(ink.nearRange, ink.navy, 0.3), ink.hill],
      soil: [mix(ink.hill, ink.belly, 0.4), ink.night],
      ground: 640,
      moon: { at: [800, 470], radius: 60, warmth: 0.45 },
    }),
    ...home(-1, 5.2, 6.6, plain, 900),
    ...home(1, 5.4, 7, blue, 960),
    ...firs(FIRS, mix(ink.spruce, ink.hill, 0.4), mix(ink.hill, ink.amber, 0.18)),
    ...home(-1, 3.5, 4.5, brick, 840),
    ...home(1, 3.6, 4.6, plain, 900),
    ...gravel(),
    ...row(garages.slice(0, 4)),
    ...poles.slice(0, 1).map(pole),
    ...row(garages.slice(4, 6)),
    ...carts(-1, 1.78),
    ...poles.slice(1).map(pole),
    ...row(garages.slice(6)),
    { d: wires(), stroke: ink.deep, width: 3 },
  ])
}

/** The lane: tracks of wheels, grass between them, stones, and puddles in which the sky is. */
function gravel(): Shape[] {
  const draw = random(12)
  const stripe = (from: number, to: number) =>
    polygon([seen(from, 9), seen(to, 9), seen(to, 0.9), seen(from, 0.9)])
  const stones = Array.from({ length: 34 }, (): Point => {
    const away = 0.95 + 3 * draw() ** 2
    return seen((draw() * 2 - 1) * 0.8, away)
  })
  const puddle = (across: number, away: number, reach: number) =>
    ellipse(...seen(across, away), reach / away, (reach * 0.13) / away)
  return [
    {
      d: stripe(-0.86, 0.86),
      fill: down(
        620,
        height,
        [0, mix(ink.amber, ink.belly, 0.4)],
        [0.4, mix(ink.belly, ink.soil, 0.55)],
        [1, mix(ink.cloud, ink.soil, 0.6)],
      ),
    },
    {
      d: stripe(-0.46, -0.22) + stripe(0.22, 0.46),
      fill: mix(ink.wheat, ink.soil, 0.35),
      opacity: 0.24,
    },
    {
      d: stripe(-0.1, 0.1) + stripe(-0.94, -0.82) + stripe(0.82, 0.94),
      fill: mix(ink.hill, ink.oak, 0.3),
      opacity: 0.5,
    },
    { d: dashes(stones, 5), stroke: mix(ink.wheat, ink.soil, 0.4), width: 3, opacity: 0.5 },
    {
      d: puddle(-0.34, 1.42, 110) + puddle(-0.27, 1.37, 70) + puddle(0.36, 2.3, 110) + puddle(0.3, 1.2, 70),
      fill: mix(ink.lilac, ink.blue, 0.4),
      opacity: 0.6,
    },
  ]
}

function pole({ foot, top, away }: { foot: Point; top: Point; away: number }): Shape {
  const [arm, y] = [60 / away, top[1] + 26 / away]
  return {
    d: `${polyline([foot, top])}M${Math.round(top[0] - arm)} ${Math.round(y)}h${Math.round(arm * 2)}`,
    stroke: mix(ink.soil, ink.deep, 0.4),
    width: 22 / away,
  }
}

/** The two wires, each hanging between the poles, and on over the viewer. */
function wires(): string {
  const sag = (from: Point, to: Point) =>
    `Q${Math.round((from[0] + to[0]) / 2)} ${Math.round((from[1] + to[1]) / 2 + 30)} ${Math.round(to[0])} ${Math.round(to[1])}`
  return [-0.07, 0.07]
    .map((off) => {
      const [a, b, c] = [4.4, 2.8, 1.72].map((away) => seen(0.93 + off, away, 880)) as [Point, Point, Point]
      return `M${a.map(Math.round).join(' ')}${sag(a, b)}${sag(b, c)}${sag(c, seen(0.93 + off, 0.94, 880))}`
    })
    .join('')
}
