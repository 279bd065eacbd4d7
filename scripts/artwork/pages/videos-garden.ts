/** The garden in the evening: its fence, the city beyond, the grass in the light of the film, and a string of bulbs. */
import { ink, mix, oklch } from '../palette.ts'
import { elm } from '../scenes/elm.ts'
import { firs } from '../scenes/fir.ts'
import { between, curve, dashes, ellipse, glow, type Point, rect, type Shape } from '../shape.ts'
import type { Node } from '../svg.ts'

export const [WIDTH, HEIGHT] = [4000, 1600]
/** The sheet, between its posts. */
export const SHEET = { left: 2440, top: 170, right: 3720, bottom: 890 } as const
/** The top of the fence, and its foot. */
const [FENCE, LAWN] = [1010, 1160]
/** Left of it are the words, on plain night: the film lights no farther. */
const DARK = 1560
const MIDDLE = (SHEET.left + SHEET.right) / 2

const inLight = (...stops: Parameters<typeof between>[2][]) => between([DARK, 0], [MIDDLE, 0], ...stops)

const stars: readonly Point[] = [
  [1960, 90],
  [2150, 140],
  [2326, 440],
  [2330, 250],
  [2180, 690],
  [2300, 620],
  [3800, 240],
  [3900, 400],
  [3850, 560],
  [3950, 160],
]

export function garden(): Node[] {
  const city = mix(ink.blue, ink.navy, 0.45)
  const boards = mix(ink.soil, ink.night, 0.3)
  const grass = oklch(36, 0.05, 170)
  return [
    {
      outside: true,
      nodes: [
        {
          d: rect(1500, 560, 2500, LAWN - 560),
          fill: glow(
            [2980, LAWN],
            1500,
            0.38,
            [0, ink.amber, 0.75],
            [0.45, ink.blush, 0.28],
            [1, ink.lilac, 0],
          ),
          daily: true,
        },
        { d: dashes(stars, 0), stroke: ink.wheat, width: 7, round: true, nightly: true },
        {
          d: 'M1960 1030V950h54V900h62v-50h52v60h56v-70h48v90h40v100zM3740 1030V860h60v70h46v-120h56v90h98v130z',
          fill: city,
        },
        // The tower.
        {
          d: 'M2352 1030l5-230h-18q-14-20-14-36h72q0 16-14 36h-18l5 230zM2357 764v-22h8v-40h6v40h8v22z',
          fill: city,
        },
        {
          d: dashes(
            [
              [1980, 974],
              [2032, 930],
              [2044, 968],
              [2092, 884],
              [2150, 940],
              [2204, 876],
              [2214, 950],
              [3764, 900],
              [3870, 850],
              [3880, 930],
              [3940, 940],
            ],
            12,
          ),
          stroke: ink.lamp,
          width: 12,
        },
      ],
    },
    ...firs(
      [
        [2110, 1060, 300],
        [2040, 1060, 190],
      ],
      mix(ink.spruce, ink.navy, 0.3),
      mix(ink.hill, ink.amber, 0.2),
    ),
    ...elm(3960, LAWN + 20, 860, mix(ink.hill, ink.spruce, 0.3), mix(ink.soil, ink.night, 0.4)),
    {
      d: rect(DARK, FENCE, WIDTH - DARK, LAWN - FENCE),
      fill: inLight([0, boards, 0], [0.4, boards], [1, mix(ink.oak, ink.soil, 0.45)]),
    },
    {
      d: Array.from({ length: 36 }, (_, i) => `M${1860 + i * 60} ${FENCE}v150`).join(''),
      stroke: ink.deep,
      width: 6,
      opacity: 0.4,
    },
    {
      d: `M${DARK} ${FENCE}H${WIDTH}`,
      stroke: inLight([0, ink.oak, 0], [0.4, ink.oak, 0.8], [1, ink.gold]),
      width: 7,
    },
    {
      d: rect(DARK, LAWN, WIDTH - DARK, HEIGHT - LAWN),
      fill: glow(
        [MIDDLE + 100, LAWN],
        MIDDLE + 100 - DARK,
        0.27,
        [0, grass],
        [0.5, mix(grass, ink.night, 0.25), 0.9],
        [1, mix(grass, ink.night, 0.5), 0],
      ),
    },
    // What the sheet throws on the grass.
    {
      d: ellipse(MIDDLE, LAWN + 120, 1000, 150),
      fill: glow(
        [MIDDLE, LAWN + 60],
        1000,
        0.2,
        [0, ink.glacier, 0.55],
        [0.5, ink.glacier, 0.18],
        [1, ink.glacier, 0],
      ),
    },
  ]
}

/** Bulbs along cords, from the posts to the trees. */
export function lights(): Shape[] {
  const cords: readonly (readonly Point[])[] = [
    [
      [2110, 800],
      [2190, 846],
      [2290, 820],
      [SHEET.left - 60, 700],
    ],
    [
      [SHEET.right + 60, 700],
      [3850, 800],
      [3930, 838],
      [WIDTH, 840],
    ],
  ]
  const bulbs: readonly Point[] = [
    [2150, 844],
    [2226, 864],
    [2300, 834],
    [2354, 764],
    [3806, 764],
    [3868, 836],
    [3946, 862],
  ]
  return [
    { d: cords.map((cord) => curve(cord)).join(''), stroke: ink.deep, width: 5 },
    { d: bulbs.map(([x, y]) => ellipse(x, y, 46)).join(''), fill: ink.gold, opacity: 0.14 },
    { d: bulbs.map(([x, y]) => ellipse(x, y, 13, 16)).join(''), fill: ink.lamp },
  ]
}
