import { ink, mix, oklch } from '../palette.ts'
import { ear, fromBehind, hairs, mirrored, skins, turnedAside } from '../portraits/figure.ts'
import { hairAside, hairBehind } from '../portraits/hair.ts'
import { down, glow, rect, type Shape } from '../shape.ts'
import { placed, svg } from '../svg.ts'
import { elm } from './elm.ts'
import { castShade, haze } from './foliage.ts'
import { height, width } from './frame.ts'
import { coats } from './houses/coats.ts'
import { foursquare } from './houses/foursquare.ts'
import { moods } from './moods.ts'
import { setting } from './setting.ts'

const GROUND = 610
/** The middle of the walk, which leads from the gate to the door. */
const WALK = 842
const grass = mix(oklch(40, 0.055, 150), ink.hill, 0.3)
const agent = {
  skin: skins.brown,
  profile: 'full',
  hair: hairs.black,
  coat: mix(ink.blue, ink.navy, 0.2),
  rim: ink.gold,
  from: [-5, 4],
} as const
const seller = {
  skin: skins.fair,
  hair: hairs.silver,
  coat: mix(ink.brick, ink.oak, 0.42),
  rim: ink.gold,
  from: [-4, 5],
} as const

/** The pickets of a fence, `step` px apart, with their points at `top`. */
const pickets = (from: number, to: number, top: number, step = 46) =>
  `M${from} ${top + 16}${`l15-16 15 16v200h-30zm${step} 0`.repeat(Math.ceil((to - from) / step))}`

/** The fence to both sides of the gate, which stands open. */
const fence: readonly Shape[] = [
  { d: 'M0 726H710M970 726H1600M0 790H710M970 790H1600', stroke: mix(ink.pale, ink.belly, 0.4), width: 13 },
  { d: pickets(-34, 700, 690) + pickets(982, 1600, 690), fill: mix(ink.wheat, ink.pale, 0.45) },
  // Swung towards the house, and seen along its edge.
  {
    d: 'M934 696l-7 4v134l7 8zM916 690l-7 4v126l7 7zM898 684l-7 4v118l7 7z',
    fill: mix(ink.wheat, ink.pale, 0.3),
  },
  { d: 'M946 738L890 716M946 806L890 776', stroke: mix(ink.pale, ink.belly, 0.45), width: 9 },
  { d: rect(708, 664, 40, 240) + rect(940, 664, 40, 240), fill: mix(ink.wheat, ink.pale, 0.25) },
  { d: rect(700, 652, 56, 16) + rect(932, 652, 56, 16), fill: mix(ink.wheat, ink.paper, 0.4) },
]

/** An agent and a seller at the open gate of a garden in the evening, before the house that is to be sold. */
export function gardenGate(): string {
  const wall = mix(coats.evening.wall, ink.blue, 0.2)
  return svg(width, height, [
    ...setting({
      seed: 33,
      apex: [800, 56],
      mood: moods.gold,
      hill: [ink.nearRange, ink.hill],
      soil: [mix(grass, ink.gold, 0.12), mix(grass, ink.night, 0.6)],
      ground: GROUND,
    }),
    haze(820, GROUND - 20, 780, ink.blush, 0.4),
    ...elm(1390, GROUND + 14, 470, mix(ink.hill, grass, 0.4), ink.night, ink.gold),
    ...elm(190, GROUND + 10, 400, mix(ink.hill, grass, 0.4), ink.night, ink.gold),
    castShade(WALK - 80, GROUND + 6, 330),
    placed(foursquare({ ...coats.evening, wall, shade: mix(wall, ink.navy, 0.6) }), WALK - 80, GROUND, 1.16),
    castShade(1390, GROUND + 18, 240),
    {
      d: rect(0, GROUND, width, 200),
      fill: glow([WALK, GROUND], 620, 0.26, [0, ink.gold, 0.5], [1, ink.gold, 0]),
    },
    {
      d: `M${WALK - 56} ${GROUND}h106L1036 900H772z`,
      fill: down(GROUND, height, [0, mix(ink.lamp, ink.oak, 0.25)], [1, mix(ink.belly, ink.oak, 0.5)]),
    },
    ...fence,
    mirrored(turnedAside(agent, ...hairAside('short', agent), ear(agent.skin)), 578, 606, 1.04),
    placed(fromBehind(seller, ...hairBehind('bob', seller)), 1062, 632, 0.97),
  ])
}
