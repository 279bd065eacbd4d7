/** What is around the duplex: the sky, the lawn with its walk, garden beds, and the street tree that frames it. */
import { ink, mix, oklch } from '../../palette.ts'
import { down, glow, polygon, polyline, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { type Mass, tufts } from '../foliage.ts'
import { height, width } from '../frame.ts'
import { crown } from '../leafage.ts'
import { moonAndStars } from '../stars.ts'
import { at, LINE, lawn, leaf, PORCH, sun } from './view.ts'

const stone = mix(ink.wheat, ink.belly, 0.22)
const cast = mix(leaf.dark, ink.navy, 0.45)

export function distance(): Shape[] {
  const high = mix(oklch(70, 0.08, 238), ink.glacier, 0.35)
  const far = mix(mix(leaf.dark, ink.farRange, 0.35), sun, 0.3)
  return [
    {
      d: rect(0, 0, width, LINE + 60),
      fill: down(0, LINE, [0, high], [0.5, mix(ink.pale, ink.blush, 0.35)], [0.85, ink.wheat], [1, sun]),
    },
    {
      d: rect(0, -60, 1100, 720),
      fill: glow([40, 500], 1050, 0.6, [0, ink.paper], [0.2, ink.wheat, 0.9], [0.5, sun, 0.45], [1, sun, 0]),
      daily: true,
    },
    ...moonAndStars({ width, horizon: LINE, apex: [800, -60], span: [4000, 4000], clear: 0.55 }, 52),
    {
      d: 'M1090 190q150-26 300-8 90-20 240-2-90 30-240 24-150 10-300-14z',
      fill: mix(ink.paper, ink.blush, 0.4),
      opacity: 0.85,
    },
    // Trees and roofs of the next streets.
    {
      d: 'M0 640v-120q50-50 110-20 50-60 120-20 60-50 120-4 40-30 90 0v164zM1160 640v-110q50-60 110-24 50-50 110-10l60-44 70 46q50-30 120-4v146z',
      fill: far,
    },
    { d: 'M1400 620v-70l66-52 74 54v68z', fill: mix(far, ink.lilac, 0.35) },
    {
      d: 'M1386 556l80-62 88 64h-16l-72-50-66 48z',
      fill: mix(roofTone, sun, 0.4),
    },
    { d: 'M1440 566h26v30h-26z', fill: mix(far, ink.navy, 0.4), lit: true },
  ]
}
const roofTone = mix(ink.soil, ink.midRange, 0.5)

export function ground(): Node[] {
  return [
    {
      d: rect(0, LINE + 20, width, height),
      fill: down(LINE, height, [0, mix(lawn, sun, 0.4)], [0.4, lawn], [1, mix(lawn, leaf.dark, 0.55)]),
    },
    // The walk, the pavement and the road.
    { d: polygon([at(PORCH, 7.4), at(PORCH, 8.9), at(6.3, 9), at(6.3, 7.4)]), fill: mix(stone, sun, 0.3) },
    { d: polygon([at(6.4, -3), at(6.4, 60), at(5, 60), at(5, -3)]), fill: mix(stone, sun, 0.3) },
    {
      d:
        [1, 2.6, 4.2, 5.8, 7.4, 9, 10.6, 12.2].map((t) => polyline([at(6.4, t), at(5, t)])).join('') +
        [7.6, 8.8, 10].map((s) => polyline([at(s, 7.4), at(s, 8.95)])).join(''),
      stroke: mix(stone, ink.midRange, 0.5),
      width: 2.5,
    },
    {
      d: polygon([at(4.6, -1), at(4.6, 60), [1640, 760], [1640, 940], [-100, 940]]),
      fill: down(
        720,
        height,
        [0, mix(ink.midRange, ink.lilac, 0.35)],
        [1, mix(ink.nearRange, ink.midRange, 0.4)],
      ),
    },
    { d: polyline([at(4.6, -1), at(4.6, 60)]), stroke: mix(sun, ink.paper, 0.5), width: 6 },
    // Long shadows of trees at the left, with light between them.
    {
      d: `M0 650Q200 640 420 664 560 676 690 680 520 694 380 690 180 690 0 706zM0 742Q180 720 420 742 600 750 700 770 760 782 880 784 700 800 560 796 420 810 300 800 140 810 0 790zM0 842Q260 820 460 850 620 850 760 872L700 900H0z${polygon([at(13, 15.8), at(12, 23), at(17, 26), at(20, 15.8)])}`,
      fill: cast,
      opacity: 0.55,
    },
    {
      transform: 'translate(380 700)',
      nodes: [
        {
          name: 'turf',
          nodes: [
            {
              d: tufts({ seed: 4, from: 0, to: 340, far: 0, near: 70, count: 6 }),
              stroke: mix(lawn, sun, 0.55),
              width: 2.5,
              round: true,
            },
          ],
        },
      ],
    },
    ...['1250 664) scale(.8', '60 690', '200 770'].map((to) => ({
      use: 'turf',
      transform: `translate(${to})`,
    })),
  ]
}

/** A bed of shrubs and flowers, 220 px long, its foot at 0. */
function bed(): Shape[] {
  return [
    {
      d: 'M-6 6q-10-30 16-38 8-30 38-22 24-26 50-2 18-18 40 0 20-24 46 0 32-6 34 26 16 10 10 34-120 16-234 2z',
      fill: leaf.dark,
    },
    {
      d: 'M-4 0q-6-24 18-30 8-26 32-18 14-14 30-6-30 14-30 52zM98-40q16-16 34-2-20 10-24 40-20-18-10-38zM140-42q18-20 36-4-24 10-26 44-20-22-10-40z',
      fill: leaf.mid,
    },
    {
      d: 'M2-22h0M22-40h0M44-48h0M84-50h0M108-42h0M150-46h0M190-34h0M64-28h0',
      stroke: ink.paper,
      width: 12,
      round: true,
    },
    {
      d: 'M12-10h0M36-24h0M98-24h0M128-36h0M174-24h0M206-14h0M142-14h0M74-8h0',
      stroke: mix(ink.brick, ink.blush, 0.4),
      width: 12,
      round: true,
    },
  ]
}

export function beds(): Node[] {
  return [
    { transform: 'translate(474 704) scale(.92)', nodes: [{ name: 'bed', nodes: bed() }] },
    { use: 'bed', transform: 'translate(1010 684) scale(.74)' },
    { use: 'bed', transform: 'translate(1150 670) scale(.6)' },
    { use: 'bed', transform: 'translate(-40 880) scale(1.5)' },
  ]
}

const CROWN: readonly Mass[] = [
  [150, 70, 190, 120],
  [20, 150, 140, 110],
  [330, 150, 110, 84],
  [170, 220, 140, 80],
  [270, 10, 150, 90],
]

/** The tree at the street, in front of the view's left edge. */
export const streetTree = (): Shape[] => [
  {
    d: 'M150 870Q132 700 140 520L118 300H180L196 470Q206 380 236 260H262Q216 420 210 540 206 720 226 880 190 896 150 870z',
    fill: mix(ink.soil, ink.deep, 0.2),
  },
  { d: 'M150 870Q132 700 140 520L122 320H136L158 520Q152 700 170 880z', fill: mix(ink.oak, sun, 0.35) },
  ...crown(CROWN, leaf, { seed: 31, side: -1, leaf: 2.2, count: 24 }),
]
