/** Who reads: from the side, one hand on the ledger, lit by the lamp. */
import { ink, mix } from '../../palette.ts'
import { glasses, hairs, inProfile, skins } from '../../portraits/figure.ts'
import { hairAside } from '../../portraits/hair.ts'
import { sleeve } from '../../portraits/sleeve.ts'
import { type Node, placed } from '../../svg.ts'
import { flatHand } from '../model-house.ts'

const coat = mix(ink.nearRange, ink.glacier, 0.3)
const tones = {
  skin: skins.brown,
  profile: 'full',
  hair: hairs.silver,
  coat,
  rim: mix(ink.gold, ink.wheat, 0.4),
  from: [5, 2],
} as const

export const reader = (): Node[] => [
  {
    transform: 'translate(540 474) scale(1.3)',
    nodes: [
      ...inProfile(tones, {
        transform: 'rotate(6)',
        nodes: [...hairAside('swept', tones), glasses(ink.wheat)],
      }),
    ],
  },
]

/** The arm on the table. */
export const arm = (): Node[] => [
  ...sleeve([440, 640, 520, 716, 680, 706], mix(coat, ink.soil, 0.08), { rim: tones.rim, from: [4, 4] }, 86),
  placed(flatHand(tones.skin), 724, 700, 1.25),
]
