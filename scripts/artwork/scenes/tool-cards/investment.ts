import { ink, mix } from '../../palette.ts'
import { skins } from '../../portraits/figure.ts'
import { down, ellipse, glow, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { head, shoes } from '../people.ts'
import { card, HIGH, level, nightSky, WIDE } from './card.ts'

const [TOP, FOOT, MID] = [84, 262, 200]

/** The front of a row house, from one x to another. */
const front = (
  from: number,
  to: number,
  wall: string,
  glass: string,
  door: string,
  trim: string,
): Shape[] => {
  const [wide, mid] = [to - from, (from + to) / 2]
  const panes = rect(from + 20, 120, 36, 44) + rect(to - 56, 120, 36, 44) + rect(to - 60, 194, 40, 44)
  return [
    {
      d: `M${from} ${FOOT}V${TOP + 14}L${mid} 24L${to} ${TOP + 14}V${FOOT}z`,
      fill: level(from, to, [0, mix(wall, ink.navy, 0.16)], [1, wall]),
    },
    {
      d: Array.from({ length: 7 }, (_, i) => `M${from} ${112 + i * 22}h${wide}`).join(''),
      stroke: ink.navy,
      width: 2,
      opacity: 0.22,
    },
    { d: panes, fill: glass, stroke: trim, width: 7 },
    { d: rect(from + 22, 184, 40, FOOT - 184), fill: door, stroke: trim, width: 7 },
    { d: `M${from - 10} ${TOP + 22}L${mid} 22L${to + 10} ${TOP + 22}`, stroke: trim, width: 12 },
  ]
}

/** Seen from the side, reaching up at the wall, in a hard hat; 140 px tall. */
const builder: Node[] = [
  { d: 'M-4-62L-8-6M5-62L9-6', stroke: mix(ink.navy, ink.deep, 0.3), width: 16 },
  shoes(-8, 10),
  {
    d: 'M-9-107C-19-102-20-89-18-75L-16-54Q0-46 17-54L16-75C17-90 14-102 7-107-1-110-5-110-9-107z',
    fill: ink.amber,
  },
  head(skins.tan, { d: 'M-50-22C-50-92 48-92 48-26L66-20V-10H-50z', fill: ink.paper }),
  { d: 'M-4-98Q10-96 22-112L38-132', stroke: mix(ink.amber, ink.soil, 0.25), width: 13, round: true },
  { d: ellipse(41, -136, 7), fill: skins.tan },
]

/** Two row houses in two lights: one in scaffolding in the cool morning, one finished and lit, at night as well. */
export const investmentProperty = (): string => {
  const cool = mix(ink.glacier, ink.blue, 0.45)
  const poles = mix(ink.wheat, ink.oak, 0.35)
  return card(
    {
      outside: true,
      nodes: [
        { d: rect(0, 0, MID, HIGH), fill: down(0, 220, [0, mix(ink.blue, ink.glacier, 0.3)], [1, ink.pale]) },
        {
          d: rect(MID, 0, MID, HIGH),
          fill: down(
            0,
            220,
            [0, ink.navy],
            [0.5, mix(ink.blue, ink.lilac, 0.3)],
            [1, mix(ink.gold, ink.blush, 0.4)],
          ),
        },
        nightSky(MID, WIDE, 220),
        ...front(
          52,
          196,
          cool,
          mix(ink.navy, ink.blue, 0.4),
          mix(ink.belly, ink.midRange, 0.4),
          mix(ink.pale, ink.glacier, 0.4),
        ),
      ],
    },
    ...front(
      204,
      348,
      mix(ink.brick, ink.amber, 0.25),
      ink.lamp,
      mix(ink.navy, ink.blue, 0.3),
      mix(ink.wheat, ink.paper, 0.3),
    ),
    { d: ellipse(300, 216, 120), fill: glow([308, 216], 120, 1, [0, ink.lamp, 0.5], [1, ink.gold, 0]) },
    {
      outside: true,
      nodes: [
        {
          d: rect(0, FOOT, WIDE, 40),
          fill: level(
            0,
            WIDE,
            [0, mix(ink.nearRange, ink.glacier, 0.3)],
            [0.5, mix(ink.nearRange, ink.glacier, 0.3)],
            [0.5, ink.hill],
            [1, ink.spruce],
          ),
        },
        { d: rect(0, FOOT, WIDE, 7), fill: ink.paper, opacity: 0.35 },
        { transform: 'translate(82 174) scale(.6)', nodes: builder },
        { d: 'M46 262V66M120 262V50M190 262V66M36 176H200M36 104H200', stroke: poles, width: 7 },
        { d: 'M46 262L120 176M120 176L190 104', stroke: poles, width: 4 },
      ],
    },
  )
}
