/** The lower edge of the cloud, which rolls around the arch. */
import { gradientNoise, type Noise } from '../noise.ts'
import { curve, type Point } from '../shape.ts'
import { svg } from '../svg.ts'
import { archAt, type Layout, landscape } from './layout.ts'

/** The distance between the points of the lit edge, in px. */
const STEP = 40
/** The widths of its light and their strengths, from the glow to the line. */
const LIGHT = [
  [84, 0.06],
  [48, 0.1],
  [24, 0.16],
  [11, 0.3],
  [4.5, 0.7],
  [2, 1],
] as const

/** The noise that bends the cloud. */
export const cloudWarp = (): Noise => gradientNoise(12)

/** The edge at `time` (0 to 1, where 1 equals 0): its height at x, in px from the top. */
export function cloudEdge(layout: Layout, warp: Noise, time: number): (x: number) => number {
  const turn = 2 * Math.PI * (time + 0.5)
  // A circle through the noise: the edge of the cloud rolls and is at the end where it began.
  const [ahead, aside] = [0.55 * Math.cos(turn), 0.55 * Math.sin(turn)]
  return (x) => {
    const sway = 3.5 * Math.sin(turn + (2 * Math.PI * x) / layout.width)
    const roll = 13 * warp(x / 210 + ahead, 3.5 + aside) + 3 * warp(x / 46 + ahead, 8.5 + aside)
    return archAt(layout, x) + roll + sway
  }
}

/** The edge in the posters as a mask of their size, for a light that runs along it. */
export function edgeMask(): string {
  const { width, height } = landscape
  const edge = cloudEdge(landscape, cloudWarp(), 0)
  const d = curve(
    Array.from({ length: width / STEP + 1 }, (_, index): Point => [index * STEP, edge(index * STEP)]),
  )
  return svg(
    width,
    height,
    LIGHT.map(([across, opacity]) => ({ d, stroke: '#000', width: across, opacity })),
  )
}
