/** What is around the split-level house: mountains, trees, the lawn with its old snow and long shadows, and lilac. */
import { ink, mix, oklch } from '../../palette.ts'
import { down, glow, polygon, rect, type Shape } from '../../shape.ts'
import { type Node, placed } from '../../svg.ts'
import { bicycle } from '../bicycle.ts'
import { firs } from '../fir.ts'
import { type Mass, tufts } from '../foliage.ts'
import { height, width } from '../frame.ts'
import { ranges } from '../land.ts'
import { crown } from '../leafage.ts'
import { moonAndStars } from '../stars.ts'
import { at, LINE, lawn, lilac, snow, snowShade, sun } from './view.ts'

/** The sky at sunrise, and the mountains in haze. */
export function distance(): Shape[] {
  const high = mix(oklch(70, 0.08, 240), ink.glacier, 0.4)
  return [
    {
      d: rect(0, 0, width, LINE + 60),
      fill: down(0, LINE, [0, high], [0.5, mix(ink.pale, ink.lilac, 0.4)], [0.85, ink.blush], [1, ink.wheat]),
    },
    {
      d: rect(0, -80, 900, 680),
      fill: glow([-60, 470], 900, 0.6, [0, ink.paper], [0.3, ink.wheat, 0.85], [1, ink.wheat, 0]),
      daily: true,
    },
    ...moonAndStars(
      {
        width,
        horizon: LINE,
        apex: [800, -60],
        span: [4000, 4000],
        moon: { at: [560, 318], radius: 52, warmth: 0.25 },
        clear: 0.6,
      },
      33,
    ),
    {
      d: 'M300 150q160-30 330-16 120 4 220-14-90 40-260 38-160 10-290-8zM980 90q140-26 300-6 110 0 200-14-80 34-230 32-150 6-270-12zM-20 250q120-24 260-8 60 0 120-10-70 30-190 26-110 4-190-8z',
      fill: mix(ink.paper, ink.blush, 0.5),
      opacity: 0.8,
    },
    ...ranges({
      width,
      base: 530,
      rise: 200,
      light: -200,
      floor: 620,
      seed: 41,
      count: 1,
      tint: [mix(ink.pale, ink.lilac, 0.5), 0.5],
      haze: ink.blush,
    }),
    { d: rect(0, 440, width, 130), fill: down(440, 560, [0, ink.wheat, 0], [1, ink.wheat, 0.85]) },
  ]
}

const spruces = (): Node[] =>
  firs(
    [
      [214, 640, 375],
      [108, 660, 450],
      [306, 626, 258],
      [1410, 636, 348],
      [1508, 630, 270],
    ],
    mix(ink.hill, ink.nearRange, 0.5),
    mix(oklch(52, 0.07, 150), sun, 0.18),
    -1,
  )

const SHRUB: readonly Mass[] = [
  [0, -60, 44, 40],
  [-40, -36, 36, 34],
  [42, -40, 36, 34],
  [-22, -104, 38, 34],
  [26, -108, 38, 34],
  [4, -138, 28, 24],
]
/** Where its blossoms are, how far each leans, and its size. */
const BLOSSOMS = [
  [2, -146, 4, 1],
  [-26, -128, -18, 1.1],
  [30, -126, 18, 1],
  [-48, -96, -30, 1.1],
  [6, -104, 6, 1.2],
  [54, -92, 30, 0.9],
  [-20, -84, -12, 1],
  [-62, -56, -34, 1],
  [28, -68, 14, 1],
  [-38, -44, -20, 1.1],
  [64, -50, 32, 0.8],
  [0, -44, 4, 1],
  [-58, -18, -30, 0.8],
  [40, -22, 16, 0.9],
] as const

/** One blossom, upright, its foot at 0: dark to the right, lit to the left. */
const blossom: Shape[] = [
  { d: 'M0 4q-15-6-13-20 2-14 12-26 12 10 14 26 0 14-13 20z', fill: lilac.mid },
  { d: 'M7-3h0M11-12h0M8-20h0M6-29h0', stroke: lilac.dusk, width: 7, round: true },
  { d: 'M-8-4h0M-12-14h0M-4-12h0M-8-23h0M-1-22h0M-3-33h0M0-3h0', stroke: lilac.lit, width: 7, round: true },
]

/** A lilac in bloom, 170 px tall. */
const shrub = (): Node[] => [
  { d: 'M-12 0L-20-50M0 0V-60M12 0L24-50', stroke: ink.soil, width: 6 },
  ...crown(SHRUB, lilac.leaf, { seed: 12, side: -1, leaf: 0.8, count: 18 }),
  ...BLOSSOMS.map(([x, y, turn, size], i): Node => {
    const transform = `translate(${x} ${y}) rotate(${turn}) scale(${size})`
    return i ? { use: 'blossom', transform } : { transform, nodes: [{ name: 'blossom', nodes: blossom }] }
  }),
]

