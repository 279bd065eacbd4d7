/** What hangs on the wall: a tour of a house, a vertical cut of its kitchen, and a film of its neighbourhood. */
import { ink, mix, oklch } from '../../palette.ts'
import { down, ellipse, glow, rect, type Shape } from '../../shape.ts'
import { type Node, placed } from '../../svg.ts'
import { firs } from '../fir.ts'
import { coats } from '../houses/coats.ts'
import { cottage, cottageSide } from '../houses/cottage.ts'

const home = { ...coats.evening, wall: mix(ink.nearRange, ink.glacier, 0.3) }

type Box = readonly [x: number, y: number, wide: number, high: number]
/** 16:9, 9:16 and 21:9. */
const TOUR: Box = [350, 96, 512, 288]
const VERTICAL: Box = [910, 96, 246, 438]
const STREET: Box = [350, 416, 512, 218]

const framed = ([x, y, wide, high]: Box, nodes: readonly Node[]): Node[] => [
  { d: rect(x - 9, y - 9, wide + 18, high + 18), fill: ink.deep },
  { clip: rect(x, y, wide, high), nodes },
]

/** How far each has played. */
const progress = ([x, y, wide, high]: Box, share: number): Shape[] => [
  {
    d: `M${x + 20} ${y + high - 18}h${wide - 40}`,
    stroke: mix(ink.deep, ink.paper, 0.35),
    width: 6,
    round: true,
  },
  {
    d: `M${x + 20} ${y + high - 18}h${Math.round((wide - 40) * share)}`,
    stroke: ink.lamp,
    width: 6,
    round: true,
  },
]

function tour(): Node[] {
  const [x, y, wide, high] = TOUR
  return [
    {
      d: rect(x, y, wide, high),
      fill: down(y, y + 220, [0, oklch(74, 0.08, 236)], [0.7, ink.pale], [1, ink.wheat]),
    },
    {
      d: `M${x} ${y + 206}l90-60 60 36 110-74 90 66 80-40 90 60v60H${x}z`,
      fill: mix(ink.midRange, ink.lilac, 0.35),
    },
    ...firs(
      [
        [x + 66, y + 226, 130],
        [x + 448, y + 228, 150],
      ],
      mix(ink.spruce, ink.nearRange, 0.4),
      mix(ink.nearRange, ink.wheat, 0.35),
    ),
    { d: rect(x, y + 214, wide, high), fill: mix(oklch(66, 0.11, 126), ink.wheat, 0.15) },
    {
      transform: `translate(${x + 250} ${y + 226}) scale(1.28)`,
      nodes: [
        ...cottageSide(180, 100, home, [420, -60], mix(home.wall, ink.wheat, 0.3)),
        ...cottage(180, 100, home),
      ],
    },
    { d: `M${x + 232} ${y + 226}h38l44 70H${x + 184}z`, fill: mix(ink.wheat, ink.belly, 0.15) },
    ...progress(TOUR, 0.35),
  ]
}

/** The kitchen, upright, with its caption as two bars. */
function vertical(): Node[] {
  const [x, y, wide, high] = VERTICAL
  return [
    {
      d: rect(x, y, wide, high),
      fill: down(y, y + high, [0, mix(ink.wheat, ink.blush, 0.3)], [1, mix(ink.wheat, ink.oak, 0.25)]),
    },
    { d: rect(x + 40, y + 96, 166, 122), fill: down(y + 96, y + 218, [0, ink.glacier], [1, ink.paper]) },
    { d: `${rect(x + 40, y + 96, 166, 122)}M${x + 123} ${y + 96}v122`, stroke: ink.paper, width: 8 },
    { d: `M${x + 78} ${y}v64M${x + 168} ${y}v64`, stroke: ink.soil, width: 3 },
    {
      d: `M${x + 50} ${y + 92}q2-32 28-32t28 32zM${x + 140} ${y + 92}q2-32 28-32t28 32z`,
      fill: mix(ink.brick, ink.oak, 0.15),
    },
    { d: rect(x, y + 264, wide, 18), fill: ink.paper },
    { d: rect(x, y + 282, wide, 200), fill: mix(ink.nearRange, ink.hill, 0.4) },
    { d: `M${x + 82} ${y + 282}v160M${x + 164} ${y + 282}v160`, stroke: ink.navy, width: 3 },
    { d: `M${x + 60} ${y + 264}q-8-36 6-44h44q12 10 4 44z`, fill: mix(ink.blue, ink.glacier, 0.3) },
    { d: ellipse(x + 76, y + 216, 13) + ellipse(x + 98, y + 214, 14), fill: mix(ink.gold, ink.amber, 0.4) },
    { d: `M${x + 46} ${y + 354}h154M${x + 72} ${y + 382}h102`, stroke: ink.paper, width: 13, round: true },
    ...progress(VERTICAL, 0.6),
  ]
}

function street(): Node[] {
  const [x, y, wide, high] = STREET
  return [
    {
      d: rect(x, y, wide, high),
      fill: down(y, y + 150, [0, mix(ink.blue, ink.lilac, 0.3)], [0.6, ink.blush], [1, ink.wheat]),
    },
    {
      d: `M${x + 250} ${y + 140}v-70h26v70zM${x + 284} ${y + 140}v-96h30v96zM${x + 322} ${y + 140}v-54h30v54zM${x + 226} ${y + 140}v-40h20v40zM${x + 366} ${y + 140}l5-104h6l5 104zM${x + 360} ${y + 44}h28v10h-28z`,
      fill: mix(ink.midRange, ink.lilac, 0.3),
    },
    { d: rect(x, y + 138, wide, 90), fill: mix(ink.belly, ink.lilac, 0.25) },
    { d: `M${x - 10} ${y + 142}V${y + 30}h130v112z`, fill: mix(ink.brick, ink.oak, 0.25) },
    {
      d: rect(x + 10, y + 46, 26, 32) + rect(x + 52, y + 46, 26, 32) + rect(x + 8, y + 106, 92, 36),
      fill: ink.lamp,
    },
    { d: `M${x - 10} ${y + 92}h134l8 16H${x - 10}z`, fill: mix(ink.paper, ink.wheat, 0.3) },
    // The train.
    { d: `M${x + 190} ${y + 168}v-44q0-10 10-10h330v54z`, fill: ink.paper },
    { d: `M${x + 190} ${y + 150}h340v10H${x + 190}z`, fill: ink.brick },
    {
      d: `${rect(x + 202, y + 122, 40, 22)}${rect(x + 256, y + 122, 60, 22)}${rect(x + 330, y + 122, 60, 22)}${rect(x + 404, y + 122, 60, 22)}`,
      fill: mix(ink.navy, ink.blue, 0.4),
    },
    { d: `M${x} ${y + 176}h${wide}`, stroke: mix(ink.wheat, ink.belly, 0.3), width: 8 },
    ...progress(STREET, 0.8),
  ]
}

/** The screens, and their light on the wall. */
export const screens = (): Node[] => [
  {
    d: rect(0, 0, 1600, 900),
    fill: glow([740, 350], 640, 0.72, [0, mix(ink.glacier, ink.wheat, 0.4), 0.6], [1, ink.blue, 0]),
  },
  // As large as a square of the picture leaves room for.
  placed(
    [...framed(TOUR, tour()), ...framed(VERTICAL, vertical()), ...framed(STREET, street())],
    140,
    -6,
    0.88,
  ),
]
