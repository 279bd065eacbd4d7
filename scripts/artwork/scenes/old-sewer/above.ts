/** The sky, the house of the twenties and its elm; the inspector with the camera's reel, and two buyers at the screen. */
import { ink, mix, oklch } from '../../palette.ts'
import { aside, hairs, mirrored, skins } from '../../portraits/figure.ts'
import { down, ellipse, glow, rect, type Shape } from '../../shape.ts'
import { type Node, placed } from '../../svg.ts'
import { firs } from '../fir.ts'
import type { Mass } from '../foliage.ts'
import { width } from '../frame.ts'
import { coats } from '../houses/coats.ts'
import { cottage, cottageSide } from '../houses/cottage.ts'
import { crown } from '../leafage.ts'
import { head, neighbour, shoes } from '../people.ts'
import { standing } from '../standing.ts'
import { moonAndStars, overhead } from '../stars.ts'
import { LEVEL, sun } from './view.ts'

const overalls = mix(ink.navy, ink.blue, 0.4)

export function sky(): Node[] {
  return [
    {
      d: rect(0, 0, width, LEVEL),
      fill: down(
        0,
        LEVEL,
        [0, mix(oklch(70, 0.085, 238), ink.glacier, 0.3)],
        [0.6, ink.pale],
        [1, mix(ink.wheat, ink.gold, 0.2)],
      ),
    },
    overhead(width, LEVEL - 40),
    ...moonAndStars({ width, horizon: LEVEL, apex: [800, -60], span: [4000, 4000], clear: 0.5 }, 37),
    {
      d: rect(600, 0, 1000, LEVEL),
      fill: glow([1600, 400], 860, 0.7, [0, ink.paper, 0.9], [0.4, sun, 0.5], [1, sun, 0]),
      daily: true,
    },
    {
      d: 'M620 130q90-30 190-12 90-18 190 8-110 22-220 12-90 6-160-8z',
      fill: mix(ink.paper, ink.blush, 0.3),
      opacity: 0.9,
      daily: true,
    },
    {
      d: `M470 ${LEVEL}l180-100 110 40 120-80 130 66 110-44 140 70 130-60 210 80v40z`,
      fill: mix(mix(ink.midRange, ink.lilac, 0.3), ink.wheat, 0.25),
    },
    ...firs(
      [
        [40, LEVEL, 270],
        [606, LEVEL, 210],
      ],
      mix(ink.spruce, ink.nearRange, 0.3),
      mix(ink.nearRange, sun, 0.3),
    ),
  ]
}

const MASSES: readonly Mass[] = [
  [1340, 130, 170, 110],
  [1220, 210, 120, 84],
  [1470, 220, 130, 96],
  [1330, 280, 140, 70],
]

export function home(): Node[] {
  const coat = {
    ...coats.evening,
    wall: mix(mix(ink.wheat, ink.paper, 0.2), ink.belly, 0.2),
    roof: mix(mix(ink.brick, ink.soil, 0.35), ink.midRange, 0.15),
    glass: mix(ink.glacier, ink.blue, 0.4),
    trim: mix(ink.hill, ink.nearRange, 0.5),
  }
  return [
    placed(
      [
        ...cottageSide(330, 190, coat, [720, -150]),
        ...cottage(330, 190, coat).map((shape) =>
          shape.fill === coat.glass ? { ...shape, lit: true } : shape,
        ),
      ],
      304,
      LEVEL - 4,
      1.12,
    ),
    {
      d: `M1322 ${LEVEL}Q1344 420 1330 300L1290 220 1306 212 1346 286 1352 200h20l-2 96 50-80 16 10-60 110Q1372 440 1392 ${LEVEL}z`,
      fill: mix(ink.soil, ink.oak, 0.28),
    },
    ...crown(
      MASSES,
      {
        dark: mix(oklch(48, 0.09, 128), ink.nearRange, 0.15),
        mid: oklch(64, 0.12, 112),
        lit: mix(oklch(82, 0.14, 92), sun, 0.25),
      },
      { seed: 21, side: 1, leaf: 1.3, count: 34 },
    ),
  ]
}

