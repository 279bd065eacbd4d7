/** The evening sky, the foothills under it, and the street that leads there. */
import { ink, mix, oklch } from '../../palette.ts'
import { down, glow, polygon, polyline, rect, type Shape } from '../../shape.ts'
import { tufts } from '../foliage.ts'
import { height, width } from '../frame.ts'
import { moonAndStars } from '../stars.ts'
import { at, bright, dusk, LINE, lawn, leaf, SUN, shade, stone, sun } from './view.ts'

const [X] = SUN
const haze = mix(ink.blush, sun, 0.4)
/** Across the street: its kerbs, and the far edge of the pavement. */
const [KERB, EDGE, RIGHT] = [-0.8, -2.4, 6]
const FAR = 160

export function sky(): Shape[] {
  return [
    {
      d: rect(0, 0, width, height),
      fill: down(
        0,
        LINE,
        [0, mix(oklch(58, 0.085, 250), ink.blue, 0.25)],
        [0.45, mix(ink.glacier, ink.lilac, 0.45)],
        [0.75, ink.blush],
        [1, mix(ink.wheat, ink.gold, 0.35)],
      ),
    },
    {
      d: rect(0, 0, width, LINE),
      fill: glow(
        [X, LINE - 30],
        700,
        0.6,
        [0, ink.paper],
        [0.1, ink.wheat, 0.95],
        [0.4, mix(sun, ink.blush, 0.4), 0.6],
        [1, ink.blush, 0],
      ),
      daily: true,
    },
    ...moonAndStars(
      {
        width,
        horizon: LINE,
        apex: [800, -40],
        span: [4000, 4000],
        moon: { at: [806, 424], radius: 38, warmth: 0.5 },
        clear: 0.75,
      },
      29,
    ),
    {
      d: 'M560 440q150-26 300-14 90-20 210-4-90 24-240 20-130 12-270-2zM140 330q170-40 350-18 130-22 270 6-150 28-310 18-160 14-310-6zM900 350q170-34 330-14 150-20 300 8-140 28-310 20-180 12-320-14zM820 214q170-40 360-14 150-24 330 6-150 30-330 20-200 16-360-12zM40 170q160-40 330-18 110-22 250 8-120 26-280 18-160 14-300-8z',
      fill: mix(ink.paper, ink.blush, 0.5),
      opacity: 0.8,
    },
    // The sun, on the mountains' edge.
    { d: `M${X - 46} 498a46 46 0 0 1 92 0v30h-92z`, fill: ink.paper, daily: true },
  ]
}

export function land(): Shape[] {
  return [
    {
      d: 'M380 562V524l40-14 26 8 40-34 22 12 34-30 28 26 18-8 38 30 34-16 26 14 30-6 44-34 20 10 36-32 44 40 26-12 46 32 40-24 36 18 40-12v70z',
      fill: mix(mix(ink.farRange, ink.lilac, 0.5), haze, 0.45),
    },
    {
      d: 'M486 484l22 12 34-30 28 26-14 6-12-10-14 16-18-4-16 12zM804 490l20 10 36-32 44 40-22-4-18-12-14 12-20-6-18 10z',
      fill: mix(ink.paper, ink.blush, 0.5),
    },
    {
      d: 'M300 562V534q110-20 220-6 100-16 220 2 120-22 260-4 90-14 200 4v32z',
      fill: mix(mix(ink.midRange, ink.lilac, 0.4), haze, 0.35),
    },
    {
      d: 'M300 566V548q120-14 260-2 90 6 180-2 120-14 280-2 90-10 240 2v22z',
      fill: mix(mix(ink.midRange, leaf.mid, 0.4), haze, 0.25),
    },
    { d: rect(0, 470, width, 96), fill: glow([X, 556], 420, 0.18, [0, sun, 0.95], [1, sun, 0]), daily: true },
    {
      d: rect(0, LINE, width, height - LINE),
      fill: {
        kind: 'radial',
        centre: SUN,
        radius: 900,
        squash: 0.5,
        stops: [
          [0, mix(lawn, sun, 0.75)],
          [0.3, mix(lawn, sun, 0.25)],
          [1, mix(lawn, leaf.dark, 0.55)],
        ],
      },
    },
    {
      d: polygon([at(6.4, EDGE), at(FAR, EDGE), at(FAR, KERB), at(3.6, KERB)]),
      fill: down(LINE, height, [0, mix(stone, sun, 0.7)], [1, mix(stone, dusk, 0.35)]),
    },
    {
      d: [8, 9.4, 11, 13, 15.5, 19, 24, 32].map((l) => polyline([at(l, EDGE), at(l, KERB)])).join(''),
      stroke: mix(stone, shade, 0.4),
      width: 2,
      opacity: 0.6,
    },
    {
      d: polygon([at(3, KERB), at(FAR, KERB), at(FAR, RIGHT), at(3, RIGHT), [1640, 940]]),
      fill: down(
        LINE,
        height,
        [0, mix(sun, ink.paper, 0.3)],
        [0.2, mix(haze, ink.lilac, 0.4)],
        [0.5, mix(ink.lilac, dusk, 0.45)],
        [1, mix(dusk, shade, 0.2)],
      ),
    },
    {
      d: rect(0, LINE, width, 240),
      fill: glow([X, LINE], 420, 0.55, [0, ink.paper, 0.8], [0.3, sun, 0.5], [1, sun, 0]),
      daily: true,
    },
    { d: polyline([at(3.6, KERB), at(FAR, KERB)]), stroke: bright, width: 5 },
    { d: polyline([at(9, RIGHT), at(FAR, RIGHT)]), stroke: mix(stone, sun, 0.4), width: 2 },
    {
      d: tufts({ seed: 8, from: 10, to: 300, far: 720, near: 850, count: 10 }),
      stroke: mix(lawn, sun, 0.6),
      width: 2.5,
      round: true,
    },
  ]
}
