/** The wet street with what it mirrors, its lamp, the rain, and what frames the view. */
import { random } from '../../noise.ts'
import { ink, mix, oklch } from '../../palette.ts'
import { down, ellipse, glow, polygon, polyline, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import type { Mass } from '../foliage.ts'
import { height, width } from '../frame.ts'
import { crown } from '../leafage.ts'
import { at, FAR, LINE, NEAR } from './view.ts'

const strip = (from: number, to: number): string =>
  polygon([at(0.3 - from * 0.4, from), at(90, from), at(90, to), at(0.3 - to * 0.4, to)])

const lawn = mix(oklch(36, 0.05, 158), ink.navy, 0.45)
const wet = mix(ink.blue, ink.navy, 0.5)

/** Light broken by water: level dashes, shorter and sparser farther down. */
const BROKEN =
  'M-26 0H22M-14 7H30M-30 13H8M-8 20H26M-32 24H-16M-22 31H20M-30 39H-8M2 42H18M-10 52H24M-18 62H12M20 66H30M-2 76H20M-18 84H0M-14 99H16M-2 112H10M-10 128H14M-6 147H2M-8 168H8'
const PUDDLES =
  'M800 786q90-26 210-8 60 14-40 26-150 20-230 4-10-12 60-22zM250 770q60-14 110 0 20 12-50 16-90 2-60-16zM960 720q70-14 140 2-30 18-120 14-60-6-20-16z'

/** Lawns, pavements and the road, which mirrors the gap in the clouds. */
export function ground(): Shape[] {
  return [
    {
      d: rect(0, LINE + 6, width, height),
      fill: down(LINE, 700, [0, mix(lawn, ink.blue, 0.6)], [1, lawn]),
    },
    {
      d: strip(NEAR, FAR),
      fill: down(
        LINE,
        height,
        [0, ink.blush],
        [0.1, mix(ink.blue, ink.lilac, 0.4)],
        [0.5, wet],
        [1, ink.navy],
      ),
    },
    // The path to the porch, and its light on the lawn.
    {
      d: polygon([at(10.3, FAR + 1), at(12, FAR + 1), at(12, 10), at(10.3, 10)]),
      fill: mix(ink.belly, ink.gold, 0.25),
    },
    {
      d: rect(760, 600, 560, 130),
      fill: glow([1030, 650], 280, 0.24, [0, ink.gold, 0.55], [1, ink.gold, 0]),
    },
    {
      d: strip(FAR, FAR + 1.6) + strip(0.9, NEAR),
      fill: down(
        LINE,
        height,
        [0, mix(ink.belly, ink.lilac, 0.5)],
        [0.5, mix(ink.belly, ink.navy, 0.4)],
        [1, ink.navy],
      ),
    },
    {
      d: [1, 2, 3, 4, 5.2, 6.6, 8.3, 10.5, 13.5, 18].map((s) => polyline([at(s, 0.9), at(s, NEAR)])).join(''),
      stroke: ink.navy,
      width: 3,
      opacity: 0.6,
    },
  ]
}

/** What the wet road and pavement throw back: windows, the porch, the lamp and the gap. */
export function mirrored(): Node[] {
  const windows = [
    [660, 640, 0.4],
    [735, 650, 0.45],
    [905, 660, 1],
    [975, 668, 0.8],
    [1212, 700, 0.9],
  ] as const
  const streak = (x: number, y: number, wide: number, tall = 1) => ({
    use: 'streak',
    transform: `translate(${x} ${y}) scale(${wide} ${tall})`,
  })
  return [
    {
      clip: strip(0.9, FAR),
      nodes: [
        {
          d: rect(0, 560, 600, 180),
          fill: glow([230, 600], 340, 0.3, [0, ink.gold, 0.75], [1, ink.gold, 0]),
          daily: true,
        },
        // Puddles, which hold the sky.
        { d: PUDDLES, fill: mix(ink.blue, ink.lilac, 0.4), opacity: 0.6 },
        {
          d: 'M800 786q90-26 210-8M250 770q60-14 110 0M960 720q70-14 140 2',
          stroke: ink.pale,
          width: 2,
          opacity: 0.7,
        },
        {
          transform: `translate(${LAMP[0]} 712)`,
          nodes: [
            {
              name: 'streak',
              nodes: [
                {
                  d: BROKEN,
                  stroke: down(0, 180, [0, ink.lamp], [0.5, ink.gold, 0.9], [1, ink.gold, 0.35]),
                  width: 4.5,
                  round: true,
                },
              ],
            },
          ],
        },
        streak(1034, 660, 1.1, 1.2),
        {
          opacity: 0.6,
          nodes: [
            ...windows.map(([x, y, wide]) => streak(x, y, wide)),
            streak(190, 588, 3, 0.6),
            streak(330, 610, 1.8),
          ],
        },
      ],
    },
    {
      d: polyline([at(1, NEAR), at(60, NEAR)]) + polyline([at(0, FAR), at(60, FAR)]),
      stroke: mix(ink.glacier, ink.blue, 0.4),
      width: 3,
    },
  ]
}

const LAMP = at(12.4, NEAR - 0.2).map(Math.round) as [number, number]

/** An old street lamp and its light in the damp air. */
export function lamp(): Shape[] {
  const [x, y] = LAMP
  const top = y - 400
  return [
    {
      d: ellipse(x, top, 190),
      fill: glow([x, top], 190, 1, [0, ink.wheat, 0.85], [0.25, ink.gold, 0.4], [1, ink.gold, 0]),
    },
    { d: ellipse(x, y, 130, 22), fill: glow([x, y], 130, 0.17, [0, ink.gold, 0.6], [1, ink.gold, 0]) },
    {
      d: `M${x - 11} ${y}l4-60h14l4 60zM${x - 4} ${y - 60}l1-316h6l1 316zM${x - 12} ${top + 26}h24l-6 10h-12z`,
      fill: ink.night,
    },
    { d: `M${x - 14} ${top + 26}l-5-44h38l-5 44z`, fill: ink.lamp },
    { d: `M${x - 24} ${top - 18}h48l-20-18v-12h-8v12z`, fill: ink.night },
    { d: `M${x - 3} ${y - 60}v-310`, stroke: ink.gold, width: 2 },
  ]
}

const BOUGHS: readonly Mass[] = [
  [40, 40, 110, 66],
  [190, 14, 100, 54],
  [330, -8, 90, 44],
  [170, 116, 62, 32],
]

/** Shrubs at the foot of the houses, lit by their windows. */
export const shrubs = (): Shape[] => [
  {
    d: 'M590 628q6-30 34-24 20-24 46-4 30-6 30 22l40 6v20zM1150 688q-14-46 30-50 20-36 64-16 40-20 66 8 50-14 72 14 34 14 14 36-60 12-130 6-60 10-116 2z',
    fill: mix(lawn, ink.night, 0.5),
  },
  {
    d: 'M1166 652l10-8M1190 640l12-6M1222 632l10-2M1180 664l8-6M1256 634l10-4M1212 650l8-4M604 612l8-4M630 604l8-2M652 602l8-2',
    stroke: mix(lawn, ink.gold, 0.4),
    width: 5,
    round: true,
  },
]

/** The tree at the left edge, and its boughs, lit by the lamp. */
export function frame(): Node[] {
  return [
    { d: 'M-20 900Q30 700 12 420L0 60H44Q46 240 66 420 84 680 124 900z', fill: ink.deep },
    { d: 'M46 60Q46 240 66 420 84 680 122 890', stroke: mix(ink.gold, ink.oak, 0.5), width: 3 },
    {
      d: 'M30 560l8 90M50 480l10 120M22 300l6 110M44 700l12 110',
      stroke: mix(ink.soil, ink.navy, 0.4),
      width: 4,
      round: true,
    },
    { d: 'M56 300Q100 190 180 120M30 120Q150 50 380 10', stroke: ink.deep, width: 12, round: true },
    ...crown(
      BOUGHS,
      { dark: ink.deep, mid: mix(ink.hill, ink.deep, 0.4), lit: mix(ink.oak, ink.hill, 0.3) },
      { seed: 5, side: 1, leaf: 1.3, count: 40 },
    ),
  ]
}

/** Fine rain, aslant. */
export function rain(): Node[] {
  const draw = random(3)
  let [lastX, lastY] = [0, 0]
  let d = ''
  for (let i = 0; i < 22; i++) {
    const [x, y] = [Math.round(draw() * 780), Math.round(draw() * 440)]
    d += `m${x - lastX} ${y - lastY}l-9 38`
    ;[lastX, lastY] = [x - 9, y + 38]
  }
  return [
    {
      opacity: 0.2,
      nodes: [
        { name: 'rain', nodes: [{ d: d.replace(/^m/, 'M'), stroke: ink.pale, width: 2 }] },
        ...['800 -20', '-40 440', '810 470'].map((to) => ({ use: 'rain', transform: `translate(${to})` })),
      ],
    },
  ]
}
