import { ink, mix, oklch } from '../palette.ts'
import { aside, hairs, skins } from '../portraits/figure.ts'
import { down, ellipse, glow, rect, type Shape } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { firs } from './fir.ts'
import { tufts } from './foliage.ts'
import { height, width } from './frame.ts'
import { lampLit } from './lamp-lit.ts'
import { setting } from './setting.ts'
import { below } from './shadow.ts'
import { walking } from './standing.ts'

const [GROUND, DOOR] = [720, 930]
const siding = mix(ink.midRange, ink.glacier, 0.2)
const trim = mix(ink.paper, ink.wheat, 0.4)

/** The long side of the house: its own rooms above, and the windows of the suite at the ground. */
function house(): Shape[] {
  const upper = rect(360, 300, 170, 150) + rect(620, 300, 120, 150) + rect(1110, 300, 150, 150)
  const lower = rect(350, 610, 190, 74) + rect(600, 610, 150, 74)
  const box = mix(ink.brick, ink.soil, 0.2)
  return [
    {
      d: rect(270, 200, 1060, GROUND - 200),
      fill: down(200, GROUND, [0, mix(siding, ink.navy, 0.3)], [1, siding]),
    },
    {
      d: Array.from({ length: 13 }, (_, i) => `M270 ${232 + i * 26}h1060`).join(''),
      stroke: ink.navy,
      width: 2.5,
      opacity: 0.3,
    },
    { d: rect(270, 580, 1060, GROUND - 580), fill: mix(ink.belly, ink.wheat, 0.25) },
    { d: 'M270 580h1060', stroke: mix(ink.belly, ink.paper, 0.4), width: 7 },
    below(270, 200, 1060, 40),
    { d: 'M220 206L300 96H1300L1380 206z', fill: mix(ink.navy, ink.soil, 0.25) },
    { d: 'M212 196h1176v18H212z', fill: trim },
    { d: `${upper}${lower}`, fill: ink.lamp, lit: true },
    // What stands in the windows, above and below.
    {
      d: 'M384 450q-6-52 10-74 20 20 16 74zM414 450q2-40 24-58 12 24-2 58zM492 300v44h-24q2-24 24-26 22 2 24 26h-24zM640 450v-40h80v40z',
      fill: ink.soil,
      opacity: 0.55,
    },
    {
      d: 'M372 684q-4-30 8-42 14 12 10 42zM394 684q0-24 16-34 10 14 2 34zM700 684v-26h34v26z',
      fill: mix(ink.hill, ink.nearRange, 0.4),
    },
    { d: `${upper}${lower}M445 300v150M1185 300v150M445 610v74M675 610v74`, stroke: trim, width: 9 },
    {
      d: ellipse(445, 690, 260, 40) + ellipse(675, 690, 200, 34),
      fill: glow([560, 696], 420, 0.14, [0, ink.lamp, 0.6], [1, ink.gold, 0]),
    },
    // The side door under its roof.
    {
      d: rect(DOOR - 62, 470, 124, GROUND - 470),
      fill: mix(ink.brick, ink.oak, 0.15),
      stroke: trim,
      width: 12,
    },
    { d: rect(DOOR - 38, 496, 76, 80), fill: ink.lamp, lit: true },
    { d: ellipse(DOOR + 40, 612, 6), fill: ink.gold },
    { d: `M${DOOR - 120} 452L${DOOR} 396l120 56z`, fill: mix(ink.navy, ink.soil, 0.25) },
    { d: `M${DOOR - 126} 450h252v14h-252z`, fill: trim },
    { d: `M${DOOR - 108} 464l24 40M${DOOR + 108} 464l-24 40`, stroke: trim, width: 9 },
    {
      d: ellipse(DOOR + 104, 540, 130),
      fill: glow([DOOR + 104, 540], 130, 1, [0, ink.lamp, 0.8], [1, ink.gold, 0]),
    },
    { d: rect(DOOR + 94, 520, 20, 34), fill: ink.lamp },
    // Two mailboxes, two meters.
    { d: rect(DOOR - 146, 546, 52, 36) + rect(DOOR - 146, 596, 52, 36), fill: box },
    { d: `M${DOOR - 136} 560h32M${DOOR - 136} 610h32`, stroke: ink.wheat, width: 5 },
    {
      d: `${rect(1160, 612, 40, 76)}${rect(1220, 612, 40, 76)}M1180 612V470M1240 612V470`,
      fill: mix(ink.belly, ink.pale, 0.2),
      stroke: mix(ink.belly, ink.navy, 0.4),
      width: 5,
    },
    { d: ellipse(1180, 636, 14) + ellipse(1240, 636, 14), fill: ink.pale },
    {
      d: rect(DOOR - 90, GROUND - 14, 180, 16) + rect(DOOR - 110, GROUND, 220, 18),
      fill: mix(ink.pale, ink.wheat, 0.4),
    },
  ]
}

const cardboard = mix(ink.oak, ink.wheat, 0.35)

/** With a box, from which a plant looks out. */
const tenant = (): Node[] => [
  ...walking(
    {
      profile: 'hooked',
      skin: skins.tan,
      hair: hairs.black,
      style: aside.bob,
      coat: mix(ink.gold, ink.oak, 0.15),
      trousers: mix(ink.navy, ink.blue, 0.25),
    },
    [
      [-10, -74],
      [24, -64],
    ],
    [29, -64],
  ),
  {
    d: 'M30-104q-14-16-8-32 14 6 14 30zM40-104q0-26 16-34 6 18-6 34z',
    fill: mix(ink.hill, ink.nearRange, 0.5),
  },
  { d: rect(15, -104, 48, 42), fill: cardboard },
  { d: rect(34, -104, 10, 16), fill: mix(cardboard, ink.paper, 0.5) },
  { d: ellipse(31, -63, 5.4, 5), fill: skins.tan },
]

/** A house with a suite below: its tenant comes home to a door of their own. */
export function suiteDoor(): string {
  const lawn = oklch(42, 0.06, 148)
  const paved = mix(ink.pale, ink.wheat, 0.35)
  return svg(width, height, [
    ...setting({
      seed: 72,
      apex: [800, 40],
      haze: ink.wheat,
      hill: [mix(ink.nearRange, ink.gold, 0.2), ink.hill],
      soil: [lawn, mix(lawn, ink.hill, 0.6)],
      ground: GROUND,
    }),
    ...firs(
      [
        [150, 732, 420],
        [1470, 730, 330],
      ],
      mix(ink.hill, ink.spruce, 0.5),
      mix(ink.nearRange, ink.gold, 0.25),
    ),
    ...house(),
    {
      d: `M${DOOR - 110} ${GROUND + 18}h220q10 70 120 162H520q280-60 300-162z`,
      fill: down(GROUND, height, [0, paved], [1, mix(paved, ink.navy, 0.35)]),
    },
    {
      d: rect(640, GROUND, 700, 180),
      fill: glow([1000, 740], 340, 0.3, [0, ink.lamp, 0.5], [1, ink.gold, 0]),
    },
    {
      d: tufts({ seed: 16, from: 30, to: 1570, far: 740, near: 884, count: 24, bare: [520, 1170] }),
      stroke: mix(lawn, ink.wheat, 0.4),
      width: 2.5,
      round: true,
    },
    { d: ellipse(770, 834, 90, 9), fill: ink.night, opacity: 0.4 },
    placed(lampLit(tenant()), 756, 832, 1.9),
  ])
}
