import { ink, mix, oklch } from '../palette.ts'
import { hairs } from '../portraits/figure.ts'
import { down, glow, rect } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { elm } from './elm.ts'
import { height, width } from './frame.ts'
import { type Coat, coats } from './houses/coats.ts'
import { cottage, cottageSide } from './houses/cottage.ts'
import { craftsman } from './houses/craftsman.ts'
import { modern } from './houses/modern.ts'
import { lampLit } from './lamp-lit.ts'
import { hillside, ranges } from './land.ts'
import { neighbour } from './people.ts'
import { thrown } from './shadow.ts'
import { sky } from './sky.ts'

/** A crown that the sky lights. */
const LIT = oklch(42, 0.056, 164)

/** An inner-city street: infills and cottages under old elms. */
export function streetInnerCity(): string {
  const ground = 720
  const coat = (wall: string): Coat => ({ ...coats.evening, wall })
  // The low sun is behind the street: the sides that it reaches are warmer than the fronts.
  const house = (x: number, size: number, tall: number, wall: string): Node[] => [
    placed(
      cottageSide(size, tall, coat(wall), [738 - x, 610 - ground], mix(wall, ink.gold, 0.36)),
      x,
      ground,
      1,
    ),
    placed(cottage(size, tall, coat(wall)), x, ground, 1),
  ]
  const row: Node[] = [
    ...house(128, 214, 190, mix(ink.midRange, ink.wheat, 0.25)),
    ...house(384, 192, 256, mix(ink.blue, ink.belly, 0.45)),
    placed(craftsman(coats.evening), 738, ground, 0.92),
    placed(modern(coats.evening), 1338, ground, 0.76),
  ]
  return svg(width, height, [
    ...sky({
      width,
      horizon: 640,
      // So high that an arched crop shows nothing of the cloud.
      apex: [900, 60],
      span: [2000, 2000],
      light: [1020, 640],
      seed: 38,
      streaks: 0,
    }),
    ...ranges({ width, base: 600, rise: 150, light: 1020, floor: 700, seed: 33, count: 1, spacing: 210 }),
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
    // Both crowns are within an arched crop.
    ...elm(292, ground, 352, LIT, ink.night, ink.gold),
    ...elm(1094, ground, 410, mix(ink.hill, LIT, 0.22), ink.night, ink.gold),
    ...row,
    {
      d: rect(0, ground, width, 180),
      fill: down(
        ground,
        height,
        [0, mix(ink.hill, ink.gold, 0.2)],
        [0.5, ink.hill],
        [0.51, mix(ink.belly, ink.wheat, 0.24)],
        [0.64, mix(ink.belly, ink.wheat, 0.1)],
        [0.645, mix(ink.belly, ink.navy, 0.4)],
        [0.665, mix(ink.belly, ink.navy, 0.4)],
        // The road is so light that the footer's ridge shows before it.
        [0.67, mix(ink.midRange, ink.belly, 0.45)],
        [1, mix(ink.midRange, ink.wheat, 0.3)],
      ),
    },
    ...[
      [21, 235],
      [288, 480],
      [550, 926],
    ].map(([from = 0, to = 0]) => thrown(from, to, ground, 40, -60)),
    // The walks to the doors, and what the windows throw on them and on the lawns.
    {
      d: 'M712 720h54q-2 52 74 92H690q44-42 22-92zM1299 720h42q4 50-22 92h-96q66-40 76-92zM116 720h24l10 92h-44zM372 720h24q6 54 50 92h-66q6-40-8-92z',
      fill: mix(ink.belly, ink.lamp, 0.4),
    },
    ...[738, 1330].map((x) => ({
      d: rect(x - 420, ground, 840, 90),
      fill: glow([x, ground + 6], 400, 0.2, [0, ink.gold, 0.4], [1, ink.gold, 0]),
    })),
    // Hedges by the sidewalk.
    {
      d: [
        [36, 74],
        [238, 66],
        [560, 78],
        [930, 60],
        [1180, 72],
        [1540, 84],
      ]
        .map(
          ([x = 0, wide = 0]) =>
            `M${x - wide} 812q-4-34 30-32 ${wide - 30}-14 ${2 * wide - 60} 0 34-2 30 32z`,
        )
        .join(''),
      fill: mix(ink.hill, ink.spruce, 0.55),
    },
    placed(
      lampLit(neighbour(mix(ink.brick, ink.soil, 0.2), ink.wheat, hairs.black)),
      1020,
      ground + 20,
      0.88,
    ),
  ])
}
