/** The room in the evening, lit by the lamp on the desk alone, and the map of the city on its wall. */
import { ink, mix } from '../../palette.ts'
import { curve, down, ellipse, glow, type Point, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { height, width } from '../frame.ts'

/** Where the lamp is. */
export const LAMP: Point = [1080, 440]
export const FLOOR = 736
export const light = mix(ink.gold, ink.wheat, 0.4)
export const wood = mix(ink.oak, ink.soil, 0.25)

export function room(): Shape[] {
  return [
    {
      d: rect(0, 0, width, FLOOR),
      fill: down(0, FLOOR, [0, mix(ink.navy, ink.cloud, 0.5)], [1, mix(ink.cloud, ink.belly, 0.55)]),
    },
    {
      d: rect(0, FLOOR, width, height - FLOOR),
      fill: down(FLOOR, height, [0, mix(ink.oak, ink.soil, 0.55)], [1, mix(ink.soil, ink.night, 0.35)]),
    },
    {
      d: rect(0, 0, width, FLOOR),
      fill: glow(LAMP, 760, 0.85, [0, ink.lamp, 0.7], [0.4, ink.gold, 0.26], [1, ink.gold, 0]),
    },
    { d: `M0 ${FLOOR - 16}H${width}V${FLOOR}H0z`, fill: mix(ink.cloud, ink.belly, 0.8) },
    { d: `M0 ${FLOOR - 16}H${width}`, stroke: mix(ink.belly, light, 0.3), width: 3 },
    // The rug.
    { d: ellipse(800, 806, 560, 46), fill: mix(ink.brick, ink.soil, 0.45) },
    { d: ellipse(800, 805, 520, 38), stroke: mix(ink.wheat, ink.oak, 0.4), width: 5 },
    {
      d: ellipse(800, 806, 560, 46),
      fill: glow([1000, 790], 420, 0.3, [0, ink.gold, 0.4], [1, ink.gold, 0]),
    },
  ]
}

const [LEFT, TOP, WIDE, TALL] = [628, 126, 412, 312]
const SHEET = rect(LEFT, TOP, WIDE, TALL)
const at = (x: number, y: number): Point => [LEFT + x * WIDE, TOP + y * TALL]

/** The Bow from the west, and the Elbow that joins it. */
const BOW = [
  at(-0.05, 0.2),
  at(0.14, 0.3),
  at(0.3, 0.46),
  at(0.48, 0.42),
  at(0.62, 0.5),
  at(0.7, 0.66),
  at(0.66, 0.84),
  at(0.76, 1.05),
]
const ELBOW = [at(0.2, 1.05), at(0.3, 0.86), at(0.44, 0.76), at(0.52, 0.6), at(0.6, 0.5)]

/** Streets, closer in the middle of the city; the trails across it are wider. */
const STREETS = [
  ...[0.08, 0.2, 0.34, 0.42, 0.5, 0.58, 0.74, 0.88].map((x) => `M${LEFT + x * WIDE} ${TOP}v${TALL}`),
  ...[0.12, 0.3, 0.4, 0.55, 0.64, 0.8, 0.92].map((y) => `M${LEFT} ${TOP + y * TALL}h${WIDE}`),
].join('')

const PINS = [at(0.18, 0.62), at(0.38, 0.22), at(0.82, 0.3), at(0.86, 0.72), at(0.4, 0.9)]

export function map(): Node[] {
  const paper = mix(ink.wheat, ink.oak, 0.12)
  const water = mix(ink.blue, ink.glacier, 0.45)
  const [hx, hy] = at(0.55, 0.36)
  return [
    { d: rect(LEFT - 14, TOP + 4, WIDE + 16, TALL + 18), fill: ink.night, opacity: 0.4 },
    {
      clip: SHEET,
      nodes: [
        { d: SHEET, fill: paper },
        {
          d: `${ellipse(...at(0.14, 0.86), 44)}${ellipse(...at(0.9, 0.12), 52, 34)}`,
          fill: mix(ink.hill, paper, 0.6),
        },
        { d: STREETS, stroke: mix(paper, ink.oak, 0.42), width: 3 },
        {
          d: `M${LEFT} ${at(0, 0.72)[1]}L${at(1, 0.06).join(' ')}M${at(0.66, 0).join(' ')}V${TOP + TALL}`,
          stroke: mix(paper, ink.paper, 0.75),
          width: 8,
        },
        { d: curve(BOW), stroke: water, width: 19, round: true },
        { d: curve(ELBOW), stroke: water, width: 11, round: true },
      ],
    },
    { d: SHEET, stroke: mix(ink.soil, ink.night, 0.3), width: 12 },
    { d: `M${LEFT + WIDE + 6} ${TOP}V${TOP + TALL + 6}H${LEFT}`, stroke: light, width: 3, opacity: 0.8 },
    { d: PINS.map((pin) => ellipse(...pin, 9)).join(''), fill: mix(ink.brick, ink.soil, 0.1) },
    // The one that the call is about.
    {
      d: `M${hx} ${hy + 34}q-30-34-30-54a30 30 0 1 1 60 0q0 20-30 54z`,
      fill: ink.brick,
    },
    { d: `M${hx - 14} ${hy - 18}l14-13 14 13v14h-28z`, fill: ink.paper },
  ]
}
