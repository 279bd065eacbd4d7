/** Still water in flat bands, with what it mirrors, and the strokes of light on it. */
import { random } from '../noise.ts'
import { rect, type Shape, tidy } from '../shape.ts'
import type { Node } from '../svg.ts'
import { HEIGHT, WIDTH } from './landmark.ts'

/** Level strokes below a shore, longer nearer, around a middle. */
export function strokes(
  shore: number,
  [seed, middle, spread, count]: readonly [seed: number, middle: number, spread: number, count: number],
): string {
  const draw = random(seed)
  return Array.from({ length: count }, () => {
    const share = draw() ** 1.2
    const y = shore + 6 + (HEIGHT - shore) * share
    const x = middle + (draw() + draw() - 1) * spread * (0.35 + 0.8 * share)
    const long = (10 + 70 * share) * (0.5 + draw())
    return `M${tidy(x - long / 2)} ${tidy(y)}h${tidy(long)}`
  }).join('')
}

/** What stands on the shore, upside down in the water, `tall` times as high. */
export const mirrored = (name: string, shore: number, tall: number, opacity: number): Node => ({
  clip: rect(0, shore, WIDTH, HEIGHT - shore),
  nodes: [
    {
      opacity,
      nodes: [{ use: name, transform: `translate(0 ${tidy(shore * (1 + tall))}) scale(1 -${tall})` }],
    },
  ],
})

export const ripples = (d: string, stroke: string, width: number, opacity = 0.6): Shape => ({
  d,
  stroke,
  width,
  round: true,
  opacity,
})
