import { ink, mix, oklch } from '../palette.ts'
import { hairs, mirrored, skins } from '../portraits/figure.ts'
import { down, ellipse, glow, rect, type Shape } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { firs } from './fir.ts'
import { type Mass, tufts } from './foliage.ts'
import { height, width } from './frame.ts'
import { coats } from './houses/coats.ts'
import { craftsman } from './houses/craftsman.ts'
import { infill } from './houses/infill.ts'
import { lampLit } from './lamp-lit.ts'
import { crown } from './leafage.ts'
import { agent } from './people.ts'
import { standing, underLamps } from './standing.ts'
import { moonAndStars, overhead } from './stars.ts'

const GROUND = 690
const sun = mix(ink.wheat, ink.gold, 0.3)
const lawn = mix(oklch(62, 0.11, 128), ink.wheat, 0.12)
const earth = mix(mix(ink.oak, ink.wheat, 0.35), oklch(55, 0.03, 70), 0.3)
const day = { ...coats.evening, glass: mix(ink.glacier, ink.blue, 0.35), trim: ink.paper }
const leaves = {
  dark: mix(oklch(46, 0.09, 140), ink.nearRange, 0.2),
  mid: oklch(60, 0.12, 130),
  lit: mix(oklch(82, 0.13, 112), sun, 0.2),
}
const MASSES: readonly Mass[] = [
  [1500, 250, 130, 96],
  [1410, 330, 100, 76],
  [1580, 340, 110, 90],
]

function distance(): Node[] {
  return [
    {
      d: rect(0, 0, width, GROUND),
      fill: down(
        0,
        GROUND,
        [0, mix(oklch(70, 0.09, 238), ink.glacier, 0.25)],
        [0.65, ink.pale],
        [1, mix(ink.wheat, ink.blush, 0.3)],
      ),
    },
    overhead(width, GROUND - 60),
    ...moonAndStars({ width, horizon: GROUND, apex: [800, -60], span: [4000, 4000], clear: 0.4 }, 41),
    {
      d: rect(700, 0, 900, GROUND),
      fill: glow([1600, 380], 820, 0.7, [0, ink.paper, 0.9], [0.4, ink.wheat, 0.5], [1, sun, 0]),
      daily: true,
    },
    {
      d: 'M560 170q80-40 170-18 70-36 140 4 70-2 110 26-220 18-420-12zM40 120q90-24 180-6 80-14 160 8-170 20-340-2z',
      fill: mix(ink.paper, ink.blush, 0.15),
      opacity: 0.9,
      daily: true,
    },
    {
      d: 'M0 640l120-70 90 44 130-96 120 80 110-50 150 76 160-70 130 60 170-80 130 66 150-60 140 90v80H0z',
      fill: mix(mix(ink.midRange, ink.lilac, 0.3), ink.blush, 0.25),
    },
    ...firs(
      [
        [90, GROUND, 250],
        [30, GROUND, 190],
      ],
      mix(ink.spruce, ink.nearRange, 0.3),
      mix(ink.nearRange, sun, 0.3),
    ),
  ]
}

/** The bare lot at the left, half of it under sod; the old garden at the right; the sidewalk before both. */
function lots(): Shape[] {
  return [
    { d: rect(0, GROUND, 800, 120), fill: down(GROUND, 810, [0, mix(earth, sun, 0.25)], [1, earth]) },
    { d: `M0 ${GROUND}H300L250 810H0z`, fill: mix(lawn, sun, 0.15) },
    {
      d: `M90 ${GROUND}L40 810M180 ${GROUND}L140 810M0 740H278`,
      stroke: mix(lawn, ink.hill, 0.45),
      width: 3,
    },
    {
      d: rect(800, GROUND, 800, 120),
      fill: down(GROUND, 810, [0, mix(lawn, sun, 0.25)], [1, mix(lawn, ink.hill, 0.35)]),
    },
    {
      d: `M440 ${GROUND}h70l24 120H412zM1150 ${GROUND}h70l30 120h-136z`,
      fill: mix(ink.wheat, ink.belly, 0.25),
    },
    {
      d: tufts({ seed: 6, from: 830, to: 1580, far: 710, near: 800, count: 18 }),
      stroke: mix(lawn, ink.paper, 0.35),
      width: 2.5,
      round: true,
    },
    // The sidewalk and the street.
    { d: rect(0, 806, width, 46), fill: mix(mix(ink.belly, ink.wheat, 0.6), ink.paper, 0.15) },
    {
      d: 'M200 806l-14 46M520 806l-8 46M840 806v46M1160 806l8 46M1480 806l14 46',
      stroke: mix(ink.belly, ink.wheat, 0.3),
      width: 3,
    },
    { d: rect(0, 852, width, 48), fill: mix(ink.belly, ink.lilac, 0.2) },
    { d: 'M0 852H1600', stroke: mix(ink.belly, ink.paper, 0.5), width: 7 },
  ]
}

