import { ink, mix, oklch } from '../palette.ts'
import { elm } from '../scenes/elm.ts'
import { castShade, haze, type Mass, tufts } from '../scenes/foliage.ts'
import { coats } from '../scenes/houses/coats.ts'
import { townhouses } from '../scenes/houses/townhouses.ts'
import { tints } from '../scenes/land.ts'
import { moods } from '../scenes/moods.ts'
import { thrown } from '../scenes/shadow.ts'
import { ellipse, polygon, rect } from '../shape.ts'
import { placed, svg } from '../svg.ts'
import { BESIDE, HEIGHT, land, mountains, road, WIDTH } from './stage.ts'
import { arch } from './vault.ts'

/** A row of townhouses in the clear light of the afternoon. */
export function investmentGuide(): string {
  const grass = oklch(50, 0.07, 145)
  const walls = [
    ink.glacier,
    mix(ink.wheat, ink.gold, 0.15),
    mix(ink.midRange, ink.glacier, 0.35),
    mix(ink.pale, ink.paper, 0.5),
  ]
  const coat = {
    ...coats.evening,
    shade: mix(ink.nearRange, ink.navy, 0.4),
    glass: mix(ink.blue, ink.navy, 0.35),
  }
  const ground = 880
  const verge = { from: 1900, to: 3200, far: ground + 8, near: ground + 34 }
  // A shrub beside each door.
  const shrubs = walls.map((_, i): Mass => [2116 + i * 150, ground - 6, 27, 20])
  const green = mix(ink.hill, grass, 0.45)
  return svg(WIDTH, HEIGHT, [
    ...arch(
      BESIDE,
      { mood: moods.day, seed: 11, light: [2750, 700] },
      ...mountains(BESIDE, { seed: 31, rise: 96, tint: tints.day, haze: ink.paper, light: 2750 }),
    ),
    ...land(806, 14, mix(ink.midRange, ink.nearRange, 0.4), 5, 70),
    haze(2740, 832, 700, ink.paper, 0.5),
    ...land(836, 8, mix(grass, ink.nearRange, 0.3), 8),
    ...elm(2760, ground, 330, mix(ink.hill, grass, 0.5), ink.spruce, ink.wheat),
    placed(townhouses(coat, walls), 2070, ground, 1),
    ...elm(2046, ground + 6, 230, mix(ink.hill, grass, 0.35), ink.spruce, ink.wheat),
    {
      d: shrubs.map((mass) => ellipse(...mass)).join(''),
      fill: green,
    },
    ...land(880, 4, grass, 12, 66),
    thrown(2070, 2670, ground + 2, 18, -90),
    castShade(2000, ground + 10, 130),
    castShade(2720, ground + 10, 170),
    { d: tufts({ ...verge, seed: 5, count: 14 }), stroke: mix(grass, ink.night, 0.5), width: 2, round: true },
    {
      d: tufts({ ...verge, seed: 6, count: 12 }),
      stroke: mix(grass, ink.wheat, 0.35),
      width: 1.8,
      round: true,
    },
    {
      d: walls
        .map((_, i) => 2183 + i * 150)
        .map((x) =>
          polygon([
            [x - 26, ground + 2],
            [x + 26, ground + 2],
            [x + 34, 916],
            [x - 34, 916],
          ]),
        )
        .join(''),
      fill: mix(ink.pale, ink.belly, 0.3),
    },
    { d: rect(1500, 914, 2500, 16), fill: road(mix(ink.pale, ink.belly, 0.35)) },
    { d: rect(1500, 930, 2500, 70), fill: road(mix(ink.navy, ink.belly, 0.3)) },
  ])
}
