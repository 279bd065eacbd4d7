import { random } from '../noise.ts'
import { ink } from '../palette.ts'
import { glow, rect, type Shape } from '../shape.ts'
import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { ranges, tints } from './land.ts'
import { litRoofs } from './lit-roofs.ts'
import { moods } from './moods.ts'
import { sky } from './sky.ts'

/** Lit windows in the dark, one for each buyer, a few of them nearer. */
export function crowdLights(): string {
  const draw = random(205)
  const shapes: Shape[] = []
  for (let row = 0; row < 5; row++) {
    const near = row / 4
    shapes.push(...litRoofs({ near, ground: 560 + 330 * near ** 1.2, size: 56 + 92 * near, draw }))
  }
  return svg(width, height, [
    ...sky({
      width,
      horizon: 560,
      // Above the square that a row of pictures cuts it to, which a dark cloud would leave without an edge.
      apex: [800, 4],
      span: [1500, 1500],
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
    { d: rect(0, 350, width, 310), fill: glow([800, 540], 620, 0.3, [0, ink.gold, 0.5], [1, ink.gold, 0]) },
    { d: rect(0, 600, width, 300), fill: ink.navy },
    ...shapes,
  ])
}
