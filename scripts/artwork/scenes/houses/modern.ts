import { ink, mix, oklch } from '../../palette.ts'
import { down, ellipse, glow, rect, type Shape } from '../../shape.ts'
import type { Coat } from './coats.ts'

const cedar = oklch(52, 0.085, 58)

/** A modern infill: a dark and a cedar volume, a long slab of roof, tall glass. 560 by 330 px. */
export function modern(coat: Coat): Shape[] {
  const { wall, shade, roof, trim, glass, stone } = coat
  const lights = [
    rect(-24, -282, 150, 112),
    rect(16, -124, 128, 104),
    rect(-216, -214, 46, 168),
    rect(-148, -214, 74, 62),
  ]
  return [
    { d: rect(-236, -246, 190, 246), fill: down(-246, 0, [0, mix(roof, shade, 0.4)], [1, roof]) },
    {
      d: Array.from({ length: 10 }, (_, i) => `M${-218 + i * 19}-246v246`).join(''),
      stroke: shade,
      width: 2,
      opacity: 0.7,
    },
    { d: rect(-62, -312, 222, 312), fill: down(-312, 0, [0, cedar], [1, mix(cedar, ink.deep, 0.4)]) },
    {
      d: Array.from({ length: 17 }, (_, i) => `M-62-${296 - i * 18}h222`).join(''),
      stroke: mix(cedar, ink.deep, 0.5),
      width: 1.5,
      opacity: 0.6,
    },
    { d: rect(160, -132, 128, 132), fill: wall },
    { d: rect(176, -104, 96, 104), fill: shade },
    { d: 'M176-78h96M176-52h96M176-26h96', stroke: wall, width: 3 },
    { d: lights.join(''), fill: glass, lit: true },
    { d: 'M50-282v112M-24-208h150M80-124v104M16-52h128M-216-130h46M-111-214v62', stroke: roof, width: 5 },
    { d: rect(-50, -120, 54, 116), fill: ink.brick },
    { d: 'M-8-78v40', stroke: trim, width: 4 },
    { d: `${rect(-90, -326, 280, 16)}${rect(-256, -256, 204, 13)}${rect(-72, -146, 372, 15)}`, fill: roof },
    { d: 'M-90-326h280M-256-256h170M-72-146h372', stroke: trim, width: 3.5, opacity: 0.9 },
    { d: `${rect(-74, -8, 104, 10)}${rect(-256, -24, 170, 26)}`, fill: stone },
    {
      d: ellipse(-20, -40, 150, 70),
      fill: glow([-20, -50], 150, 0.5, [0, ink.gold, 0.26], [1, ink.gold, 0]),
    },
  ]
}
