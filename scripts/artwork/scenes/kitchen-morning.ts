import { ink, mix, oklch } from '../palette.ts'
import { contacts } from '../portraits/contact.ts'
import { down, ellipse, glow, polygon, rect, type Shape } from '../shape.ts'
import { svg } from '../svg.ts'
import { evening } from './evening.ts'
import { height, width } from './frame.ts'
import { moods } from './moods.ts'
import { view } from './view.ts'

const [COUNTER, FLOOR] = [560, 776]
const sage = oklch(64, 0.045, 150)
const white = mix(ink.paper, ink.wheat, 0.3)
const oak = oklch(62, 0.075, 66)

/** A light kitchen in the morning: sage cupboards, a hood over the range, a table of oak for an island. */
export function kitchenMorning(): string {
  return svg(width, height, [
    { d: rect(0, 0, width, height), fill: down(0, FLOOR, [0, mix(white, ink.belly, 0.22)], [1, white]) },
    view(110, 100, 560, 400, moods.dawn, 64),
    { d: 'M110 100h560v400H110zM390 100v400M110 220h560', stroke: white, width: 16 },
    { d: rect(84, 498, 612, 18), fill: mix(white, ink.belly, 0.18) },
    {
      d: rect(0, 0, width, COUNTER),
      fill: glow([390, 330], 760, 0.8, [0, ink.paper, 0.6], [1, ink.paper, 0]),
      daily: true,
    },
    ...tiles(),
    ...hood(),
    ...shelves(),
    ...counter(),
    {
      d: rect(0, FLOOR, width, height - FLOOR),
      fill: down(FLOOR, height, [0, mix(oak, ink.wheat, 0.3)], [1, mix(oak, ink.soil, 0.4)]),
    },
    {
      d: polygon([
        [120, FLOOR],
        [640, FLOOR],
        [900, height],
        [200, height],
      ]),
      fill: down(FLOOR, height, [0, ink.paper, 0.6], [1, ink.paper, 0.1]),
      daily: true,
    },
    evening([810, 360], 1180),
    ...contacts([820, 872, 460, 24]),
    // Under the lamps, it keeps its colours.
    ...island(),
    ...globes([600, 1020]),
  ])
}

const tiles = (): Shape[] => [
  { d: rect(740, 120, 860, COUNTER - 120), fill: mix(white, ink.glacier, 0.3) },
  {
    d: Array.from({ length: 11 }, (_, i) => `M740 ${160 + i * 40}h860`).join(''),
    stroke: mix(white, ink.belly, 0.25),
    width: 3,
  },
]

const hood = (): Shape[] => [
  {
    d: 'M900 0h180v120l70 130v40H830v-40l70-130z',
    fill: down(0, 290, [0, mix(sage, ink.hill, 0.25)], [1, sage]),
  },
  { d: rect(822, 286, 336, 18), fill: mix(oak, ink.wheat, 0.2) },
  { d: ellipse(990, 306, 120, 8), fill: ink.lamp },
]

/** Open shelves of oak beside the hood, with what is used every day. */
const shelves = (): Shape[] => [
  { d: rect(1230, 210, 330, 14) + rect(1230, 350, 330, 14), fill: mix(oak, ink.soil, 0.15) },
  {
    d: `${rect(1256, 150, 40, 60)}${rect(1304, 164, 36, 46)}M1390 210v-34h56v34zM1400 176v-22h36v22z${rect(1490, 140, 34, 70)}`,
    fill: mix(ink.blue, ink.glacier, 0.3),
  },
  {
    d: `M1250 350v-16h90v16zM1258 334v-14h74v14z${rect(1390, 296, 46, 54)}M1480 350q-8-50 28-70 34 24 24 70z`,
    fill: mix(ink.brick, ink.wheat, 0.35),
  },
]

