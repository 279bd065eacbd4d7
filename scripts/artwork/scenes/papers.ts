/** Papers that a buyer meets: the lender's letter, a condominium's binders, the plan of a lot. */

import { ink, mix } from '../palette.ts'
import { glasses, hairs, hand, inProfile, skins } from '../portraits/figure.ts'
import { hairAside } from '../portraits/hair.ts'
import { sleeve } from '../portraits/sleeve.ts'
import { between, down, ellipse, glow, polygon, rect, type Shape } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { room } from './hands.ts'
import { condoTower } from './houses/condo-tower.ts'
import { moods } from './moods.ts'
import { view } from './view.ts'

const print = mix(ink.belly, ink.pale, 0.45)
const sheet = mix(ink.paper, ink.wheat, 0.2)

/** A lender's letter on a desk: three things are checked, and the home is not yet. */
export function approvalLetter(): string {
  const lines = [668, 728, 788, 848]
  const keys = Array.from({ length: 12 }, (_, index) => [
    1236 + (index % 3) * 78,
    388 + Math.floor(index / 3) * 74,
  ])
  return svg(width, height, [
    room(mix(ink.oak, ink.soil, 0.3), mix(ink.soil, ink.oak, 0.4)),
    { d: 'M0 150H1600M0 372H1600M0 594H1600M0 816H1600', stroke: ink.soil, width: 6, opacity: 0.5 },
    {
      d: rect(0, 0, width, height),
      fill: glow([520, 200], 1000, 0.8, [0, ink.wheat, 0.7], [0.5, ink.gold, 0.25], [1, ink.gold, 0]),
    },
    {
      transform: 'rotate(-6 770 450)',
      nodes: [
        { d: 'M482 84H1108l46 900H530z', fill: ink.night, opacity: 0.45 },
        {
          d: rect(470, 56, 620, 900),
          fill: between([470, 100], [1090, 900], [0, ink.paper], [1, mix(sheet, ink.oak, 0.28)]),
        },
        {
          d: `M536 166l76-52 76 52z${rect(532, 174, 160, 10)}${[548, 580, 628, 660].map((x) => rect(x, 192, 16, 44)).join('')}${rect(528, 244, 168, 12)}`,
          fill: ink.nearRange,
        },
        {
          d: 'M830 140h190M830 176h130M536 320h488M536 362h488M536 404h380M646 668h230M646 728h300M646 788h180',
          stroke: print,
          width: 15,
        },
        { d: rect(536, 456, 488, 96), fill: mix(ink.wheat, ink.gold, 0.35) },
        { d: 'M572 504h300', stroke: ink.navy, width: 26 },
        { d: lines.map((y) => rect(560, y - 24, 46, 46)).join(''), stroke: ink.nearRange, width: 6 },
        {
          d: lines
            .slice(0, 3)
            .map((y) => `M568 ${y - 2}l14 16 30-42`)
            .join(''),
          stroke: ink.gold,
          width: 12,
          round: true,
        },
        { d: 'M646 868v-36l34-28 34 28v36z', fill: ink.gold },
      ],
    },
    {
      transform: 'rotate(9 1340 500)',
      nodes: [
        { d: 'M1206 240h276l30 492H1236z', fill: ink.night, opacity: 0.5 },
        { d: rect(1196, 226, 272, 484), fill: ink.deep },
        {
          d: rect(1196, 226, 272, 470),
          fill: between(
            [1196, 226],
            [1468, 700],
            [0, mix(ink.belly, ink.blue, 0.3)],
            [1, mix(ink.navy, ink.cloud, 0.5)],
          ),
        },
        { d: 'M1196 696V226h272', stroke: mix(ink.gold, ink.wheat, 0.5), width: 4 },
        { d: rect(1222, 256, 220, 84), fill: mix(ink.glacier, ink.wheat, 0.35) },
        { d: 'M1340 314h76', stroke: ink.navy, width: 22 },
        { d: keys.map(([x = 0, y = 0]) => rect(x, y, 50, 46)).join(''), fill: ink.pale },
        { d: rect(1392, 610, 50, 46), fill: ink.gold },
      ],
    },
    { d: ellipse(266, 716, 152), fill: ink.night, opacity: 0.45 },
    {
      d: ellipse(236, 686, 150),
      fill: between([150, 560], [330, 830], [0, ink.paper], [1, mix(ink.wheat, ink.oak, 0.4)]),
    },
    { d: ellipse(236, 686, 118), stroke: mix(ink.wheat, ink.oak, 0.35), width: 4 },
    // The cup on it, its handle and the coffee in it.
    { d: ellipse(256, 704, 98), fill: ink.soil, opacity: 0.35 },
    { d: 'M296 620L352 566', stroke: ink.paper, width: 26, round: true },
    {
      d: ellipse(236, 680, 96),
      fill: between([170, 610], [310, 760], [0, ink.paper], [1, mix(ink.wheat, ink.oak, 0.3)]),
    },
    {
      d: ellipse(236, 680, 82),
      fill: between(
        [180, 620],
        [290, 750],
        [0, mix(ink.soil, ink.deep, 0.5)],
        [1, mix(ink.soil, ink.oak, 0.45)],
      ),
    },
    { d: 'M172 668A66 66 0 0 1 214 618', stroke: mix(ink.oak, ink.wheat, 0.5), width: 6, round: true },
    { d: 'M168 318L364 116', stroke: ink.night, width: 26, round: true, opacity: 0.4 },
    { d: 'M150 300L346 96', stroke: ink.deep, width: 26, round: true },
    { d: 'M144 294L340 90', stroke: mix(ink.gold, ink.wheat, 0.4), width: 4, round: true },
    { d: 'M128 322l6-26 20 18z', fill: ink.gold },
    {
      d: rect(0, 0, width, height),
      fill: between(
        [500, 200],
        [width, height],
        [0, ink.night, 0],
        [0.5, ink.night, 0.08],
        [1, ink.night, 0.45],
      ),
    },
    // By night the lamp alone is lit.
    {
      d: rect(0, 0, width, height),
      fill: glow([560, 340], 1100, 0.75, [0, ink.night, 0.1], [0.5, ink.night, 0.4], [1, ink.night, 0.82]),
      nightly: true,
    },
  ])
}

