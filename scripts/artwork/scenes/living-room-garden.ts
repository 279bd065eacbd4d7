import { ink, mix, oklch } from '../palette.ts'
import { contacts } from '../portraits/contact.ts'
import { down, ellipse, glow, polygon, rect, type Shape } from '../shape.ts'
import { svg } from '../svg.ts'
import { evening } from './evening.ts'
import { height, width } from './frame.ts'
import { moods } from './moods.ts'
import { view } from './view.ts'

const FLOOR = 700

/** A living room by day: a hearth of brick, a rust sofa, and tall doors to the garden, which light the floor. */
export function livingRoomGarden(): string {
  const wall = mix(mix(ink.wheat, ink.glacier, 0.3), ink.belly, 0.16)
  const oak = oklch(60, 0.07, 66)
  const rust = oklch(52, 0.11, 42)
  const white = mix(ink.paper, ink.wheat, 0.35)
  return svg(width, height, [
    { d: rect(0, 0, width, FLOOR), fill: down(0, FLOOR, [0, mix(wall, ink.belly, 0.35)], [1, wall]) },
    {
      d: rect(0, 0, width, FLOOR),
      fill: glow([1180, 400], 900, 0.9, [0, ink.paper, 0.55], [1, ink.paper, 0]),
      daily: true,
    },
    view(940, 96, 520, 590, moods.day, 36),
    {
      d: `${rect(940, 96, 520, 606)}M1200 96v606M940 240h520M1070 240v462M1330 240v462M940 470h520`,
      stroke: white,
      width: 14,
    },
    {
      d: 'M880 70h70c-4 260-20 430-52 632h-58c40-200 44-420 40-632zM1520 70h-70c4 260 20 430 52 632h58c-40-200-44-420-40-632z',
      fill: down(70, 702, [0, mix(ink.glacier, ink.belly, 0.2)], [1, mix(ink.glacier, ink.belly, 0.5)]),
    },
    { d: 'M860 66h680', stroke: mix(oak, ink.soil, 0.5), width: 12, round: true },
    ...hearth(wall, oak),
    {
      d: rect(0, FLOOR, width, height - FLOOR),
      fill: down(FLOOR, height, [0, mix(oak, ink.wheat, 0.25)], [1, mix(oak, ink.soil, 0.5)]),
    },
    { d: rect(0, FLOOR - 14, 930, 16) + rect(1470, FLOOR - 14, 130, 16), fill: white },
    // The light of the doors on the floor.
    {
      d: polygon([
        [950, FLOOR + 4],
        [1450, FLOOR + 4],
        [1180, height],
        [520, height],
      ]),
      fill: down(FLOOR, height, [0, ink.paper, 0.7], [1, ink.wheat, 0.1]),
      daily: true,
    },
    { d: ellipse(760, 846, 560, 52), fill: mix(ink.blue, ink.belly, 0.4) },
    { d: ellipse(760, 842, 500, 40), stroke: mix(ink.glacier, ink.wheat, 0.4), width: 6 },
    ...contacts([700, 822, 390, 26], [1350, 812, 130, 18], [1090, 862, 150, 14]),
    ...sofa(rust),
    ...table(oak),
    evening([1098, 440], 1240, [
      [947, 103, 246, 130],
      [1207, 103, 246, 130],
      [947, 247, 116, 216],
      [1077, 247, 116, 216],
      [1207, 247, 116, 216],
      [1337, 247, 116, 216],
      [1207, 477, 116, 209],
      [1337, 477, 116, 209],
    ]),
    // What the lamp lights then.
    {
      d: ellipse(1098, 440, 420),
      fill: glow([1098, 440], 420, 1, [0, ink.lamp, 0.5], [1, ink.gold, 0]),
      nightly: true,
    },
    ...lamp(mix(ink.gold, ink.soil, 0.3)),
  ])
}

