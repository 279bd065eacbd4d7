/**
 * Who prepares the sale: the videographer on the lawn, and the two who carry out what their parents kept. At night the
 * last of it stands by the step, and one of them is in the lit door.
 */
import { ink, mix } from '../../palette.ts'
import { aside, hairs, mirrored, skins } from '../../portraits/figure.ts'
import { down, ellipse, glow, rect } from '../../shape.ts'
import { type Node, placed } from '../../svg.ts'
import { head, shoes } from '../people.ts'
import { palm, sleeve, walking } from '../standing.ts'
import { bright, shade } from './view.ts'

const jeans = mix(ink.blue, ink.navy, 0.3)
const card = mix(mix(ink.oak, ink.wheat, 0.4), ink.gold, 0.1)

/** A film camera on its tripod, turned to the right; 132 px tall, the middle of its feet at 0. */
export const camera: Node[] = [
  { d: 'M0-98L-22 0M0-98L24 0M0-98L2 3', stroke: ink.night, width: 4, round: true },
  { d: 'M-11-50L0-42 12-50', stroke: ink.night, width: 2.4 },
  { d: 'M-16-98L-32-88', stroke: ink.deep, width: 3, round: true },
  { d: 'M-17-124q0-3 3-3h28q3 0 3 3v20q0 3-3 3h-28q-3 0-3-3z', fill: ink.deep },
  { d: 'M17-121h10l4-2h4v18h-4l-4-2h-10z', fill: ink.navy },
  { d: rect(35, -121, 3, 14), fill: ink.glacier },
  { d: 'M-10-127v-6h20M-26-124h9v13h-9z', stroke: ink.deep, width: 3, fill: mix(ink.glacier, ink.blue, 0.4) },
]

/** Behind the camera, a hand on its handle; facing right, 140 px tall. */
export const videographer: Node[] = [
  { d: 'M4-60Q10-34 12-6', stroke: mix(ink.soil, ink.navy, 0.5), width: 12.5, round: true },
  { d: 'M-4-60Q-10-34-14-6', stroke: mix(ink.soil, ink.navy, 0.25), width: 13, round: true },
  shoes(-14, 12),
  {
    d: 'M-8-107C-19-102-20-89-19-74L-18-52Q0-45 17-52L16-75C17-92 14-103 8-107 2-110-4-110-8-107z',
    fill: mix(ink.nearRange, ink.blue, 0.4),
  },
  { d: 'M-8-107C-19-102-20-89-19-74L-18-52Q-12-49-6-48-13-80-8-107z', fill: ink.deep, opacity: 0.3 },
  head(
    skins.tan,
    'hooked',
    { d: aside.short, fill: hairs.brown },
    {
      d: 'M-46 2C-62-48-36-78 4-78C42-78 56-52 50-30C20-36-14-26-46 2z',
      fill: mix(ink.gold, ink.amber, 0.3),
    },
    { d: 'M-48 2C-66 6-80 18-82 30C-64 26-48 16-40 4z', fill: mix(ink.amber, ink.oak, 0.3) },
  ),
  { d: 'M9-107Q18-100 17-78L17-56', stroke: bright, width: 2, round: true, daily: true },
  { d: palm([28, -88], [33, -91]), fill: skins.tan },
  { d: sleeve([4, -79], [28, -88]), fill: mix(ink.nearRange, ink.glacier, 0.25) },
]

/** A box in both arms, and what stands out of it. */
const boxed = (things: readonly Node[]): Node[] => [
  ...things,
  { d: 'M8-96h40v34H8z', fill: card },
  { d: 'M8-96h10v34H8z', fill: shade, opacity: 0.25 },
  { d: 'M24-96h8v34h-8z', fill: mix(card, ink.paper, 0.4) },
]

const carrier = walking(
  {
    profile: 'snub',
    skin: skins.fair,
    hair: hairs.copper,
    style: aside.bob,
    coat: mix(ink.gold, ink.wheat, 0.2),
    trousers: jeans,
  },
  [
    [0, -74],
    [26, -62],
  ],
  [31, -61],
)

const daughter: Node[] = [
  ...carrier.slice(0, -2),
  ...boxed([
    { d: 'M36-96V-112', stroke: mix(ink.oak, ink.soil, 0.3), width: 3 },
    { d: 'M28-130h16l6 20H22z', fill: mix(ink.wheat, ink.gold, 0.3) },
    { d: 'M12-96q-4-14 4-22 6 10 4 22z', fill: mix(ink.hill, ink.nearRange, 0.4) },
  ]),
  // The hand under the box, and the arm.
  ...carrier.slice(-2),
]

const son: Node[] = [
  // A rolled rug over the shoulder.
  { d: 'M-40-118L44-104', stroke: mix(ink.brick, ink.soil, 0.15), width: 19 },
  { d: 'M-30-116L-26-116M28-107L32-106', stroke: ink.wheat, width: 17 },
  { d: ellipse(44, -104, 5.5, 9.5), fill: mix(ink.brick, ink.deep, 0.45) },
  ...walking(
    {
      profile: 'lean',
      skin: skins.fair,
      hair: hairs.brown,
      style: aside.short,
      coat: mix(ink.hill, ink.glacier, 0.35),
      trousers: mix(ink.soil, ink.oak, 0.3),
    },
    [
      [4, -83],
      [22, -98],
    ],
    [23, -101],
  ),
]

const atWork = (): Node[] => [
  {
    d: 'M866 762Q756 752 636 756 596 762 636 770 756 776 866 770zM1040 808Q910 796 810 802 770 810 810 818 930 824 1040 816zM390 842Q250 826 130 834 100 842 130 850 260 858 390 850z',
    fill: shade,
    opacity: 0.35,
  },
  mirrored(son, 876, 762, 1.76),
  placed(daughter, 1040, 812, 1.98),
  placed(videographer, 330, 844, 2.16),
  placed(camera, 440, 852, 2.16),
]

/** In the light of the window above it: its top, and less of its front. */
const box = (x: number, foot: number, wide: number, high: number): Node[] => [
  { d: rect(x, foot - high, wide, high), fill: card },
  {
    d: rect(x, foot - high, wide, high),
    fill: down(foot - high, foot, [0, ink.gold, 0.4], [1, ink.gold, 0]),
  },
  { d: `M${x} ${foot - high}l14-16h${wide - 28}l14 16z`, fill: down(0, 1, [0, ink.lamp, 0.75]) },
  { d: rect(x + wide * 0.42, foot - high, wide * 0.16, high * 0.5), fill: mix(card, ink.paper, 0.5) },
]

const evening: Node = {
  nightly: true,
  nodes: [
    {
      d: rect(700, 640, 640, 190),
      fill: glow([1010, 690], 320, 0.4, [0, ink.lamp, 0.6], [0.5, ink.gold, 0.25], [1, ink.gold, 0]),
    },
    mirrored(
      walking({
        profile: 'hooked',
        skin: skins.fair,
        hair: hairs.brown,
        style: aside.short,
        coat: mix(ink.hill, ink.glacier, 0.35),
        trousers: jeans,
      }),
      726,
      630,
      1.42,
    ),
    { d: 'M1084 764L1098 650', stroke: mix(ink.brick, ink.soil, 0.15), width: 36 },
    { d: ellipse(1098, 650, 18, 8), fill: mix(ink.brick, ink.blush, 0.5) },
    ...box(876, 772, 116, 76),
    ...box(1000, 770, 76, 52),
  ],
}

export const people = (): Node[] => [{ daily: true, nodes: atWork() }, evening]
