import { ink, mix } from '../palette.ts'
import { down, ellipse, glow, rect } from '../shape.ts'
import { type Node, svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { moods } from './moods.ts'
import { screens } from './three-cuts/screens.ts'
import { viewers } from './three-cuts/viewers.ts'
import { view } from './view.ts'

/** At the left a window, whose daylight lies on the wall; at the right a lamp, which is lit in the evening. */
const ofTheHour = (): Node[] => [
  view(70, 120, 190, 420, moods.gold, 12),
  { d: 'M70 120h190v420H70zM165 120v420M70 320h190', stroke: mix(ink.wheat, ink.oak, 0.2), width: 12 },
  { d: rect(52, 540, 226, 18), fill: mix(ink.wheat, ink.oak, 0.4) },
  {
    d: rect(0, 0, 900, height),
    fill: glow([165, 330], 620, 0.9, [0, ink.wheat, 0.34], [0.5, ink.lilac, 0.12], [1, ink.lilac, 0]),
    daily: true,
  },
  { d: 'M1352 330V900', stroke: mix(ink.oak, ink.soil, 0.3), width: 12 },
  { d: 'M1302 200h100l46 132H1256z', fill: mix(ink.wheat, ink.belly, 0.4), daily: true },
  {
    nightly: true,
    nodes: [
      {
        d: ellipse(1352, 290, 420),
        fill: glow([1352, 290], 420, 1, [0, ink.lamp, 0.75], [0.4, ink.gold, 0.3], [1, ink.gold, 0]),
      },
      { d: 'M1302 200h100l46 132H1256z', fill: ink.lamp },
    ],
  },
]

/** Sellers see the three films of their home before anyone else does. */
export function threeCuts(): string {
  return svg(width, height, [
    {
      d: rect(0, 0, width, height),
      fill: down(0, height, [0, mix(ink.navy, ink.cloud, 0.5)], [1, ink.deep]),
    },
    ...ofTheHour(),
    ...screens(),
    ...viewers(),
  ])
}
