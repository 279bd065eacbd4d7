/** Those who were outdoors by day, in a lit window or before the house at night. */
import { ink, mix } from '../palette.ts'
import { mirrored } from '../portraits/figure.ts'
import type { Node } from '../svg.ts'
import { head } from './people.ts'
import type { Looks } from './standing.ts'

const TORSO = 'M-9-107C-19-102-20-89-18-75L-20-30H20L16-75C17-90 14-102 7-107-1-110-5-110-9-107z'

/** From the waist up, facing right, as tall as a figure of 140 px whose feet are at 0. */
const atWindow = ({ skin, hair, style, coat }: Omit<Looks, 'trousers'>): Node[] => [
  { d: TORSO, fill: coat },
  head(skin, 'even', { d: style, fill: hair }),
  { d: 'M-8-98Q-18-74-4-62L14-66', stroke: mix(coat, ink.deep, 0.35), width: 10, round: true },
]

interface Someone extends Omit<Looks, 'trousers'> {
  x: number
  /** Negative to face left. */
  scale: number
}

/** In a window with the outline `pane`, whose sill is at `sill`; at night alone. */
export const atHome = (pane: string, sill: number, ...people: readonly Someone[]): Node => ({
  nightly: true,
  clip: pane,
  nodes: people.map(({ x, scale, ...looks }) => {
    const size = Math.abs(scale)
    const y = Math.round(sill + 48 * size)
    return scale < 0
      ? mirrored(atWindow(looks), x, y, size)
      : { nodes: atWindow(looks), transform: `translate(${x} ${y}) scale(${size})` }
  }),
})
