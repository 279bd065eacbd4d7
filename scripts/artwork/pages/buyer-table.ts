/** The table, what lies on it, and the chair across it, in which nobody sits. */
import { ink, mix } from '../palette.ts'
import { between, down, ellipse, glow, rect, type Shape } from '../shape.ts'
import { HEIGHT, TABLE, WIDTH } from './buyer-room.ts'

const { far, near, left } = TABLE
const TOP = `M${left + 130} ${far}H${WIDTH}V${near}H${left}z`
const oak = ink.oak

export const table = (): Shape[] => [
  {
    d: rect(left + 40, near + 40, WIDTH, HEIGHT),
    fill: down(near, HEIGHT, [0, ink.night, 0.9], [0.7, ink.night, 0.5], [1, ink.night, 0]),
  },
  { d: `${rect(left + 60, near + 40, 46, 300)}`, fill: mix(ink.soil, ink.night, 0.4) },
  {
    d: TOP,
    fill: between(
      [left, 0],
      [3600, 0],
      [0, mix(ink.soil, ink.night, 0.2)],
      [0.5, mix(ink.oak, ink.soil, 0.3)],
      [1, mix(ink.oak, ink.lamp, 0.45)],
    ),
  },
  {
    d: TOP,
    fill: glow([3560, far + 40], 900, 0.22, [0, ink.lamp, 0.8], [0.5, ink.gold, 0.25], [1, ink.gold, 0]),
  },
  {
    d: rect(left, near, WIDTH - left, 46),
    fill: between(
      [left, 0],
      [3700, 0],
      [0, mix(ink.soil, ink.night, 0.5)],
      [1, mix(ink.oak, ink.soil, 0.55)],
    ),
  },
  {
    d: `M${left} ${near}H${WIDTH}`,
    stroke: between([left, 0], [3600, 0], [0, oak, 0.3], [1, ink.lamp]),
    width: 6,
  },
]

/** The contract between them, the pages already read, and a cup. */
export const papers = (): Shape[] => [
  {
    d: `M3030 ${near - 14}l74-92h250l-20 92zM3396 ${near - 10}l4-74h196l28 74z`,
    fill: ink.soil,
    opacity: 0.35,
  },
  {
    d: `M3400 ${near - 24}l8-72h196l24 72zM3396 ${near - 16}l4-72h196l24 72z`,
    fill: mix(ink.paper, ink.lamp, 0.3),
    stroke: mix(ink.oak, ink.wheat, 0.5),
    width: 3,
  },
  { d: `M3024 ${near - 20}l74-94h252l-20 94z`, fill: ink.paper },
  {
    d: `M3108 ${near - 98}h120m-134 16h214m-226 16h220m-234 16h150m-164 16h96`,
    stroke: mix(ink.belly, ink.wheat, 0.3),
    width: 6,
  },
  { d: `M3232 ${near - 34}h76`, stroke: ink.navy, width: 5 },
  { d: ellipse(2720, near - 58, 56, 12), fill: ink.deep, opacity: 0.4 },
  {
    d: `M2668 ${near - 150}h96l-10 88q-38 14-76 0zM2668 ${near - 136}q-42 0-36 32t46 30v-14q-30 0-30-18t22-18z`,
    fill: mix(ink.blue, ink.navy, 0.25),
  },
  { d: `M2742 ${near - 150}h22l-10 88q-12 6-22 6 12-40 10-94z`, fill: mix(ink.blue, ink.lamp, 0.4) },
]

/** Pushed in, its back to us, dark before the light. */
export const chair = (): Shape[] => {
  const wood = mix(ink.soil, ink.night, 0.45)
  const lit = mix(ink.oak, ink.lamp, 0.5)
  return [
    {
      d: 'M2476 1600L2500 1090q4-40 150-44t160 44L2838 1600h-46l-18-400h-240l-14 400z',
      fill: wood,
    },
    {
      d: 'M2560 1200h22l-6 220h-22zM2640 1200h22v220h-22zM2722 1200h22l10 220h-22zM2512 1408h300v40h-302z',
      fill: wood,
    },
    { d: 'M2500 1092q4-42 150-46t160 44L2836 1590', stroke: lit, width: 7, round: true },
    { d: 'M2546 1204h226', stroke: lit, width: 4, opacity: 0.6 },
  ]
}
