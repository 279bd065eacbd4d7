import { ink, mix } from '../palette.ts'
import { between } from '../shape.ts'
import type { Node } from '../svg.ts'
import { warmShade } from './figure.ts'

/** A hand that writes, from the side of its back, with the wrist at the origin: the pencil leans on it and comes out under it. */
export function penHand(skin: string): Node[] {
  return [
    { d: 'M46 25L12-52', stroke: ink.gold, width: 7 },
    { d: 'M43 26L49 24 51 37z', fill: ink.deep },
    {
      d: 'M-6-15C4-18 14-27 26-26 37-24 44-14 48-4 51 4 51 12 48 17 45 21 40 19 39 14L36 7C37 16 34 23 26 24 14 27 4 20-6 16z',
      fill: between([0, -24], [12, 26], [0, skin], [1, mix(skin, warmShade, 0.5)]),
    },
    {
      d: 'M36 7C34-1 29-6 22-7M35 14C29 13 24 10 20 5M30 22C24 20 19 17 16 12',
      stroke: mix(skin, warmShade, 0.5),
      width: 1.8,
      round: true,
    },
  ]
}
