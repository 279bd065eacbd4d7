/** The sky over the ridge, and the mountains. */
import { ink, kept, mix, oklch } from '../../palette.ts'
import { down, glow, rect } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { height, width } from '../frame.ts'
import { ranges } from '../land.ts'
import { moonAndStars } from '../stars.ts'
import { air, LINE, sun } from './view.ts'

const range = ranges({
  width: 700,
  base: LINE,
  rise: 122,
  light: 2200,
  floor: LINE + 20,
  seed: 24,
  spacing: 128,
  count: 1,
  tint: [mix(ink.pale, ink.lilac, 0.4), 0.3],
  haze: ink.blush,
})

/** The slopes that the moon reaches. */
const moonlit = range
  .slice(-1)
  .map((slope) => ({ ...slope, fill: kept(oklch(76, 0.05, 236)), nightly: true }))

export function distance(): Node[] {
  const high = mix(oklch(66, 0.085, 240), ink.glacier, 0.3)
  const cloud = mix(ink.paper, ink.blush, 0.45)
  return [
    {
      d: rect(0, 0, width, height),
      fill: down(
        0,
        LINE,
        [0, high],
        [0.55, mix(ink.pale, ink.glacier, 0.4)],
        [0.86, ink.blush],
        [1, ink.wheat],
      ),
    },
    {
      d: rect(300, -60, 1300, 700),
      fill: glow(
        [1510, 426],
        1000,
        0.55,
        [0, ink.paper],
        [0.12, ink.wheat, 0.95],
        [0.4, sun, 0.55],
        [1, sun, 0],
      ),
      daily: true,
    },
    {
      d: rect(0, 0, width, LINE),
      fill: down(
        200,
        LINE,
        [0, kept(oklch(22, 0.06, 255))],
        [0.6, kept(oklch(38, 0.085, 248))],
        [1, kept(oklch(58, 0.075, 234))],
      ),
      nightly: true,
    },
    ...moonAndStars({ width, horizon: LINE, apex: [800, -20], span: [1100, 1100], clear: 0.7 }, 61),
    // Long clouds, lit from below and from the right.
    {
      d: 'M250 356q130-34 290-20 90-22 210-4 120-10 210 14-110 22-260 16-240 14-450-6zM980 300q130-24 260-10 120-18 300 0-110 30-270 24-170 4-290-14zM-40 250q160-50 330-22 110-22 250 8-120 26-280 18-160 14-300-4zM620 150q180-40 360-14 150-24 330 6-150 30-330 20-200 16-360-12z',
      fill: cloud,
      opacity: 0.85,
      daily: true,
    },
    // The range and its repeats: those behind it are in haze.
    {
      opacity: 0.5,
      nodes: ['-300 118) scale(1.3 .72', '660 86) scale(1.2 .8'].map((to) => ({
        use: 'range',
        transform: `translate(${to})`,
      })),
    },
    { use: 'range', transform: 'translate(800-42) scale(1.05 1.09)' },
    { name: 'range', nodes: [...range, ...moonlit] },
    // Foothills, and the haze before all of it.
    {
      d: 'M0 470q90-16 180-6 120-18 250-2 130-14 260 2 170-16 300-4 140-20 280-6 160-22 330-6V560H0z',
      fill: mix(mix(ink.midRange, ink.farRange, 0.6), air, 0.4),
    },
    { d: rect(0, 410, width, 120), fill: down(410, 500, [0, air, 0], [1, air, 0.8]) },
  ]
}
