/** The evening sky over the estate, the peaks, and the foothills before them. */
import { ink, mix } from '../../palette.ts'
import { down, glow, rect } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { height, width } from '../frame.ts'
import { ranges } from '../land.ts'
import { moonAndStars } from '../stars.ts'
import { air, LINE, meadow, sun } from './view.ts'

const range = ranges({
  width: 720,
  base: LINE - 40,
  rise: 176,
  light: -600,
  floor: LINE,
  seed: 31,
  spacing: 140,
  count: 1,
  tint: [mix(ink.midRange, ink.lilac, 0.4), 0.35],
  haze: ink.blush,
})

export function distance(): Node[] {
  const woods = mix(ink.nearRange, ink.hill, 0.3)
  return [
    {
      d: rect(0, 0, width, height),
      fill: down(
        0,
        LINE,
        [0, mix(ink.blue, ink.glacier, 0.3)],
        [0.45, mix(ink.glacier, ink.lilac, 0.55)],
        [0.78, ink.blush],
        [1, sun],
      ),
    },
    {
      d: rect(-100, -60, 1400, 760),
      fill: glow(
        [150, 430],
        1050,
        0.6,
        [0, ink.paper],
        [0.1, ink.wheat, 0.95],
        [0.3, sun, 0.75],
        [0.62, ink.blush, 0.55],
        [1, ink.blush, 0],
      ),
      daily: true,
    },
    ...moonAndStars({ width, horizon: LINE, apex: [800, -40], span: [4000, 4000], clear: 0.5 }, 47),
    {
      d: 'M800 216q140-26 270-10 130-22 330-2-110 28-290 22-170 8-310-10zM-60 190q150-40 300-18 120-20 240-2-110 28-260 22-150 12-280-2z',
      fill: mix(ink.paper, ink.blush, 0.6),
      opacity: 0.8,
    },
    {
      opacity: 0.5,
      nodes: ['-260 90) scale(1.2 .78', '620 60) scale(1.4 .84'].map((to) => ({
        use: 'range',
        transform: `translate(${to})`,
      })),
    },
    { use: 'range', transform: 'translate(690-66) scale(1.3 1.1)' },
    { name: 'range', nodes: range },
    // Foothills, each nearer one darker, with woods along the last.
    {
      d: `M0 430Q160 396 330 424 560 446 760 420 980 396 1180 428 1400 440 1600 398V${LINE + 60}H0z`,
      fill: mix(mix(ink.midRange, ink.lilac, 0.3), air, 0.42),
    },
    {
      d: `M0 468Q240 430 470 462 720 480 960 456 1240 426 1600 464V${LINE + 60}H0z`,
      fill: mix(mix(ink.midRange, meadow.mid, 0.5), air, 0.25),
    },
    { d: rect(0, 380, width, 130), fill: down(380, 490, [0, air, 0], [1, air, 0.62]) },
    {
      d: `M0 ${LINE + 40}V474l20-12 14 10 18-16 16 14 22-12 20 12 18-14 20 10 24-16 18 14 20-8 24 12 18-16 22 14 24-8 20 10h760l22-10 18 10 20-18 18 14 22-20 18 18 20-12 22 14 18-20 20 16 24-12 18 14 20-18 22 12 20-14 24 14 20-18 22 12 18-12 30 8V${LINE + 40}z`,
      fill: mix(woods, air, 0.14),
    },
  ]
}
