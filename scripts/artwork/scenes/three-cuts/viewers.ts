/** Those who see the three first: the two sellers, and the editor who shows them. The light comes from the screens. */
import { ink, mix } from '../../palette.ts'
import {
  ear,
  fromBehind,
  glasses,
  hairs,
  inProfile,
  mirrored,
  skins,
  turnedAside,
} from '../../portraits/figure.ts'
import { hairAside, hairBehind } from '../../portraits/hair.ts'
import { sleeve } from '../../portraits/sleeve.ts'
import { type Node, placed } from '../../svg.ts'
import { flatHand } from '../model-house.ts'

const light = mix(ink.wheat, ink.paper, 0.4)

export function viewers(): Node[] {
  const her = {
    skin: skins.fair,
    profile: 'lean',
    hair: hairs.silver,
    coat: mix(ink.brick, ink.oak, 0.3),
    rim: light,
    from: [4, 4],
  } as const
  const him = {
    skin: skins.tan,
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
    // She looks at the editor, and he at the films.
    mirrored(
      turnedAside(
        { ...her, from: [-4, 4] },
        ...hairAside('swept', her),
        ear(her.skin),
        glasses(mix(ink.soil, ink.deep, 0.3)),
      ),
      620,
      700,
      1.12,
    ),
    placed(fromBehind(him, ...hairBehind('short', him)), 918, 708, 1.14),
    mirrored(
      [
        ...inProfile(editor, ...hairAside('curls', editor)),
        { d: 'M-40 82C-24 106 18 110 36 96L28 88C8 98-16 96-34 76z', fill: ink.paper },
        ...sleeve([-24, 176, 60, 196, 128, 96], mix(editor.coat, ink.soil, 0.13), editor, 48),
        { nodes: flatHand(editor.skin), transform: 'translate(150 58) rotate(-52) scale(.92 -.92)' },
      ],
      1470,
      520,
      1.36,
    ),
  ]
}
