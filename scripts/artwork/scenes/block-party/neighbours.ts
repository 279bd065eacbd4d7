/** The long table with those who sit and stand around it, and the children before it. */
import { ink, mix } from '../../palette.ts'
import { aside, hairs, mirrored, skins } from '../../portraits/figure.ts'
import { ellipse, glow, rect, type Shape } from '../../shape.ts'
import { type Node, placed } from '../../svg.ts'
import { sitting } from '../lit-window/people.ts'
import { walking } from '../standing.ts'

const [TABLE, FEET] = [690, 838]
/** Of those at the table, whose top is 76 px above the ground at a scale of one. */
const SIZE = 1.9
const cloth = mix(ink.paper, ink.wheat, 0.4)

const seated = (x: number, turn: 1 | -1, skin: string, hair: string, style: string, shirt: string): Node => {
  const nodes = sitting({ skin, hair, style, shirt })
  const y = TABLE + 76 * SIZE
  return turn > 0 ? placed(nodes, x, y, SIZE) : mirrored(nodes, x, y, SIZE)
}

const table: Shape[] = [
  { d: ellipse(800, FEET + 6, 420, 16), fill: ink.navy, opacity: 0.5 },
  { d: 'M440 720L420 836M1160 720L1180 836', stroke: mix(ink.oak, ink.soil, 0.5), width: 14 },
  {
    d: `M400 ${TABLE}H1200L1214 776q-26 10-50 0-26 10-50 0-26 10-50 0-26 10-50 0-26 10-50 0-26 10-50 0-26 10-50 0-26 10-50 0-26 10-50 0-26 10-50 0-26 10-50 0-26 10-50 0-26 10-50 0-26 10-50 0-26 10-50 0-26 10-78 0z`,
    fill: mix(cloth, ink.oak, 0.15),
  },
  { d: rect(396, TABLE - 8, 808, 16), fill: cloth },
  // Bowls, a pie, jugs and glasses.
  { d: `M520 ${TABLE - 8}q-30-4-34-36h88q-4 32-34 36z`, fill: mix(ink.blue, ink.glacier, 0.3) },
  { d: `M492 ${TABLE - 44}q38-40 76 0z`, fill: mix(ink.nearRange, ink.gold, 0.4) },
  { d: `M742 ${TABLE - 8}v-20h116v20zM752 ${TABLE - 28}q48-36 96 0z`, fill: mix(ink.amber, ink.oak, 0.4) },
  {
    d: `M1020 ${TABLE - 8}q-10-40 6-60v-14h38v14q16 20 6 60zM1070 ${TABLE - 56}q26-2 22 26l-18 12`,
    fill: mix(ink.glacier, ink.paper, 0.4),
  },
  {
    d: `${rect(640, TABLE - 40, 20, 32)}${rect(906, TABLE - 40, 20, 32)}${rect(950, TABLE - 36, 18, 28)}`,
    fill: mix(ink.gold, ink.paper, 0.3),
  },
]

export function neighbours(): Node[] {
  return [
    placed(
      walking(
        {
          profile: 'hooked',
          skin: skins.tan,
          hair: hairs.black,
          style: aside.short,
          coat: mix(ink.nearRange, ink.gold, 0.25),
          trousers: mix(ink.navy, ink.deep, 0.3),
        },
        [
          [-2, -80],
          [26, -80],
        ],
        [30, -82],
      ),
      672,
      TABLE + 120,
      1.9,
    ),
    { d: 'M716 640h50v12h-50z', fill: ink.paper },
    seated(470, 1, skins.brown, hairs.black, aside.bob, mix(ink.gold, ink.oak, 0.2)),
    seated(856, -1, skins.fair, hairs.copper, aside.bob, mix(ink.glacier, ink.blue, 0.4)),
    seated(920, 1, skins.deep, hairs.silver, aside.short, mix(ink.brick, ink.oak, 0.2)),
    seated(1150, -1, skins.fair, hairs.brown, aside.swept, mix(ink.midRange, ink.glacier, 0.3)),
    ...table,
    {
      d: ellipse(800, 690, 480, 200),
      fill: glow([800, 690], 480, 0.42, [0, ink.lamp, 0.5], [0.5, ink.gold, 0.22], [1, ink.gold, 0]),
      nightly: true,
    },
    // A child who runs with a balloon.
    {
      d: `${ellipse(560, 880, 70, 8)}${ellipse(390, 882, 70, 8)}`,
      fill: ink.navy,
      opacity: 0.4,
    },
    { d: 'M596 776Q604 700 612 652', stroke: ink.paper, width: 3 },
    { d: 'M612 650q-44-36-40-80 6-42 44-42t42 42q0 46-46 80z', fill: mix(ink.brick, ink.amber, 0.2) },
    { d: 'M590 556q8-18 26-18', stroke: ink.blush, width: 6, round: true },
    placed(
      walking(
        {
          profile: 'snub',
          skin: skins.fair,
          hair: hairs.blond,
          style: aside.bob,
          coat: mix(ink.paper, ink.wheat, 0.5),
          trousers: mix(ink.blue, ink.glacier, 0.2),
        },
        [
          [9, -92],
          [22, -84],
        ],
        [24, -82],
      ),
      560,
      880,
      1.3,
    ),
  ]
}
