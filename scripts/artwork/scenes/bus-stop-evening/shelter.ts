/** The shelter: its roof under snow, its glass, the bench, and the lit poster at its end, which is as bright at night. */
import { ink, mix } from '../../palette.ts'
import { down, ellipse, glow, rect, type Shape } from '../../shape.ts'
import { type Node, placed } from '../../svg.ts'
import { coats } from '../houses/coats.ts'
import { cottage, cottageSide } from '../houses/cottage.ts'
import { KERB, metal, POSTER, ROOF, snow } from './view.ts'

const { x, y, wide, high } = POSTER
const MIDDLE = x + wide / 2
/** The height of the picture on the poster, over its lines of text. */
const PICTURE = 312

const coat = {
  ...coats.evening,
  wall: mix(ink.paper, ink.wheat, 0.5),
  roof: ink.navy,
  trim: ink.wheat,
  shade: ink.brick,
}

/** The home of the poster, which the phone shows as well: 220 px wide, its ground at 0. */
const home: readonly Node[] = [
  {
    d: rect(-110, -262, 220, 312),
    fill: down(
      -262,
      0,
      [0, ink.blue],
      [0.5, mix(ink.glacier, ink.lilac, 0.5)],
      [0.8, ink.blush],
      [1, ink.gold],
    ),
  },
  { d: 'M-110-150Q0-250 110-150V-262H-110z', fill: mix(ink.navy, ink.blue, 0.4) },
  { d: 'M-110-150Q0-250 110-150', stroke: ink.lamp, width: 5 },
  { d: 'M-110-42l46-40 34 26 50-48 44 40 46-26V20H-110z', fill: mix(ink.midRange, ink.lilac, 0.4) },
  { d: 'M-110-12Q0-28 110-12V50H-110z', fill: mix(ink.hill, ink.nearRange, 0.5) },
  placed(
    [...cottageSide(128, 74, coat, [270, -50], mix(coat.wall, ink.oak, 0.4)), ...cottage(128, 74, coat)],
    -4,
    4,
    1,
  ),
  { d: 'M-10 6h20l26 44h-62z', fill: mix(ink.wheat, ink.oak, 0.2) },
]

/** What is behind those who wait. */
export function shelter(): Shape[] {
  const glass = mix(ink.glacier, ink.pale, 0.5)
  const foot = 704
  return [
    { d: rect(474, ROOF, 410, foot - ROOF), fill: glass, opacity: 0.15 },
    {
      d: `M520 ${foot}L690 ${ROOF}h76L606 ${foot}zM636 ${foot}L796 ${ROOF}h20L656 ${foot}z`,
      fill: ink.paper,
      opacity: 0.13,
    },
    { d: `M474 ${ROOF}V${foot}M676 ${ROOF}V${foot}`, stroke: metal, width: 9 },
    { d: `M466 ${foot}H880`, stroke: metal, width: 12 },
    // The bench, with a folded newspaper.
    { d: `M526 664V${KERB + 6}M842 664V${KERB + 6}`, stroke: ink.night, width: 15 },
    { d: rect(492, 640, 384, 14), fill: mix(ink.oak, ink.gold, 0.4) },
    { d: rect(492, 654, 384, 14), fill: mix(ink.oak, ink.soil, 0.55) },
    { d: 'M532 640l16-22h100l-8 22z', fill: mix(ink.pale, ink.paper, 0.4) },
    { d: 'M548 618l-8-11h104l6 11z', fill: ink.paper },
    { d: 'M556 630h34M600 630h34', stroke: mix(ink.belly, ink.navy, 0.2), width: 5 },
  ]
}

/** The poster in its case. */
export function poster(): Node[] {
  return [
    { d: rect(x - 26, ROOF, wide + 52, KERB - ROOF + 6), fill: ink.night },
    {
      clip: rect(x, y, wide, high),
      nodes: [
        { d: rect(x, y, wide, high), fill: mix(ink.paper, ink.wheat, 0.4) },
        { transform: `translate(${MIDDLE} ${y + PICTURE - 50})`, nodes: [{ name: 'home', nodes: home }] },
        {
          d: `M${x + 22} ${y + PICTURE + 34}h128M${x + 22} ${y + PICTURE + 66}h92`,
          stroke: ink.navy,
          width: 13,
        },
        { d: rect(x + wide - 58, y + PICTURE + 26, 38, 48), fill: ink.brick },
        {
          d: rect(x, y, wide, high),
          fill: glow([MIDDLE, y + 230], 260, 1.1, [0, ink.lamp, 0.26], [1, ink.lamp, 0]),
        },
      ],
    },
    { d: rect(x, y, wide, high), stroke: mix(ink.lamp, ink.paper, 0.5), width: 6 },
  ]
}

/** The light of the poster in the air. */
export const halo = (): Shape => ({
  d: ellipse(MIDDLE, 480, 470),
  fill: glow([MIDDLE, 480], 470, 1, [0, ink.lamp, 0.75], [0.4, ink.gold, 0.32], [1, ink.amber, 0]),
})

/** The posts and the roof. */
export const roof = (): Shape[] => [
  { d: `M464 ${ROOF}V${KERB + 6}M${x + wide + 34} ${ROOF}V${KERB + 6}`, stroke: metal, width: 17 },
  { d: rect(424, ROOF - 26, 760, 30), fill: metal },
  { d: `M760 ${ROOF + 3}H1184`, stroke: mix(ink.gold, ink.oak, 0.3), width: 6 },
  { d: `M416 ${ROOF - 24}q2-34 64-38 90-18 196-6 130-16 260 0 120-10 196 4 58 6 62 40z`, fill: snow },
  {
    d: `M416 ${ROOF - 24}q384-18 778 0l-8 10q-380-10-762 0z`,
    fill: mix(snow, ink.blue, 0.45),
  },
]
