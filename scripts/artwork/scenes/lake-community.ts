import { ink, mix } from '../palette.ts'
import { curve, dashes, down, type Point, polygon, rect } from '../shape.ts'
import { type Node, svg } from '../svg.ts'
import { elm } from './elm.ts'
import { height, width } from './frame.ts'
import { coats } from './houses/coats.ts'
import { cottage } from './houses/cottage.ts'
import { ranges, tints } from './land.ts'
import { moods } from './moods.ts'
import { sky } from './sky.ts'

/** A suburban lake: houses on the far shore, docks, a canoe. */
export function lakeCommunity(): string {
  const shore = 560
  const tones = [
    ink.nearRange,
    mix(ink.midRange, ink.wheat, 0.3),
    mix(ink.blue, ink.midRange, 0.3),
    mix(ink.belly, ink.gold, 0.2),
  ]
  const homes: Node[] = Array.from({ length: 9 }, (_, i) => ({
    nodes: cottage(
      128 + (i % 3) * 14,
      78 + ((i * 37) % 40),
      { ...coats.evening, wall: tones[i % 4] ?? ink.belly },
      i % 4 !== 2,
    ),
    transform: `translate(${110 + i * 176} ${shore})`,
  }))
  const dock = (x: number, y: number, long: number) =>
    polygon([
      [x, y],
      [x + 34, y],
      [x + 60 + long * 0.3, y + long],
      [x - 10 + long * 0.3, y + long],
    ])
  const ripples = Array.from(
    { length: 16 },
    (_, i): Point => [60 + ((i * 389) % 1400), shore + 60 + ((i * 71) % 250)],
  )
  return svg(width, height, [
    ...sky({
      width,
      horizon: shore,
      apex: [1000, 130],
      span: [1300, 900],
      light: [1000, 720],
      mood: moods.day,
      seed: 55,
      streaks: 6,
    }),
    ...ranges({
      width,
      base: 520,
      rise: 70,
      light: 1000,
      floor: shore,
      seed: 48,
      tint: tints.day,
      count: 1,
      haze: ink.paper,
    }),
    { d: rect(0, 516, width, 50), fill: mix(ink.hill, ink.glacier, 0.25) },
    { name: 'homes', nodes: homes },
    {
      d: rect(0, shore, width, height - shore),
      fill: down(
        shore,
        height,
        [0, mix(ink.glacier, ink.pale, 0.4)],
        [0.4, mix(ink.glacier, ink.blue, 0.5)],
        [1, mix(ink.blue, ink.navy, 0.4)],
      ),
    },
    { opacity: 0.22, nodes: [{ use: 'homes', transform: `translate(0 ${shore * 2}) scale(1 -1)` }] },
    { d: rect(0, shore - 4, width, 9), fill: mix(ink.wheat, ink.hill, 0.35) },
    { d: dashes(ripples, 150), stroke: ink.paper, width: 3, round: true, opacity: 0.5 },
    {
      d: `${dock(330, shore, 120)}${dock(860, shore, 96)}${dock(1210, shore, 150)}`,
      fill: mix(ink.belly, ink.wheat, 0.35),
    },
    {
      d: 'M560 742c60 26 190 26 252-2-14 44-44 54-126 54s-112-12-126-52z',
      fill: mix(ink.gold, ink.belly, 0.3),
    },
    { d: 'M560 742c60 18 190 18 252-2', stroke: ink.wheat, width: 4 },
    { d: 'M574 806h226', stroke: ink.navy, width: 7, round: true, opacity: 0.4 },
    ...elm(1500, 640, 420, mix(ink.hill, ink.nearRange, 0.3), ink.spruce),
    { d: 'M1330 900c40-130 120-230 280-264v264z', fill: ink.spruce },
    {
      d: [1400, 1440, 1476]
        .map((x, i) =>
          curve([
            [x, 880],
            [x - 4, 800 - i * 20],
            [x - 22 + i * 20, 740 - i * 14],
          ]),
        )
        .join(''),
      stroke: mix(ink.hill, ink.gold, 0.4),
      width: 5,
      round: true,
    },
  ])
}
