/** One day's sky from left to right, under the arch; the mountains, and the hedge and the street before them. */

import { toFloor } from '../../hills.ts'
import { random } from '../../noise.ts'
import { ink, mix, oklch } from '../../palette.ts'
import { peaks } from '../../peaks.ts'
import { curve, down, glow, type Point, polygon, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { archY } from '../arch.ts'
import { firs } from '../fir.ts'
import { tufts } from '../foliage.ts'
import { height, width } from '../frame.ts'
import { atHours, FOOT, hours, LINE, lawn, WALK } from './view.ts'

const ARCH = { apex: [800, 330], span: [1400, 1400], horizon: LINE } as const
const rose = oklch(80, 0.085, 35)

/** The lower edge of the cloud, `lift` px above the arch. */
const edge = (lift = 0): Point[] =>
  Array.from(
    { length: 11 },
    (_, i): Point => [
      i * 180 - 100,
      archY(ARCH, i * 180 - 100) - lift + (i % 2 ? 7 : -4) * (lift ? 1.6 : 0.7),
    ],
  )

/** A light on the horizon: where, how wide, and its colours from the core outwards. */
const light = (x: number, reach: number, core: string, outer: string): Shape => ({
  d: rect(x - reach, LINE - reach * 0.75, reach * 2, reach),
  fill: glow([x, LINE], reach, 0.72, [0, core], [0.4, mix(core, outer, 0.5), 0.75], [1, outer, 0]),
})

export function sky(): Shape[] {
  const draw = random(8)
  const stars = Array.from({ length: 10 }, (_, i) => {
    const x = 1330 + Math.round(draw() * 260)
    const y = Math.round(archY(ARCH, x) + 10 + draw() * 90)
    return { d: `M${x} ${y}h0`, large: i % 4 === 0 }
  })
  const dots = (large: boolean, size: number): Shape => ({
    d: stars
      .filter((star) => star.large === large)
      .map(({ d }) => d)
      .join(''),
    stroke: ink.wheat,
    width: size,
    round: true,
  })
  const night = mix(ink.navy, ink.blue, 0.42)
  return [
    {
      d: rect(0, 0, width, FOOT),
      fill: hours(
        [mix(rose, ink.lilac, 0.5), mix(ink.glacier, ink.blue, 0.42), mix(ink.gold, rose, 0.55), night],
        30,
      ),
    },
    light(90, 460, mix(ink.wheat, ink.paper, 0.2), mix(rose, ink.blush, 0.4)),
    light(610, 300, ink.paper, ink.pale),
    light(910, 230, ink.amber, ink.gold),
    light(1560, 300, mix(ink.blue, ink.lilac, 0.25), mix(ink.blue, ink.navy, 0.2)),
    dots(false, 3.5),
    dots(true, 6),
    // The cloud, with a darker layer over it, and its edge, which glows at dusk.
    {
      d: `${curve(edge())}V0H-100z`,
      fill: hours(
        [
          mix(rose, ink.lilac, 0.75),
          mix(ink.pale, ink.paper, 0.3),
          mix(ink.cloud, ink.lilac, 0.22),
          mix(ink.navy, ink.blue, 0.16),
        ],
        30,
      ),
    },
    {
      d: `${curve(edge(34))}V0H-100z`,
      fill: hours(
        [
          mix(ink.lilac, ink.blue, 0.4),
          mix(ink.pale, ink.blue, 0.25),
          ink.navy,
          mix(ink.navy, ink.deep, 0.4),
        ],
        30,
      ),
      opacity: 0.7,
    },
    {
      d: curve(edge(-12)),
      stroke: hours([ink.wheat, ink.paper, ink.gold, mix(ink.blue, ink.glacier, 0.1)], 30),
      width: 26,
      opacity: 0.3,
    },
    {
      d: curve(edge()),
      stroke: hours(
        [ink.wheat, ink.paper, mix(ink.gold, ink.wheat, 0.4), mix(ink.blue, ink.glacier, 0.25)],
        30,
      ),
      width: 6,
    },
  ]
}

export function land(): Node[] {
  const ridge = peaks({ seed: 29, from: 0, to: width, base: LINE - 6, rise: 112, spacing: 262, light: 300 })
  const all = (faces: readonly Point[][]) => faces.map((face) => polygon(face)).join('')
  return [
    {
      d: polygon(toFloor(ridge.line, LINE + 40)),
      fill: hours(
        [
          mix(ink.farRange, ink.lilac, 0.55),
          mix(ink.farRange, ink.blue, 0.25),
          mix(ink.blue, ink.lilac, 0.25),
          mix(ink.navy, ink.blue, 0.2),
        ],
        10,
      ),
    },
    {
      d: all(ridge.snow),
      fill: hours(
        [mix(ink.wheat, rose, 0.4), ink.paper, mix(ink.gold, rose, 0.5), mix(ink.blue, ink.glacier, 0.25)],
        10,
      ),
      opacity: 0.9,
    },
    { d: all(ridge.shade), fill: ink.navy, opacity: 0.2 },
    // Foothills, and spruces on them.
    {
      d: `M0 ${LINE - 16}q220-30 460 0t420 0 420-4 300-8V${FOOT}H0z`,
      fill: hours(
        [
          mix(ink.midRange, ink.lilac, 0.4),
          mix(ink.nearRange, lawn, 0.6),
          mix(ink.hill, ink.lilac, 0.2),
          mix(ink.navy, ink.night, 0.4),
        ],
        10,
      ),
    },
    ...firs(
      [
        [706, LINE + 34, 150],
        [756, LINE + 44, 110],
        [868, LINE + 40, 140],
        [1590, LINE + 44, 190],
        [30, LINE + 44, 120],
      ],
      mix(ink.hill, ink.spruce, 0.4),
      mix(ink.nearRange, ink.hill, 0.4),
    ),
    {
      d: `M0 ${LINE + 30}q400-16 800 0t800 0V${FOOT + 10}H0z`,
      fill: hours(atHours(mix(lawn, ink.wheat, 0.2))),
    },
    // The hedge along the street.
    {
      d: `M0 680${'q8-16 24-14 10-12 28-4 18-10 28 4 20-4 20 14'.repeat(16)}V${FOOT + 8}H0z`,
      fill: hours(atHours(mix(ink.hill, lawn, 0.35))),
    },
    // The lawn, the walk, the verge and the street.
    { d: rect(0, FOOT - 8, width, WALK), fill: hours(atHours(lawn)) },
    {
      d: tufts({ seed: 3, from: 10, to: 1590, far: FOOT + 14, near: WALK - 4, count: 4 }),
      stroke: hours(atHours(mix(lawn, ink.wheat, 0.5))),
      width: 3,
      round: true,
    },
    { d: rect(0, WALK, width, 40), fill: hours(atHours(mix(ink.pale, ink.wheat, 0.5))) },
    { d: rect(0, WALK + 40, width, 8), fill: ink.navy, opacity: 0.3 },
    { d: rect(0, WALK + 48, width, height), fill: hours(atHours(mix(ink.belly, ink.lilac, 0.3))) },
    { d: rect(0, FOOT, width, height), fill: down(FOOT, height, [0, ink.navy, 0], [1, ink.navy, 0.36]) },
  ]
}
