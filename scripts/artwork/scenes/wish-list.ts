import { ink, mix } from '../palette.ts'
import { beard, ear, hairs, hand, shade, skins, turnedAside } from '../portraits/figure.ts'
import { hairAside, hairBehind } from '../portraits/hair.ts'
import { reaching } from '../portraits/reaching.ts'
import { down, ellipse, glow, rect, type Shape } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { room } from './hands.ts'

const rim = mix(ink.gold, ink.wheat, 0.4)
const her = {
  skin: skins.deep,
  hair: hairs.black,
  coat: mix(ink.gold, ink.oak, 0.35),
  rim,
  from: [4, 4],
} as const
const him = {
  skin: skins.fair,
  profile: 'lean',
  hair: hairs.brown,
  coat: mix(ink.nearRange, ink.glacier, 0.25),
  rim,
  from: [-4, 4],
} as const

/** What a home has to have, and what would be fine: a bed, a garage, a tree; a tub, a hearth, a view. */
const NEEDS = [
  'M-34 14v-24h24q0-8 10-8h24q10 0 10 10v22zM-34-26V26M34 12v14',
  'M-36-6L0-30 36-6V28H-36zM-22 4H22M-22 14H22',
  'M0 30V4M0-32q28 4 24 26 0 14-24 14T-24-6Q-28-28 0-32z',
] as const
const LIKES = [
  'M-36 0H36q0 26-24 26h-24Q-36 26-36 0zM-26 0v-20q0-10 10-10t10 10',
  'M-34 28V-20H34V28M-18 28q0-30 18-44 18 14 18 44z',
  'M-36 24l22-34 14 16 16-28 22 46zM-20-26h0',
] as const

/** What they have still to agree on: a home that faces south. */
const SUN =
  'M-15 0a15 15 0 1 0 30 0 15 15 0 1 0-30 0M0-34v8M0 26v8M-34 0h8M26 0h8M-24-24l6 6M18 18l6 6M24-24l-6 6M-18 18l-6 6'

const card = (x: number, y: number, turn: number, sign: string, pin: string): Node => ({
  transform: `translate(${x} ${y}) rotate(${turn})`,
  nodes: [
    { d: rect(-72, -56, 150, 124), fill: ink.night, opacity: 0.3 },
    { d: rect(-76, -62, 150, 124), fill: mix(ink.paper, ink.wheat, 0.25) },
    { d: sign, stroke: mix(ink.blue, ink.navy, 0.3), width: 6, round: true },
    { d: ellipse(0, -54, 9), fill: pin },
  ],
})

/** A couple at a board: what they need is pinned at the left, what they would like at the right, a house between. */
export function wishList(): string {
  const cork = mix(ink.oak, ink.wheat, 0.25)
  const frame = mix(ink.oak, ink.soil, 0.35)
  const house: Shape[] = [
    { d: rect(-118, -90, 244, 196), fill: ink.night, opacity: 0.3 },
    { d: rect(-124, -98, 244, 196), fill: mix(ink.paper, ink.wheat, 0.15) },
    {
      d: rect(-110, -84, 216, 150),
      fill: down(-84, 60, [0, mix(ink.blue, ink.glacier, 0.4)], [1, ink.blush]),
    },
    { d: 'M-110 30q108-20 216 0v36h-216z', fill: ink.nearRange },
    { d: 'M-56 40v-60L0-64 56-20v60z', fill: mix(ink.wheat, ink.gold, 0.3) },
    { d: 'M-70-12L0-68 70-12', stroke: ink.navy, width: 11 },
    { d: rect(-40, -10, 24, 24) + rect(18, -10, 24, 24), fill: ink.lamp },
    { d: rect(-12, 4, 24, 36), fill: ink.brick },
    { d: ellipse(0, -92, 10), fill: ink.gold },
  ]
  return svg(width, height, [
    room(mix(ink.cloud, ink.blue, 0.35), mix(ink.navy, ink.cloud, 0.5)),
    { d: ellipse(800, 60, 900), fill: glow([800, 60], 900, 0.75, [0, ink.lamp, 0.6], [1, ink.gold, 0]) },
    { d: rect(318, 70, 980, 560), fill: ink.night, opacity: 0.35 },
    {
      d: rect(302, 52, 980, 560),
      fill: down(52, 612, [0, mix(cork, ink.wheat, 0.2)], [1, mix(cork, ink.soil, 0.3)]),
    },
    { d: rect(302, 52, 980, 560), stroke: frame, width: 20 },
    { d: 'M640 90V580M960 90V580', stroke: mix(cork, ink.soil, 0.35), width: 4 },
    { d: 'M400 120h150M1040 120h150', stroke: mix(ink.navy, ink.soil, 0.3), width: 14, round: true },
    // From what is needed to the house.
    { d: 'M430 166Q600 180 800 178M540 300Q680 260 800 178', stroke: ink.brick, width: 5 },
    card(410, 220, -5, NEEDS[0], ink.gold),
    card(548, 344, 4, NEEDS[1], ink.gold),
    card(400, 420, -3, NEEDS[2], ink.gold),
    card(1064, 226, 5, LIKES[0], ink.brick),
    card(1186, 340, -4, LIKES[1], ink.brick),
    card(1050, 430, 3, LIKES[2], ink.brick),
    placed(house, 800, 270, 1.08),
    card(836, 508, 4, SUN, ink.gold),
    placed(
      [
        ...reaching(
          her,
          { arm: [80, 158, 178, 136, 196, 24], cloth: mix(her.coat, ink.soil, 0.08), from: [-5, 4] },
          hairBehind('curls', her),
        ),
        {
          d: 'M88 186Q110 196 136 186Q112 204 88 186zM160 128Q172 134 190 122Q176 146 160 128z',
          fill: shade,
          opacity: 0.26,
        },
        hand(200, -2, -80, her.skin),
      ],
      560,
      606,
      1.36,
    ),
    placed(
      turnedAside(
        him,
        ...beard(him.skin, him.hair),
        ...hairAside('short', { ...him, from: [4, 4] }),
        ear(him.skin),
      ),
      1110,
      596,
      1.4,
    ),
  ])
}
