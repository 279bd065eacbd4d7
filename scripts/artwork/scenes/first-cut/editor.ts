/** Who cuts it: from behind, the head turned to the monitor, headphones over the ears. */
import { ink, mix } from '../../palette.ts'
import { aside, edged, hairs, hand, mirrored, skins, turnedAside } from '../../portraits/figure.ts'
import { sleeve } from '../../portraits/sleeve.ts'
import type { Node } from '../../svg.ts'
import { placed } from '../../svg.ts'
import { DESK } from './room.ts'

const coat = mix(ink.blue, ink.glacier, 0.22)
const rim = mix(ink.wheat, ink.paper, 0.3)
const tones = { skin: skins.brown, hair: hairs.black, coat, rim, from: [-5, 3] } as const
const right = { ...tones, from: [5, 3] } as const

export function editor(): Node[] {
  return [
    ...sleeve([560, 700, 640, 810, 770, 752], mix(coat, ink.soil, 0.1), right, 84),
    placed([hand(0, 0, -12, tones.skin)], 800, DESK + 94, 1.7),
    mirrored(
      turnedAside(
        tones,
        ...edged(aside.bob, tones.hair, right),
        // The headphones.
        { d: 'M-17-6Q-22-50 3-74', stroke: ink.deep, width: 13, round: true },
        {
          d: 'M-36 0Q-36-16-18-18 6-16 6 8 6 30-14 32-34 32-36 14z',
          fill: mix(ink.brick, ink.soil, 0.1),
        },
        { d: 'M-20-6Q-8-6-7 8T-16 22', stroke: mix(ink.brick, rim, 0.5), width: 4, round: true },
      ),
      440,
      470,
      1.72,
    ),
  ]
}
