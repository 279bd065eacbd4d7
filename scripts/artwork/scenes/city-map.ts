/** Calgary as on the map of lights, for pictures that show something on it. */
import { MIDDLE, outline, rivers } from '../../../src/pages/communities/zone-map.ts'
import { ink, mix, oklch } from '../palette.ts'
import { down, glow, type Point } from '../shape.ts'
import type { Node } from '../svg.ts'

/** From cool to warm, as on the map of lights: its communities by what homes are assessed at. */
export const WARMTH = [
  oklch(70, 0.1, 266),
  oklch(82, 0.07, 200),
  oklch(90, 0.07, 125),
  oklch(84, 0.13, 84),
  oklch(75, 0.165, 52),
]

const water = mix(ink.glacier, ink.blue, 0.3)
export const town = mix(ink.navy, ink.blue, 0.36)

/**
 * The city and its rivers. `centre` is where downtown is, `scale` pixels to a unit of the map of lights, and `room` how far
 * the city reaches around its outermost lights, in those units.
 */
export const city = ({
  centre: [x, y],
  scale,
  room,
}: {
  centre: Point
  scale: number
  room: number
}): Node => ({
  transform: `translate(${(x - MIDDLE.x * scale).toFixed(1)} ${(y - MIDDLE.y * scale).toFixed(1)}) scale(${scale.toFixed(3)})`,
  nodes: [
    {
      d: outline,
      stroke: down(-10, MIDDLE.y, [0, ink.gold, 0.8], [1, ink.gold, 0]),
      width: room + 6,
      round: true,
    },
    { d: outline, fill: town, stroke: town, width: room, round: true },
    {
      d: rivers,
      stroke: glow([MIDDLE.x, MIDDLE.y], 262, 1, [0, water], [0.66, water], [1, water, 0]),
      width: 5,
      round: true,
    },
  ],
})
