import { ink, mix } from '../palette.ts'
import { down, ellipse, glow, polygon, rect, type Shape } from '../shape.ts'
import { placed, svg } from '../svg.ts'
import { elm } from './elm.ts'
import { firs } from './fir.ts'
import { castShade, fringe, glints, haze, type Mass, tufts } from './foliage.ts'
import { height, width } from './frame.ts'
import { coats } from './houses/coats.ts'
import { craftsman } from './houses/craftsman.ts'
import { hillside, ranges } from './land.ts'
import { sky } from './sky.ts'

const LAWN = { from: 0, to: width, far: 782, near: 890, bare: [670, 950] } as const

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
    haze(840, 762, 780, ink.blush),
    ...elm(276, 790, 420, ink.hill, ink.night, ink.gold),
    ...firs(
      [1330, 1404, 1474].map((x, i) => [x, 792, 270 - i * 50]),
      ink.spruce,
      mix(ink.hill, ink.gold, 0.2),
    ),
    {
      d: rect(0, ground, width, 130),
      fill: down(ground, height, [0, mix(ink.hill, ink.gold, 0.12)], [1, ink.night]),
    },
    castShade(250, 792, 230),
    castShade(1410, 790, 190),
    castShade(800, ground + 6, 560),
    {
      d: rect(0, ground, width, 130),
      fill: glow([800, ground], 640, 0.17, [0, ink.gold, 0.42], [1, ink.gold, 0]),
    },
    {
      d: tufts({ ...LAWN, seed: 5, count: 44 }),
      stroke: mix(ink.hill, ink.night, 0.6),
      width: 2.6,
      round: true,
    },
    {
      d: tufts({ ...LAWN, seed: 6, count: 44 }),
      stroke: mix(ink.hill, ink.gold, 0.25),
      width: 2.2,
      round: true,
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
    ...shrubs([430, 500, 560], ground + 12),
    ...shrubs([1050, 1110, 1180], ground + 12),
  ])
}

function shrubs(xs: readonly number[], y: number): Shape[] {
  const masses = xs.map((x, i): Mass => [x, y - 14, 44 - (i % 3) * 8, 30 - (i % 2) * 7])
  return [
    castShade((xs[1] ?? 0) + 4, y + 12, 140, 0.8),
    { d: masses.map((mass) => ellipse(...mass)).join(''), fill: ink.spruce },
    { d: fringe(masses, 13, 5, 2), stroke: ink.spruce, width: 10, round: true },
    { d: glints(masses, 5, 5, 3), stroke: mix(ink.hill, ink.gold, 0.3), width: 6, round: true, opacity: 0.6 },
  ]
}
