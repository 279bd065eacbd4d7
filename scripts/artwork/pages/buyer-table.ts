/** The table and what is on it. */
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

/** The folder with the contract, open towards them, its pages marked; beside it what she drinks. */
export const papers = (): Shape[] => {
  const cloth = mix(ink.navy, ink.blue, 0.22)
  const cup = mix(ink.wheat, ink.belly, 0.2)
  return [
    { d: ellipse(2580, near - 50, 96, 15), fill: ink.deep, opacity: 0.42 },
    { d: 'M2608 1124q52-8 50 26t-56 32', stroke: mix(cup, ink.soil, 0.3), width: 13 },
    {
      d: 'M2504 1090h112l-8 104q-4 22-48 22t-48-22z',
      fill: between([2504, 0], [2616, 0], [0, mix(cup, ink.soil, 0.65)], [0.75, cup], [1, ink.lamp]),
    },
    { d: ellipse(2560, 1090, 56, 10), fill: mix(cup, ink.lamp, 0.5) },
    { d: ellipse(2560, 1091, 48, 7), fill: ink.soil },
    { d: ellipse(3192, near - 18, 246, 20), fill: ink.deep, opacity: 0.5 },
    // The marks that stand out of the pages, and the pages.
    { d: 'M3040 1062v-40h26v40zM3272 1060v-46h26v46z', fill: ink.brick },
    { d: 'M3096 1062v-28h26v28z', fill: ink.gold },
    { d: 'M3330 1062v-30h26v30z', fill: mix(ink.glacier, ink.blue, 0.3) },
    { d: 'M2980 1056L3192 1040 3404 1056V1220H2980z', fill: mix(ink.paper, ink.lamp, 0.35) },
    { d: 'M2980 1066L3192 1050 3404 1066', stroke: mix(ink.oak, ink.wheat, 0.4), width: 3 },
    {
      d: 'M2964 1072L3180 1056V1256L2964 1232z',
      fill: between([2964, 0], [3180, 0], [0, mix(cloth, ink.night, 0.55)], [1, cloth]),
    },
    {
      d: 'M3420 1072L3204 1056V1256L3420 1232z',
      fill: between([3204, 0], [3420, 0], [0, mix(cloth, ink.night, 0.2)], [1, mix(cloth, ink.lamp, 0.2)]),
    },
    { d: 'M3180 1056h24v200h-24z', fill: mix(cloth, ink.night, 0.6) },
    {
      d: 'M2964 1072L3180 1056H3204L3420 1072V1232',
      stroke: between([2964, 0], [3420, 0], [0, ink.gold, 0.35], [1, ink.lamp]),
      width: 4,
    },
    // A house in gold on its cover.
    { d: 'M3268 1166L3312 1126 3356 1172V1220L3268 1208z', stroke: mix(ink.gold, ink.lamp, 0.4), width: 6 },
  ]
}