/** Sod in rolls, and the fence between the two. */
function things(): Node[] {
  const roll = (x: number, y: number): Shape[] => [
    { d: `M${x} ${y - 19}h76a19 19 0 0 1 0 38H${x}z`, fill: mix(lawn, ink.hill, 0.25) },
    { d: ellipse(x, y, 19), fill: earth, stroke: mix(lawn, ink.hill, 0.2), width: 6 },
    { d: `M${x - 8} ${y}a8 8 0 1 1 8 8`, stroke: mix(lawn, ink.hill, 0.3), width: 4 },
  ]
  const blooms = (tone: string, list: string): Shape => ({ d: list, stroke: tone, width: 15, round: true })
  return [
    ...roll(300, 776),
    ...roll(346, 740),
    {
      d: Array.from({ length: 7 }, (_, i) => rect(744 + i * 17, 560, 14, 134)).join(''),
      fill: mix(mix(ink.oak, ink.wheat, 0.3), ink.belly, 0.2),
    },
    { d: 'M740 584H866M740 660H866', stroke: mix(ink.oak, ink.soil, 0.2), width: 7 },
    // A bed along the old porch.
    {
      d: 'M880 700q20-44 64-26 30-34 66-6 34-24 60 2 36-14 50 30zM1254 700q16-40 56-24 34-32 70-4 44-20 60 28z',
      fill: leaves.dark,
    },
    blooms(mix(ink.brick, ink.blush, 0.35), 'M910 680h0M960 664h0M1010 676h0M1290 678h0M1350 664h0'),
    blooms(ink.wheat, 'M936 688h0M988 690h0M1050 684h0M1320 686h0M1390 682h0'),
    { d: 'M1488 700Q1496 560 1486 400L1516 400Q1514 560 1528 704z', fill: mix(ink.soil, ink.oak, 0.25) },
    ...crown(MASSES, leaves, { seed: 14, side: 1, leaf: 1.25, count: 30 }),
  ]
}

/** Beside those who compare, and lit when they come in the evening. */
const streetLamp = (): Shape[] => [
  { d: 'M574 846V452Q574 424 604 424H626', stroke: ink.navy, width: 10 },
  { d: 'M612 420h52l12 22h-76z', fill: ink.navy },
  {
    d: rect(470, 650, 600, 250),
    fill: glow([770, 800], 300, 0.5, [0, ink.lamp, 0.7], [0.5, ink.gold, 0.28], [1, ink.gold, 0]),
    nightly: true,
  },
  {
    d: 'M614 442h48l250 404H590z',
    fill: down(442, 846, [0, ink.lamp, 0.5], [1, ink.lamp, 0]),
    nightly: true,
  },
  { d: 'M612 442h52v8h-52z', fill: ink.lamp },
]

/** A couple between a house that is new and one that was lived in, their agent with them. */
export function newOrResale(): string {
  const modern = { ...day, wall: ink.paper, roof: ink.navy }
  const old = {
    ...day,
    wall: mix(mix(ink.nearRange, ink.glacier, 0.4), ink.wheat, 0.12),
    roof: mix(ink.soil, ink.midRange, 0.3),
  }
  const jeans = mix(ink.blue, ink.navy, 0.35)
  return svg(width, height, [
    ...distance(),
    ...lots(),
    placed(infill(modern, oklch(58, 0.085, 60)), 420, GROUND, 1.2),
    // Its windows are lit at night, as those of the other.
    placed(
      craftsman(old).map((shape) => (shape.fill === old.glass ? { ...shape, lit: true } : shape)),
      1184,
      GROUND,
      1.16,
    ),
    ...things(),
    ...streetLamp(),
    { d: ellipse(790, 846, 210, 10), fill: ink.soil, opacity: 0.35 },
    ...lampLit([
      placed(
        [
          ...standing(
            { skin: skins.brown, hair: hairs.black, coat: mix(ink.gold, ink.oak, 0.15), trousers: jeans },
            { hair: 'long', arms: 'pockets' },
          ),
          underLamps,
        ],
        690,
        844,
        1.85,
      ),
      placed(
        [
          ...standing(
            {
              skin: skins.fair,
              hair: hairs.copper,
              coat: mix(ink.blue, ink.glacier, 0.35),
              trousers: mix(ink.soil, ink.oak, 0.25),
            },
            { arms: 'around' },
          ),
          underLamps,
        ],
        778,
        848,
        1.98,
      ),
      mirrored(agent('ochre'), 900, 846, 1.86),
    ]),
  ])
}
