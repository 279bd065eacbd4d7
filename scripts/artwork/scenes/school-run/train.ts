/** A light-rail train that comes from the right, on the line behind the street. */
import { ink, mix } from '../../palette.ts'
import { down, ellipse, rect } from '../../shape.ts'
import type { Node } from '../../svg.ts'

const [TOP, FOOT] = [424, 610]

/** A car, 520 px long, without its cab. */
const car: Node[] = [
  {
    d: rect(0, TOP, 520, FOOT - TOP),
    fill: down(TOP, FOOT, [0, ink.paper], [1, mix(ink.pale, ink.paper, 0.4)]),
  },
  { d: rect(0, TOP + 34, 520, 70), fill: mix(ink.navy, ink.blue, 0.35), lit: true },
  {
    d: [0, 1, 2, 3, 4].map((i) => `M${14 + i * 104} ${TOP + 34}h34l-26 70h-8z`).join(''),
    fill: ink.glacier,
    opacity: 0.35,
  },
  { d: rect(0, FOOT - 62, 520, 26), fill: ink.brick },
  {
    d: rect(120, TOP + 26, 66, FOOT - TOP - 34) + rect(346, TOP + 26, 66, FOOT - TOP - 34),
    fill: mix(ink.pale, ink.belly, 0.2),
  },
  {
    d:
      rect(128, TOP + 36, 22, 92) +
      rect(156, TOP + 36, 22, 92) +
      rect(354, TOP + 36, 22, 92) +
      rect(382, TOP + 36, 22, 92),
    fill: mix(ink.navy, ink.blue, 0.35),
  },
  { d: `M0 ${TOP + 3}H520`, stroke: ink.paper, width: 6 },
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
      fill: mix(ink.paper, ink.pale, 0.2),
    },
    { d: `M676 ${TOP + 34}H646Q614 ${TOP + 44} 604 ${TOP + 104}H676z`, fill: mix(ink.navy, ink.blue, 0.35) },
    { d: `M574 ${FOOT - 62}H690v26H570z`, fill: ink.brick },
    { d: ellipse(584, FOOT - 82, 9, 11), fill: ink.lamp },
    { d: `M560 ${FOOT + 22}H1600`, stroke: mix(ink.soil, ink.navy, 0.4), width: 8 },
  ]
}
