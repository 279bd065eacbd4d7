import { ink, mix } from '../palette.ts'
import { contacts } from '../portraits/contact.ts'
import { down, ellipse, glow, polygon, rect, type Shape } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { bicycle } from './bicycle.ts'
import { height, width } from './frame.ts'
import { bricks } from './houses/light.ts'

const FLOOR = 800
const brick = mix(ink.brick, ink.oak, 0.45)
const stone = mix(ink.belly, ink.wheat, 0.45)
const sun = mix(ink.wheat, ink.gold, 0.35)
const WALL = { x: 0, y: 0, wide: width + 40, tall: FLOOR, long: 44 }

/** The brick wall in the light of a late afternoon, which comes from the right. */
const wall = (): Shape[] => [
  { d: rect(0, 0, width, FLOOR), fill: down(0, FLOOR, [0, mix(brick, ink.soil, 0.25)], [1, brick]) },
  {
    d: bricks({ ...WALL, seed: 4, count: 130 }),
    stroke: mix(brick, ink.soil, 0.4),
    width: 20,
    opacity: 0.55,
  },
  {
    d: bricks({ ...WALL, seed: 9, count: 110 }),
    stroke: mix(brick, ink.wheat, 0.3),
    width: 20,
    opacity: 0.5,
  },
  {
    d: polygon([
      [0, 0],
      [860, 0],
      [300, FLOOR],
      [0, FLOOR],
    ]),
    fill: ink.night,
    opacity: 0.22,
    daily: true,
  },
  {
    d: rect(0, FLOOR, width, height - FLOOR),
    fill: down(FLOOR, height, [0, mix(stone, sun, 0.4)], [1, mix(stone, ink.belly, 0.5)]),
  },
  { d: `M0 ${FLOOR + 4}H1600`, stroke: mix(stone, ink.navy, 0.45), width: 8 },
]

/** A door with glass in its upper half and beside it, under a flat roof. */
const door = (): Shape[] => {
  const glass = mix(ink.glacier, ink.blue, 0.45)
  const green = mix(ink.nearRange, ink.blue, 0.35)
  return [
    { d: rect(940, 180, 470, FLOOR - 180), fill: mix(ink.paper, ink.wheat, 0.35) },
    {
      d: rect(962, 202, 286, FLOOR - 202),
      fill: down(202, FLOOR, [0, mix(green, ink.glacier, 0.2)], [1, green]),
    },
    { d: rect(1010, 250, 190, 260), fill: glass, lit: true },
    { d: 'M1105 250v260M1010 380h190', stroke: green, width: 10 },
    { d: 'M1010 560h190v180h-190z', stroke: mix(green, ink.navy, 0.45), width: 7 },
    { d: rect(1272, 202, 116, FLOOR - 202), fill: glass, lit: true },
    { d: 'M1272 400h116M1272 600h116', stroke: mix(ink.paper, ink.wheat, 0.35), width: 12 },
    // Stairs seen through the glass.
    { d: 'M1272 780h116v-26h-30v-40h-30v-40h-30v-40h-26z', fill: mix(ink.oak, ink.soil, 0.3), opacity: 0.75 },
    { d: 'M980 530v60', stroke: ink.gold, width: 13, round: true },
    { d: 'M1030 252l60 0-80 120v-100zM1290 204h50l-66 110v-90z', fill: ink.paper, opacity: 0.3, daily: true },
    { d: rect(880, 120, 590, 60), fill: mix(ink.navy, ink.soil, 0.25) },
    { d: 'M880 180h590l-24 34H904z', fill: ink.night, opacity: 0.35 },
    { d: 'M880 122h590', stroke: sun, width: 6 },
    { d: rect(900, FLOOR - 26, 550, 34), fill: mix(stone, ink.paper, 0.3) },
    { d: rect(984, FLOOR - 34, 240, 14), fill: mix(ink.soil, ink.oak, 0.4) },
  ]
}

/** A letter box for each of the four homes, one with a letter that waits, and their bells beside the door. */
const boxes = (): Shape[] => {
  const steel = mix(ink.belly, ink.pale, 0.45)
  const at = [
    [390, 330],
    [570, 330],
    [390, 480],
    [570, 480],
  ] as const
  return [
    { d: rect(366, 310, 376, 318), fill: ink.night, opacity: 0.4 },
    { d: rect(374, 314, 356, 300), fill: mix(ink.navy, ink.soil, 0.2) },
    {
      d: at.map(([x, y]) => rect(x, y, 150, 118)).join(''),
      fill: down(330, 600, [0, mix(steel, sun, 0.35)], [1, steel]),
    },
    { d: at.map(([x, y]) => rect(x + 22, y + 22, 106, 14)).join(''), fill: ink.deep },
    { d: at.map(([x, y]) => rect(x + 22, y + 62, 62, 30)).join(''), fill: mix(ink.paper, ink.wheat, 0.3) },
    { d: at.map(([x, y]) => `M${x + 32} ${y + 77}h${30 + (x % 7)}`).join(''), stroke: ink.belly, width: 5 },
    { d: at.map(([x, y]) => ellipse(x + 112, y + 78, 8)).join(''), fill: mix(ink.gold, ink.oak, 0.3) },
    { d: 'M600 360l8-46 86 14-6 32z', fill: mix(ink.paper, ink.wheat, 0.15) },
    { d: 'M607 316l38 22 48-10', stroke: mix(ink.belly, ink.wheat, 0.4), width: 3 },
    { d: rect(838, 400, 56, 190), fill: steel },
    { d: [0, 1, 2, 3].map((i) => ellipse(866, 428 + i * 44, 10)).join(''), fill: ink.deep },
  ]
}

/** The lamp over the boxes, and its light at night. */
const lamp = (): Shape[] => [
  {
    d: rect(70, 0, 964, FLOOR),
    fill: glow([552, 250], 470, 0.95, [0, ink.lamp, 0.8], [0.4, ink.gold, 0.35], [1, ink.gold, 0]),
    nightly: true,
  },
  {
    d: rect(810, 640, 730, 260),
    fill: glow([1175, 800], 360, 0.4, [0, ink.lamp, 0.7], [0.5, ink.gold, 0.3], [1, ink.gold, 0]),
    nightly: true,
  },
  { d: 'M552 150v34M500 184h104l24 50H476z', fill: ink.deep, stroke: ink.deep, width: 10 },
  { d: rect(508, 234, 88, 14), fill: ink.lamp },
]

/** A spruce in a pot, and the bicycle of somebody who is home. */
const beside = (): Node[] => [
  ...contacts([1526, 826, 80, 12], [210, 836, 190, 14]),
  { d: 'M1526 400L1450 640H1480L1436 730H1616L1572 640H1602z', fill: mix(ink.spruce, ink.nearRange, 0.45) },
  { d: 'M1526 400L1602 640H1572L1616 730H1580L1530 600z', fill: mix(ink.nearRange, sun, 0.35) },
  { d: 'M1466 726h120l-16 100h-88z', fill: mix(ink.belly, ink.navy, 0.35) },
  placed(bicycle, 208, 836, 2.1),
]

/** The entrance of a small rental: four letter boxes beside one door. */
export function fourDoors(): string {
  return svg(width, height, [...wall(), ...door(), ...boxes(), ...lamp(), ...beside()])
}