/** On one knee at the cleanout, guiding the cable; facing right, 108 px tall. */
const inspector: Node[] = [
  { d: 'M-6-42Q0-18-2-8L-34-5', stroke: mix(overalls, ink.deep, 0.3), width: 14, round: true },
  { d: 'M-4-42L26-40 26-6', stroke: overalls, width: 14, round: true },
  shoes(26),
  {
    d: 'M0-90C-13-86-20-72-20-56L-18-34Q-4-28 12-36L16-62C18-80 17-88 11-92 6-94 3-93 0-90z',
    fill: mix(ink.amber, ink.gold, 0.15),
  },
  { d: 'M0-90C-13-86-20-72-20-56L-18-34Q-12-31-8-32-12-64 0-90z', fill: ink.soil, opacity: 0.3 },
  {
    transform: 'translate(12 16) rotate(10 0 -110)',
    nodes: [
      head(
        skins.tan,
        'hooked',
        { d: aside.short, fill: hairs.silver },
        {
          d: 'M-46-2C-60-50-34-78 4-78C42-78 56-54 50-32L76-26C76-18 60-16 44-20C16-32-14-24-46-2z',
          fill: mix(ink.nearRange, ink.navy, 0.3),
        },
      ),
    ],
  },
  { d: 'M2-80Q6-54 20-46L40-30', stroke: mix(ink.amber, ink.oak, 0.25), width: 10, round: true },
  { d: ellipse(43, -27, 5.4), fill: ink.wheat },
]

/** The reel of the cable, and its screen. */
const reel: Shape[] = [
  { d: 'M-30 0L-12-44M30 0L12-44M-34 0h68', stroke: ink.deep, width: 6, round: true },
  { d: ellipse(0, -44, 38), stroke: ink.gold, width: 15 },
  { d: ellipse(0, -44, 9), fill: ink.deep },
  { d: 'M0-44L-24-70M0-44L24-70M0-44V-8', stroke: ink.deep, width: 5 },
  { d: rect(-34, -148, 68, 48), fill: ink.deep },
  { d: rect(-28, -142, 56, 36), fill: mix(ink.soil, ink.deep, 0.4) },
  { d: ellipse(0, -124, 14), fill: ink.lamp },
  { d: 'M-10-134q8 8 6 22M8-136q-6 10-2 24', stroke: mix(ink.oak, ink.soil, 0.3), width: 3 },
  { d: 'M0-100v18', stroke: ink.deep, width: 7 },
]

export const people = (): Node[] => [
  // Those who stand around the screen are lit by it at night.
  {
    d: rect(700, LEVEL - 330, 620, 330),
    fill: glow([1010, LEVEL - 110], 300, 0.8, [0, ink.lamp, 0.75], [0.5, ink.gold, 0.3], [1, ink.gold, 0]),
    nightly: true,
  },
  { d: rect(868, LEVEL - 18, 36, 16), fill: mix(ink.brick, ink.soil, 0.3) },
  { d: `M992 ${LEVEL - 60}Q920 ${LEVEL - 100} 888 ${LEVEL - 10}`, stroke: ink.gold, width: 6 },
  placed(inspector, 806, LEVEL, 1.72),
  placed(reel, 1010, LEVEL, 1.2),
  mirrored(
    neighbour(mix(ink.brick, ink.soil, 0.1), mix(ink.wheat, ink.gold, 0.3), hairs.blond),
    1112,
    LEVEL,
    1.66,
  ),
  mirrored(
    standing({
      skin: skins.deep,
      hair: hairs.black,
      coat: mix(ink.nearRange, ink.glacier, 0.3),
      trousers: mix(ink.soil, ink.oak, 0.3),
    }),
    1184,
    LEVEL,
    1.78,
  ),
]
