/** The owner, and the videographer, who turns to them and points at the screen; its light is on both. */
import { ink, mix } from '../../palette.ts'
import { ear, edged, fromBehind, hairs, skins, turnedAside } from '../../portraits/figure.ts'
import { hairBehind } from '../../portraits/hair.ts'
import { sleeve } from '../../portraits/sleeve.ts'
import { type Node, placed } from '../../svg.ts'
import { flatHand } from '../model-house.ts'

const wool = mix(ink.brick, ink.oak, 0.3)
const owner = { skin: skins.brown, hair: hairs.black, coat: wool, rim: ink.gold, from: [5, 3] } as const
const coat = mix(ink.nearRange, ink.blue, 0.4)
const crew = { skin: skins.tan, hair: hairs.brown, coat, rim: ink.gold, from: [-5, 3] } as const
/** The head is drawn facing right, and then mirrored. */
const aside = { ...crew, from: [5, 3] } as const

export function viewers(): Node[] {
  return [
    ...sleeve([1240, 840, 1130, 810, 952, 660], mix(coat, ink.navy, 0.1), crew, 78),
    { nodes: flatHand(crew.skin), transform: 'translate(930 640) rotate(48) scale(-1.4 1.4)' },
    placed(fromBehind(owner, ...hairBehind('bob', owner)), 352, 500, 1.56),
    placed(
      turnedAside(
        crew,
        { d: 'M-36 46C-48 24-44 4-36-4L-10-6C-18 6-20 34-36 46z', fill: crew.hair },
        ear(crew.skin),
        ...edged(
          'M-46 6C-62-48-36-78 4-78C42-78 56-52 50-28C20-34-14-24-46 6z',
          mix(ink.gold, ink.amber, 0.3),
          aside,
        ),
        { d: 'M-48 4C-66 8-78 20-80 30C-64 26-48 18-40 6z', fill: mix(ink.amber, ink.oak, 0.3) },
      ),
      1280,
      490,
      1.56,
    ),
  ]
}
