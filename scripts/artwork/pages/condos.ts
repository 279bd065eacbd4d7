import { random } from '../noise.ts'
import { ink, mix } from '../palette.ts'
import { ranges, tints } from '../scenes/land.ts'
import { between, dashes, down, ellipse, glow, type Point, rect, type Shape } from '../shape.ts'
import { svg } from '../svg.ts'
import { boards, plants, rail, seats } from './condos-balcony.ts'
import { downtown, HEIGHT, HORIZON, plain, river, towers, WIDTH } from './condos-city.ts'

/** Where the sun went down. */
const SUN = 2960

/** A balcony on the twentieth floor at blue hour, before the river, downtown and the foothills. */
export function condos(): string {
  return svg(WIDTH, HEIGHT, [
    ...evening(),
    { transform: 'translate(1700)', nodes: foothills() },
    ...plain(),
    ...river(),
    ...downtown(),
    dusk(),
    shade(),
    ...towers(),
    ...rail(),
    ...boards(),
    ...plants(),
    ...seats(),
  ])
}

const foothills = () =>
  ranges({
    width: WIDTH - 1700,
    base: HORIZON,
    rise: 104,
    light: SUN - 1700,
    floor: HORIZON + 20,
    seed: 14,
    tint: tints.dusk,
    haze: ink.blush,
    reach: 1300,
    count: 1,
  })

function evening(): Shape[] {
  const draw = random(6)
  const stars = Array.from({ length: 26 }, (): Point => [2300 + 1600 * draw(), 230 + 250 * draw()])
  const all = rect(0, 0, WIDTH, HORIZON + 10)
  return [
    {
      d: all,
      fill: down(60, HORIZON, [0, ink.blue, 0], [0.6, ink.blue, 0.75], [1, mix(ink.lilac, ink.blue, 0.3)]),
    },
    {
      d: all,
      fill: glow(
        [SUN, HORIZON],
        2600,
        0.22,
        [0, ink.amber, 0.95],
        [0.26, mix(ink.gold, ink.blush, 0.5), 0.75],
        [0.55, ink.lilac, 0.34],
        [1, ink.lilac, 0],
      ),
      daily: true,
    },
    {
      d: rect(2940, 120, 400, 400),
      fill: glow([3140, 320], 200, 1, [0, ink.paper, 0.8], [1, ink.paper, 0]),
      nightly: true,
    },
    { d: ellipse(3140, 320, 34), fill: ink.wheat, nightly: true },
    { d: dashes(stars, 0), stroke: ink.wheat, width: 5, round: true, nightly: true },
  ]
}

/** Behind the words the plain fades out below the sky. */
const dusk = (): Shape => ({
  d: rect(0, 480, 2400, 520),
  fill: glow([300, HORIZON + 110], 2000, 0.1, [0, ink.night, 0.8], [0.6, ink.night, 0.7], [1, ink.night, 0]),
})

/** It is darker behind the words, and the light grows from there without an edge. */
const shade = (): Shape => ({
  d: rect(0, 0, 3000, 1300),
  fill: between(
    [0, 0],
    [3000, 0],
    [0, ink.night, 0.8],
    [0.4, ink.night, 0.72],
    [0.62, ink.night, 0.56],
    [0.82, ink.night, 0.24],
    [1, ink.night, 0],
  ),
})
