/**
 * The neighbours: one with a watering can before the hedge, one with a mug behind it, each with a forearm on it. At night
 * they are at a window of the house at the right, and the can stands on the lawn.
 */
import { ink, mix } from '../../palette.ts'
import { aside, hairs, skins } from '../../portraits/figure.ts'
import { ellipse, glow, type Point, rect } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { atHome } from '../at-home.ts'
import { leg } from '../limbs.ts'
import { head } from '../people.ts'
import { sleeve } from '../standing.ts'
import { at, bright, shade, thrown } from './view.ts'

const jeans = mix(ink.blue, ink.navy, 0.4)
const shirt = mix(ink.paper, ink.glacier, 0.35)
const apron = mix(ink.hill, ink.nearRange, 0.5)
const vest = mix(ink.brick, ink.amber, 0.2)
const can = mix(ink.midRange, ink.glacier, 0.35)
/** The light along a face, on the scale of a head. */
const PROFILE: Node = {
  d: 'M40-10C42 0 49 9 52 15 54 19 51 22 46 22L45 35 45 44Q45 58 30 60',
  stroke: bright,
  width: 6,
  round: true,
}

/** Facing right, leaning to the hedge, one ankle before the other; 140 px tall. */
const gardener: Node[] = [
  // The far arm, and the can that hangs from it.
  { d: 'M-6-98Q-22-80-24-54', stroke: mix(shirt, ink.midRange, 0.4), width: 10, round: true },
  { d: 'M-39-40Q-24-62-8-40', stroke: can, width: 3 },
  { d: ellipse(-24, -51, 5), fill: skins.fair },
  { d: 'M-38-40L-60-50-64-45-38-24z', fill: mix(can, ink.navy, 0.35) },
  { d: 'M-39-40H-9L-12-14H-37z', fill: can },
  { d: 'M-17-40h8l-3 26h-7z', fill: bright, opacity: 0.6 },
  ...leg([1, -56], [0, -34], [-7, -5], mix(jeans, ink.deep, 0.4)),
  { d: 'M-13-7h10l9 5v3h-19z', fill: ink.deep },
  ...leg([-7, -56], [4, -34], [13, -9], jeans),
  { d: 'M8-12l9-3 9 10-1 6q-6 0-9-3z', fill: ink.deep },
  {
    d: 'M-2-107C-13-104-17-90-17-76L-20-52Q-3-45 13-52L17-76C20-92 19-103 14-107 7-110 3-110-2-107z',
    fill: shirt,
  },
  { d: 'M-2-107C-13-104-17-90-17-76L-20-52-8-49Q-10-84 2-109z', fill: shade, opacity: 0.35 },
  // An apron, its band around the neck.
  { d: 'M4-88L18-86 14-46Q13-30 10-26-2-26-9-42z', fill: apron },
  { d: 'M4-88Q2-98 2-106M-2-68L-18-65', stroke: apron, width: 3 },
  {
    transform: 'translate(11 1) rotate(4)',
    nodes: [
      head(
        skins.fair,
        'even',
        { d: aside.swept, fill: hairs.silver },
        PROFILE,
        { d: 'M-44-24C-46-96 48-100 50-28L86-14Q20 14-66-8z', fill: mix(ink.wheat, ink.oak, 0.3) },
        { d: 'M-45-34Q2-46 50-38L50-24Q0-30-46-20z', fill: vest },
        { d: 'M-10-80Q46-80 50-32L84-15', stroke: bright, width: 7, round: true },
      ),
    ],
  },
  // The near arm, its forearm along the hedge.
  { d: 'M40-80q14-1 15 3t-14 6z', fill: skins.fair },
  { d: sleeve([8, -75], [40, -75], [1, -97]), fill: mix(shirt, ink.midRange, 0.12) },
  { d: 'M13-107C19-103 20-92 18-80M21-79H40M16-64L14-46Q13-30 10-27', stroke: bright, width: 2, round: true },
]

