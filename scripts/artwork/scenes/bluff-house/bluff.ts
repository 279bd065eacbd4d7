/** The bluff, with steps down to the river, and the river at its foot. */
import { ink, mix, oklch } from '../../palette.ts'
import { dashes, down, type Point, rect, type Shape } from '../../shape.ts'
import { tufts } from '../foliage.ts'
import { height, width } from '../frame.ts'
import { SHORE, TOP } from './view.ts'

const grass = mix(oklch(52, 0.085, 108), ink.hill, 0.25)
/** From the terrace to the water. */
const STAIR = `M1010 ${TOP + 30}C1020 560 880 560 876 630S968 690 950 ${SHORE}`
const LAMPS: readonly Point[] = [
  [1046, 528],
  [900, 532],
  [848, 622],
  [936, 652],
  [984, 704],
]
const clay = mix(ink.oak, ink.wheat, 0.35)

export const bluff = (): Shape[] => [
  // The other side of the valley.
  {
    d: `M-10 520C120 500 220 526 340 516S620 500 700 520V640H-10z`,
    fill: down(500, 620, [0, mix(ink.nearRange, ink.gold, 0.3)], [1, mix(ink.hill, ink.gold, 0.15)]),
  },
  {
    d: `M-10 628C120 610 240 580 340 530 420 488 470 ${TOP + 4} 560 ${TOP}H1610V${SHORE + 30}H-10z`,
    fill: down(TOP, SHORE, [0, mix(grass, ink.gold, 0.42)], [0.4, grass], [1, mix(grass, ink.navy, 0.55)]),
  },
  // Its folds, and the steps down to the river between lamps.
  {
    d: `M620 ${TOP + 60}C600 600 520 690 430 ${SHORE}H640C680 660 660 580 620 ${TOP + 60}zM1180 ${TOP + 10}C1160 600 1180 680 1230 ${SHORE}H1430C1330 680 1230 580 1180 ${TOP + 10}z`,
    fill: down(TOP, SHORE, [0, mix(grass, ink.hill, 0.6), 0.15], [1, ink.spruce, 0.7]),
  },
  { d: STAIR, stroke: mix(clay, ink.soil, 0.6), width: 46, opacity: 0.55 },
  { d: STAIR, stroke: mix(clay, ink.paper, 0.35), width: 34, dash: [9, 6] },
  {
    d: dashes(LAMPS, 0),
    stroke: ink.lamp,
    width: 11,
    round: true,
  },
  {
    d: tufts({ seed: 12, from: 60, to: 560, far: 600, near: 730, count: 22 }),
    stroke: mix(grass, ink.wheat, 0.4),
    width: 3,
    round: true,
  },
  {
    d: tufts({ seed: 5, from: 1330, to: 1590, far: 540, near: 720, count: 14 }),
    stroke: mix(grass, ink.wheat, 0.2),
    width: 3,
    round: true,
  },
]

/** Calm, with the sky in it, and the lights of the house. */
export function river(): Shape[] {
  const ripples = Array.from(
    { length: 16 },
    (_, i): Point => [((i * 467) % 1500) - 20, SHORE + 22 + ((i * 71) % 126)],
  )
  const lights = [690, 780, 860, 940, 1050].map((x, i): Point => [x - 30, SHORE + 26 + ((i * 37) % 70)])
  return [
    {
      d: `M-10 ${SHORE - 12}Q300 ${SHORE - 22} 620 ${SHORE - 4}T1180 ${SHORE - 2} 1610 ${SHORE - 14}V${height}H-10z`,
      fill: down(
        SHORE - 10,
        height,
        [0, mix(ink.blush, ink.blue, 0.35)],
        [0.35, mix(ink.lilac, ink.blue, 0.5)],
        [1, mix(ink.blue, ink.navy, 0.5)],
      ),
    },
    { d: dashes(ripples, 140), stroke: mix(ink.wheat, ink.glacier, 0.4), width: 3, opacity: 0.6 },
    { d: dashes(lights, 70), stroke: ink.lamp, width: 5, round: true },
    {
      d: `M-10 ${SHORE - 12}Q300 ${SHORE - 22} 620 ${SHORE - 4}T1180 ${SHORE - 2} 1610 ${SHORE - 14}`,
      stroke: mix(ink.wheat, ink.oak, 0.3),
      width: 5,
    },
    {
      d: rect(0, height - 40, width, 40),
      fill: down(height - 40, height, [0, ink.deep, 0], [1, ink.deep, 0.4]),
    },
  ]
}
