/** Single houses, each in a season and an hour of its own. */
import { random } from '../noise.ts'
import { ink, mix, oklch } from '../palette.ts'
import { curve, dashes, down, ellipse, glow, type Point, polygon, rect, type Shape } from '../shape.ts'
import { placed, svg } from '../svg.ts'
import { elm } from './elm.ts'
import { type Fir, firs } from './fir.ts'
import { height, width } from './frame.ts'
import { bungalow } from './houses/bungalow.ts'
import { coats } from './houses/coats.ts'
import { foursquare } from './houses/foursquare.ts'
import { twoStorey } from './houses/two-storey.ts'
import { tints } from './land.ts'
import { moods } from './moods.ts'
import { setting } from './setting.ts'
import { thrown } from './shadow.ts'

/** Where spruces stand, each third one smaller. */
const stand = (xs: readonly number[], ground: number, tall: number): Fir[] =>
  xs.map((x, i) => [x, ground, tall - (i % 3) * (tall / 5)])

/** A path from a door at x, widening toward the viewer. */
const path = (x: number, from: number, fill: string): Shape => ({
  d: polygon([
    [x - 40, from],
    [x + 40, from],
    [x + 150, height],
    [x - 170, height],
  ]),
  fill,
  opacity: 0.65,
})

/** A brick bungalow in autumn, at the end of the day. */
export function bungalowAutumn(): string {
  const ground = 742
  const leaf = oklch(62, 0.115, 66)
  const grass = oklch(42, 0.055, 120)
  const wall = mix(ink.soil, ink.brick, 0.42)
  return svg(width, height, [
    ...setting({
      seed: 44,
      apex: [1000, 150],
      hill: [mix(ink.midRange, ink.gold, 0.25), ink.nearRange],
      soil: [grass, mix(grass, ink.night, 0.6)],
      ground,
    }),
    thrown(337, 1112, ground, 62, -150),
    ...firs(
      stand([1430, 1506, 1560], ground + 6, 300),
      mix(ink.hill, ink.nearRange, 0.1),
      mix(ink.hill, ink.gold, 0.24),
    ),
    {
      nodes: bungalow({ ...coats.evening, wall, roof: mix(ink.navy, ink.soil, 0.4), stone: ink.belly }),
      transform: `translate(740 ${ground}) scale(-1.55 1.55)`,
    },
    path(762, ground, mix(ink.belly, ink.wheat, 0.35)),
    ...elm(276, ground + 26, 480, leaf, ink.night, ink.wheat),
    {
      d: [110, 180, 260, 330, 290, 150, 400].map((x, i) => ellipse(x, 800 + ((i * 37) % 60), 9, 4)).join(''),
      fill: leaf,
    },
  ])
}

/** A two-storey house under snow at nightfall. */
export function twoStoreyWinter(): string {
  const ground = 764
  const snow = mix(ink.pale, ink.glacier, 0.35)
  const draw = random(31)
  const flakes = Array.from({ length: 64 }, (): Point => [width * draw(), 740 * draw()])
  const wall = mix(ink.blue, ink.belly, 0.45)
  return svg(width, height, [
    ...setting({
      seed: 61,
      apex: [1040, 140],
      mood: moods.dusk,
      tint: tints.dusk,
      haze: ink.amber,
      hill: [mix(snow, ink.blue, 0.5), mix(snow, ink.blue, 0.35)],
      soil: [snow, mix(snow, ink.blue, 0.55)],
      ground,
    }),
    // Behind the house: over its lit windows they would be dark at night.
    { d: dashes(flakes, 0), stroke: ink.paper, width: 5, round: true, opacity: 0.75 },
    ...firs(
      stand([74, 160, 1440, 1520], ground + 8, 350),
      mix(ink.nearRange, ink.navy, 0.4),
      mix(ink.pale, ink.paper, 0.5),
    ),
    placed(
      twoStorey({
        ...coats.winter,
        wall,
        shade: mix(wall, ink.navy, 0.7),
        roof: mix(ink.pale, ink.paper, 0.4),
        stone: ink.cloud,
      }),
      720,
      ground,
      1.45,
    ),
    thrown(430, 1172, ground, 44, -190, ink.blue),
    {
      d: rect(380, ground, 840, 90),
      fill: glow([760, ground + 4], 420, 0.2, [0, ink.gold, 0.5], [1, ink.gold, 0]),
    },
    {
      d: polygon([
        [910, ground],
        [1126, ground],
        [1330, height],
        [960, height],
      ]),
      fill: mix(ink.blue, snow, 0.35),
      opacity: 0.7,
    },
    {
      d: `${curve([
        [-20, 796],
        [220, 768],
        [460, 782],
        [760, 800],
        [860, 830],
        [900, 900],
      ])}H-20z`,
      fill: down(770, height, [0, mix(snow, ink.paper, 0.25)], [1, mix(snow, ink.blue, 0.4)]),
    },
  ])
}

/** A foursquare of before the first war, at dawn in spring. */
export function heritageDawn(): string {
  const ground = 772
  const grass = oklch(50, 0.06, 140)
  const blossom = oklch(86, 0.045, 20)
  return svg(width, height, [
    ...setting({
      seed: 72,
      apex: [1080, 130],
      mood: moods.dawn,
      tint: tints.dawn,
      hill: [mix(ink.midRange, ink.glacier, 0.3), mix(ink.nearRange, ink.glacier, 0.2)],
      soil: [grass, mix(grass, ink.night, 0.55)],
      ground,
    }),
    ...firs(
      stand([1270, 1350], ground, 300),
      mix(ink.hill, ink.midRange, 0.25),
      mix(ink.midRange, ink.wheat, 0.2),
    ),
    ...elm(1470, ground + 20, 420, mix(ink.hill, grass, 0.35), ink.night, ink.wheat),
    placed(
      foursquare({
        wall: mix(ink.wheat, ink.gold, 0.3),
        shade: mix(ink.soil, ink.gold, 0.3),
        roof: mix(ink.cloud, ink.soil, 0.45),
        trim: ink.paper,
        glass: mix(ink.glacier, ink.lamp, 0.55),
        stone: mix(ink.belly, ink.wheat, 0.3),
      }),
      760,
      ground,
      1.5,
    ),
    thrown(472, 1048, ground, 64, -190),
    path(866, ground + 2, mix(ink.pale, ink.belly, 0.3)),
    ...elm(286, ground + 22, 400, blossom, ink.soil, ink.paper),
    {
      d: Array.from({ length: 26 }, (_, i) => `M${20 + i * 25} ${ground + 60}v-50`).join(''),
      stroke: ink.paper,
      width: 9,
      opacity: 0.9,
    },
    { d: `M0 ${ground + 24}h660M0 ${ground + 46}h660`, stroke: ink.paper, width: 7, opacity: 0.9 },
  ])
}