/** Facing right, to be mirrored, leaning to the hedge; 140 px tall. */
const other: Node[] = [
  {
    d: 'M-4-107C-15-102-18-90-17-75L-20-44H17L17-75C19-90 18-102 12-107 4-110 0-110-4-107z',
    fill: vest,
  },
  { d: 'M-4-107C-15-102-18-90-17-75L-20-44H-6Q-8-84 2-109z', fill: ink.soil, opacity: 0.4 },
  {
    transform: 'translate(10 1) rotate(4)',
    nodes: [
      head(
        skins.deep,
        'even',
        { d: aside.short, fill: hairs.black },
        { d: 'M14 26Q22 62 44 58 50 46 46 36 38 28 30 34 22 34 14 26z', fill: hairs.black },
        PROFILE,
        { d: 'M-10-60Q30-62 40-28', stroke: bright, width: 6, round: true },
      ),
    ],
  },
  { d: 'M-4-109Q4-103 13-110L15-98-5-103z', fill: shirt },
  { d: 'M13-107C19-103 19-92 18-76V-66', stroke: bright, width: 2.4, round: true },
]

/** The neighbour's arms: one on the hedge, one with a mug. */
const arms: Node[] = [
  { d: 'M28-92h13v14h-13z', fill: ink.paper },
  { d: 'M41-90q7 0 6 5t-6 5', stroke: ink.paper, width: 2.6 },
  { d: 'M10-88Q12-74 18-74L27-82', stroke: mix(vest, ink.soil, 0.35), width: 9, round: true },
  { d: ellipse(28, -84, 5, 4.6), fill: skins.deep },
  { d: 'M24-66q14-2 15 3t-14 4z', fill: skins.deep },
  { d: sleeve([-9, -67], [24, -62], [-6, -97]), fill: mix(vest, ink.oak, 0.25) },
  { d: 'M4-67L24-66', stroke: bright, width: 2, round: true },
]

/** By day alone. */
const put = (nodes: readonly Node[], [x, y]: Point, wide: number, high: number): Node => ({
  daily: true,
  transform: `translate(${Math.round(x)} ${Math.round(y)}) scale(${wide} ${high})`,
  nodes,
})

const PLACE = at(7.4, 0.42)

export const behindHedge = (): Node[] => [
  put(other, PLACE, -2.4, 2.4),
  atHome(
    rect(1100, 380, 200, 164),
    542,
    { x: 1150, scale: 1.6, skin: skins.fair, hair: hairs.silver, style: aside.swept, coat: shirt },
    { x: 1252, scale: -1.6, skin: skins.deep, hair: hairs.black, style: aside.short, coat: vest },
  ),
]

export function beforeHedge(): Node[] {
  const [x, y] = at(5.4, -0.85)
  return [
    put(arms, PLACE, -2.4, 2.4),
    { d: thrown([x - 22, y - 4], [x + 48, y - 4], 1.6), fill: shade, opacity: 0.45, daily: true },
    put(gardener, [x, y], 2.86, 2.86),
    // What the window's light reaches.
    {
      d: rect(700, 560, 900, 260),
      fill: glow([1200, 600], 460, 0.34, [0, ink.lamp, 0.5], [0.5, ink.gold, 0.2], [1, ink.gold, 0]),
      nightly: true,
    },
    {
      nightly: true,
      transform: 'translate(760 858) scale(2.6)',
      nodes: [
        { d: 'M-15-26Q0-50 15-26', stroke: mix(can, ink.paper, 0.2), width: 3 },
        { d: 'M-14-26L-36-36-40-31-14-10z', fill: mix(can, ink.navy, 0.2) },
        { d: 'M-15-26H15L12 0H-13z', fill: mix(can, ink.paper, 0.2) },
        { d: 'M7-26h8l-3 26h-7z', fill: bright, opacity: 0.7 },
      ],
    },
  ]
}
