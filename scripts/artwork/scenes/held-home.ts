import { ink, mix, oklch } from '../palette.ts'
import { aside, hairs, skins } from '../portraits/figure.ts'
import { between, down, ellipse, glow, polygon, rect, type Shape } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { firs } from './fir.ts'
import { tufts } from './foliage.ts'
import { height, width } from './frame.ts'
import { coats } from './houses/coats.ts'
import { craftsman } from './houses/craftsman.ts'
import { agent, dog } from './people.ts'
import { lawnAtDusk, setting } from './setting.ts'
import { standing, walking } from './standing.ts'

const [GROUND, HOUSE, FEET] = [664, 940, 724]
const grass = oklch(41, 0.05, 150)
const warm = mix(ink.gold, ink.wheat, 0.5)

/** The light that the windows throw on the lawn and on the walk. */
const thrownLight = (): Shape[] => [
  {
    d: polygon([
      [HOUSE - 34, GROUND],
      [HOUSE + 34, GROUND],
      [HOUSE - 60, 720],
      [760, 780],
      [860, height],
      [380, height],
      [560, 770],
      [800, 718],
    ]),
    fill: down(GROUND, height, [0, mix(ink.wheat, ink.oak, 0.3)], [1, mix(ink.belly, ink.navy, 0.2)]),
  },
  {
    d: rect(300, GROUND, 1140, 170),
    fill: glow(
      [HOUSE - 60, GROUND + 30],
      560,
      0.24,
      [0, ink.lamp, 0.62],
      [0.4, ink.gold, 0.3],
      [1, ink.gold, 0],
    ),
  },
]

/** The board at the walk: the house is not sold yet, but held. */
const board: readonly Shape[] = [
  { d: 'M0 0V-150H84', stroke: mix(ink.paper, ink.wheat, 0.5), width: 8, round: true },
  { d: 'M18-146v16M70-146v16', stroke: ink.deep, width: 3 },
  { d: rect(8, -130, 74, 66), fill: mix(ink.navy, ink.blue, 0.3) },
  { d: 'M28-92V-108L45-121 62-108V-92z', fill: ink.wheat },
  { d: 'M8-80L82-98V-83L8-66z', fill: ink.gold },
]

/** Two buyers with their dog, from behind and from the side, and the agent, who shows them the house. */
function visitors(): Node[] {
  const far = { skin: skins.fair, hair: hairs.copper, coat: mix(ink.wheat, ink.oak, 0.2), trousers: ink.navy }
  const near = {
    skin: skins.deep,
    hair: hairs.black,
    style: aside.short,
    coat: mix(ink.glacier, ink.blue, 0.45),
    trousers: mix(ink.soil, ink.navy, 0.4),
  }
  return [
    {
      d:
        ellipse(338, FEET + 2, 74, 9) +
        ellipse(484, FEET - 4, 60, 8) +
        ellipse(576, FEET + 4, 36, 6) +
        ellipse(688, FEET - 6, 58, 8),
      fill: ink.night,
      opacity: 0.45,
    },
    placed(standing(far, { hair: 'long', arms: 'pockets', tilt: 7 }), 484, FEET - 6, 1.5),
    placed(
      // An arm out to the house.
      walking(
        near,
        [
          [12, -92],
          [34, -104],
        ],
        [40, -107],
      ),
      354,
      FEET,
      1.6,
    ),
    placed(dog(), 576, FEET + 2, 1.35),
    { transform: `translate(684 ${FEET - 8}) scale(-1.56 1.56)`, nodes: agent('pale') },
    // The light of the house along those who face it.
    {
      d: `M510 ${FEET - 158}Q516 ${FEET - 120} 508 ${FEET - 84}M380 ${FEET - 160}Q384 ${FEET - 120} 380 ${FEET - 84}M700 ${FEET - 164}Q712 ${FEET - 140} 710 ${FEET - 90}`,
      stroke: warm,
      width: 3.5,
      round: true,
    },
  ]
}

/** Two buyers and their agent at dusk before the lit house that is held for them. */
export function heldHome(): string {
  const wall = mix(ink.glacier, ink.blue, 0.5)
  return svg(width, height, [
    ...setting({
      seed: 23,
      apex: [1240, 60],
      ...lawnAtDusk(grass),
      ground: GROUND,
    }),
    // Dark cloud at the left, where a wide window has the caption.
    {
      d: rect(0, 0, 900, GROUND - 70),
      fill: between(
        [0, 0],
        [900, 0],
        [0, ink.deep, 0.88],
        [0.68, mix(ink.deep, ink.navy, 0.5), 0.8],
        [1, ink.navy, 0],
      ),
    },
    ...firs(
      [
        [1330, 668, 330],
        [1410, 676, 400],
        [1530, 672, 300],
        [560, 662, 230],
        [80, 672, 250],
        [210, 668, 190],
        [330, 664, 150],
      ],
      mix(ink.hill, ink.spruce, 0.4),
      mix(ink.nearRange, ink.amber, 0.18),
      -1,
    ),
    placed(
      craftsman({ ...coats.evening, wall, shade: mix(wall, ink.navy, 0.6), stone: ink.belly }),
      HOUSE,
      GROUND,
      1.08,
    ),
    ...thrownLight(),
    {
      d: tufts({ seed: 6, from: 20, to: 1580, far: 690, near: 880, count: 30, bare: [380, 880] }),
      stroke: mix(grass, ink.wheat, 0.35),
      width: 2.5,
      round: true,
    },
    placed(board, 1216, 716, 1.2),
    ...visitors(),
  ])
}
