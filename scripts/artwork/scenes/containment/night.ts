import { ink, mix } from '../../palette.ts'
import { between, down, ellipse, glow, type Point, rect, type Shape } from '../../shape.ts'
import { height, width } from '../frame.ts'

/** At night the work lamp's beam, and the moon's cold light through the window at the left. */
export const night = ([x, y]: Point, floor: number): Shape[] => [
  {
    d: rect(0, 0, width, height),
    fill: glow(
      [820, 500],
      860,
      0.86,
      [0.3, ink.navy, 0],
      [0.52, mix(ink.navy, ink.blue, 0.3), 0.5],
      [0.76, ink.navy, 0.8],
      [1, ink.deep, 0.92],
    ),
    nightly: true,
  },
  {
    d: `M${x - 30} ${y - 48}L470 110V${floor + 150}L${x - 30} ${y + 66}z`,
    fill: between([x - 30, 0], [470, 0], [0, ink.lamp, 0.6], [0.5, ink.gold, 0.2], [1, ink.gold, 0]),
    nightly: true,
  },
  {
    d: ellipse(880, 760, 460, 90),
    fill: glow([880, 760], 460, 0.2, [0, ink.lamp, 0.5], [1, ink.gold, 0]),
    nightly: true,
  },
  {
    d: ellipse(x - 30, y + 8, 150),
    fill: glow([x - 30, y + 8], 150, 1, [0, ink.paper, 0.9], [0.3, ink.lamp, 0.6], [1, ink.lamp, 0]),
    nightly: true,
  },
  {
    d: `${rect(103, 157, 136, 286)}${rect(253, 157, 136, 286)}M40 ${floor + 40}H250L330 ${height}H90z`,
    fill: down(157, height, [0, ink.glacier, 0.26], [1, ink.glacier, 0.06]),
    nightly: true,
  },
]
