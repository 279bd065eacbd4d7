/** The hatch in the attic's floor, lit from the hall below, and the buyers who have come up its ladder to look. */
import { ink, mix } from '../../palette.ts'
import { hairs, hand, inProfile, mirrored, skins } from '../../portraits/figure.ts'
import { hairAside } from '../../portraits/hair.ts'
import { down, glow, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'

const [LEFT, RIGHT, BACK, FRONT] = [1010, 1410, 624, 728]
const HOLE = `M${LEFT + 40} ${BACK}H${RIGHT - 40}L${RIGHT} ${FRONT}H${LEFT}z`
const wood = mix(ink.oak, ink.soil, 0.2)

export const hatch = (): Shape[] => [
  {
    d: rect(760, 340, 840, 560),
    fill: glow([1210, 690], 430, 0.8, [0, ink.lamp, 0.6], [0.5, ink.gold, 0.2], [1, ink.gold, 0]),
  },
  { d: HOLE, fill: down(BACK, FRONT, [0, ink.lamp], [1, mix(ink.wheat, ink.paper, 0.4)]) },
  { d: HOLE, stroke: mix(wood, ink.wheat, 0.25), width: 16 },
]

const her = {
  skin: skins.fair,
  profile: 'snub',
  hair: hairs.copper,
  coat: mix(ink.brick, ink.oak, 0.25),
  rim: ink.lamp,
  from: [4, -3],
} as const
const him = {
  skin: skins.tan,
  profile: 'hooked',
  hair: hairs.black,
  coat: mix(ink.hill, ink.nearRange, 0.6),
  rim: ink.lamp,
  from: [4, -3],
} as const

/** Head and shoulders above the hatch's front edge. */
export const buyers = (): Node[] => [
  {
    clip: `M800 0H1600V${FRONT - 10}H800z`,
    nodes: [
      mirrored(inProfile(him, ...hairAside('short', him)), 1310, 560, 0.92),
      mirrored(inProfile(her, ...hairAside('bob', her)), 1150, 586, 0.88),
    ],
  },
  { d: `M${LEFT - 24} ${FRONT - 14}H${RIGHT + 24}V${FRONT + 18}H${LEFT - 24}z`, fill: wood },
  { d: `M${LEFT - 24} ${FRONT - 14}H${RIGHT + 24}`, stroke: mix(ink.lamp, wood, 0.2), width: 5 },
  mirrored([hand(0, 0, 8, her.skin)], 1050, FRONT - 18, 1.1),
  mirrored([hand(0, 0, 8, him.skin)], 1370, FRONT - 18, 1.15),
]
