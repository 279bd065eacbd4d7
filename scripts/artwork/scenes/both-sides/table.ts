/** The table between them, and on it the contract, with one line that is marked. */
import { ink, mix } from '../../palette.ts'
import { contacts } from '../../portraits/contact.ts'
import { down, ellipse, glow } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { height } from '../frame.ts'
import { FAR, HALF, side } from './view.ts'

const wood = mix(ink.oak, ink.soil, 0.2)
const TOP = `M${800 - HALF} ${FAR}H${800 + HALF}L${800 + side(height)} ${height}H${800 - side(height)}z`

export function table(): Node[] {
  return [
    { d: TOP, fill: down(FAR, height, [0, mix(wood, ink.lamp, 0.25)], [1, mix(wood, ink.soil, 0.4)]) },
    {
      d: TOP,
      fill: glow([800, 700], 640, 0.36, [0, ink.lamp, 0.9], [0.5, ink.lamp, 0.34], [1, ink.lamp, 0]),
    },
    { d: `M${800 - HALF} ${FAR + 2}h${2 * HALF}`, stroke: mix(wood, ink.wheat, 0.6), width: 4 },
    ...contacts([806, 764, 210, 20], [560, 776, 56, 10], [1092, 776, 60, 8]),
    // The contract.
    { d: 'M682 652H926L976 764H634z', fill: ink.paper },
    {
      d: 'M718 668h130M695 710h216M690 728h226M680 747h100M824 747h104',
      stroke: mix(ink.belly, ink.pale, 0.4),
      width: 5,
    },
    { d: 'M708 689h194', stroke: ink.gold, width: 14 },
    // A mug on the buyer's side, and the keys on the seller's.
    { d: 'M588 738q24-2 22 14t-26 14', stroke: mix(ink.brick, ink.oak, 0.2), width: 8 },
    { d: 'M522 722h72l-5 54q-31 10-62 0z', fill: mix(ink.brick, ink.oak, 0.2) },
    { d: ellipse(558, 722, 36, 8), fill: ink.soil },
    {
      d: `${ellipse(1064, 764, 15, 8)}M1079 766l56 7m-14-2l-4 9m-10-11l-3 8`,
      stroke: mix(ink.gold, ink.wheat, 0.3),
      width: 6,
      round: true,
    },
  ]
}
