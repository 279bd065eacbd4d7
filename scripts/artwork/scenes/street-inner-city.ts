import { ink, mix, oklch } from '../palette.ts'
import { dashes, down, rect } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { elm } from './elm.ts'
import { height, width } from './frame.ts'
import { type Coat, coats } from './houses/coats.ts'
import { cottage } from './houses/cottage.ts'
import { craftsman } from './houses/craftsman.ts'
import { modern } from './houses/modern.ts'
import { hillside } from './land.ts'
import { sky } from './sky.ts'

/** A crown that the sky lights. */
const LIT = oklch(42, 0.056, 164)

/** An inner-city street: infills and cottages under old elms. */
export function streetInnerCity(): string {
  const ground = 720
  const coat = (wall: string): Coat => ({ ...coats.evening, wall })
  const walls = [mix(ink.midRange, ink.wheat, 0.25), ink.blue]
  const row: Node[] = [
    placed(cottage(230, 190, coat(walls[0] ?? ink.belly)), 110, ground, 1),
    placed(cottage(200, 260, coat(walls[1] ?? ink.belly)), 362, ground, 1),
    placed(craftsman(coats.evening), 738, ground, 0.92),
    placed(modern(coats.evening), 1356, ground, 0.82),
  ]
  return svg(width, height, [
    ...sky({
      width,
      horizon: 640,
      apex: [1040, 110],
      span: [1250, 900],
      light: [1020, 640],
      moon: [620, 280],
      seed: 38,
      streaks: 1,
    }),
    ...hillside({
      seed: 3,
      width,
      base: 600,
      rise: 70,
      swell: 700,
      floor: 760,
      top: mix(ink.midRange, ink.gold, 0.2),
      foot: ink.nearRange,
    }),
    ...row,
    {
      d: rect(0, ground, width, 180),
      fill: down(
        ground,
        height,
        [0, mix(ink.hill, ink.gold, 0.14)],
        [0.3, ink.hill],
        [0.31, mix(ink.belly, ink.pale, 0.2)],
        [0.42, ink.belly],
        [0.43, ink.navy],
        [1, ink.deep],
      ),
    },
    {
      d: dashes(
        [
          [40, 846],
          [360, 846],
          [680, 846],
          [1000, 846],
          [1320, 846],
        ],
        150,
      ),
      stroke: ink.wheat,
      width: 4,
      opacity: 0.45,
    },
    // Lit by the sky: an arched crop cuts through this crown, which must stand out from a dark page.
    ...elm(244, 752, 540, LIT, ink.night, ink.gold),
    ...elm(1052, 752, 420, mix(ink.hill, LIT, 0.22), ink.night, ink.gold),
  ])
}
