/** The owner, and the videographer, who turns to them and points at the screen; its light is on both. */
import { ink, mix } from '../../palette.ts'
import { fromBehind, hairs, skins, turnedAside } from '../../portraits/figure.ts'
import { hairBehind } from '../../portraits/hair.ts'
import { sleeve } from '../../portraits/sleeve.ts'
import { capped, dressed } from '../../portraits/videographer.ts'
import { type Node, placed } from '../../svg.ts'
import { flatHand } from '../model-house.ts'

const wool = mix(ink.brick, ink.oak, 0.3)
const owner = { skin: skins.brown, hair: hairs.black, coat: wool, rim: ink.gold, from: [5, 3] } as const
/** The head is drawn facing right, and then mirrored. */
const aside = dressed(ink.gold)
const crew = { ...aside, from: [-5, 3] } as const

export function viewers(): Node[] {
  return [
    ...sleeve([1240, 840, 1130, 810, 952, 660], mix(crew.coat, ink.navy, 0.1), crew, 78),
    { nodes: flatHand(crew.skin), transform: 'translate(930 640) rotate(48) scale(-1.4 1.4)' },
    placed(fromBehind(owner, ...hairBehind('bob', owner)), 352, 500, 1.56),
    placed(turnedAside(crew, ...capped(aside)), 1280, 490, 1.56),
  ]
}
