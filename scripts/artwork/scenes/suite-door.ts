import { ink, mix, oklch } from '../palette.ts'
import { aside, hairs, skins } from '../portraits/figure.ts'
import { down, ellipse, glow, rect, type Shape } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { firs } from './fir.ts'
import { tufts } from './foliage.ts'
import { height, width } from './frame.ts'
import { lampLit } from './lamp-lit.ts'
import { setting } from './setting.ts'
import { walking } from './standing.ts'

const [GROUND, DOOR, MIDDLE, HALF] = [720, 912, 800, 310]
/** Where the wall ends under the roof: the ridge, and the eaves. */
const [RIDGE, EAVES] = [110, 330]
const siding = mix(ink.midRange, ink.glacier, 0.2)
const trim = mix(ink.paper, ink.wheat, 0.4)

/** How wide half of the gable is at `y`. */
const half = (y: number) => Math.round(Math.min(HALF, ((y - RIDGE) * HALF) / (EAVES - RIDGE)))

/** The gable of the house: its own rooms above, and the window of the suite at the ground. */
function house(): Shape[] {
  const upper = rect(525, 345, 100, 96) + rect(750, 345, 100, 96) + rect(975, 345, 100, 96)
  const attic = rect(764, 204, 72, 72)
  const lower = rect(528, 604, 186, 80)
  const box = mix(ink.brick, ink.soil, 0.2)
  const [left, right] = [MIDDLE - HALF, MIDDLE + HALF]
  return [
    {
      d: `M${left} ${GROUND}V${EAVES}L${MIDDLE} ${RIDGE} ${right} ${EAVES}V${GROUND}z`,
      fill: down(RIDGE, GROUND, [0, mix(siding, ink.navy, 0.3)], [1, siding]),
    },
    {
      d: Array.from({ length: 16 }, (_, i) => 164 + i * 26)
        .map((y) => `M${MIDDLE - half(y)} ${y}h${2 * half(y)}`)
        .join(''),
      stroke: ink.navy,
      width: 2.5,
      opacity: 0.3,
    },
    { d: rect(left, 572, 2 * HALF, GROUND - 572), fill: mix(ink.belly, ink.wheat, 0.25) },
    { d: `M${left} 572h${2 * HALF}`, stroke: mix(ink.belly, ink.paper, 0.4), width: 7 },
    // The roof's shadow, the boards of its edge, and the roof.
    {
      d: `M${left} 386L${MIDDLE} 166 ${right} 386V330L${MIDDLE} 110 ${left} 330z`,
      fill: ink.navy,
      opacity: 0.3,
    },
    { d: `M438 378L${MIDDLE} 121 1162 378`, stroke: trim, width: 24 },
    { d: `M430 362L${MIDDLE} 99 1170 362`, stroke: mix(ink.navy, ink.soil, 0.25), width: 22 },
    { d: `${upper}${lower}${attic}`, fill: ink.lamp, lit: true },
    // What stands in the windows, above and below.
    {
      d: 'M540 441q-6-40 10-58 18 18 14 58zM800 345v30h-22q2-20 22-22 20 2 22 22h-22zM994 441v-34h62v34z',
      fill: ink.soil,
      opacity: 0.55,
    },
    {
      d: 'M548 684q-4-30 8-42 14 12 10 42zM570 684q0-24 16-34 10 14 2 34zM664 684v-26h34v26z',
      fill: mix(ink.hill, ink.nearRange, 0.4),
    },
    {
      d: `${upper}${lower}${attic}M575 345v96M1025 345v96M800 204v72M764 240h72M621 604v80`,
      stroke: trim,
      width: 9,
    },
    {
      d: ellipse(621, 704, 130, 24),
      fill: glow([621, 704], 130, 0.185, [0, ink.lamp, 0.6], [1, ink.gold, 0]),
    },
    // The side door under its roof.
    {
      d: rect(DOOR - 62, 480, 124, GROUND - 480),
      fill: mix(ink.brick, ink.oak, 0.15),
      stroke: trim,
      width: 12,
    },
    { d: rect(DOOR - 38, 506, 76, 80), fill: ink.lamp, lit: true },
    { d: ellipse(DOOR + 40, 622, 6), fill: ink.gold },
    { d: `M${DOOR - 112} 462L${DOOR} 414l112 48z`, fill: mix(ink.navy, ink.soil, 0.25) },
    { d: `M${DOOR - 118} 460h236v14h-236z`, fill: trim },
    { d: `M${DOOR - 100} 474l24 40M${DOOR + 100} 474l-24 40`, stroke: trim, width: 9 },
    {
      d: ellipse(DOOR + 104, 540, 130),
      fill: glow([DOOR + 104, 540], 130, 1, [0, ink.lamp, 0.8], [1, ink.gold, 0]),
    },
    { d: rect(DOOR + 94, 520, 20, 34), fill: ink.lamp },
    // Two mailboxes, two meters.
    { d: rect(DOOR - 146, 516, 52, 36) + rect(DOOR - 146, 562, 52, 36), fill: box },
    { d: `M${DOOR - 136} 530h32M${DOOR - 136} 576h32`, stroke: ink.wheat, width: 5 },
    {
      d: `${rect(1014, 622, 36, 68)}${rect(1062, 622, 36, 68)}M1032 622V580M1080 622V500`,
      fill: mix(ink.belly, ink.pale, 0.2),
      stroke: mix(ink.belly, ink.navy, 0.4),
      width: 5,
    },
    { d: ellipse(1032, 644, 12) + ellipse(1080, 644, 12), fill: ink.pale },
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
        [150, 728, 330],
        [330, 734, 460],
        [1300, 732, 400],
        [1480, 728, 300],
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
