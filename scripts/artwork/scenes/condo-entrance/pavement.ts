/** The pavement before a lit lobby, and the shrubs on it. */
import { ink, mix, oklch } from '../../palette.ts'
import { down, ellipse, rect } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { fringe, glints, type Mass } from '../foliage.ts'
import { height, width } from '../frame.ts'
import { CORNER } from './beside.ts'

export const FLOOR = 830

const SHRUB: readonly Mass[] = [
  [0, -62, 34, 34],
  [-22, -36, 26, 26],
  [24, -38, 26, 28],
  [2, -92, 22, 26],
]

/** A clipped shrub in a box of stone, lit from the glass behind it; the second is the same. */
export function planters(): Node[] {
  const leaf = mix(ink.hill, oklch(46, 0.08, 145), 0.55)
  const nodes: Node[] = [
    {
      d: SHRUB.map((mass) => ellipse(...mass)).join(''),
      fill: {
        kind: 'linear',
        from: [40, -110],
        to: [-40, -10],
        stops: [
          [0, mix(leaf, ink.gold, 0.4)],
          [0.45, leaf],
          [1, mix(leaf, ink.night, 0.6)],
        ],
      },
    },
    { d: fringe(SHRUB, 8.4, 5, 3), stroke: mix(leaf, ink.night, 0.15), width: 5, round: true },
    { d: glints(SHRUB, 5, 4, 4), stroke: mix(leaf, ink.wheat, 0.4), width: 2.4, round: true },
    {
      d: 'M-44-22H44L38 34H-38z',
      fill: {
        kind: 'linear',
        from: [-44, 0],
        to: [44, 0],
        stops: [
          [0, mix(ink.cloud, ink.navy, 0.3)],
          [0.6, mix(ink.belly, ink.wheat, 0.2)],
          [1, mix(ink.belly, ink.wheat, 0.45)],
        ],
      },
    },
    { d: 'M-48-24H48', stroke: mix(ink.pale, ink.wheat, 0.4), width: 6 },
  ]
  return [
    { transform: 'translate(1010 826)', nodes: [{ name: 'shrub', nodes }] },
    ...[1300, 250].map((x) => ({ use: 'shrub', transform: `translate(${x} 826)` })),
  ]
}

/** The pavement, with what the lobby throws on it. */
export function pavement(): Node[] {
  const spills = [60, 250, 440, 648, 980, 1170].map((x) => {
    const slant = Math.round(0.2 * (x - 700))
    const wide = x === 648 ? 310 : 180
    return `M${x + 6} ${FLOOR + 2}h${wide}l${slant + (x === 648 ? 60 : 16)} ${height - FLOOR}h-${wide + (x === 648 ? 76 : 12)}z`
  })
  return [
    {
      outside: true,
      nodes: [
        {
          d: rect(0, FLOOR, width, height - FLOOR),
          fill: down(FLOOR, height, [0, mix(ink.belly, ink.pale, 0.1)], [1, mix(ink.belly, ink.wheat, 0.16)]),
        },
      ],
    },
    { d: spills.join(''), fill: down(FLOOR, height, [0, ink.lamp, 0.62], [1, ink.gold, 0.2]) },
    { d: `M0 ${FLOOR + 2}H${CORNER}`, stroke: ink.deep, width: 5 },
  ]
}
