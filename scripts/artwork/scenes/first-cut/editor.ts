/** Who cuts it: from behind, the head turned to the monitor, headphones over the ears. */
import { ink, mix } from '../../palette.ts'
import { edged, hairs, hand, mirrored, skins, turnedAside } from '../../portraits/figure.ts'
import { sleeve } from '../../portraits/sleeve.ts'
import type { Node } from '../../svg.ts'
import { placed } from '../../svg.ts'
import { DESK } from './room.ts'

const coat = mix(ink.gold, ink.oak, 0.3)
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
        {
          d: 'M-40 50C-64 24-62-66 4-70C38-72 52-48 44-24C32-34 18-36 8-32C8-18 4-8-4-2C-12-6-20 2-16 14C-14 24-20 44-40 50z',
          fill: tones.hair,
        },
        ...edged('M-16-92a15 15 0 1 0-30 0 15 15 0 1 0 30 0z', tones.hair, right),
        { d: 'M-16-2Q-34-62 2-79', stroke: ink.deep, width: 12, round: true },
        { d: 'M-32-4q-2-12 12-12 16 2 18 20 0 20-14 22-14 0-16-14z', fill: mix(ink.brick, ink.soil, 0.1) },
      ),
      440,
      470,
      1.72,
    ),
  ]
}