const counter = (): Shape[] => [
  {
    d: rect(0, COUNTER + 20, width, FLOOR - COUNTER - 20),
    fill: down(COUNTER, FLOOR, [0, sage], [1, mix(sage, ink.hill, 0.45)]),
  },
  {
    d: [20, 200, 380, 560, 1200, 1390].map((x) => rect(x, 602, 160, 150)).join(''),
    stroke: mix(sage, ink.hill, 0.5),
    width: 4,
  },
  { d: [100, 280, 460, 640, 1280, 1470].map((x) => rect(x - 24, 622, 48, 7)).join(''), fill: ink.gold },
  {
    d: rect(800, COUNTER + 12, 380, FLOOR - COUNTER - 12),
    fill: down(COUNTER, FLOOR, [0, ink.belly], [1, ink.navy]),
  },
  { d: 'M836 640h308v108H836z', fill: ink.deep },
  { d: 'M836 622h308', stroke: mix(ink.pale, ink.belly, 0.3), width: 9, round: true },
  { d: [850, 910, 1070, 1130].map((x) => ellipse(x, 596, 11)).join(''), fill: ink.pale },
  { d: rect(0, COUNTER, width, 24), fill: mix(ink.paper, ink.wheat, 0.15) },
  {
    d: 'M896 560v-52q0-12 12-12h96q12 0 12 12v52zM1016 520h46',
    fill: ink.brick,
    stroke: ink.brick,
    width: 9,
  },
  { d: 'M364 560v-66q0-40 40-40t38 38', stroke: mix(ink.gold, ink.soil, 0.2), width: 12, round: true },
  { d: 'M150 560v-44h56v44zM560 560v-36h70v36z', fill: mix(ink.brick, ink.oak, 0.5) },
  {
    d: 'M178 518q-50-40-44-96 44 30 44 96 0-70 44-100 8 60-44 100zM596 526q-30-24-24-60 26 18 24 60 2-44 28-62 6 40-28 62z',
    fill: mix(ink.hill, ink.gold, 0.4),
  },
]

const island = (): Shape[] => [
  { d: 'M420 690v180M1220 690v180', stroke: mix(oak, ink.soil, 0.35), width: 26 },
  { d: rect(400, 690, 840, 34), fill: mix(oak, ink.soil, 0.4) },
  { d: rect(440, 800, 760, 14), fill: mix(oak, ink.soil, 0.3) },
  { d: 'M520 800v-42h120v42zM700 800v-30h150v30z', fill: mix(ink.glacier, ink.belly, 0.3) },
  { d: rect(370, 660, 900, 32), fill: down(660, 692, [0, mix(oak, ink.wheat, 0.5)], [1, oak]) },
  { d: ellipse(640, 610, 24) + ellipse(696, 602, 26) + ellipse(748, 610, 23), fill: ink.gold },
  {
    d: 'M570 612h244q-10 48-74 48h-96q-64 0-74-48z',
    fill: down(612, 660, [0, mix(ink.glacier, ink.blue, 0.25)], [1, mix(ink.glacier, ink.blue, 0.7)]),
  },
  { d: 'M1000 660v-22h150v22zM1014 638v-16h120v16z', fill: mix(ink.paper, ink.wheat, 0.4) },
]

/** Lamps of glass. */
const globes = (xs: readonly number[]): Shape[] => [
  { d: xs.map((x) => `M${x} 0v250`).join(''), stroke: mix(ink.gold, ink.soil, 0.4), width: 5 },
  ...xs.map((x) => ({
    d: ellipse(x, 310, 150),
    fill: glow([x, 310], 150, 1, [0, ink.lamp, 0.5], [1, ink.lamp, 0]),
  })),
  // At night, what they give the wall and the table.
  {
    d: rect(0, 0, width, height),
    fill: glow([810, 340], 640, 0.6, [0, ink.gold, 0.32], [0.5, ink.gold, 0.14], [1, ink.gold, 0]),
    nightly: true,
  },
  { d: xs.map((x) => ellipse(x, 306, 56)).join(''), fill: mix(ink.paper, ink.lamp, 0.3) },
  { d: xs.map((x) => rect(x - 16, 240, 32, 20)).join(''), fill: mix(ink.gold, ink.soil, 0.3) },
]
