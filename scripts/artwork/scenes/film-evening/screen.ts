/** The screen over its cabinet, and the film: a house in the last light. */
import { ink, mix } from '../../palette.ts'
import { down, ellipse, glow, rect } from '../../shape.ts'
import { type Node, placed } from '../../svg.ts'
import { coats } from '../houses/coats.ts'
import { foursquare } from '../houses/foursquare.ts'

const [LEFT, TOP, WIDE, HIGH] = [484, 132, 632, 370] as const
const FRAME = rect(LEFT, TOP, WIDE, HIGH)
const LINE = TOP + 286

export function screen(): Node[] {
  const wood = mix(ink.oak, ink.soil, 0.45)
  return [
    {
      d: rect(430, 560, 740, 130),
      fill: down(560, 690, [0, mix(wood, ink.gold, 0.15)], [1, mix(wood, ink.deep, 0.4)]),
    },
    { d: 'M430 560H1170', stroke: mix(wood, ink.lamp, 0.6), width: 6 },
    { d: `M${LEFT - 12} ${TOP - 12}h${WIDE + 24}v${HIGH + 24}h${-WIDE - 24}z`, fill: ink.deep },
    { d: `M740 ${TOP + HIGH + 12}h120v46h-120z`, fill: ink.deep },
    {
      clip: FRAME,
      nodes: [
        {
          d: FRAME,
          fill: down(
            TOP,
            LINE,
            [0, mix(ink.blue, ink.glacier, 0.2)],
            [0.5, mix(ink.lilac, ink.blush, 0.5)],
            [1, mix(ink.gold, ink.wheat, 0.4)],
          ),
        },
        {
          d: FRAME,
          fill: glow([960, LINE], 330, 0.8, [0, ink.wheat], [0.35, ink.gold, 0.7], [1, ink.gold, 0]),
        },
        { d: ellipse(1000, LINE - 52, 34), fill: mix(ink.wheat, ink.paper, 0.5) },
        {
          d: `M${LEFT} ${LINE - 40}l70-54 60 34 80-72 76 66 84-50 70 48 84-56 110 60v80h-640z`,
          fill: mix(ink.midRange, ink.lilac, 0.45),
        },
        {
          d: `M${LEFT} ${LINE - 4}q316-26 632 0v100h-632z`,
          fill: down(LINE, TOP + HIGH, [0, mix(ink.nearRange, ink.hill, 0.3)], [1, ink.hill]),
        },
        placed(foursquare(coats.evening), 770, LINE + 20, 0.62),
        {
          d: `M752 ${LINE + 22}h36l70 70H672z`,
          fill: mix(ink.wheat, ink.oak, 0.35),
        },
        // Elms at its side.
        { d: `M560 ${LINE + 24}v-70`, stroke: ink.soil, width: 14 },
        {
          d: `M560 ${LINE - 140}q60 0 66 54 26 44-18 66h-96q-44-22-18-66 6-54 66-54z`,
          fill: mix(ink.hill, ink.spruce, 0.3),
        },
        {
          d: `M560 ${LINE - 140}q60 0 66 54 26 44-18 66h-20q20-80-28-120z`,
          fill: mix(ink.nearRange, ink.gold, 0.35),
        },
        {
          d: `M${LEFT + 24} ${TOP + HIGH - 20}H${LEFT + WIDE - 24}`,
          stroke: ink.paper,
          width: 6,
          round: true,
          opacity: 0.4,
        },
        { d: `M${LEFT + 24} ${TOP + HIGH - 20}H${LEFT + 210}`, stroke: ink.gold, width: 6, round: true },
      ],
    },
    { d: `M${LEFT - 12} ${TOP - 12}h${WIDE + 24}`, stroke: mix(ink.belly, ink.pale, 0.3), width: 3 },
  ]
}
