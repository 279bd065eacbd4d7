/** Those who see the three first: the two sellers, and the editor who shows them. The light comes from the screens. */
import { ink, mix } from '../../palette.ts'
import {
  ear,
  fromBehind,
  hairs,
  hand,
  inProfile,
  mirrored,
  skins,
  turnedAside,
} from '../../portraits/figure.ts'
import { hairAside, hairBehind } from '../../portraits/hair.ts'
import { sleeve } from '../../portraits/sleeve.ts'
import { type Node, placed } from '../../svg.ts'

const light = mix(ink.wheat, ink.paper, 0.4)

export function viewers(): Node[] {
  const her = {
    skin: skins.fair,
    hair: hairs.silver,
    coat: mix(ink.brick, ink.oak, 0.3),
    rim: light,
    from: [4, 4],
  } as const
  const him = {
    skin: skins.tan,
    profile: 'hooked',
    hair: hairs.brown,
    coat: mix(ink.hill, ink.glacier, 0.25),
    rim: light,
    from: [-4, 4],
  } as const
  const editor = {
    skin: skins.deep,
    profile: 'full',
    hair: hairs.black,
    coat: mix(ink.gold, ink.oak, 0.3),
    rim: light,
    from: [5, 3],
  } as const
  return [
    placed(fromBehind(her, ...hairBehind('bob', her)), 300, 706, 1.32),
    placed(turnedAside(him, ...hairAside('short', { ...him, from: [4, 4] }), ear(him.skin)), 660, 728, 1.32),
    mirrored(
      [
        ...inProfile(editor, ...hairAside('bob', editor)),
        { d: 'M-40 82C-24 106 18 110 36 96L28 88C8 98-16 96-34 76z', fill: ink.paper },
        ...sleeve([-24, 176, 60, 196, 128, 96], mix(editor.coat, ink.soil, 0.13), editor, 48),
        hand(136, 72, -64, editor.skin),
      ],
      1350,
      500,
      1.5,
    ),
  ]
}
