/** A light-rail train that comes from the right, on the line behind the street. */
import { ink, mix } from '../../palette.ts'
import { down, ellipse, glow, rect } from '../../shape.ts'
import type { Node } from '../../svg.ts'

const [TOP, FOOT] = [424, 610]

/** In the shade, as the sun is behind it: bluer towards the ground, with the light of the sky at the top. */
const SIDE = down(
  TOP,
  FOOT,
  [0, ink.paper],
  [0.12, mix(ink.pale, ink.lilac, 0.3)],
  [0.7, mix(ink.pale, ink.farRange, 0.5)],
  [1, mix(ink.farRange, ink.midRange, 0.6)],
)
/** What the windows mirror: the street, and the sky over it. */
const GLASS = down(
  TOP + 34,
  TOP + 104,
  [0, mix(ink.blue, ink.navy, 0.35)],
  [0.75, mix(ink.navy, ink.blue, 0.2)],
  [1, mix(ink.midRange, ink.blush, 0.2)],
)

/** A car, 520 px long, without its cab. */
const car: Node[] = [
  {
    d: rect(0, TOP, 520, FOOT - TOP),
    fill: SIDE,
  },
  { d: rect(0, TOP + 34, 520, 70), fill: GLASS, lit: true },
  {
    d: [0, 1, 2, 3, 4].map((i) => `M${14 + i * 104} ${TOP + 34}h34l-26 70h-8z`).join(''),
    fill: ink.glacier,
    opacity: 0.35,
  },
  { d: rect(0, FOOT - 62, 520, 26), fill: mix(ink.brick, ink.navy, 0.12) },
  { d: rect(0, FOOT - 36, 520, 36), fill: ink.navy, opacity: 0.22 },
  {
    d: rect(120, TOP + 26, 66, FOOT - TOP - 34) + rect(346, TOP + 26, 66, FOOT - TOP - 34),
    fill: mix(ink.farRange, ink.pale, 0.35),
  },
  {
    d:
      rect(128, TOP + 36, 22, 92) +
      rect(156, TOP + 36, 22, 92) +
      rect(354, TOP + 36, 22, 92) +
      rect(382, TOP + 36, 22, 92),
    fill: mix(ink.navy, ink.blue, 0.35),
  },
  { d: `M0 ${TOP + 3}H520`, stroke: mix(ink.wheat, ink.paper, 0.4), width: 7 },
  // On its roof.
  { d: `M60 ${TOP - 16}h120v16H60zM280 ${TOP - 12}h150v12H280z`, fill: mix(ink.farRange, ink.midRange, 0.5) },
  { d: `M60 ${TOP - 16}h120M280 ${TOP - 12}h150`, stroke: ink.wheat, width: 4, daily: true },
  { d: rect(30, FOOT, 130, 20) + rect(370, FOOT, 130, 20), fill: ink.deep },
]

export function train(): Node[] {
  return [
    // Its wire, from mast to mast.
    { d: 'M470 356H1600M470 366Q760 380 1060 362T1600 372', stroke: mix(ink.navy, ink.belly, 0.3), width: 3 },
    { d: 'M1060 640V330h-60', stroke: mix(ink.navy, ink.belly, 0.3), width: 10 },
    { d: 'M900 424l26-34-24-30', stroke: mix(ink.navy, ink.belly, 0.3), width: 5 },
    { transform: 'translate(684 0)', nodes: [{ name: 'car', nodes: car }] },
    { use: 'car', transform: 'translate(1214 0)' },
    // The cab, which leans into its run.
    {
      d: `M690 ${TOP}H640Q596 ${TOP + 10} 580 ${TOP + 100}L568 ${FOOT}H690z`,
      fill: SIDE,
    },
    {
      d: `M690 ${TOP + 3}H640Q596 ${TOP + 12} 581 ${TOP + 100}`,
      stroke: mix(ink.wheat, ink.paper, 0.4),
      width: 6,
    },
    { d: `M676 ${TOP + 34}H646Q614 ${TOP + 44} 604 ${TOP + 104}H676z`, fill: GLASS },
    { d: `M612 ${TOP + 100}l40-66h18l-40 66z`, fill: ink.blush, opacity: 0.3, daily: true },
    { d: `M574 ${FOOT - 62}H690v26H570z`, fill: ink.brick },
    { d: ellipse(584, FOOT - 82, 9, 11), fill: ink.lamp },
    { d: `M568 ${FOOT}H1600v22H560z`, fill: ink.night, opacity: 0.55 },
    // What it throws on the grass, and the beam of its lamp.
    {
      d: `M560 ${FOOT + 22}H1600v36H470z`,
      fill: down(FOOT + 22, FOOT + 58, [0, ink.night, 0.6], [1, ink.night, 0.16]),
    },
    {
      d: ellipse(570, FOOT - 82, 90, 60),
      fill: glow([584, FOOT - 82], 90, 0.7, [0, ink.lamp, 0.8], [1, ink.lamp, 0]),
    },
    { d: `M560 ${FOOT + 22}H1600`, stroke: mix(ink.soil, ink.navy, 0.4), width: 8 },
  ]
}
