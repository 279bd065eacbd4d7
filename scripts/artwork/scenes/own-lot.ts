import { ink, mix, oklch } from '../palette.ts'
import { aside, hairs, mirrored, skins } from '../portraits/figure.ts'
import { down, ellipse, glow, rect, type Shape } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { atHome } from './at-home.ts'
import { firs } from './fir.ts'
import { tufts } from './foliage.ts'
import { height, width } from './frame.ts'
import { coats } from './houses/coats.ts'
import { twoStorey } from './houses/two-storey.ts'
import { head, shoes } from './people.ts'
import { standing } from './standing.ts'
import { moonAndStars, overhead } from './stars.ts'

const GROUND = 640
const sun = mix(ink.wheat, ink.gold, 0.3)
const bright = mix(sun, ink.paper, 0.5)
const lawn = mix(oklch(64, 0.115, 128), ink.wheat, 0.1)
const leaf = mix(oklch(50, 0.1, 138), ink.nearRange, 0.15)

function distance(): Node[] {
  return [
    {
      d: rect(0, 0, width, GROUND),
      fill: down(
        0,
        GROUND,
        [0, mix(oklch(69, 0.095, 240), ink.glacier, 0.25)],
        [0.65, ink.pale],
        [1, mix(ink.wheat, ink.paper, 0.2)],
      ),
    },
    overhead(width, GROUND - 60),
    ...moonAndStars({ width, horizon: GROUND, apex: [800, -60], span: [4000, 4000], clear: 0.4 }, 46),
    {
      d: rect(600, 0, 1000, GROUND),
      fill: glow([1600, 360], 860, 0.7, [0, ink.paper, 0.9], [0.4, ink.wheat, 0.5], [1, sun, 0]),
      daily: true,
    },
    {
      d: 'M90 150q80-40 160-18 70-34 140 6 70-2 104 24-210 18-404-12zM1130 100q90-28 180-8 90-16 180 10-180 20-360-2z',
      fill: mix(ink.paper, ink.blush, 0.1),
      opacity: 0.9,
      daily: true,
    },
    {
      d: `M0 ${GROUND}v-50l130-60 120 40 140-70 160 60 900-10 150 30v60z`,
      fill: mix(mix(ink.midRange, ink.lilac, 0.3), ink.pale, 0.3),
    },
    ...firs(
      [
        [1420, GROUND, 330],
        [1510, GROUND, 250],
        [180, GROUND, 280],
        [100, GROUND, 220],
      ],
      mix(ink.spruce, ink.nearRange, 0.35),
      mix(ink.nearRange, sun, 0.35),
    ),
  ]
}

/** The lot: its lawn, its drive and walk, and the fence around what is its own. */
function lot(): Shape[] {
  const board = (x: number) => `M${x} ${GROUND + 8}v-84l11-12 11 12v84z`
  return [
    {
      d:
        Array.from({ length: 11 }, (_, i) => board(40 + i * 26)).join('') +
        Array.from({ length: 11 }, (_, i) => board(1300 + i * 26)).join(''),
      fill: mix(ink.paper, ink.wheat, 0.25),
    },
    {
      d: rect(0, GROUND, width, height),
      fill: down(GROUND, height, [0, mix(lawn, sun, 0.25)], [0.5, lawn], [1, mix(lawn, ink.hill, 0.45)]),
    },
    { d: `M880 ${GROUND}h240l150 260H800z`, fill: mix(ink.wheat, ink.belly, 0.25) },
    { d: `M822 ${GROUND}h60l-26 92-44 8q-16-50 10-100z`, fill: mix(ink.wheat, ink.belly, 0.18) },
    {
      d: `M858 ${GROUND + 70}h302M834 ${GROUND + 150}h374`,
      stroke: mix(ink.belly, ink.wheat, 0.4),
      width: 3,
    },
    {
      d:
        tufts({ seed: 3, from: 30, to: 560, far: 690, near: 880, count: 18 }) +
        tufts({ seed: 6, from: 1240, to: 1580, far: 690, near: 880, count: 12 }),
      stroke: mix(lawn, bright, 0.45),
      width: 2.5,
      round: true,
    },
  ]
}

/** Beds along the wall. */
const beds = (): Shape[] => [
  { d: 'M520 648q20-42 62-24 30-30 56 24zM706 648q14-34 46-22 30-28 60 22z', fill: leaf },
  {
    d: 'M552 628h0M590 622h0M618 634h0M736 630h0M772 624h0',
    stroke: mix(ink.brick, ink.blush, 0.3),
    width: 14,
    round: true,
  },
]

const jeans = mix(ink.blue, ink.navy, 0.35)

/** On both knees, pressing the earth down; facing right, 104 px tall. */
const planter: Node[] = [
  { d: 'M-4-42Q10-24 14-9L-22-5', stroke: jeans, width: 15, round: true },
  { d: 'M-30-10q-8 0-8 6v5h16z', fill: ink.soil },
  { d: 'M12-72Q30-52 40-26', stroke: mix(ink.paper, ink.belly, 0.4), width: 9, round: true },
  {
    d: 'M2-86C-11-84-20-72-20-56L-16-34Q-2-28 12-36L20-62C24-78 21-86 15-89 10-92 5-91 2-86z',
    fill: mix(ink.paper, ink.wheat, 0.35),
  },
  { d: 'M2-86C-11-84-20-72-20-56L-16-34Q-11-31-6-32-10-62 2-86z', fill: ink.belly, opacity: 0.35 },
  {
    transform: 'translate(15 20) rotate(12 0 -110)',
    nodes: [head(skins.brown, 'full', { d: aside.short, fill: hairs.black })],
  },
  { d: 'M5-76Q10-48 24-36L36-22', stroke: mix(ink.paper, ink.wheat, 0.5), width: 10, round: true },
  { d: ellipse(40, -19, 6), fill: mix(ink.gold, ink.oak, 0.3) },
]

