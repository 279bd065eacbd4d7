/** A basement, and what runs through it. */
import { random } from '../../noise.ts'
import { ink, mix } from '../../palette.ts'
import { down, type Gradient, glow, type Point, rect, type Shape, type Stop } from '../../shape.ts'

/** The height of each drawing and its width, except for a twice as wide one. */
export const SIDE = 240
export const cloth = mix(ink.wheat, ink.paper, 0.45)
export const stained = mix(ink.oak, ink.wheat, 0.45)

/** A horizontal gradient between two places. */
export const across = (from: number, to: number, ...stops: readonly Stop[]): Gradient => ({
  kind: 'linear',
  from: [from, 0],
  to: [to, 0],
  stops,
})

/** The light along a pipe that lies between two heights. */
export const tube = (top: number, bottom: number, light: string, dark: string): Gradient =>
  down(top, bottom, [0, mix(light, dark, 0.25)], [0.28, mix(light, ink.paper, 0.5)], [0.55, light], [1, dark])

/** Down an edge that is torn, from x and y; alone, or as a part of an outline. */
export function ragged(x: number, y: number, tall: number, seed: number, alone = false): string {
  const draw = random(seed)
  const steps = Array.from({ length: 8 }, () => `L${Math.round(x + 16 * (draw() - 0.5))} `)
  const line = steps.map((step, i) => `${step}${Math.round(y + ((i + 1) * tall) / 8)}`).join('')
  return alone ? `M${x} ${y}${line}` : line
}

/** Joists over a wall of blocks. */
export function cellar(width: number, height: number): Shape[] {
  const rows = [78, 124, 170, 216]
  const joints = rows.flatMap((y, i) =>
    Array.from({ length: Math.ceil(width / 86) + 1 }, (_, k) => `M${k * 86 + (i % 2) * 43} ${y}v46`),
  )
  const joists = Array.from({ length: Math.ceil(width / 120) }, (_, i) => rect(26 + i * 120, 0, 30, 44)).join(
    '',
  )
  return [
    {
      d: rect(0, 0, width, height),
      fill: down(0, height, [0, mix(ink.navy, ink.belly, 0.6)], [1, ink.navy]),
    },
    {
      d: `${rows.map((y) => `M0 ${y}H${width}`).join('')}${joints.join('')}`,
      stroke: ink.deep,
      width: 2.5,
      opacity: 0.4,
    },
    { d: rect(0, 0, width, 48), fill: down(0, 48, [0, ink.deep], [1, mix(ink.soil, ink.deep, 0.5)]) },
    { d: joists, fill: down(0, 44, [0, mix(ink.soil, ink.deep, 0.3)], [1, mix(ink.oak, ink.soil, 0.5)]) },
    {
      d: rect(0, 0, width, height),
      fill: glow([width * 0.4, 90], width * 0.55, 0.8, [0, ink.lamp, 0.3], [1, ink.lamp, 0]),
    },
  ]
}

/** The dark of a night, which has the blue of the moon where light still reaches. */
const dusk = mix(ink.navy, ink.blue, 0.3)

/** At night a room has its lamp alone: what is beside its warm light is in a cold dark, the farther from it the more. */
export const lampLit = (lamp: Point, width: number, reach: number): Shape[] => [
  {
    d: rect(0, 0, width, SIDE),
    fill: glow(lamp, reach, 0.9, [0.25, dusk, 0], [0.6, dusk, 0.62], [1, ink.deep, 0.92]),
    nightly: true,
  },
  {
    d: rect(0, 0, width, SIDE),
    fill: glow(lamp, reach * 0.7, 0.9, [0, ink.lamp, 0.3], [0.5, ink.gold, 0.16], [1, ink.gold, 0]),
    nightly: true,
  },
]

/** The pool of light of a torch, whose edge is crisp, and the night around it. */
export const torchLit = (spot: Point, width: number, reach: number): Shape[] => [
  {
    d: rect(0, 0, width, SIDE),
    fill: glow(
      spot,
      reach * 2,
      0.9,
      [0.34, dusk, 0],
      [0.45, dusk, 0.22],
      [0.5, dusk, 0.72],
      [0.75, ink.navy, 0.84],
      [1, ink.deep, 0.94],
    ),
    nightly: true,
  },
  {
    d: rect(0, 0, width, SIDE),
    fill: glow(spot, reach, 0.9, [0, ink.lamp, 0.34], [0.8, ink.gold, 0.16], [1, ink.gold, 0]),
    nightly: true,
  },
]
