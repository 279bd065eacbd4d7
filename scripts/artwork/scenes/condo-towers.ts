import { random } from '../noise.ts'
import { ink, mix } from '../palette.ts'
import { dashes, down, type Point, polygon, rect } from '../shape.ts'
import { type Node, svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { hillside, ranges, tints } from './land.ts'
import { moods } from './moods.ts'
import { sky } from './sky.ts'

/** Two condo towers and a podium, rows of balconies. */
export function condoTowers(): string {
  const nodes: Node[] = [
    ...sky({
      width,
      horizon: 760,
      apex: [520, 150],
      span: [900, 1300],
      light: [500, 620],
      mood: moods.dawn,
      seed: 12,
      streaks: 8,
    }),
    ...ranges({
      width,
      base: 744,
      rise: 80,
      light: 500,
      floor: height,
      seed: 83,
      tint: tints.dawn,
      count: 1,
      haze: ink.wheat,
    }),
    ...hillside({
      seed: 4,
      width,
      base: 790,
      rise: 40,
      swell: 500,
      floor: height,
      top: mix(ink.nearRange, ink.glacier, 0.2),
      foot: ink.hill,
    }),
    ...tower(860, 150, 250, 690, 15, 5, 2),
    ...tower(1170, 270, 210, 570, 12, 4, 7),
    { d: rect(700, 726, 800, 130), fill: ink.cloud },
    {
      d: `${rect(720, 752, 150, 80)}${rect(890, 752, 120, 80)}${rect(1190, 752, 130, 80)}${rect(1340, 752, 140, 80)}`,
      fill: ink.lamp,
    },
    { d: rect(1050, 740, 100, 112), fill: ink.navy },
    { d: rect(1076, 766, 48, 86), fill: ink.brick },
    { d: rect(680, 718, 840, 14), fill: mix(ink.belly, ink.pale, 0.35) },
    { d: rect(0, 850, width, 50), fill: ink.night },
    {
      d: dashes(
        [
          [60, 876],
          [300, 876],
          [540, 876],
          [780, 876],
          [1020, 876],
          [1260, 876],
          [1500, 876],
        ],
        110,
      ),
      stroke: ink.gold,
      width: 3,
      opacity: 0.5,
    },
  ]
  return svg(width, height, nodes)
}

/** How far a floor's slab reaches over the lit face on either side, in px. */
const OVERHANG = 6

/** A tower seen from its corner: a lit and a shaded face, floors, balconies, lit rooms. */
function tower(
  x: number,
  y: number,
  wide: number,
  tall: number,
  floors: number,
  bays: number,
  seed: number,
): Node[] {
  const draw = random(seed)
  const face = wide * 0.7
  const storey = tall / floors
  /** Of the slab over a floor, counted from the top: the rows of glass keep the same distance to it. */
  const level = (floor: number) => Math.round(y + 20 + floor * storey)
  const middle = Math.round(storey * 0.5)
  const rooms: Point[] = []
  const lit: Point[] = []
  for (let floor = 0; floor < floors - 1; floor++) {
    for (let bay = 0; bay < bays; bay++) {
      const point: Point = [x + 14 + (bay * (face - 20)) / bays, level(floor) + middle]
      ;(draw() < 0.3 ? lit : rooms).push(point)
    }
  }
  const pane = Math.round((face - 20) / bays - 10)
  const slabs = Array.from({ length: floors }, (_, floor): Point => [x - OVERHANG, level(floor)])
  return [
    {
      d: polygon([
        [x + face, y],
        [x + wide, y + 34],
        [x + wide, y + tall],
        [x + face, y + tall],
      ]),
      fill: down(y, y + tall, [0, ink.cloud], [1, ink.navy]),
    },
    {
      d: rect(x, y, face, tall),
      fill: down(y, y + tall, [0, mix(ink.belly, ink.glacier, 0.3)], [1, mix(ink.belly, ink.cloud, 0.5)]),
    },
    { d: dashes(rooms, pane), stroke: ink.navy, width: storey * 0.5, opacity: 0.75 },
    { d: dashes(lit, pane), stroke: ink.lamp, width: storey * 0.5 },
    { d: rect(x + 30, y - 26, face * 0.55, 26), fill: ink.cloud },
    { d: rect(x, y, 3, tall), fill: ink.wheat, opacity: 0.8 },
    {
      d: dashes(slabs, Math.round(face + 2 * OVERHANG)),
      stroke: mix(mix(ink.pale, ink.wheat, 0.4), ink.belly, 0.2),
      width: 4,
    },
  ]
}
