import { ink, mix } from '../palette.ts'
import { between, down, ellipse, glow, type Point, polygon, rect, type Shape } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { coats } from './houses/coats.ts'
import { cottage, cottageSide } from './houses/cottage.ts'

const [width, height] = [900, 600]
const EDGE = 300
const wood = mix(mix(ink.oak, ink.soil, 0.3), ink.amber, 0.18)
const paper = mix(ink.paper, ink.wheat, 0.3)
const wall = mix(ink.nearRange, ink.blue, 0.3)

/** A kitchen table with the bills of a home, a calculator, coins and a model of the house, in the light of a lamp. */
export function costTable(): string {
  const coat = { ...coats.evening, wall: mix(ink.blue, ink.glacier, 0.2) }
  const all = rect(0, 0, width, height)
  return svg(width, height, [
    { d: all, fill: down(0, EDGE, [0, mix(wall, ink.navy, 0.45)], [1, wall]) },
    {
      d: rect(0, 0, width, EDGE),
      fill: glow([600, 120], 420, 0.8, [0, ink.blush, 0.5], [1, ink.blush, 0]),
    },
    {
      d: rect(0, EDGE, width, height - EDGE),
      fill: down(EDGE, height, [0, wood], [1, mix(wood, ink.soil, 0.6)]),
    },
    {
      d: 'M0 352H900M0 432H900M0 548H900',
      stroke: mix(ink.soil, ink.night, 0.3),
      width: 3,
      opacity: 0.4,
    },
    {
      d: rect(0, EDGE, width, height - EDGE),
      fill: glow([590, 420], 520, 0.42, [0, ink.wheat, 0.65], [0.5, ink.gold, 0.25], [1, ink.gold, 0]),
    },
    { d: `M0 ${EDGE}H900`, stroke: mix(ink.wheat, ink.gold, 0.5), width: 3, opacity: 0.7 },
    // The house, and its shadow.
    { d: 'M510 398h184l-150 44H380z', fill: ink.night, opacity: 0.4 },
    { d: 'M488 386h200l88-8v14l-86 12H488z', fill: mix(ink.oak, ink.soil, 0.5) },
    placed(
      [...cottageSide(160, 110, coat, [620, -70], mix(coat.wall, ink.gold, 0.5)), ...cottage(160, 110, coat)],
      590,
      390,
      1.05,
    ),
    ...bills(),
    ...calculator(),
    ...coins(),
    {
      d: all,
      fill: glow([600, 320], 760, 0.8, [0, ink.night, 0], [0.6, ink.night, 0.12], [1, ink.night, 0.5]),
    },
    // By night the lamp alone is lit.
    {
      d: all,
      fill: glow([590, 340], 700, 0.75, [0, ink.night, 0.08], [0.45, ink.night, 0.4], [1, ink.night, 0.82]),
      nightly: true,
    },
  ])
}

/** Three sheets that lie on each other; the uppermost has five lines and a sum. */
function bills(): Shape[] {
  const sheet = (x: number, y: number): Point[] => [
    [x + 84, y],
    [x + 300, y + 10],
    [x + 236, y + 138],
    [x, y + 122],
  ]
  const line = (share: number, from: number, to: number) => {
    const at = (along: number) => {
      const left: Point = [154 - 84 * share, 362 + 122 * share]
      const right: Point = [370 - 64 * share, 372 + 128 * share]
      return `${Math.round(left[0] + (right[0] - left[0]) * along)} ${Math.round(left[1] + (right[1] - left[1]) * along)}`
    }
    return `M${at(from)}L${at(to)}`
  }
  const rows = [0.14, 0.27, 0.4, 0.53, 0.66]
  return [
    { d: polygon(sheet(48, 382)), fill: ink.night, opacity: 0.4 },
    { d: polygon(sheet(94, 346)), fill: mix(paper, ink.oak, 0.35) },
    { d: polygon(sheet(52, 352)), fill: mix(paper, ink.pale, 0.6) },
    { d: polygon(sheet(70, 362)), fill: paper },
    {
      d: rows
        .map((row, i) => line(row, 0.1, 0.5 - (i % 3) * 0.09) + line(row, 0.74 + (i % 2) * 0.05, 0.9))
        .join(''),
      stroke: mix(ink.midRange, ink.navy, 0.3),
      width: 6,
    },
    { d: line(0.77, 0.1, 0.9), stroke: ink.navy, width: 3 },
    { d: line(0.88, 0.62, 0.9), stroke: ink.gold, width: 12 },
  ]
}

/** Its keys are in rows of four along its length. */
function calculator(): Shape[] {
  const at = (u: number, v: number): Point => [392 + 150 * u - 44 * v, 440 + 12 * u + 118 * v]
  const patch = (u: number, v: number, wide: number, tall: number) =>
    polygon([at(u, v), at(u + wide, v), at(u + wide, v + tall), at(u, v + tall)])
  const keys = [0.4, 0.55, 0.7, 0.85].flatMap((v) => [0.09, 0.3, 0.51].map((u) => patch(u, v, 0.15, 0.09)))
  return [
    {
      d: polygon([at(-0.14, 0.16), at(1, 0), at(1.01, 1.1), at(-0.12, 1.16)]),
      fill: ink.night,
      opacity: 0.45,
    },
    { d: polygon([at(0, 1), at(1, 1), at(1, 1.1), at(0, 1.1)]), fill: ink.deep },
    { d: patch(0, 0, 1, 1), fill: mix(ink.navy, ink.belly, 0.5) },
    { d: polygon([at(1, 0), at(1, 1)]).replace('z', ''), stroke: mix(ink.gold, ink.wheat, 0.4), width: 4 },
    { d: patch(0.08, 0.09, 0.84, 0.2), fill: mix(ink.glacier, ink.wheat, 0.35) },
    { d: keys.join(''), fill: ink.pale },
    {
      d: [0.4, 0.55].map((v) => patch(0.73, v, 0.18, 0.09)).join('') + patch(0.73, 0.7, 0.18, 0.24),
      fill: ink.gold,
    },
  ]
}

/** Three stacks, of so many coins each. */
const coins = (): Node[] =>
  [
    [728, 478, 8],
    [648, 506, 5],
    [786, 528, 3],
  ].map(([x = 0, y = 0, count = 0]) => ({
    transform: `translate(${x} ${y})`,
    nodes: [
      { d: ellipse(-26, 6, 62, 17), fill: ink.night, opacity: 0.4 },
      {
        d: `M-38 0v${-13 * count}h76V0a38 13 0 0 1-76 0z`,
        fill: between([-38, 0], [38, 0], [0, mix(ink.oak, ink.soil, 0.4)], [0.6, ink.amber], [1, ink.gold]),
      },
      {
        d: Array.from({ length: count - 1 }, (_, i) => `M-38 ${-13 * (i + 1)}a38 13 0 0 0 76 0`).join(''),
        stroke: mix(ink.soil, ink.oak, 0.4),
        width: 2.5,
      },
      { d: ellipse(0, -13 * count, 38, 13), fill: mix(ink.gold, ink.wheat, 0.4) },
      { d: ellipse(0, -13 * count, 26, 8), stroke: mix(ink.oak, ink.gold, 0.4), width: 2.5 },
    ],
  }))