/** With a can, from which water falls to the left; facing left when mirrored, 96 px tall. */
const child: Node[] = [
  { d: 'M-5-36L-6-6M6-36L7-6', stroke: jeans, width: 9, round: true },
  shoes(-6, 8),
  { d: 'M-9-74Q-15-54-14-34 0-28 14-34 15-54 9-74 0-78-9-74z', fill: mix(ink.amber, ink.gold, 0.25) },
  { transform: 'translate(1 30)', nodes: [head(skins.brown, 'snub', { d: aside.bob, fill: hairs.black })] },
  { d: 'M-6-66Q4-54 18-56', stroke: mix(ink.amber, ink.oak, 0.3), width: 8, round: true },
  {
    d: 'M16-66h24v26H16zM40-46l18-16M22-66q6-12 14 0',
    stroke: mix(ink.nearRange, ink.glacier, 0.2),
    width: 4,
    fill: mix(ink.nearRange, ink.glacier, 0.35),
  },
  {
    d: 'M60-60q8 16 8 34M64-62q14 16 15 36',
    stroke: mix(ink.glacier, ink.paper, 0.4),
    width: 2.4,
    round: true,
  },
]

/** A tree that is planted where its owners want it: by day at work, of which the evening has the spade and the can. */
function planting(): Node[] {
  return [
    { d: ellipse(380, 846, 250, 16), fill: ink.soil, opacity: 0.25, daily: true },
    { d: 'M318 838q40-28 96 0 20 14-48 16-66 0-48-16z', fill: mix(ink.soil, ink.oak, 0.3) },
    {
      d: 'M364 838L370 560M369 660L410 600M367 690L330 620',
      stroke: mix(ink.soil, ink.oak, 0.4),
      width: 9,
      round: true,
    },
    { d: ellipse(372, 520, 62, 58) + ellipse(322, 580, 44, 40) + ellipse(424, 570, 46, 42), fill: leaf },
    {
      d: ellipse(388, 504, 42, 34) + ellipse(436, 558, 26, 22) + ellipse(334, 564, 24, 18),
      fill: mix(oklch(68, 0.13, 126), sun, 0.1),
    },
    {
      daily: true,
      nodes: [placed(planter, 272, 846, 2), mirrored(child, 520, 850, 1.72)],
    },
    {
      nightly: true,
      nodes: [
        { d: 'M286 700V824M272 700h28', stroke: mix(ink.oak, ink.wheat, 0.4), width: 8, round: true },
        { d: 'M268 806h36v26q-18 28-36 0z', fill: mix(ink.belly, ink.paper, 0.4) },
        {
          d: 'M470 802h44v46h-44zM470 838l-34-30M480 802q12-22 26 0',
          stroke: mix(ink.nearRange, ink.glacier, 0.5),
          width: 7,
          fill: mix(ink.nearRange, ink.glacier, 0.5),
        },
      ],
    },
  ]
}

/** The evening: the family at its window, whose light lies on the lawn and reaches the tree. */
const evening = (): Node[] => [
  atHome(
    rect(580, 490, 152, 100),
    590,
    { x: 618, scale: 1.02, skin: skins.brown, hair: hairs.black, style: aside.short, coat: ink.paper },
    { x: 700, scale: -0.86, skin: skins.brown, hair: hairs.black, style: aside.bob, coat: ink.amber },
  ),
  {
    d: rect(330, GROUND, 700, 220),
    fill: glow([670, 664], 340, 0.5, [0, ink.lamp, 0.6], [0.5, ink.gold, 0.25], [1, ink.gold, 0]),
    nightly: true,
  },
]

/** Painting the door. */
const atTheDoor = (): Node => ({
  daily: true,
  transform: `translate(812 ${GROUND + 44}) scale(1.06)`,
  nodes: [
    { d: 'M34-156l9-12 6 4-9 12z', fill: mix(ink.brick, ink.amber, 0.3) },
    ...standing(
      { skin: skins.fair, hair: hairs.copper, coat: mix(ink.nearRange, ink.glacier, 0.3), trousers: jeans },
      { hair: 'long', arms: 'reaching' },
    ),
  ],
})

/** A detached house on a lot of its own, whose family decides on its trees and its door. */
export function ownLot(): string {
  const coat = {
    ...coats.evening,
    wall: mix(mix(ink.blue, ink.glacier, 0.4), ink.paper, 0.25),
    roof: mix(ink.soil, ink.midRange, 0.4),
    trim: ink.paper,
    glass: mix(ink.glacier, ink.blue, 0.5),
    stone: mix(mix(ink.brick, ink.oak, 0.5), ink.wheat, 0.25),
  }
  return svg(width, height, [
    ...distance(),
    ...lot(),
    placed(
      twoStorey(coat).map((shape) => (shape.fill === coat.glass ? { ...shape, lit: true } : shape)),
      800,
      GROUND,
      1.36,
    ),
    ...evening(),
    ...beds(),
    atTheDoor(),
    { transform: 'translate(76 0)', nodes: planting() },
  ])
}
