/** The paddle steamer at its landing below the park: three white decks, a stack and lit windows. */
import { ellipse, rect, type Shape, tidy } from '../../shape.ts'

export function steamer(
  x: number,
  y: number,
  size: number,
  wall: string,
  shade: string,
  pane: string,
  red: string,
): Shape[] {
  const box = (left: number, up: number, wide: number, tall: number) =>
    rect(x + left * size, y - up * size, wide * size, tall * size)
  const row = (from: number, to: number, up: number, gap: number) =>
    Array.from({ length: Math.floor((to - from) / gap) }, (_, i) =>
      box(from + i * gap, up, gap * 0.5, 3.4),
    ).join('')
  return [
    { d: box(26, 52, 5, 22), fill: shade },
    { d: box(25, 53, 7, 4), fill: red },
    { d: box(-4, 40, 34, 9), fill: wall },
    { d: box(-40, 31, 108, 10), fill: wall },
    { d: box(-50, 19, 130, 11), fill: wall },
    { d: `${box(-44, 32.4, 116, 1.8)}${box(-54, 20.4, 138, 1.8)}${box(-8, 41.4, 42, 1.8)}`, fill: shade },
    { d: `${row(-36, 66, 28.5, 7)}${row(-46, 78, 16.5, 7)}${row(-1, 30, 37.6, 7)}`, fill: pane },
    {
      d: `M${tidy(x - 58 * size)} ${tidy(y - 8 * size)}h${tidy(152 * size)}l${tidy(-10 * size)} ${tidy(9 * size)}h${tidy(-134 * size)}z`,
      fill: shade,
    },
    { d: ellipse(x + 84 * size, y - 10 * size, 13 * size), fill: red },
    { d: ellipse(x + 84 * size, y - 10 * size, 9 * size), fill: shade },
  ]
}
