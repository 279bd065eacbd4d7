/** A hand that sets the detector down, its fingers over the edge and its thumb before it. */
import { ink, mix } from '../../palette.ts'
import { skins } from '../../portraits/figure.ts'
import { sleeve } from '../../portraits/sleeve.ts'
import { down, ellipse, glow, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { BOARD, PUCK } from './view.ts'

const SKIN = skins.tan
const deeper = (share: number) => mix(SKIN, ink.soil, share)

/** The detector: a puck of white plastic with holes, through which the air comes to its film. */
export function detector(): Shape[] {
  const { x, y, wide, high } = PUCK
  const flat = wide * 0.26
  const body = mix(ink.paper, ink.pale, 0.35)
  const holes = [-0.42, -0.14, 0.14, 0.42].map((share) =>
    ellipse(x + share * wide, y - 4 + 14 * (0.2 - share ** 2), 7, 3),
  )
  return [
    {
      d: ellipse(x + 30, BOARD - 6, wide * 1.3, 20),
      fill: glow(
        [x + 30, BOARD - 6],
        wide * 1.3,
        0.15,
        [0, ink.night, 0.6],
        [0.7, ink.night, 0.45],
        [1, ink.night, 0],
      ),
    },
    {
      d: `M${x - wide} ${y}v${high}a${wide} ${flat} 0 0 0 ${2 * wide} 0v${-high}z`,
      fill: {
        kind: 'linear',
        from: [x - wide, 0],
        to: [x + wide, 0],
        stops: [
          [0, ink.paper],
          [0.4, body],
          [1, mix(body, ink.midRange, 0.5)],
        ],
      },
    },
    {
      d: `M${x - wide} ${y + high * 0.5}a${wide} ${flat} 0 0 0 ${2 * wide} 0`,
      stroke: mix(ink.midRange, body, 0.5),
      width: 4,
    },
    { d: ellipse(x, y, wide, flat), fill: ink.paper },
    { d: ellipse(x, y, wide * 0.7, flat * 0.7), fill: mix(body, ink.glacier, 0.3) },
    { d: holes.join(''), fill: ink.nearRange },
  ]
}

export function placing(): Node[] {
  const coat = mix(ink.brick, ink.amber, 0.18)
  const finger = (d: string, tone: string, width: number): Shape => ({ d, stroke: tone, width, round: true })
  return [
    finger('M1042 566Q968 506 866 566', deeper(0.3), 44),
    finger('M1058 574Q984 524 882 590', deeper(0.16), 46),
    {
      d: 'M1220 572C1140 540 1070 536 1020 552C988 566 976 604 990 642C1006 690 1060 718 1120 722L1220 716z',
      fill: SKIN,
    },
    {
      d: 'M1220 572C1140 540 1070 536 1020 552C988 566 976 604 990 642C1006 690 1060 718 1120 722L1220 716z',
      fill: down(600, 726, [0, ink.soil, 0], [1, ink.soil, 0.45]),
    },
    finger('M1050 596Q990 560 902 622', SKIN, 48),
    { d: 'M1046 570Q984 544 898 602', stroke: mix(SKIN, ink.wheat, 0.4), width: 5, round: true },
    { d: 'M1072 620Q1010 590 930 632', stroke: deeper(0.4), width: 4, round: true },
    finger('M1080 672Q1000 708 902 690', deeper(0.08), 50),
    { d: 'M1060 704Q990 726 912 716', stroke: deeper(0.42), width: 5, round: true },
    { d: 'M886 684q8-14 30-8l-2 18q-20 4-28-10z', fill: mix(SKIN, ink.paper, 0.45) },
    { d: 'M892 604q14-12 26-4l-8 16q-16 0-18-12z', fill: mix(SKIN, ink.paper, 0.4) },
    { d: 'M1150 552Q1190 640 1156 722', stroke: deeper(0.3), width: 3, round: true, opacity: 0.5 },
    ...sleeve([1690, 1010, 1480, 850, 1196, 646], coat, { rim: ink.wheat, from: [-4, 4] }, 236),
  ]
}