const hearth = (wall: string, oak: string): Shape[] => [
  {
    d: rect(150, 0, 300, FLOOR),
    fill: down(0, FLOOR, [0, mix(wall, ink.belly, 0.5)], [1, mix(wall, ink.belly, 0.2)]),
  },
  { d: rect(120, 420, 360, 280), fill: mix(ink.brick, ink.wheat, 0.35) },
  {
    d: Array.from(
      { length: 10 },
      (_, i) =>
        `M120 ${422 + i * 28}h360${`M${i % 2 ? 160 : 120} ${422 + i * 28}v28${'m80-28v28'.repeat(4)}`}`,
    ).join(''),
    stroke: mix(ink.brick, ink.soil, 0.25),
    width: 3,
    opacity: 0.4,
  },
  { d: rect(120, 420, 360, 34), fill: ink.soil, opacity: 0.3 },
  {
    d: 'M196 700V560q0-50 104-50t104 50v140z',
    fill: glow([300, 690], 190, 1, [0, ink.amber], [0.4, mix(ink.brick, ink.soil, 0.45)], [1, ink.deep]),
  },
  {
    d: 'M252 692c-26-26-8-52 6-72 2 18 14 20 18 4 6-30 8-46 30-66-2 34 22 40 24 66 8-6 10-14 10-24 24 34 28 68 2 92z',
    fill: mix(ink.amber, ink.brick, 0.35),
  },
  {
    d: 'M272 692c-12-22 4-36 12-50 4 12 12 10 14-16 16 20 14 30 22 40 4-4 4-8 4-14 12 18 10 32 0 40z',
    fill: ink.gold,
  },
  { d: 'M240 692L356 678M246 680L362 694', stroke: mix(ink.soil, ink.oak, 0.2), width: 16, round: true },
  { d: rect(100, 398, 400, 24), fill: mix(oak, ink.soil, 0.3) },
  {
    d: rect(196, 130, 208, 220),
    fill: mix(ink.blue, ink.glacier, 0.45),
    stroke: mix(oak, ink.soil, 0.2),
    width: 12,
  },
  { d: 'M202 290l54-70 40 40 44-62 58 92v54H202z', fill: mix(ink.hill, ink.glacier, 0.3) },
  { d: `${rect(126, 344, 26, 54)}M440 398q-12-60 20-84 30 30 14 84z`, fill: mix(ink.hill, ink.gold, 0.35) },
]

const sofa = (tone: string): Shape[] => [
  {
    d: 'M330 620q0-76 76-76h590q76 0 76 76v140H330z',
    fill: down(544, 760, [0, mix(tone, ink.wheat, 0.18)], [1, mix(tone, ink.soil, 0.35)]),
  },
  {
    d: 'M372 648q0-18 18-18h292q18 0 18 18v78H372zM704 648q0-18 18-18h292q18 0 18 18v78H704z',
    fill: down(630, 726, [0, mix(tone, ink.wheat, 0.3)], [1, tone]),
  },
  {
    d: 'M296 660q0-40 40-40t40 40v150h-80zM1028 660q0-40 40-40t40 40v150h-80z',
    fill: down(620, 810, [0, mix(tone, ink.wheat, 0.12)], [1, mix(tone, ink.soil, 0.4)]),
  },
  { d: rect(376, 724, 652, 74), fill: down(724, 798, [0, tone], [1, mix(tone, ink.soil, 0.45)]) },
  { d: 'M420 566l104-14 14 96-102 12zM900 560l96 18-16 92-96-14z', fill: mix(ink.wheat, ink.paper, 0.4) },
]

const table = (oak: string): Shape[] => [
  { d: 'M970 800v58M1210 800v58', stroke: mix(oak, ink.soil, 0.5), width: 10 },
  { d: ellipse(1090, 800, 160, 18), fill: mix(oak, ink.soil, 0.15) },
  { d: ellipse(1090, 796, 160, 17), fill: mix(oak, ink.wheat, 0.35) },
  { d: 'M1036 792v-40h44v40z', fill: mix(ink.glacier, ink.blue, 0.3) },
  { d: 'M1056 754q-40-50-20-96 26 40 22 96 4-60 40-86 10 50-42 86z', fill: mix(ink.hill, ink.gold, 0.4) },
  { d: 'M1104 786h84v8h-84zM1112 776h70v10h-70z', fill: mix(ink.brick, ink.wheat, 0.4) },
]

/** A tall lamp that leans over the sofa. */
const lamp = (brass: string): Shape[] => [
  { d: 'M1350 806C1360 500 1330 330 1180 300Q1120 292 1098 336', stroke: brass, width: 9, round: true },
  { d: ellipse(1350, 808, 62, 12), fill: mix(brass, ink.soil, 0.4) },
  { d: 'M1040 400q4-66 58-66t58 66z', fill: down(334, 400, [0, mix(brass, ink.wheat, 0.4)], [1, brass]) },
  { d: ellipse(1098, 401, 46, 9), fill: ink.lamp },
]
