import { ink, mix } from '../../palette.ts'
import { down, ellipse, glow, polygon, rect, type Shape } from '../../shape.ts'
import type { Coat } from './coats.ts'
import { rim, unlit } from './light.ts'

/** A foursquare of about 1912: hipped roof, dormer, a porch across the front, lit from its right. 400 by 430 px. */
export function foursquare(coat: Coat): Shape[] {
  const { wall, shade, roof, trim, glass, stone } = coat
  const windows = [-112, 40].flatMap((x) => [rect(x, -262, 32, 74), rect(x + 40, -262, 32, 74)])
  const below = [rect(-118, -122, 96, 78), rect(-24, -392, 22, 30), rect(2, -392, 22, 30)]
  return [
    {
      d: polygon([
        [-192, -284],
        [-84, -416],
        [84, -416],
        [192, -284],
      ]),
      fill: roof,
    },
    // Its courses, and the light along the edge that faces it.
    {
      d: [0.25, 0.5, 0.75]
        .map((part) => `M${-84 - 108 * part}-${416 - 132 * part}H${84 + 108 * part}`)
        .join(''),
      stroke: mix(roof, wall, 0.35),
      width: 2,
    },
    rim('M85-414L191-285'),
    // The chimney on the slope, and what it and the dormer throw on the roof.
    { d: 'M92-430h34v74l-34 10z', fill: mix(ink.brick, shade, 0.5) },
    { d: rect(86, -436, 46, 10), fill: shade },
    unlit('M-56-396l-40 70 48-6zM92-426h11v77l-11 3zM92-372v26l-22 8z'),
    { d: 'M-72-391L0-439 72-391z', fill: roof },
    { d: 'M-48-332V-402L0-434L48-402V-332z', fill: wall },
    { d: 'M-72-391L0-439 72-391M-194-283h388', stroke: trim, width: 5, round: true },
    { d: rect(-160, -282, 320, 282), fill: down(-282, -60, [0, mix(wall, shade, 0.55)], [0.4, wall]) },
    {
      d: Array.from({ length: 8 }, (_, i) => `M-160-${266 - i * 14}h320`).join(''),
      stroke: shade,
      width: 1.5,
      opacity: 0.35,
    },
    { d: rect(-160, -281, 320, 13), fill: ink.deep, opacity: 0.35 },
    {
      d: rect(-10, -281, 170, 103),
      fill: {
        kind: 'linear',
        from: [-10, 0],
        to: [160, 0],
        stops: [
          [0, ink.wheat, 0],
          [1, ink.wheat, 0.32],
        ],
      },
    },
    { d: windows.join(''), fill: glass, lit: true },
    {
      d: [-112, 40].map((x) => `M${x}-262h11q-1 48-11 74zm72 0h-11q1 48 11 74z`).join(''),
      fill: trim,
      opacity: 0.55,
    },
    { d: `${windows.join('')}M-112-236h72M40-236h72`, stroke: trim, width: 5 },
    unlit('M-160-146h320v26H40l-24 94h-176z'),
    { d: below.join(''), fill: glass, lit: true },
    { d: `${below.join('')}M-70-122v78`, stroke: trim, width: 5 },
    { d: rect(40, -126, 58, 100), fill: ink.brick },
    { d: 'M52-114h34v36h-34z', fill: glass, lit: true },
    {
      d: polygon([
        [-206, -140],
        [-166, -178],
        [166, -178],
        [206, -140],
      ]),
      fill: roof,
    },
    { d: rect(-202, -142, 404, 11), fill: trim },
    { d: rect(-192, -28, 384, 28), fill: stone },
    { d: [-184, 8, 114, 170].map((x) => rect(x, -132, 14, 106)).join(''), fill: trim },
    rim('M0-440L73-391M126-425v67M167-178l38 38'),
    {
      d: `M-170-62H8M128-62h42${Array.from({ length: 10 }, (_, i) => `M${-160 + i * 17}-62v34`).join('')}`,
      stroke: trim,
      width: 4,
    },
    {
      d: `${rect(26, -26, 90, 10)}${rect(20, -16, 102, 10)}${rect(14, -6, 114, 10)}`,
      fill: mix(stone, trim, 0.35),
    },
    { d: ellipse(40, -60, 150, 80), fill: glow([50, -70], 150, 0.5, [0, ink.gold, 0.3], [1, ink.gold, 0]) },
  ]
}
