/** The model of a house on a table, and a hand that lies on its roof. */
import { ink, mix } from '../palette.ts'
import { shade, warmShade } from '../portraits/figure.ts'
import { down, polygon, type Shape } from '../shape.ts'
import type { Node } from '../svg.ts'

/** Seen over its corner from a little above, drawn for a horizon at 400 px with its nearest corner at 790, 672. */
export function modelHouse(): Shape[] {
  const wall = mix(ink.gold, ink.wheat, 0.35)
  const roof = mix(ink.cloud, ink.blue, 0.45)
  return [
    {
      d: 'M685 640V556L735 484 790 577V672z',
      fill: down(484, 672, [0, mix(ink.gold, ink.wheat, 0.6)], [1, wall]),
    },
    {
      d: 'M790 672V577L915 557V641z',
      fill: down(557, 672, [0, mix(ink.gold, ink.soil, 0.35)], [1, mix(ink.gold, ink.soil, 0.55)]),
    },
    // Under the eaves.
    { d: 'M790 577l125-20v14l-125 22z', fill: ink.soil, opacity: 0.35 },
    {
      d: polygon([
        [727, 483],
        [861, 474],
        [932, 566],
        [787, 590],
      ]),
      fill: down(474, 590, [0, mix(roof, ink.glacier, 0.25)], [1, roof]),
    },
    { d: 'M673 570L727 483 787 590', stroke: mix(roof, ink.deep, 0.45), width: 13 },
    { d: 'M727 479L861 470', stroke: ink.lamp, width: 4, round: true },
    { d: 'M724 650V606l28 6V661z', fill: mix(ink.brick, ink.soil, 0.35) },
    {
      d: 'M696 600v-30l20 3v31zM760 616v-34l18 4v34zM812 632v-30l28-4v29zM864 622v-29l26-4v28z',
      fill: mix(ink.oak, ink.soil, 0.65),
    },
  ]
}

const FLAT = 'M-40-11C-24-13-14-17 0-17L22-15Q36-12 39-4 40 6 30 12L6 17C-8 18-20 14-40 11z'

/** A hand that lies flat, with its wrist and its shadow: the fingers to the right, the thumb on top. */
export const flatHand = (skin: string): Node[] => [
  { transform: 'translate(-2 7)', nodes: [{ d: FLAT, fill: shade }], opacity: 0.35 },
  { d: FLAT, fill: skin },
  { d: 'M-40 3L-8 6 32 10 6 17C-8 18-20 14-40 11z', fill: warmShade, opacity: 0.3 },
  { d: 'M-20-11C-8-24 6-27 17-23Q19-19 13-16L-2-9z', fill: skin },
  { d: 'M10-7L37-7M12 1L38 1M10 9L33 9M-6-10L13-16', stroke: mix(skin, ink.soil, 0.45), width: 1.8 },
]
