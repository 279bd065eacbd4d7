import { ink, kept, oklch } from '../palette.ts'
import { glow, type Point, rect, type Shape } from '../shape.ts'
import { height, width } from './frame.ts'

type Pane = readonly [x: number, y: number, wide: number, tall: number]

/**
 * Darkens a bright room after nightfall, less the nearer its lamp is, as through coloured glass: a veil would turn it
 * grey. The panes of a window are left out, as they show the night already.
 */
export const evening = (lamp: Point, radius: number, panes: readonly Pane[] = []): Shape => ({
  // An outline that turns the other way is a hole.
  d:
    rect(0, 0, width, height) +
    panes.map(([x, y, wide, tall]) => `M${x} ${y}v${tall}h${wide}v-${tall}z`).join(''),
  fill: glow(
    lamp,
    radius,
    0.8,
    [0, kept(oklch(97, 0.035, 85))],
    [0.3, kept(oklch(82, 0.065, 74))],
    [0.7, kept(oklch(54, 0.05, 50))],
    [1, kept(ink.deep), 0.86],
  ),
  glass: true,
})
