import { random } from '../../noise.ts'
import { ink, mix } from '../../palette.ts'
import {
  dashes,
  down,
  ellipse,
  type Gradient,
  glow,
  type Point,
  polygon,
  rect,
  type Shape,
} from '../../shape.ts'
import type { Coat } from './coats.ts'

/** The gabled porch, and the arch in it. */
const PORCH = 'M-112 0V-142L-14-222 84-142V0z'
const ARCH = 'M-66 0V-86a52 52 0 0 1 104 0V0z'

/** A two-storey house with a hipped roof, a bay and a porch of stone. 560 by 470 px; the light is on its right. */
export function stonePorch(coat: Coat): Shape[] {
  const { wall, shade, roof, trim, glass, stone } = coat
  const lit = [...[-208, -160, 118, 166].map((x) => rect(x, -250, 42, 68)), rect(-214, -124, 68, 86)]
  const bay = [rect(112, -118, 26, 84), rect(144, -118, 44, 84), rect(194, -118, 22, 84)]
  const sidelong = (from: number, to: number, ...stops: Gradient['stops']): Gradient => ({
    kind: 'linear',
    from: [from, 0],
    to: [to, 0],
    stops,
  })
  return [
    { d: rect(112, -470, 50, 200), fill: sidelong(112, 162, [0, mix(stone, shade, 0.6)], [1, stone]) },
    { d: rect(104, -478, 66, 13), fill: mix(stone, shade, 0.4) },
    {
      d: polygon([
        [-264, -266],
        [-182, -412],
        [186, -412],
        [266, -266],
      ]),
      fill: down(-412, -266, [0, mix(roof, ink.lilac, 0.22)], [1, roof]),
    },
    {
      d: [0.2, 0.4, 0.6, 0.8].map((at) => `M${-182 - 82 * at}-${412 - 146 * at}H${186 + 80 * at}`).join(''),
      stroke: mix(roof, ink.lilac, 0.3),
      width: 2,
    },
    {
      d: 'M-176-413H187L264-268',
      stroke: mix(ink.gold, ink.wheat, 0.4),
      width: 4,
      round: true,
      opacity: 0.85,
    },
    {
      d: rect(-228, -268, 456, 268),
      fill: sidelong(-228, 228, [0, mix(wall, shade, 0.5)], [0.5, mix(wall, shade, 0.14)], [1, wall]),
    },
    {
      d: Array.from({ length: 25 }, (_, i) => `M${-210 + i * 18}-268v236`).join(''),
      stroke: shade,
      width: 1.5,
      opacity: 0.28,
    },
    { d: rect(-228, -268, 456, 34), fill: down(-268, -234, [0, shade, 0.75], [1, shade, 0]) },
    { d: 'M-264-266H266', stroke: trim, width: 8 },
    { d: 'M-228-146H228', stroke: trim, width: 5, opacity: 0.8 },
    { d: lit.join(''), fill: glass, lit: true },
    { d: `${lit.join('')}M-208-226h90M118-226h90M-214-92h68M-180-124v86`, stroke: trim, width: 5 },
    { d: rect(-228, -30, 456, 30), fill: mix(stone, shade, 0.45) },
    // The bay.
    { d: 'M92 0V-136H232V0z', fill: sidelong(92, 232, [0, mix(stone, shade, 0.5)], [1, stone]) },
    { d: 'M80-132L108-176H216L246-132z', fill: roof },
    { d: 'M80-132H246', stroke: trim, width: 6 },
    { d: bay.join(''), fill: glass, lit: true },
    { d: `${bay.join('')}M112-90h104`, stroke: trim, width: 5 },
    // What the porch keeps from the light of the sky.
    { d: 'M-132 0V-140L-112-160V0z', fill: shade, opacity: 0.4 },
    {
      d: PORCH,
      fill: sidelong(-112, 84, [0, mix(stone, shade, 0.45)], [0.7, stone], [1, mix(stone, ink.wheat, 0.3)]),
    },
    { d: dashes(courses(), 17), stroke: mix(stone, shade, 0.55), width: 2, opacity: 0.75 },
    { d: ARCH, fill: down(-138, 0, [0, ink.lamp], [1, mix(ink.gold, ink.oak, 0.6)]) },
    { d: rect(-42, -112, 58, 112), fill: mix(ink.oak, ink.soil, 0.3) },
    { d: 'M-34-100h42v44h-42z', fill: ink.lamp, lit: true },
    { d: 'M-13-100v44M-34-78h42M-34-46h42v34h-42z', stroke: mix(ink.oak, ink.soil, 0.7), width: 3 },
    { d: ellipse(9, -50, 3), fill: ink.lamp },
    { d: 'M-68 0V-86a54 54 0 0 1 108 0V0', stroke: mix(stone, ink.paper, 0.35), width: 9 },
    { d: 'M-132-128L-14-228 104-128', stroke: roof, width: 18 },
    { d: 'M-137-135L-14-240 109-135', stroke: trim, width: 5, round: true },
    { d: `${rect(-96, -104, 14, 24)}${rect(54, -104, 14, 24)}`, fill: ink.lamp },
    { d: `${rect(-84, -12, 140, 14)}${rect(-100, 0, 172, 12)}`, fill: mix(stone, trim, 0.3) },
    {
      d: ellipse(-14, -40, 190, 110),
      fill: glow([-14, -50], 190, 0.58, [0, ink.gold, 0.4], [1, ink.gold, 0]),
    },
  ]
}

/** The joints of the porch's stones: on both sides of its arch, and over it. */
function courses(): Point[] {
  const draw = random(17)
  return Array.from({ length: 12 }, (_, row) => -16 - row * 16).flatMap((y, row) => {
    const half = y > -142 ? 96 : 96 * (1 - (-142 - y) / 80) - 6
    const step = 30
    const count = Math.floor((2 * half - 24) / step)
    return Array.from(
      { length: count + 1 },
      (_, i): Point => [-14 - half + 4 + i * step + (row % 2) * 9 + 5 * draw(), y],
    ).filter(([x]) => x + 18 < -14 + half && (y < -148 || x < -94 || x > 46))
  })
}
