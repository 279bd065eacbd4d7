import { ink, mix, oklch } from '../palette.ts'
import { down, rect } from '../shape.ts'
import { placed, svg } from '../svg.ts'
import { elm } from './elm.ts'
import { height, width } from './frame.ts'
import { coats } from './houses/coats.ts'
import { townhouses } from './houses/townhouses.ts'
import { hillside } from './land.ts'
import { thrown } from './shadow.ts'
import { sky } from './sky.ts'

/** A row of townhomes along a street, their lamps just lit. */
export function townhomes(): string {
  const grass = oklch(40, 0.055, 150)
  const walls = [
    mix(ink.nearRange, ink.glacier, 0.4),
    mix(ink.midRange, ink.wheat, 0.45),
    ink.midRange,
    mix(ink.wheat, ink.belly, 0.35),
    mix(ink.midRange, ink.blue, 0.5),
  ]
  return svg(width, height, [
    ...sky({
      width,
      horizon: 680,
      apex: [900, 130],
      span: [1200, 1100],
      light: [1000, 700],
      seed: 27,
      streaks: 5,
    }),
    ...hillside({
      seed: 13,
      width,
      base: 680,
      rise: 70,
      swell: 640,
      floor: 780,
      top: mix(ink.midRange, ink.gold, 0.2),
      foot: ink.nearRange,
    }),
    placed(townhouses(coats.evening, walls), 246, 744, 1.48),
    ...elm(128, 760, 420, mix(ink.hill, grass, 0.3), ink.night, ink.gold),
    ...elm(1482, 760, 470, mix(ink.hill, grass, 0.2), ink.night, ink.gold),
    {
      d: rect(0, 744, width, 156),
      fill: down(
        744,
        height,
        [0, grass],
        [0.3, mix(grass, ink.hill, 0.6)],
        [0.31, mix(ink.belly, ink.pale, 0.25)],
        [0.46, ink.belly],
        [0.47, ink.navy],
        [1, ink.deep],
      ),
    },
    thrown(246, 1356, 744, 44, -90),
  ])
}
