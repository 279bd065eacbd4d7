import { ink, mix } from '../palette.ts'
import { down, ellipse, polygon, rect, type Shape } from '../shape.ts'
import { placed, svg } from '../svg.ts'
import { spruce } from '../trees.ts'
import { elm } from './elm.ts'
import { height, width } from './frame.ts'
import { coats } from './houses/coats.ts'
import { craftsman } from './houses/craftsman.ts'
import { hillside, ranges } from './land.ts'
import { sky } from './sky.ts'

/** Craftsman infill at evening, under the arch. */
export function houseCraftsman(): string {
  const ground = 770
  return svg(width, height, [
    ...sky({
      width,
      horizon: 690,
      apex: [840, 130],
      span: [1100, 1050],
      light: [860, 640],
      moon: [1320, 350],
      seed: 21,
      streaks: 5,
    }),
    ...ranges({
      width,
      base: 690,
      rise: 84,
      light: 840,
      floor: height,
      seed: 92,
      count: 1,
      reach: 800,
      spacing: 190,
    }),
    ...hillside({
      seed: 6,
      width,
      base: 742,
      rise: 44,
      swell: 560,
      floor: height,
      top: ink.nearRange,
      foot: ink.hill,
    }),
    ...elm(276, 790, 420, ink.hill, ink.night, ink.gold),
    { d: [1330, 1400, 1470].map((x, i) => spruce([x, 792], 250 - i * 50)).join(''), fill: ink.spruce },
    {
      d: rect(0, ground, width, 130),
      fill: down(ground, height, [0, mix(ink.hill, ink.gold, 0.12)], [1, ink.night]),
    },
    placed(craftsman(coats.evening), 800, ground, 1.42),
    {
      d: polygon([
        [730, ground + 4],
        [870, ground + 4],
        [980, height],
        [640, height],
      ]),
      fill: mix(ink.midRange, ink.wheat, 0.3),
      opacity: 0.5,
    },
    ...shrubs([430, 500, 560, 1050, 1110, 1180], ground + 12),
  ])
}

function shrubs(xs: readonly number[], y: number): Shape[] {
  return [
    {
      d: xs.map((x, i) => ellipse(x, y - 14, 44 - (i % 3) * 8, 30 - (i % 2) * 7)).join(''),
      fill: ink.spruce,
    },
    {
      d: xs.map((x, i) => ellipse(x + 5, y - 24, 25 - (i % 3) * 5, 14)).join(''),
      fill: ink.hill,
      opacity: 0.8,
    },
  ]
}