const drive = polygon([at(11.8, 12.2), at(11.8, 16.7), at(5, 16.7), at(5, 12.2)])
const shadow = mix(ink.nearRange, ink.hill, 0.35)

const PATCHES =
  'M320 704q50-26 140-16l44-4 36 10 50 2-20 12-52 6-60-6-40 8-54-2-30 4zM1270 672q50-24 120-12l54-6 60 4 86 12-28 12-70 4-40 8-96-10-50 6zM612 792l24-10 60-4 34-10 70 2 50 8-12 8-56 0-28 10-70 0-34-6zM868 790l40-8 56 4-10 10-62 4zM540 772l30-6 26 4-10 8-36 2z'

/** The lawn with its spruces, long shadows and old snow, and the drive. */
export function ground(): Node[] {
  return [
    // Trees and roofs far off, in haze.
    {
      d: `M0 ${LINE + 30}v-60q60-24 120-6 60-40 140-14 70-20 130 8V${LINE + 30}zM1180 ${LINE + 30}v-56l44-26 44 26 20-6 40-30 46 30 60-14q60-20 170-4V${LINE + 30}z`,
      fill: mix(oklch(56, 0.06, 165), ink.blush, 0.4),
    },
    {
      d: rect(0, LINE + 10, width, height),
      fill: down(LINE, height, [0, mix(lawn, ink.wheat, 0.55)], [0.45, lawn], [1, mix(lawn, ink.hill, 0.45)]),
    },
    ...spruces(),
    // Long shadows, away from the sun.
    {
      d: `M96 660Q500 664 960 716 480 716 108 680zM206 640Q420 640 700 668 400 668 214 654zM-20 780Q500 760 1240 838 560 850-20 830z${polygon([at(11.8, 17.6), at(20.5, 17.6), at(18, 40), at(9, 40)])}`,
      fill: shadow,
      opacity: 0.5,
    },
    {
      d: 'M-20 700Q500 690 900 728L1600 800V830Q900 752 560 748 200 720-20 720z',
      fill: sun,
      opacity: 0.3,
      daily: true,
    },
    { d: drive, fill: mix(ink.pale, ink.blush, 0.5) },
    { d: polygon([at(11.8, 16.7), at(11.8, 12.3), at(10.6, 13), at(10.6, 18)]), fill: shadow, opacity: 0.35 },
    ...snowPatches(),
  ]
}

/** Old snow, where the sun does not reach it: a rim of wet ground, its blue edge, and its top. */
const snowPatches = (): Shape[] => [
  { d: PATCHES, stroke: mix(lawn, ink.hill, 0.5), width: 18, opacity: 0.3 },
  { d: PATCHES, fill: snowShade, stroke: snowShade, width: 9 },
  {
    d: 'M326 704q66-26 136-14 80-6 118 8l-40 2q-30-4-60 4-90 8-154 0zM1276 670q56-20 112-10 90-14 156 0l30 10q-50 6-110 2-100 8-188-2zM622 789l18-6 60-4 30-9 66 2 34 5-50 6-36 2-30 6-54-2zM876 789l34-6 44 3-40 6zM546 771l26-4 18 3-20 4z',
    fill: snow,
    stroke: snow,
    width: 5,
  },
]

/** What stands before the house: lilac, a bicycle on the drive, grass, and a bough of lilac that is near. */
export function front(): Node[] {
  const [x, y] = at(9.3, 13.4).map(Math.round) as [number, number]
  return [
    { d: polygon([at(12.6, 3.2), at(12, 3.4), at(12.2, 9), at(12.8, 9)]), fill: shadow, opacity: 0.4 },
    { transform: 'translate(420 706) scale(1.2)', nodes: [{ name: 'lilac', nodes: shrub() }] },
    { use: 'lilac', transform: 'translate(1320 676) scale(-.96 .96)' },
    // The light of the windows on the lawn, at night.
    {
      d: rect(520, 660, 560, 130),
      fill: glow([730, 690], 270, 0.26, [0, ink.gold, 0.55], [1, ink.gold, 0]),
      nightly: true,
    },
    { d: `M${x - 40} ${y}q90-14 200 12-100 8-200-12z`, fill: shadow, opacity: 0.6 },
    placed(bicycle, x, y, 0.8),
    {
      d: tufts({ seed: 4, from: 200, to: 1600, far: 720, near: 890, count: 24 }),
      stroke: mix(lawn, sun, 0.4),
      width: 2,
    },
    { use: 'lilac', transform: 'translate(70 950) scale(2.3)' },
    { use: 'lilac', transform: 'translate(270 990) scale(-1.8 1.8)' },
  ]
}
