import { random } from '../noise.ts'
import { ink, mix } from '../palette.ts'
import { dashes, glow, type Point, polygon, rect, type Shape } from '../shape.ts'
import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { ranges, tints } from './land.ts'
import { moods } from './moods.ts'
import { sky } from './sky.ts'

/** Lit windows in the dark, one for each buyer, a few of them nearer. */
export function crowdLights(): string {
  const draw = random(205)
  const shapes: Shape[] = []
  for (let row = 0; row < 5; row++) {
    const near = row / 4
    const ground = 560 + 330 * near ** 1.2
    const size = 56 + 92 * near
    const houses: string[] = []
    const warm: Point[] = []
    for (let x = -size * draw(); x < width + size; x += size * (1.02 + 0.16 * draw())) {
      const tall = size * (0.7 + 0.35 * draw())
      const peak = size * (0.3 + 0.2 * draw())
      const half = size * 0.46
      houses.push(
        polygon([
          [x - half, height],
          [x - half, ground - tall],
          [x, ground - tall - peak],
          [x + half, ground - tall],
          [x + half, height],
        ]),
      )
      if (draw() < 0.75) warm.push([x - half * 0.6, ground - tall * 0.62])
      if (draw() < 0.6) warm.push([x + half * 0.12, ground - tall * 0.62])
    }
    const tone = mix(mix(ink.blue, ink.cloud, 0.55), ink.deep, 0.12 + 0.85 * near)
    shapes.push(
      { d: houses.join(''), fill: tone, stroke: mix(tone, ink.lamp, 0.22), width: 2 },
      {
        d: dashes(warm, Math.round(size * 0.2)),
        stroke: ink.lamp,
        width: size * 0.22,
        opacity: 0.6 + 0.4 * near,
      },
    )
  }
  return svg(width, height, [
    ...sky({
      width,
      horizon: 560,
      apex: [800, 190],
      span: [1050, 1050],
      light: [800, 560],
      mood: moods.dusk,
      seed: 15,
      streaks: 6,
    }),
    ...ranges({
      width,
      base: 545,
      rise: 60,
      light: 800,
      floor: 620,
      seed: 44,
      tint: tints.dusk,
      count: 1,
      haze: ink.amber,
    }),
    { d: rect(0, 400, width, 260), fill: glow([800, 540], 620, 0.3, [0, ink.gold, 0.5], [1, ink.gold, 0]) },
    { d: rect(0, 600, width, 300), fill: ink.navy },
    ...shapes,
  ])
}
