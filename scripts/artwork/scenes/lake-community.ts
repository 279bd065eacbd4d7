import { ink, mix } from '../palette.ts'
import { dashes, down, type Point, polygon, rect, type Shape } from '../shape.ts'
import { type Node, svg } from '../svg.ts'
import { elm } from './elm.ts'
import { height, width } from './frame.ts'
import { coats } from './houses/coats.ts'
import { cottage } from './houses/cottage.ts'
import { ranges } from './land.ts'
import { sky } from './sky.ts'

/** A suburban lake at the end of the day: houses on the far shore, docks, a canoe. */
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
  /** A short pier from the shore, with its posts. */
  const pier = (x: number): Shape[] => [
    {
      d: `M${x + 3} ${shore + 6}v40M${x + 41} ${shore + 6}v40M${x - 3} ${shore + 20}v46M${x + 47} ${shore + 20}v46`,
      stroke: ink.navy,
      width: 4,
      opacity: 0.6,
    },
    {
      d: polygon([
        [x, shore - 2],
        [x + 44, shore - 2],
        [x + 54, shore + 34],
        [x - 10, shore + 34],
      ]),
      fill: mix(ink.wheat, ink.belly, 0.3),
    },
    { d: `M${x - 10} ${shore + 36}h64`, stroke: mix(ink.belly, ink.navy, 0.4), width: 6 },
  ]
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
        [0, mix(ink.gold, ink.glacier, 0.55)],
        [0.25, mix(ink.glacier, ink.blue, 0.55)],
        [1, mix(ink.blue, ink.navy, 0.6)],
      ),
    },
    { opacity: 0.22, nodes: [{ use: 'homes', transform: `translate(0 ${shore * 2}) scale(1 -1)` }] },
    { d: rect(0, shore - 4, width, 9), fill: mix(ink.wheat, ink.hill, 0.35) },
    { d: dashes(ripples, 150), stroke: ink.wheat, width: 3, round: true, opacity: 0.5 },
    ...pier(290),
    ...pier(816),
    ...pier(1168),
    {
      d: 'M560 742c60 26 190 26 252-2-14 44-44 54-126 54s-112-12-126-52z',
      fill: mix(ink.gold, ink.belly, 0.3),
    },
    { d: 'M560 742c60 18 190 18 252-2', stroke: ink.wheat, width: 4 },
    { d: 'M574 806h226', stroke: ink.navy, width: 7, round: true, opacity: 0.4 },
    ...elm(1476, 760, 470, mix(ink.hill, ink.nearRange, 0.3), ink.spruce, ink.wheat),
    { d: 'M1180 900c90-90 230-160 440-176v176z', fill: ink.spruce },
  ])
}
