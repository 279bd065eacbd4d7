import { random } from '../noise.ts'
import { ink, mix } from '../palette.ts'
import { aside, hairs, skins } from '../portraits/figure.ts'
import { between, dashes, down, ellipse, glow, type Point, polygon, rect } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { elm } from './elm.ts'
import { castShade } from './foliage.ts'
import { height, width } from './frame.ts'
import { hillside, ranges, tints } from './land.ts'
import { moods } from './moods.ts'
import { sky } from './sky.ts'
import { walking } from './standing.ts'

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
    ...podium(),
    {
      d: rect(0, 838, width, 62),
      fill: down(
        838,
        900,
        [0, mix(ink.belly, ink.pale, 0.35)],
        [0.4, mix(ink.belly, ink.navy, 0.3)],
        [0.42, ink.navy],
        [1, ink.night],
      ),
    },
    // The lobby's light on the sidewalk.
    {
      d: rect(600, 836, 1000, 64),
      fill: glow([1100, 838], 480, 0.13, [0, ink.lamp, 0.7], [1, ink.gold, 0]),
    },
    castShade(240, 842, 150),
    castShade(590, 842, 110),
    ...elm(240, 842, 360, mix(ink.hill, ink.nearRange, 0.3), ink.spruce, ink.wheat),
    ...elm(590, 842, 220, mix(ink.hill, ink.nearRange, 0.2), ink.spruce, ink.wheat),
    placed(
      walking({
        skin: skins.tan,
        hair: hairs.brown,
        style: aside.bob,
        coat: mix(ink.brick, ink.soil, 0.15),
        trousers: ink.navy,
      }),
      950,
      858,
      0.62,
    ),
  ]
  return svg(width, height, nodes)
}

const SHOPS = [716, 876, 1176, 1336]

/** The lobby and shops below the towers: tall glass between piers, awnings, and a canopy over the red door. */
function podium(): Node[] {
  return [
    {
      d: rect(690, 716, 830, 124),
      fill: between(
        [690, 0],
        [1520, 0],
        [0, mix(ink.belly, ink.glacier, 0.3)],
        [0.3, ink.belly],
        [1, ink.cloud],
      ),
    },
    {
      d: SHOPS.map((x) => rect(x, 746, 140, 92)).join(''),
      fill: down(746, 838, [0, ink.lamp], [1, ink.gold]),
    },
    {
      d: SHOPS.map((x) => `M${x + 47} 746v92m46 0v-92M${x} 770h140`).join(''),
      stroke: ink.cloud,
      width: 4,
    },
    // What is in the shops: a counter, shelves, chairs.
    {
      d: 'M730 838v-26h60v26zM900 838v-44h44v44zM1196 838v-30h70v30zM1362 838v-50h26v50zm44 0v-34h30v34z',
      fill: mix(ink.oak, ink.soil, 0.3),
      opacity: 0.75,
    },
    { d: 'M706 746h160l10 18H696zM1326 746h160l10 18h-180z', fill: mix(ink.brick, ink.soil, 0.2) },
    { d: rect(1044, 738, 112, 100), fill: mix(ink.navy, ink.deep, 0.3) },
    { d: rect(1060, 756, 36, 82) + rect(1104, 756, 36, 82), fill: ink.lamp },
    { d: rect(1104, 756, 36, 82), fill: ink.brick },
    { d: 'M1110 796v14', stroke: ink.gold, width: 4 },
    { d: rect(1020, 728, 160, 14), fill: ink.night },
    { d: rect(1020, 728, 160, 4), fill: ink.gold },
    { d: rect(676, 706, 858, 12), fill: mix(ink.belly, ink.pale, 0.35) },
    // The garden on its roof.
    {
      d: [704, 744, 780, 1128, 1470, 1504].map((x, i) => ellipse(x, 702, 24 - 3 * (i % 3), 20)).join(''),
      fill: mix(ink.hill, ink.nearRange, 0.35),
    },
  ]
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
  const sides = Array.from({ length: 2 * (floors - 1) }, (_, i): Point => {
    const [floor, bay] = [Math.floor(i / 2), i % 2]
    return [x + face + 12 + bay * ((wide - face) / 2 - 4), level(floor) + middle + 14 + bay * 6]
  })
  const side = sides.filter((_, i) => (i * 7 + seed) % 4 !== 0)
  const sideLit = sides.filter((_, i) => (i * 7 + seed) % 4 === 0)
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
    // Glass in front of the balconies, and the windows of the other side.
    {
      d: dashes(
        slabs.slice(1).map(([sx, sy]): Point => [sx, sy - 9]),
        Math.round(face * 0.62),
      ),
      stroke: ink.glacier,
      width: 12,
      opacity: 0.42,
    },
    { d: dashes(side, 14), stroke: mix(ink.blue, ink.glacier, 0.3), width: storey * 0.42, opacity: 0.5 },
    { d: dashes(sideLit, 14), stroke: ink.lamp, width: storey * 0.42, opacity: 0.85 },
    { d: rect(x + 30, y - 26, face * 0.55, 26), fill: mix(ink.belly, ink.midRange, 0.3) },
    { d: `M${x + 30} ${y - 26}h${face * 0.55}`, stroke: ink.wheat, width: 3, opacity: 0.6 },
    { d: rect(x, y, 3, tall), fill: ink.wheat, opacity: 0.8 },
    {
      d: dashes(slabs, Math.round(face + 2 * OVERHANG)),
      stroke: mix(mix(ink.pale, ink.wheat, 0.4), ink.belly, 0.2),
      width: 4,
    },
  ]
}
