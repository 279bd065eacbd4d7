/** The paddle steamer at its landing below the park: three white decks, a stack and lit windows. */
import { ink, mix, oklch } from '../../palette.ts'
import { ellipse, type Point, rect, type Shape, tidy } from '../../shape.ts'
import { SHORE } from './view.ts'

/** Where it lies on the water, and its size. */
const BERTH = { at: [1342, SHORE + 9] as Point, size: 0.62 }

/** The wheel at the stern, half in the hull: its hub, and its radius. */
const [HUB, WHEEL]: [Point, number] = [[84, 9.5], 9]

export function steamer(dark: boolean): Shape[] {
  const wall = dark ? oklch(62, 0.03, 235) : oklch(93, 0.03, 80)
  const shade = dark ? oklch(28, 0.04, 236) : oklch(42, 0.05, 230)
  const red = mix(ink.brick, ink.navy, dark ? 0.45 : 0.1)
  const { at, size } = BERTH
  const put = ([px, up]: Point): Point => [at[0] + px * size, at[1] - up * size]
  const corners = (...points: readonly Point[]) =>
    `M${points.map((point) => put(point).map(tidy).join(' ')).join('L')}`
  const box = (left: number, up: number, wide: number, high: number) => {
    const [x, y] = put([left, up])
    return rect(x, y, wide * size, high * size)
  }
  const row = (from: number, to: number, up: number, gap: number) =>
    Array.from({ length: Math.floor((to - from) / gap) }, (_, i) =>
      box(from + i * gap, up, gap * 0.5, 3.4),
    ).join('')
  const wheel = (radius: number) => {
    const [x, y] = put(HUB)
    return ellipse(x, y, radius * size)
  }
  const spokes = Array.from({ length: 4 }, (_, i): string => {
    const turn = 0.3 + (i * Math.PI) / 4
    const [dx, dy] = [WHEEL * Math.cos(turn), WHEEL * Math.sin(turn)]
    return corners([HUB[0] - dx, HUB[1] - dy], [HUB[0] + dx, HUB[1] + dy])
  })
  const paddles = mix(red, shade, 0.6)
  return [
    { d: wheel(WHEEL), fill: shade },
    { d: spokes.join(''), stroke: paddles, width: 1.5 * size },
    { d: wheel(WHEEL), stroke: paddles, width: 1.6 * size },
    // The beams that hold it, and the deck's roof above it.
    { d: `${box(70, 8.6, 17, 2.2)}${box(76, 20.4, 19, 1.8)}`, fill: shade },
    { d: box(26, 52, 5, 22), fill: shade },
    { d: box(25, 53, 7, 4), fill: red },
    { d: box(-4, 40, 34, 9), fill: wall },
    { d: box(-40, 31, 108, 10), fill: wall },
    { d: box(-50, 19, 130, 11), fill: wall },
    { d: `${box(-44, 32.4, 116, 1.8)}${box(-54, 20.4, 138, 1.8)}${box(-8, 41.4, 42, 1.8)}`, fill: shade },
    {
      d: `${row(-36, 66, 28.5, 7)}${row(-46, 78, 16.5, 7)}${row(-1, 30, 37.6, 7)}`,
      fill: ink.lamp,
    },
    { d: `${corners([-58, 8], [84, 8], [80, 0], [-50, 0])}z`, fill: shade },
  ]
}
