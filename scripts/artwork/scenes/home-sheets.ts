import { ink, mix } from '../palette.ts'
import { between, down, ellipse, glow, rect, type Shape } from '../shape.ts'
import { type Node, svg } from '../svg.ts'
import { coats } from './houses/coats.ts'
import { cottage, cottageSide } from './houses/cottage.ts'

const [width, height] = [900, 600]
/** A sheet and the picture on it, in px. */
const [WIDE, TALL] = [198, 262]
const PICTURE = rect(14, 14, WIDE - 28, 138)
const FOOT = 132

const light = down(30, 120, [0, mix(ink.glacier, ink.blue, 0.4)], [0.5, ink.blush], [1, ink.gold])
const dim = down(30, 120, [0, mix(ink.belly, ink.blue, 0.3)], [1, mix(ink.belly, ink.midRange, 0.5)])
const board = mix(mix(ink.oak, ink.soil, 0.25), ink.amber, 0.2)

/** Three sheets on a board in the light of a lamp: one is sold and circled, one has a sign, and one, dark, did not sell. */
export function homeSheets(): string {
  const sold = [
    {
      d: 'M10 200c-8-28 40-40 92-36s92 22 84 50-66 36-108 30S12 224 20 196',
      stroke: ink.brick,
      width: 5,
      round: true,
    },
  ]
  const listed = [
    { d: 'M150 142v-44h26', stroke: ink.paper, width: 5 },
    { d: rect(154, 104, 20, 16), fill: ink.brick },
  ]
  const unsold = [{ d: 'M150 192l24 30M174 192l-24 30', stroke: ink.brick, width: 5, round: true }]
  const all = rect(0, 0, width, height)
  return svg(width, height, [
    { d: all, fill: board },
    {
      d: 'M0 96H900M0 246H900M0 396H900M0 546H900',
      stroke: mix(ink.soil, ink.night, 0.4),
      width: 3,
      opacity: 0.5,
    },
    {
      d: 'M40 60h190M420 34h260M640 178h170M20 300h120M300 492h220M690 470h190M90 576h240',
      stroke: mix(ink.soil, ink.oak, 0.4),
      width: 3,
      opacity: 0.5,
      round: true,
    },
    {
      d: all,
      fill: glow([330, 150], 640, 0.8, [0, ink.wheat, 0.75], [0.5, ink.gold, 0.25], [1, ink.gold, 0]),
    },
    ...[sold, listed, unsold].map((marks, index) => sheet(index, marks)),
    {
      d: all,
      fill: between([240, 120], [900, 600], [0, ink.night, 0], [0.55, ink.night, 0.12], [1, ink.night, 0.55]),
    },
    // By night the lamp alone is lit.
    {
      d: all,
      fill: glow([330, 210], 720, 0.75, [0, ink.night, 0.12], [0.45, ink.night, 0.4], [1, ink.night, 0.82]),
      nightly: true,
    },
  ])
}

/** Where each sheet hangs, and how much it is turned. */
const HUNG = [
  'translate(62 158)rotate(-2.5)scale(1.22)',
  'translate(334 138)rotate(1.2)scale(1.22)',
  'translate(606 152)rotate(-1)scale(1.22)',
] as const

function sheet(index: number, marks: readonly Shape[]): Node {
  const isLit = index < 2
  const coat = { ...coats.evening, wall: mix(ink.blue, ink.belly, 0.3) }
  const gone = { ...coats.evening, wall: ink.cloud, trim: ink.belly, shade: ink.navy }
  const worn = isLit ? coat : gone
  const house = [
    ...cottageSide(76, 52, worn, [240, -40], isLit ? mix(worn.wall, ink.gold, 0.4) : ink.navy),
    ...cottage(76, 52, worn, isLit),
  ]
  return {
    transform: HUNG[index] ?? '',
    nodes: [
      { d: `M10 8H${WIDE + 6}l8 ${TALL + 4}H18z`, fill: ink.night, opacity: 0.4 },
      { d: rect(0, 0, WIDE, TALL), fill: mix(ink.paper, ink.wheat, 0.25) },
      {
        clip: PICTURE,
        nodes: [
          { d: PICTURE, fill: ink.navy },
          { d: 'M0 92Q99-22 198 92V152H0z', fill: isLit ? light : dim },
          { d: 'M0 92Q99-22 198 92', stroke: isLit ? ink.gold : ink.belly, width: 3 },
          { d: 'M0 124q60-16 110-6t88-4v40H0z', fill: ink.hill },
          { nodes: house.map(({ lit: _, ...shape }) => shape), transform: `translate(92 ${FOOT})` },
          { d: rect(0, FOOT, WIDE, 24), fill: mix(ink.hill, ink.spruce, 0.5) },
        ],
      },
      { d: 'M28 186h92', stroke: ink.navy, width: 12 },
      { d: 'M28 214h112M28 234h76', stroke: mix(ink.pale, ink.belly, 0.3), width: 8 },
      // The corner that has come off the board, and the pin.
      { d: `M${WIDE} ${TALL}l-30-4 26-22z`, fill: mix(ink.wheat, ink.oak, 0.35) },
      ...marks,
      { d: ellipse(104, 10, 9, 6), fill: ink.night, opacity: 0.4 },
      { d: ellipse(99, 3, 9), fill: mix(ink.brick, ink.amber, 0.15) },
      { d: ellipse(96, 0, 3), fill: ink.blush },
    ],
  }
}
