import { ink, mix, oklch } from '../palette.ts'
import { elm } from '../scenes/elm.ts'
import { bungalow } from '../scenes/houses/bungalow.ts'
import { coats } from '../scenes/houses/coats.ts'
import { foursquare } from '../scenes/houses/foursquare.ts'
import { modern } from '../scenes/houses/modern.ts'
import { townhouses } from '../scenes/houses/townhouses.ts'
import { hillside, tints } from '../scenes/land.ts'
import { moods } from '../scenes/moods.ts'
import { sky } from '../scenes/sky.ts'
import { down, rect } from '../shape.ts'
import { placed, svg } from '../svg.ts'
import { spruce } from '../trees.ts'
import { HEIGHT, mountains, WIDTH } from './stage.ts'

const GROUND = 830
const SKY = { width: WIDTH, height: HEIGHT, horizon: 770, apex: [2120, 90], span: [2300, 2300] } as const

/** A street at dawn: townhouses, a bungalow, a century house and an infill, under old elms. */
export function buyersGuide(): string {
  const grass = oklch(44, 0.055, 150)
  const leaf = mix(ink.hill, grass, 0.35)
  const coat = { ...coats.evening, roof: mix(ink.navy, ink.blue, 0.22) }
  const wall = (tone: string) => ({ ...coat, wall: tone })
  // Lit from the left, as what is beyond the sun is.
  const tree = (x: number, wide: number, tall: number) => ({
    use: 'elm',
    transform: `translate(${x} ${GROUND + 10}) scale(${-wide / 400} ${tall / 400})`,
  })
  return svg(WIDTH, HEIGHT, [
    ...sky({ ...SKY, light: [2140, 1150], moon: [2600, 330], mood: moods.dawn, seed: 36, streaks: 1 }),
    ...mountains(SKY, { light: 2140, seed: 71, rise: 160, tint: tints.dawn, haze: ink.wheat, count: 1 }),
    ...hillside({
      seed: 8,
      width: WIDTH,
      base: 790,
      rise: 60,
      swell: 900,
      floor: 860,
      top: mix(ink.midRange, ink.glacier, 0.1),
      foot: ink.nearRange,
    }),
    {
      transform: `translate(420 ${GROUND}) scale(1.2)`,
      nodes: [
        {
          name: 'row',
          nodes: townhouses(coat, [
            ink.midRange,
            mix(ink.wheat, ink.belly, 0.3),
            mix(ink.midRange, ink.glacier, 0.5),
          ]),
        },
      ],
    },
    placed(bungalow(wall(mix(ink.glacier, ink.pale, 0.2))), 1460, GROUND, 1.2),
    placed(
      foursquare({ ...wall(mix(ink.wheat, ink.pale, 0.3)), roof: mix(ink.soil, ink.navy, 0.3) }),
      2120,
      GROUND,
      1.18,
    ),
    placed(modern(wall(mix(ink.wheat, ink.belly, 0.35))), 2760, GROUND, 1.16),
    { use: 'row', transform: `translate(3760 ${GROUND}) scale(-1.2 1.2)` },
    {
      transform: `translate(1066 ${GROUND + 10}) scale(1.15)`,
      nodes: [{ name: 'elm', nodes: elm(0, 0, 400, leaf, ink.spruce, ink.wheat) }],
    },
    { d: spruce([1806, GROUND + 8], 330), fill: leaf },
    tree(2446, 360, 320),
    tree(3150, 480, 560),
    {
      d: rect(0, GROUND, WIDTH, HEIGHT - GROUND),
      fill: down(
        GROUND,
        HEIGHT,
        [0, mix(grass, ink.wheat, 0.12)],
        [0.3, grass],
        [0.31, mix(ink.belly, ink.pale, 0.45)],
        [0.44, mix(ink.belly, ink.pale, 0.3)],
        [0.45, mix(ink.navy, ink.belly, 0.4)],
        [1, ink.navy],
      ),
    },
  ])
}