/** Somebody reading a condominium's documents, its tower in the window. */
export function condoPapers(): string {
  const coat = mix(ink.nearRange, ink.glacier, 0.2)
  const tones = {
    skin: skins.deep,
    profile: 'full',
    hair: hairs.black,
    coat,
    rim: ink.gold,
    from: [5, 4],
  } as const
  const binders = [ink.brick, ink.gold, ink.blue, mix(ink.hill, ink.nearRange, 0.6), ink.wheat, ink.belly]
  return svg(width, height, [
    room(mix(ink.cloud, ink.blue, 0.25), mix(ink.navy, ink.cloud, 0.4)),
    view(640, 70, 800, 520, moods.gold, 23),
    {
      clip: rect(640, 70, 800, 520),
      nodes: condoTower(880, 600, {
        face: 210,
        side: 70,
        tall: 450,
        floors: 12,
        bays: 4,
        wall: mix(ink.midRange, ink.wheat, 0.25),
        glass: mix(ink.blue, ink.glacier, 0.3),
        lit: 0.4,
        seed: 6,
      }),
    },
    { d: `${rect(640, 70, 800, 520)}M1180 70v520`, stroke: ink.wheat, width: 15 },
    { d: ellipse(760, 560, 760), fill: glow([760, 560], 760, 0.6, [0, ink.gold, 0.4], [1, ink.gold, 0]) },
    {
      d: rect(0, 752, width, 148),
      fill: down(752, height, [0, mix(ink.oak, ink.wheat, 0.15)], [1, mix(ink.oak, ink.soil, 0.6)]),
    },
    ...binders.flatMap((colour, index): Shape[] => {
      const [x, y] = [1090 + ((index * 37) % 50), 700 - index * 54]
      return [
        { d: rect(x, y, 380, 52), fill: colour },
        { d: rect(x + 300, y + 6, 74, 40), fill: sheet },
        { d: `M${x + 30} ${y + 26}h130`, stroke: mix(colour, ink.paper, 0.7), width: 14 },
      ]
    }),
    placed(
      inProfile(tones, ...hairAside('curls', tones), glasses(mix(ink.gold, ink.soil, 0.3), 18)),
      452,
      420,
      1.76,
    ),
    {
      transform: 'translate(48 20)',
      nodes: [
        { d: 'M590 732L676 470l270 34-84 228z', fill: sheet },
        { d: 'M700 540l190 24M690 590l190 24M678 640l120 16', stroke: print, width: 13 },
        { d: 'M668 690l60 8', stroke: ink.gold, width: 22 },
      ],
    },
    ...sleeve([402, 692, 528, 806, 640, 714], mix(coat, ink.navy, 0.15), { ...tones, coat }, 82),
    placed([hand(0, 0, -28, tones.skin)], 686, 682, 1.86),
  ])
}

