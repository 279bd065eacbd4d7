/** Two older front entries of Calgary in winter, each at most 528 px wide around x 0, with its wall down to the yard. */
import { ink, mix } from '../palette.ts'
import { down, ellipse, polygon, rect, type Shape } from '../shape.ts'
import {
  body,
  brick,
  courses,
  frost,
  GROUND,
  HALF,
  HEAD,
  lamp,
  pane,
  ruled,
  SILL,
  settled,
  shade,
  snow,
  steps,
  stone,
  stucco,
} from './entry-parts.ts'

/** A house of brick from about 1912: a flat cornice on brackets, and a pediment over the door on white posts. */
export function heritage(): Shape[] {
  const trim = mix(snow, ink.wheat, 0.3)
  const windows = rect(-206, 164, 92, 112) + rect(-46, 164, 92, 112) + rect(114, 164, 92, 112)
  return [
    body(brick, 96),
    ruled(courses(128, 820, 26), ink.night, 2.5, 0.3),
    { d: rect(-280, 82, 560, 34), fill: trim },
    ruled('M-240 116v22M-160 116v22M-80 116v22M0 116v22M80 116v22M160 116v22M240 116v22', trim, 14, 1),
    settled('M-270 74h540', 20),
    { d: windows, fill: down(164, 276, [0, pane], [1, ink.lamp]), lit: true },
    { d: windows, stroke: trim, width: 10 },
    ruled('M-206 220h92M-46 220h92M114 220h92', trim, 7, 1),
    { d: rect(-216, 280, 112, 14) + rect(104, 280, 112, 14), fill: stone },
    { d: rect(-176, 326, 352, GROUND - 326), fill: shade(brick) },
    { d: rect(-152, 346, 30, 430) + rect(122, 346, 30, 430), fill: trim },
    ruled('M-162 774h50M112 774h50M-160 350h46M114 350h46', trim, 16, 1),
    {
      d: polygon([
        [-198, 340],
        [0, 248],
        [198, 340],
      ]),
      fill: trim,
    },
    settled('M-194 328 0 236 194 328', 20),
    { d: rect(-HALF - 8, 362, 2 * HALF + 16, SILL - 362), fill: trim },
    { d: `M${-HALF + 6} 424A${HALF - 6} 52 0 0 1 ${HALF - 6} 424z`, fill: ink.lamp },
    ruled(`M0 374v50M-56 384l20 40M56 384l-20 40`, trim, 6, 1),
    { d: rect(-HALF + 6, 434, 2 * HALF - 12, SILL - 434), fill: mix(ink.hill, ink.night, 0.2) },
    ruled(
      'M-64 462h52v110h-52zM12 462h52v110h-52zM-64 602h52v136h-52zM12 602h52v136h-52z',
      ink.paper,
      4,
      0.35,
    ),
    { d: 'M70 588v30', stroke: ink.lamp, width: 10, round: true },
    { d: ellipse(0, 512, 22) + ellipse(0, 512, 11), stroke: mix(ink.hill, ink.gold, 0.4), width: 8 },
    ...steps(0, 142),
  ]
}

/** A house with a steep gable: a small window high up, a gold door at the left under a roof of its own, and a bay beside it. */
export function saltbox(): Shape[] {
  const wall = mix(stucco, ink.wheat, 0.3)
  const trim = mix(ink.night, ink.navy, 0.5)
  const x = -96
  return [
    {
      d: `M-264 ${GROUND}V330L0 70L264 330V${GROUND}z`,
      fill: down(70, GROUND, [0, shade(wall)], [0.5, wall]),
    },
    ruled('M-150 240h300M-206 292h412', ink.night, 3, 0.2),
    ruled('M-282 344 0 66 282 344', trim, 22, 1),
    settled('M-284 322 0 44 284 322', 22),
    {
      d: 'M-44 254V206a44 44 0 0 1 88 0v48z',
      fill: down(160, 254, [0, pane], [1, ink.lamp]),
      lit: true,
      stroke: trim,
      width: 9,
    },
    ruled('M0 164v90', trim, 7, 1),
    { d: rect(x - HALF - 12, HEAD + 26, 2 * HALF + 24, SILL - HEAD - 26), fill: trim },
    {
      d: polygon([
        [x - 138, 376],
        [x - 92, 312],
        [x + 92, 312],
        [x + 138, 376],
      ]),
      fill: trim,
    },
    settled(`M${x - 92} 306h184M${x - 132} 366l36-52M${x + 132} 366l-36-52`, 18),
    {
      d: rect(x - HALF + 6, HEAD + 44, 2 * HALF - 12, SILL - HEAD - 44),
      fill: mix(ink.gold, ink.amber, 0.4),
    },
    { d: rect(x - 60, 424, 120, 88), fill: frost, stroke: mix(ink.oak, ink.soil, 0.3), width: 6 },
    ruled(`M${x} 424v88M${x - 60} 468h120`, mix(ink.oak, ink.soil, 0.3), 5, 1),
    ruled(`M${x - 60} 546h120v80H${x - 60}zM${x - 60} 654h120v84H${x - 60}z`, ink.soil, 5, 0.5),
    { d: `M${x + 66} 560v40`, stroke: ink.night, width: 10, round: true },
    {
      d: rect(66, 412, 176, 196),
      fill: down(412, 608, [0, pane], [1, ink.lamp]),
      lit: true,
      stroke: trim,
      width: 12,
    },
    ruled('M154 412v196M66 510h176', trim, 8, 1),
    { d: rect(58, 618, 192, 44), fill: mix(ink.oak, ink.soil, 0.4) },
    settled('M62 612h184', 16),
    ...lamp(30, 440).slice(0, 1),
    { d: rect(20, 424, 18, 40), fill: ink.lamp },
    ...steps(x, 128),
  ]
}
