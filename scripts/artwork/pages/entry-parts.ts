/** Materials and parts of the front entries, each of which is at most 528 px wide around x 0. */
import { ink, mix, oklch } from '../palette.ts'
import { down, ellipse, glow, rect, type Shape } from '../shape.ts'

/** The yard, and the doors' sills three steps above it. */
export const [GROUND, SILL] = [850, 772]
/** Half the width of a door, and its top. */
export const [HALF, HEAD] = [92, 352]

export const snow = mix(ink.pale, ink.paper, 0.5)
export const stone = mix(ink.belly, ink.pale, 0.22)
export const wall = oklch(47, 0.045, 214)
export const charcoal = mix(ink.navy, ink.nearRange, 0.35)
export const stucco = mix(ink.pale, wall, 0.42)
export const cedar = mix(ink.oak, ink.navy, 0.22)
export const timber = mix(ink.oak, ink.soil, 0.35)
export const brick = mix(ink.brick, ink.navy, 0.3)
export const frost = mix(ink.glacier, ink.wheat, 0.35)
export const pane = mix(ink.blue, ink.glacier, 0.25)

export const shade = (tone: string) => mix(tone, ink.navy, 0.3)
/** The wall of a house below `top`. */
export const body = (tone: string, top: number): Shape => ({
  d: rect(-264, top, 528, GROUND - top),
  fill: down(top, GROUND, [0, shade(tone)], [0.5, tone]),
})
/** Joints and seams. */
export const ruled = (d: string, tone = ink.night, width = 3, opacity = 0.3): Shape => ({
  d,
  stroke: tone,
  width,
  opacity,
})
/** Upright joints, `gap` apart. */
export const boards = (from: number, to: number, gap: number, top: number, bottom = GROUND) =>
  Array.from(
    { length: Math.floor((to - from) / gap) + 1 },
    (_, i) => `M${from + i * gap} ${top}V${bottom}`,
  ).join('')
/** Horizontal joints from the left edge of the wall, `gap` apart. */
export const courses = (from: number, to: number, gap: number, width = 528) =>
  Array.from(
    { length: Math.floor((to - from) / gap) + 1 },
    (_, i) => `M-264 ${from + i * gap}h${width}`,
  ).join('')
/** Snow lying along a line. */
export const settled = (d: string, width = 18): Shape => ({ d, stroke: snow, width, round: true })

/** Three shovelled steps, with the snow left at their ends. */
export function steps(x: number, half: number, tone = stone): Shape[] {
  const treads = [0, 1, 2].map((i) => ({ y: SILL + 26 * i, reach: half + 24 * i }))
  return [
    { d: treads.map(({ y, reach }) => rect(x - reach, y, 2 * reach, 26)).join(''), fill: tone },
    ruled(treads.map(({ y, reach }) => `M${x - reach} ${y + 24}h${2 * reach}`).join(''), ink.night, 5, 0.35),
    settled(
      treads.map(({ y, reach }) => `M${x - reach + 8} ${y - 2}h26M${x + reach - 34} ${y - 2}h26`).join(''),
      14,
    ),
  ]
}

/** A lamp on the wall, and its light. */
export const lamp = (x: number, y: number): Shape[] => [
  { d: ellipse(x, y, 84), fill: glow([x, y], 84, 1, [0, ink.gold, 0.5], [1, ink.gold, 0]) },
  { d: rect(x - 15, y - 32, 30, 64), fill: ink.night },
  { d: rect(x - 8, y - 20, 16, 42), fill: ink.lamp },
]
