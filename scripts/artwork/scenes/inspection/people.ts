/** Two buyers before the kitchen, from behind, and the advisor below them with a torch. */
import { ink, mix } from '../../palette.ts'
import { aside, hairs, skins } from '../../portraits/figure.ts'
import { type Node, placed } from '../../svg.ts'
import { standing, walking } from '../standing.ts'
import { TORCH } from './basement.ts'
import { BASE, GROUND } from './view.ts'

const SIZE = 0.92

export const buyers = (): Node[] => [
  placed(
    standing(
      { skin: skins.tan, hair: hairs.black, coat: mix(ink.brick, ink.oak, 0.25), trousers: ink.navy },
      { hair: 'long', tilt: 7 },
    ),
    724,
    GROUND - 4,
    SIZE * 0.93,
  ),
  placed(
    standing(
      {
        skin: skins.fair,
        hair: hairs.brown,
        coat: mix(ink.blue, ink.nearRange, 0.2),
        trousers: mix(ink.soil, ink.navy, 0.4),
      },
      { arms: 'around', tilt: -5 },
    ),
    762,
    GROUND - 4,
    SIZE,
  ),
]

export function advisor(): Node[] {
  const skin = skins.brown
  const looks = {
    skin,
    profile: 'full',
    hair: hairs.black,
    style: aside.bob,
    coat: mix(ink.paper, ink.wheat, 0.5),
    trousers: mix(ink.navy, ink.blue, 0.2),
  } as const
  return [
    placed(
      walking(
        looks,
        [
          [6, -80],
          [26, -88],
        ],
        [32, -90],
      ),
      802,
      BASE - 2,
      1,
    ),
    { d: `M${TORCH[0] - 14} ${TORCH[1] - 8}l14 5-4 12-14-5z`, fill: ink.night },
  ]
}
