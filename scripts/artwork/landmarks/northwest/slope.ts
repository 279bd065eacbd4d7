/** The slope of Nose Hill with its trail, its aspens, and somebody with a dog. */
import { ink, mix, oklch } from '../../palette.ts'
import { aside, hairs, skins } from '../../portraits/figure.ts'
import { type Mass, tufts } from '../../scenes/foliage.ts'
import { crown } from '../../scenes/leafage.ts'
import { walking } from '../../scenes/standing.ts'
import { down, ellipse, type Shape } from '../../shape.ts'
import { type Node, placed } from '../../svg.ts'
import { HEIGHT } from '../landmark.ts'

const grass = {
  lit: oklch(83, 0.11, 112),
  mid: oklch(68, 0.105, 122),
  shade: oklch(50, 0.08, 135),
  deep: oklch(38, 0.06, 150),
}
const CREST = 'M-20 366Q160 356 330 384 520 420 700 466 900 512 1100 512 1340 506 1620 440'
const TRAIL =
  'M690 600Q700 560 640 528 560 490 452 470 372 450 372 434 380 420 446 408L452 411Q404 424 404 436 420 450 500 464 640 490 740 528 840 566 860 600z'

const CROWN: readonly Mass[] = [
  [-26, -130, 38, 40],
  [28, -142, 36, 42],
  [-14, -188, 40, 44],
  [22, -206, 34, 42],
  [-2, -252, 28, 42],
]
const aspen: Shape[] = [
  {
    d: 'M-6 0Q-3-90-7-170M2 0Q3-100 9-190',
    stroke: mix(ink.pale, ink.belly, 0.3),
    width: 8,
  },
  { d: 'M-9 0Q-6-90-10-150', stroke: ink.paper, width: 3 },
  { d: 'M-9-40h5M-1-66h6M-9-92h5M2-112h5', stroke: ink.soil, width: 3 },
  ...crown(
    CROWN,
    { dark: oklch(46, 0.07, 140), mid: oklch(62, 0.105, 128), lit: oklch(82, 0.13, 115) },
    { seed: 6, side: -1, leaf: 1.05, count: 16 },
  ),
]
const GROVE = [
  [64, 372, 0.82],
  [150, 384, 0.62],
  [8, 392, 1],
  [236, 388, 0.8],
  [112, 412, 1.06],
  [300, 404, 0.56],
] as const

/** A dog that trots to the right. */
const dog: Shape[] = [
  { d: 'M-22-26Q-36-34-34-46', stroke: ink.paper, width: 5, round: true },
  { d: 'M-20-14L-26 0M-12-16L-8 0M14-16L10 0M18-18L28-2', stroke: mix(ink.oak, ink.soil, 0.4), width: 5 },
  {
    d: 'M-24-26Q-20-34-6-34L10-36 16-48 24-54 30-48 40-46 40-40 28-36 22-20Q10-12-8-14-24-12-24-26z',
    fill: mix(ink.oak, ink.soil, 0.2),
  },
  { d: 'M-6-14Q10-12 22-20L24-26Q8-24-6-14z', fill: ink.paper },
  { d: 'M18-50q-6 4-5 14 7-1 9-11z', fill: ink.soil },
  { d: 'M-20-30Q-6-35 10-36L16-48', stroke: ink.paper, width: 2, opacity: 0.7 },
]

export function slope(): Node[] {
  return [
    {
      d: 'M560 470Q860 484 1080 452 1340 410 1620 404V600H560z',
      fill: down(404, 540, [0, grass.mid], [1, grass.shade]),
    },
    { d: 'M760 476Q940 476 1080 452 1340 410 1620 404', stroke: grass.lit, width: 3 },
    { d: `${CREST}V600H-20z`, fill: down(360, HEIGHT, [0, grass.lit], [0.4, grass.mid], [1, grass.shade]) },
    { d: CREST, stroke: mix(grass.lit, ink.paper, 0.5), width: 3 },
    // Hollows that turn away from the light.
    {
      d: 'M1620 470Q1340 530 1080 536 940 540 880 600H1620zM-20 470Q120 452 260 480 420 516 520 560 560 584 560 600H-20z',
      fill: down(460, HEIGHT, [0, grass.shade], [1, grass.deep]),
      opacity: 0.75,
    },
    {
      d: 'M1620 524Q1400 566 1180 572 1080 578 1040 600H1620zM-20 540Q140 524 260 556 330 580 350 600H-20z',
      fill: down(520, HEIGHT, [0, grass.deep], [1, mix(grass.deep, ink.night, 0.4)]),
      opacity: 0.8,
    },
    { d: TRAIL, fill: mix(ink.wheat, ink.oak, 0.3) },
    {
      d: 'M690 600Q700 560 640 528 560 490 452 470 372 450 372 434 380 460 452 480 560 504 620 540 660 566 650 600z',
      fill: ink.soil,
      opacity: 0.35,
    },
    {
      d: 'M404 436Q420 450 500 464 640 490 740 528 840 566 860 600',
      stroke: ink.paper,
      width: 3,
    },
    ...(
      [
        [-20, 380, 430, 590, 26],
        [880, 1600, 540, 596, 26],
        [900, 1600, 500, 530, 14],
      ] as const
    ).map(
      ([from, to, far, near, count], i): Node => ({
        d: tufts({ seed: 4 + i, from, to, far, near, count }),
        stroke: i === 2 ? grass.shade : grass.lit,
        width: 2.4,
        round: true,
      }),
    ),
    // The shade of the grove.
    { d: 'M0 396Q160 388 420 452 300 452 180 436 60 424 0 428z', fill: grass.deep, opacity: 0.6 },
    ...GROVE.map(([x, y, size]) => placed(aspen, x, y, size)),
    { d: ellipse(806, 546, 46, 6), fill: grass.deep, opacity: 0.7 },
    { d: ellipse(900, 556, 40, 5), fill: grass.deep, opacity: 0.7 },
    { d: 'M786 492Q830 526 886 512', stroke: ink.deep, width: 2 },
    placed(
      walking(
        {
          profile: 'hooked',
          skin: skins.tan,
          hair: hairs.brown,
          style: aside.short,
          coat: mix(ink.brick, ink.amber, 0.15),
          trousers: mix(ink.blue, ink.navy, 0.4),
        },
        [
          [3, -81],
          [12, -72],
        ],
        [14, -70],
      ),
      774,
      548,
      0.86,
    ),
    placed(dog, 874, 556, 0.92),
  ]
}
