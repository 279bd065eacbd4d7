import { ink, mix, oklch } from '../palette.ts'
import { beard, ear, glasses, hairs, inProfile, mirrored, skins } from '../portraits/figure.ts'
import { hairAside } from '../portraits/hair.ts'
import { sleeve } from '../portraits/sleeve.ts'
import { glow, rect } from '../shape.ts'
import { placed, svg } from '../svg.ts'
import { elm } from './elm.ts'
import { castShade, haze, tufts } from './foliage.ts'
import { height, width } from './frame.ts'
import { handshake } from './garden-gate/handshake.ts'
import { coats } from './houses/coats.ts'
import { cottage, cottageSide } from './houses/cottage.ts'
import { moods } from './moods.ts'
import { setting } from './setting.ts'

const GROUND = 640
const grass = mix(oklch(40, 0.055, 150), ink.hill, 0.3)
const agent = {
  skin: skins.brown,
  profile: 'full',
  hair: hairs.black,
  coat: mix(ink.blue, ink.navy, 0.2),
  rim: ink.gold,
  from: [5, 4],
} as const
const seller = {
  skin: skins.fair,
  profile: 'lean',
  hair: hairs.silver,
  coat: mix(ink.brick, ink.oak, 0.42),
  rim: ink.gold,
  from: [5, 4],
} as const

/** The pickets of a fence, `step` px apart, with their points at `top`. */
const pickets = (from: number, to: number, top: number, step = 46) =>
  `M${from} ${top + 16}${`l15-16 15 16v200h-30zm${step} 0`.repeat(Math.ceil((to - from) / step))}`

/** An agent and a seller shake hands over the gate of a garden, in the evening. */
export function gardenGate(): string {
  const lawn = { from: 0, to: width, far: GROUND + 10, near: 760 }
  return svg(width, height, [
    ...setting({
      seed: 33,
      apex: [820, 70],
      mood: moods.gold,
      hill: [ink.nearRange, ink.hill],
      soil: [mix(grass, ink.gold, 0.12), mix(grass, ink.night, 0.6)],
      ground: GROUND,
    }),
    haze(820, GROUND - 20, 780, ink.blush, 0.4),
    ...elm(1330, GROUND + 14, 470, mix(ink.hill, grass, 0.4), ink.night, ink.gold),
    ...elm(190, GROUND + 10, 400, mix(ink.hill, grass, 0.4), ink.night, ink.gold),
    castShade(800, GROUND + 6, 330),
    placed(
      [
        ...cottageSide(280, 210, coats.evening, [520, -90], mix(coats.evening.wall, ink.gold, 0.36)),
        ...cottage(280, 210, coats.evening),
      ],
      780,
      GROUND,
      1.3,
    ),
    castShade(1290, GROUND + 18, 240),
    {
      d: rect(0, GROUND, width, 200),
      fill: glow([800, GROUND], 620, 0.26, [0, ink.gold, 0.5], [1, ink.gold, 0]),
    },
    {
      d: tufts({ ...lawn, seed: 12, count: 6 }),
      stroke: mix(grass, ink.night, 0.6),
      width: 2.6,
      round: true,
    },
    { d: tufts({ ...lawn, seed: 6, count: 6 }), stroke: mix(grass, ink.gold, 0.3), width: 2.2, round: true },
    placed(inProfile(agent, ...hairAside('short', agent), ear(agent.skin)), 484, 400, 1.62),
    mirrored(
      inProfile(
        seller,
        ...beard(seller.skin, seller.hair),
        ...hairAside('receding', seller),
        ear(seller.skin),
        glasses(ink.deep),
      ),
      1116,
      410,
      1.56,
    ),
    placed(handshake(agent.skin, seller.skin), 801, 652, 1),
    ...sleeve([446, 640, 570, 738, 714, 678], mix(agent.coat, ink.navy, 0.2), agent, 78),
    ...sleeve(
      [1166, 640, 1046, 742, 888, 684],
      mix(seller.coat, ink.soil, 0.15),
      { ...seller, from: [-5, 4] },
      76,
    ),
    { d: 'M0 816H640M960 816H1600M0 872H640M960 872H1600', stroke: mix(ink.pale, ink.belly, 0.4), width: 14 },
    {
      d: pickets(-20, 620, 776) + pickets(980, 1600, 776) + pickets(688, 920, 792),
      fill: mix(ink.wheat, ink.pale, 0.45),
    },
    { d: 'M684 826H916M684 882L916 826', stroke: mix(ink.pale, ink.belly, 0.35), width: 12 },
    { d: rect(632, 744, 44, 160) + rect(924, 744, 44, 160), fill: mix(ink.wheat, ink.pale, 0.25) },
    { d: rect(624, 732, 60, 16) + rect(916, 732, 60, 16), fill: mix(ink.wheat, ink.paper, 0.4) },
  ])
}
