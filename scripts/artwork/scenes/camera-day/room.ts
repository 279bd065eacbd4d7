/** The living room that is filmed: lit from its window by day, and from its lamp in the evening. */
import { ink, mix } from '../../palette.ts'
import { contacts } from '../../portraits/contact.ts'
import { between, down, ellipse, glow, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { height, width } from '../frame.ts'
import { moods } from '../moods.ts'
import { view } from '../view.ts'

const FLOOR = 760
/** The window: x, y, width and height. */
const HOLE = [914, 120, 400, 400] as const
const wood = mix(ink.oak, ink.soil, 0.4)
const white = mix(ink.paper, ink.wheat, 0.4)

export const filmedRoom = (): Node[] => [
  ...walls(),
  { transform: 'translate(-20 0)', nodes: shelf() },
  lamplight,
  ...opening(),
  ...lamp(),
  { d: ellipse(1120, 842, 420, 40), fill: mix(ink.wheat, ink.belly, 0.3) },
  { d: ellipse(1120, 840, 370, 30), fill: mix(ink.nearRange, ink.glacier, 0.3) },
  ...contacts([1114, 824, 300, 26]),
  ...sofa(),
]

/** The wall and the floor, with what the window throws on them. */
const walls = (): Shape[] => [
  {
    d: rect(0, 0, width, FLOOR),
    fill: between(
      [0, 0],
      [width, 0],
      [0, mix(ink.nearRange, ink.belly, 0.35)],
      [0.7, mix(ink.belly, ink.wheat, 0.42)],
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
  { d: `M930 ${FLOOR}H1300L1180 900H740z`, fill: ink.lamp, opacity: 0.3, daily: true },
  {
    d: rect(440, 0, 1160, FLOOR),
    fill: glow([1114, 330], 600, 0.9, [0, ink.lamp, 0.55], [1, ink.lamp, 0]),
    daily: true,
  },
  { d: rect(0, FLOOR - 26, width, 26), fill: white, opacity: 0.5 },
]

/** Behind the camera: a picture, and a shelf of books with a plant that hangs over its edge. */
const shelf = (): Shape[] => [
  { d: rect(76, 84, 150, 112), fill: mix(ink.blush, ink.gold, 0.3), stroke: wood, width: 12 },
  { d: 'M82 168l44-46 36 32 26-22 32 34v24H82z', fill: mix(ink.midRange, ink.nearRange, 0.4) },
  { d: rect(48, 356, 206, 14), fill: wood },
  { d: rect(64, 280, 24, 76) + rect(118, 292, 20, 64), fill: ink.brick },
  { d: rect(90, 268, 26, 88), fill: mix(ink.wheat, ink.paper, 0.3) },
  { d: rect(140, 276, 18, 80), fill: ink.glacier },
  {
    d: 'M206 318q-34-8-32-44 28 8 32 44 2-44 24-60 14 36-24 60 30-22 50-6-16 22-50 6z',
    fill: mix(ink.hill, ink.gold, 0.3),
  },
  { d: 'M182 316h48l-7 40h-34z', fill: mix(ink.brick, ink.oak, 0.4) },
]

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
    view(x, y, wide, tall, moods.gold, 8),
    { d: rect(x, y, wide, tall), stroke: white, width: 18 },
    { d: `M${x + wide / 2} ${y}v${tall}M${x} ${y + 130}h${wide}`, stroke: white, width: 9 },
    { d: rect(x - 24, y + tall + 4, wide + 48, 18), fill: white },
    curtain(x - 78, 1),
    curtain(x + wide + 78, -1),
    { d: `M${x - 106} 88H${x + wide + 106}`, stroke: wood, width: 12, round: true },
  ]
}

/** What the lamp lights of the wall; the curtains and the window are before it. */
const lamplight: Shape = {
  d: rect(900, 0, 700, height),
  fill: glow([1500, 350], 600, 1, [0, ink.lamp, 0.75], [0.4, ink.gold, 0.3], [1, ink.gold, 0]),
  nightly: true,
}

/** A standing lamp, which is lit in the evening. */
const lamp = (): Node[] => [
  { d: ellipse(1500, 806, 56, 10), fill: ink.navy },
  { d: 'M1500 380V804', stroke: ink.navy, width: 9 },
  { d: 'M1456 270h88l40 122H1416z', fill: mix(ink.wheat, ink.paper, 0.3), daily: true },
  { d: 'M1456 270h88l40 122H1416z', fill: ink.lamp, nightly: true },
]

/** A sofa with two seats and two cushions. */
const sofa = (): Shape[] => [
  { d: 'M890 812v24M1338 812v24', stroke: ink.night, width: 16, round: true },
  {
    d: 'M896 800V630q0-46 46-46h344q46 0 46 46v170z',
    fill: down(584, 760, [0, mix(ink.brick, ink.gold, 0.3)], [1, mix(ink.brick, ink.soil, 0.2)]),
  },
  { d: 'M1114 592V720', stroke: mix(ink.brick, ink.soil, 0.4), width: 5 },
  {
    d: 'M914 716q0-14 14-14h180v68H914zM1120 702h180q14 0 14 14v54h-194z',
    fill: down(702, 770, [0, mix(ink.brick, ink.gold, 0.2)], [1, mix(ink.brick, ink.soil, 0.2)]),
  },
  {
    d: 'M862 820V690q0-32 30-32t30 32v80h384v-80q0-32 30-32t30 32v130z',
    fill: down(658, 820, [0, mix(ink.brick, ink.gold, 0.08)], [1, mix(ink.brick, ink.soil, 0.5)]),
  },
  { d: 'M944 624l76-20 26 88-76 20z', fill: ink.lamp },
  { d: 'M1202 606l78 14-16 90-78-14z', fill: mix(ink.blue, ink.glacier, 0.25) },
]