/** The plan of one lot, its house and its corners, with the scale that measures it. */
export function lotPlan(): string {
  const lot = [
    [520, 210],
    [1010, 160],
    [1080, 700],
    [560, 760],
  ] as const
  const lines: Node[] = [
    { d: 'M300 250L520 210M1010 160L1290 130M560 760L330 786M1080 700L1310 676', stroke: print, width: 5 },
    { d: polygon(lot), fill: mix(ink.gold, ink.wheat, 0.55), opacity: 0.6 },
    { d: polygon(lot), stroke: ink.navy, width: 9 },
    { d: 'M640 330l270-26 14 150-86 8 8 84-190 18z', fill: mix(ink.nearRange, ink.glacier, 0.25) },
    {
      d: 'M640 330l270-26 14 150-86 8 8 84-190 18zM640 330l142 116 142 8M656 564l126-118',
      stroke: ink.navy,
      width: 6,
    },
    { d: 'M880 560l140-12 12 106-140 14z', fill: mix(ink.belly, ink.pale, 0.5), stroke: ink.navy, width: 6 },
    { d: 'M520 470L648 458M924 380L1038 368', stroke: ink.brick, width: 5 },
    { d: lot.map(([x, y]) => ellipse(x, y, 19)).join(''), fill: ink.gold, stroke: ink.navy, width: 6 },
    { d: 'M1200 300v-110M1166 236l34-56 34 56', stroke: ink.navy, width: 9, round: true },
    { d: rect(1150, 330, 110, 12), fill: ink.navy },
    { d: 'M340 600h110M340 640h80M340 680h100', stroke: print, width: 12 },
  ]
  return svg(width, height, [
    room(mix(ink.blue, ink.navy, 0.25), mix(ink.navy, ink.cloud, 0.5)),
    { d: ellipse(860, 240, 940), fill: glow([860, 240], 940, 0.75, [0, ink.lamp, 0.5], [1, ink.gold, 0]) },
    { d: 'M210 110L1400 70L1450 850L250 890z', fill: ink.night, opacity: 0.4 },
    { d: 'M186 84L1380 44L1428 824L226 866z', fill: sheet },
    ...lines,
    {
      transform: 'rotate(-24 1250 760)',
      nodes: [
        { d: rect(870, 720, 760, 92), fill: ink.night, opacity: 0.3 },
        { d: rect(860, 704, 760, 92), fill: mix(ink.oak, ink.wheat, 0.4) },
        {
          d: Array.from({ length: 23 }, (_, index) => `M${890 + index * 32} 704v${index % 4 ? 24 : 44}`).join(
            '',
          ),
          stroke: ink.soil,
          width: 5,
        },
      ],
    },
    { d: 'M96 560L360 838', stroke: ink.brick, width: 24, round: true },
    { d: 'M360 838l34 10-12-32z', fill: ink.wheat },
  ])
}
