/** Poplars and shrubs around the houses. */
import { mix } from '../palette.ts'
import { ellipse, type Point, rect, type Shape } from '../shape.ts'

/** Columnar poplars with their feet at the points, `tall` px high, lit from the right. */
export function poplars(feet: readonly Point[], tall: number, leaf: string, rim: string): Shape[] {
  const at = (dx: number, share: number, wide: number) =>
    feet
      .map(([x, y], index) => {
        const high = tall * (1 - 0.14 * (index % 3))
        return ellipse(
          Math.round(x + dx * high),
          Math.round(y - high * 0.56),
          Math.round(high * wide),
          Math.round(high * share),
        )
      })
      .join('')
  return [
    {
      d: feet.map(([x, y]) => rect(x - 3, y - tall * 0.3, 6, tall * 0.3)).join(''),
      fill: mix(leaf, '#000000', 0.3),
    },
    { d: at(0, 0.44, 0.115), fill: mix(leaf, rim, 0.4) },
    { d: at(-0.018, 0.435, 0.1), fill: leaf },
  ]
}
