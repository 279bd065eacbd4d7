/** The living room that is filmed: lit from its window by day, and from its lamp in the evening. */
import { ink, mix } from '../../palette.ts'
import { contacts } from '../../portraits/contact.ts'
import { between, down, ellipse, glow, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { height, width } from '../frame.ts'
import { moods } from '../moods.ts'
import { view } from '../view.ts'

const FLOOR = 760
/** The window: x, y, width and height. It is behind the camera, so that a narrow frame shows all of it. */
const HOLE = [286, 112, 448, 402] as const
const wood = mix(ink.oak, ink.soil, 0.4)
const white = mix(ink.paper, ink.wheat, 0.4)

export const filmedRoom = (): Node[] => [
  ...walls(),
  lamplight,
  ...opening(),
  ...pictures(),
  ...bookcase(),
  ...lamp(),
  { d: ellipse(1150, 846, 236, 36), fill: mix(ink.wheat, ink.belly, 0.3) },
  { d: ellipse(1150, 844, 202, 27), fill: mix(ink.nearRange, ink.glacier, 0.3) },
  ...contacts([1076, 832, 170, 20]),
  ...armchair(),
]

/** The wall and the floor, with what the window throws on them. */
const walls = (): Shape[] => [
  {
    d: rect(0, 0, width, FLOOR),
    fill: between(
      [0, 0],
      [width, 0],
      [0, mix(ink.nearRange, ink.belly, 0.35)],
      [0.35, mix(ink.belly, ink.wheat, 0.42)],
      [1, mix(ink.belly, ink.wheat, 0.2)],
    ),
  },
  { d: rect(0, 0, width, FLOOR), fill: ink.navy, opacity: 0.58, nightly: true },
  {
    d: rect(0, FLOOR, width, height - FLOOR),
    fill: down(FLOOR, height, [0, mix(ink.oak, ink.gold, 0.16)], [1, mix(ink.oak, ink.soil, 0.6)]),
  },
  {
    d: 'M700 760L560 900M900 760L840 900M1130 760V900M1360 760L1420 900M1560 760L1690 900',
    stroke: ink.soil,
    width: 4,
    opacity: 0.35,
  },
  { d: rect(0, FLOOR, width, height - FLOOR), fill: ink.navy, opacity: 0.4, nightly: true },
  { d: `M560 ${FLOOR}H900L1010 900H560z`, fill: ink.lamp, opacity: 0.3, daily: true },
  {
    d: rect(0, 0, 1130, FLOOR),
    fill: glow([510, 320], 620, 0.9, [0, ink.lamp, 0.55], [1, ink.lamp, 0]),
    daily: true,
  },
  { d: rect(0, FLOOR - 26, width, 26), fill: white, opacity: 0.5 },
]

/** A picture over the armchair, and one at the left of the window. */
const pictures = (): Shape[] => [
  {
    d: rect(984, 196, 184, 136) + rect(18, 150, 70, 106),
    fill: mix(ink.blush, ink.gold, 0.3),
    stroke: wood,
    width: 12,
  },
  {
    d: 'M990 298l52-56 44 40 32-28 44 42v30H990zM24 222l22-30 18 20 18-14v52H24z',
    fill: mix(ink.midRange, ink.nearRange, 0.4),
  },
]

/** Books on four shelves, and a plant on top. */
const bookcase = (): Shape[] => {
  const shelves = [0, 1, 2, 3].map((i) => 252 + i * 132)
  const books = (from: number, wide: number, tall: number) =>
    shelves.map((y, i) => rect(1372 + ((from + i * 38) % 150), y + 116 - tall, wide, tall)).join('')
  return [
    { d: rect(1346, 236, 212, 560), fill: wood },
    { d: shelves.map((y) => rect(1360, y, 184, 116)).join(''), fill: mix(wood, ink.night, 0.55) },
    { d: books(0, 24, 84) + books(76, 20, 70), fill: ink.brick },
    { d: books(26, 22, 92), fill: mix(ink.wheat, ink.paper, 0.3) },
    { d: books(50, 20, 76) + books(124, 24, 88), fill: mix(ink.glacier, ink.blue, 0.3) },
    { d: books(100, 20, 80), fill: ink.gold },
    {
      d: 'M1450 196q-50-12-46-64 40 12 46 64 2-62 34-86 20 52-34 86 42-32 70-8-22 30-70 8z',
      fill: mix(ink.hill, ink.gold, 0.5),
    },
    { d: 'M1418 190h66l-10 46h-46z', fill: mix(ink.brick, ink.oak, 0.4) },
  ]
}

/** The window, its sill, and curtains down to the floor. */
function opening(): Node[] {
  const [x, y, wide, tall] = HOLE
  const cloth = between(
    [0, 0],
    [96, 0],
    [0, mix(ink.wheat, ink.oak, 0.3)],
    [0.3, white],
    [0.5, mix(ink.wheat, ink.oak, 0.2)],
    [0.75, white],
    [1, mix(ink.wheat, ink.oak, 0.35)],
  )
  const curtain = (at: number, turn: 1 | -1): Node => ({
    transform: `translate(${at} 92) scale(${turn} 1)`,
    nodes: [
      { d: 'M0 0H96Q92 300 84 640H-6Q4 300 0 0z', fill: cloth },
      {
        d: 'M0 0H96Q92 300 84 640H-6Q4 300 0 0z',
        fill: mix(ink.oak, ink.soil, 0.35),
        opacity: 0.5,
        nightly: true,
      },
      { d: 'M30 4Q30 330 24 634M62 4Q60 330 54 634', stroke: wood, width: 3, opacity: 0.3 },
    ],
  })
  return [
    // The arch of the sky is above its frame.
    { clip: rect(...HOLE), nodes: [view(x - 190, y - 230, wide + 380, tall + 270, moods.gold, 8)] },
    { d: rect(x, y, wide, tall), stroke: white, width: 18 },
    { d: `M${x + wide / 2} ${y}v${tall}M${x} ${y + 110}h${wide}`, stroke: white, width: 9 },
    { d: rect(x - 24, y + tall + 4, wide + 48, 18), fill: white },
    curtain(x - 78, 1),
    curtain(x + wide + 78, -1),
    { d: `M${x - 106} 88H${x + wide + 106}`, stroke: wood, width: 12, round: true },
  ]
}

/** What the lamp lights of the wall; the curtains and the window are before it. */
const lamplight: Shape = {
  d: rect(660, 0, 940, height),
  fill: glow([1260, 380], 600, 1, [0, ink.lamp, 0.75], [0.4, ink.gold, 0.3], [1, ink.gold, 0]),
  nightly: true,
}

/** A standing lamp, which is lit in the evening. */
const lamp = (): Node[] => [
  { d: ellipse(1260, 806, 46, 9), fill: ink.navy },
  { d: 'M1260 410V804', stroke: ink.navy, width: 9 },
  { d: 'M1226 316h68l34 100h-136z', fill: mix(ink.wheat, ink.paper, 0.3), daily: true },
  { d: 'M1226 316h68l34 100h-136z', fill: ink.lamp, nightly: true },
]

/** An armchair with a cushion. */
const armchair = (): Shape[] => [
  { d: 'M978 818v22M1174 818v22', stroke: ink.night, width: 14, round: true },
  {
    d: 'M988 800V616q0-46 46-46h84q46 0 46 46v184z',
    fill: down(570, 760, [0, mix(ink.brick, ink.gold, 0.3)], [1, mix(ink.brick, ink.soil, 0.2)]),
  },
  {
    d: 'M994 724q0-14 14-14h136q14 0 14 14v56H994z',
    fill: down(710, 780, [0, mix(ink.brick, ink.gold, 0.2)], [1, mix(ink.brick, ink.soil, 0.2)]),
  },
  {
    d: 'M952 826V700q0-30 27-30t27 30v76h140v-76q0-30 27-30t27 30v126z',
    fill: down(670, 826, [0, mix(ink.brick, ink.gold, 0.08)], [1, mix(ink.brick, ink.soil, 0.5)]),
  },
  { d: 'M1048 622l76-16 18 88-76 16z', fill: ink.lamp },
]
