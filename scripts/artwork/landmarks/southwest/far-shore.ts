/** The far shore: its woods, and the lit windows of homes. */
import type { Hour } from '../../hero/hour.ts'
import { hills, toFloor } from '../../hills.ts'
import { mix, oklch } from '../../palette.ts'
import { down, type Point, polygon, rect, type Shape } from '../../shape.ts'
import { stand } from '../../trees.ts'
import { HEIGHT, WIDTH } from '../landmark.ts'
import { leafy } from '../plants.ts'
import { SHORE } from './view.ts'
import { woods } from './woods.ts'

export function farShore({ inks: ink, lamps }: Hour, dark: boolean, draw: () => number): Shape[] {
  const shore = hills({ seed: 31, width: WIDTH, base: SHORE + 4, rise: 20, swell: 420, step: 20 })
  const wood = woods(dark)
  const woodLit = dark ? oklch(30, 0.05, 232) : mix(oklch(42, 0.06, 150), ink.gold, 0.35)
  const windows = Array.from({ length: 26 }, (): Point => [60 + draw() * 1500, SHORE - 2 - draw() * 9])
  return [
    {
      d: stand(shore, { seed: 4, from: 0, to: WIDTH, count: 210, height: [5, 19] }, 1),
      fill: mix(wood, ink.nearRange, 0.25),
    },
    { d: polygon(toFloor(shore, HEIGHT), 1), fill: down(SHORE - 20, SHORE + 6, [0, woodLit], [1, wood]) },
    ...Array.from({ length: 46 }, (_, i) => [20 + i * 35 + draw() * 26, 11 + draw() * 17] as const).flatMap(
      ([x, tall], i) =>
        leafy(
          [x, SHORE + 2],
          tall,
          {
            dark: wood,
            mid: mix(wood, woodLit, 0.5),
            lit: mix(woodLit, ink.gold, dark ? 0 : 0.35),
            bark: wood,
          },
          i + 60,
          -1,
          0.42,
        ),
    ),
    {
      d: windows.map(([x, y]) => rect(x, y, 2.2, 2.4)).join(''),
      fill: lamps.colour,
      opacity: dark ? 1 : 0.75,
    },
  ]
}
