/** A buyer and the agent beside her, on one side of the table, over the fine print. */
import { ink, mix } from '../palette.ts'
import { edged, hairs, skins, type Tones } from '../portraits/figure.ts'
import { sleeve } from '../portraits/sleeve.ts'
import { towardsUs } from '../portraits/three-quarter.ts'
import type { Node } from '../svg.ts'
import { TABLE } from './buyer-room.ts'

const SCALE = 1.72
/** How far down the far edge of the table is, in the px of a figure. */
const EYES = 720
const edge = (TABLE.far - EYES) / SCALE
const rim = mix(ink.wheat, ink.gold, 0.3)

const knit = mix(ink.glacier, ink.blue, 0.55)
const buyer: Tones = { skin: skins.tan, hair: hairs.brown, coat: knit, rim, from: [5, 2] }
const blazer = mix(ink.brick, ink.soil, 0.22)
/** Drawn facing right, and turned. */
const agent: Tones = { skin: skins.brown, hair: hairs.black, coat: blazer, rim, from: [-5, 2] }

const at = (x: number, nodes: readonly Node[], turn: 1 | -1 = 1): Node => ({
  transform: `translate(${x} ${EYES}) scale(${turn * SCALE} ${SCALE})`,
  nodes,
})

const BOB_BEHIND = 'M-54 66C-78 20-66-74 4-76C66-76 72 10 56 62C40 84-36 84-54 66z'
const BOB =
  'M-46 62C-72 18-62-72 6-74C58-74 66-22 54 24C50-8 44-28 26-42C4-30-24-22-36-12C-40 14-38 40-46 62z'
const CROP =
  'M-43-2C-58-46-34-78 8-76C44-76 60-46 48-16C46-26 42-34 34-40C14-36-10-38-28-34C-36-26-40-14-43-2z'

/** Both as far as the table hides them. */
export const people = (): Node[] => [
  at(2900, [
    ...edged(BOB_BEHIND, buyer.hair, buyer),
    ...towardsUs(
      buyer,
      [
        {
          d: 'M-40 78C-24 104 16 106 34 84L44 106C22 132-30 132-52 108z',
          fill: mix(knit, ink.navy, 0.35),
        },
      ],
      ...edged(BOB, buyer.hair, buyer),
    ),
  ]),
  at(
    3478,
    towardsUs(
      agent,
      [
        { d: 'M-31 78C-22 106 18 108 27 84L42 102L4 214L-46 102z', fill: ink.paper },
        {
          d: 'M-44 100L2 226L-10 330H-40L-66 150zM44 104L8 226L14 330H50L78 146z',
          fill: mix(blazer, ink.soil, 0.3),
        },
      ],
      ...edged(CROP, agent.hair, agent),
    ),
    -1,
  ),
]

/** An arm of each on the table, which ends behind the folder that they read. */
export const arms = (): Node[] => [
  at(
    2900,
    sleeve(
      [-76, 150, -112, edge + 32, 74, edge + 48],
      mix(knit, ink.navy, 0.12),
      { ...buyer, coat: mix(knit, ink.navy, 0.12) },
      52,
    ),
  ),
  at(
    3478,
    sleeve(
      [-76, 150, -114, edge + 30, 74, edge + 46],
      mix(blazer, ink.soil, 0.1),
      { ...agent, coat: mix(blazer, ink.amber, 0.12) },
      52,
    ),
    -1,
  ),
]
