import { ink, mix } from '../../palette.ts'
import { down, ellipse, glow, polygon, rect, type Shape } from '../../shape.ts'
import { below, turned } from '../shadow.ts'
import type { Coat } from './coats.ts'
import { rim, type Side, unlit } from './light.ts'

/** A bungalow of the fifties: a long low roof, a front gable, a picture window, lit from its left. 560 by 230 px. */
export function bungalow(coat: Coat, lit = true, light: Side = -1): Shape[] {
  const { wall, shade, roof, trim, glass, stone } = coat
  const windows = [rect(38, -104, 132, 62), rect(-168, -104, 70, 46), rect(206, -104, 40, 40)]
  return [
    { d: rect(96, -232, 42, 80), fill: mix(ink.brick, shade, 0.55) },
    unlit(light > 0 ? 'M96-232h14v40H96z' : 'M124-232h14v40h-14z'),
    { d: rect(90, -238, 54, 9), fill: shade },
    {
      d: polygon([
        [-262, -124],
        [-222, -192],
        [226, -192],
        [284, -124],
      ]),
      fill: roof,
    },
    { d: 'M-232-176h476M-242-158h494M-252-140h514', stroke: shade, width: 1.5, opacity: 0.4 },
    { d: rect(-240, -126, 500, 126), fill: down(-126, 0, [0, mix(wall, shade, 0.65)], [0.35, wall]) },
    {
      d: 'M-240-94h500M-240-78h500M-240-62h500M-240-46h500M-240-30h500',
      stroke: shade,
      width: 1.2,
      opacity: 0.3,
    },
    { d: rect(22, -126, 164, 126), fill: stone },
    { d: 'M-212-14V-128l79-52 79 52V-14z', fill: wall },
    turned(rect(-240, -126, 500, 126), light > 0 ? 260 : -240, light > 0 ? -240 : 260),
    // What the gable throws on the wall and the roof beside it.
    ...(light > 0 ? [] : [unlit('M-54-14v-114l-79-64h50l64 64 15 30V-14z')]),
    below(-54, -126, 314, 26),
    { d: 'M-208-112L-133-166-58-112', stroke: ink.night, width: 14, opacity: 0.28 },
    { d: 'M-236-112L-133-186-30-112', stroke: roof, width: 15 },
    { d: 'M-240-120L-133-197-26-120M-18-128h302', stroke: trim, width: 4, round: true },
    rim(
      light > 0 ? 'M-133-198L-25-119M227-192l58 66M138-229v37' : 'M-133-198L-241-119M-143-192h-78M96-229v37',
    ),
    { d: 'M-150-142h34v-14l-17-11-17 11z', fill: shade },
    { d: windows.join(''), fill: lit ? glass : mix(ink.glacier, shade, 0.45), lit: true },
    { d: `${windows.join('')}M82-104v62M126-104v62M-133-104v46M226-104v40`, stroke: trim, width: 4.5 },
    { d: rect(-36, -102, 44, 92), fill: ink.brick },
    { d: 'M-26-92h24v26h-24z', fill: lit ? glass : shade, lit: true },
    { d: rect(-240, -16, 500, 16), fill: mix(stone, shade, 0.45) },
    { d: `${rect(-52, -10, 76, 10)}${rect(-60, -2, 92, 10)}`, fill: mix(stone, trim, 0.4) },
    { d: 'M-60-2v-46M32-2v-46M-60-46h16M16-46h16', stroke: trim, width: 3 },
    ...(lit
      ? [
          {
            d: ellipse(20, -40, 190, 90),
            fill: glow([40, -50], 180, 0.5, [0, ink.gold, 0.3], [1, ink.gold, 0]),
          },
        ]
      : []),
  ]
}
