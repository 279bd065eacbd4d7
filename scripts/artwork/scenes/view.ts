import { ink } from '../palette.ts'
import { rect } from '../shape.ts'
import type { Node } from '../svg.ts'
import { hillside, ranges } from './land.ts'
import type { Mood } from './moods.ts'
import { sky } from './sky.ts'

/** The landscape seen through a window at x, y. */
export function view(x: number, y: number, wide: number, tall: number, mood: Mood, seed: number): Node {
  const horizon = tall * 0.8
  const nodes = [
    ...sky({
      width: wide,
      horizon,
      apex: [wide * 0.58, tall * 0.24],
      span: [wide * 0.72, wide * 0.7],
      light: [wide * 0.6, wide * 0.46],
      mood,
      seed,
      streaks: 5,
    }),
    ...ranges({
      width: wide,
      base: horizon,
      rise: tall * 0.17,
      light: wide * 0.6,
      floor: tall,
      seed,
      count: 1,
    }),
    ...hillside({
      seed: seed + 2,
      width: wide,
      base: tall * 0.9,
      rise: 30,
      swell: 300,
      floor: tall,
      top: ink.nearRange,
      foot: ink.hill,
    }),
  ]
  return { transform: `translate(${x} ${y})`, clip: rect(0, 0, wide, tall), nodes, outside: true }
}
