/** The buyers, who kneel behind the roll and laugh at it: as far as it hides them. */
import { ink, mix } from '../../palette.ts'
import { ear, hairs, inProfile, mirrored, skins, type Tones } from '../../portraits/figure.ts'
import { hairAside } from '../../portraits/hair.ts'
import { sleeve } from '../../portraits/sleeve.ts'
import { type Node, placed } from '../../svg.ts'
import { sun } from './view.ts'

const jersey = mix(ink.blue, ink.navy, 0.2)
const shirt = mix(ink.wheat, ink.belly, 0.22)
const he: Tones = {
  skin: skins.brown,
  profile: 'hooked',
  hair: hairs.black,
  coat: jersey,
  rim: sun,
  from: [5, 3],
}
const she: Tones = {
  skin: skins.fair,
  profile: 'snub',
  hair: hairs.copper,
  coat: shirt,
  rim: sun,
  from: [-5, 3],
}

export const people = (): Node[] => [
  placed(
    [
      { transform: 'rotate(6)', nodes: inProfile(he, ...hairAside('short', he), ear(he.skin)) },
      ...sleeve([-40, 156, 26, 268, 120, 300], mix(jersey, ink.deep, 0.2), { ...he, coat: jersey }, 56),
    ],
    580,
    388,
    1.12,
  ),
  mirrored(
    [
      { transform: 'rotate(4)', nodes: inProfile(she, ...hairAside('bob', she)) },
      ...sleeve([-40, 156, 20, 270, 110, 300], mix(shirt, ink.soil, 0.14), { ...she, coat: shirt }, 52),
    ],
    982,
    402,
    1.06,
  ),
]
