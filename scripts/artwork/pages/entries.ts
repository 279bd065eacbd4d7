/** Five front entries of Calgary in winter, each at most 528 px wide around x 0, with its wall down to the yard. */
import { ink, mix } from '../palette.ts'
import { down, glow, polygon, rect, type Shape } from '../shape.ts'
import {
  boards,
  body,
  brick,
  cedar,
  charcoal,
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
  timber,
  wall,
} from './entry-parts.ts'

/** A modern infill: a flat roof, a cedar recess, a tall door with a strip of glass. */
export function infill(): Shape[] {
  return [
    body(charcoal, 92),
    ruled(courses(128, 820, 46)),
    { d: rect(-276, 74, 552, 26), fill: shade(charcoal) },
    settled('M-268 68h536', 20),
    { d: rect(-196, 126, 392, 84), fill: down(126, 210, [0, pane], [1, ink.lamp]), lit: true },
    ruled('M-66 126v84M66 126v84', ink.night, 8, 1),
    { d: rect(-150, 262, 300, SILL - 262), fill: cedar },
    ruled(boards(-120, 130, 30, 262, SILL), ink.soil, 3, 0.6),
    { d: rect(-198, 236, 396, 28), fill: ink.night },
    settled('M-186 230h372', 20),
    { d: rect(-104, 316, 156, SILL - 316), fill: mix(ink.blue, ink.navy, 0.25), stroke: ink.night, width: 8 },
    { d: rect(-12, 350, 26, 388) + rect(66, 316, 44, SILL - 316), fill: frost },
    { d: 'M-78 470v190', stroke: ink.wheat, width: 10, round: true },
    ...lamp(206, 410),
    ...steps(0, 150),
  ]
}

/** A bungalow: a low roof, a picture window, a screen door below a transom, an iron railing. */
export function bungalow(): Shape[] {
  const x = 104
  return [
    body(stucco, 236),
    { d: rect(-264, 640, 528, GROUND - 640), fill: brick },
    ruled(courses(640, 844, 34), ink.night, 3, 0.35),
    {
      d: polygon([
        [-284, 240],
        [-196, 130],
        [196, 130],
        [284, 240],
      ]),
      fill: shade(wall),
    },
    {
      d: polygon([
        [-258, 200],
        [-204, 118],
        [204, 118],
        [258, 200],
        [150, 184],
        [40, 204],
        [-120, 186],
      ]),
      fill: snow,
    },
    { d: rect(-284, 236, 568, 20), fill: mix(stucco, ink.paper, 0.35) },
    { d: rect(-222, 384, 196, 196), fill: down(384, 580, [0, pane], [1, ink.lamp]), lit: true },
    { d: rect(-222, 384, 196, 196), stroke: snow, width: 12 },
    ruled('M-124 384v196', snow, 8, 1),
    settled('M-232 592h216', 14),
    { d: rect(x - HALF - 16, 280, 2 * HALF + 32, SILL - 280), fill: mix(stucco, ink.paper, 0.5) },
    { d: rect(x - HALF, 296, 2 * HALF, 46), fill: ink.lamp },
    ruled(`M${x} 296v46`, mix(stucco, ink.paper, 0.5), 8, 1),
    { d: rect(x - HALF, HEAD + 6, 2 * HALF, SILL - HEAD - 6), fill: mix(ink.spruce, ink.blue, 0.35) },
    { d: rect(x - 66, 386, 132, 196), fill: mix(pane, ink.pale, 0.3) },
    { d: rect(x - 66, 612, 132, 126), fill: mix(ink.spruce, ink.navy, 0.5) },
    ruled(`M${x - 66} 484h132M${x - 40} 566l60-166M${x + 6} 566l46-128`, ink.paper, 4, 0.4),
    { d: `M${x + 74} 596v34`, stroke: ink.lamp, width: 10, round: true },
    ...steps(x, 112),
    ruled('M-4 772V668l-48 48V824M-28 692V798M212 772V668l48 48V824M236 692V798', ink.night, 7, 1),
  ]
}

/** A mountain-timber entry: a king-post gable on stone bases, a plank door between sidelights. */
export function mountainTimber(): Shape[] {
  return [
    body(mix(ink.hill, ink.nearRange, 0.5), 250),
    ruled(courses(300, 820, 40)),
    {
      d: polygon([
        [-268, 268],
        [0, 84],
        [268, 268],
      ]),
      fill: mix(cedar, ink.wheat, 0.12),
    },
    ruled('M-264 262h528M0 104V262M-130 262 0 190 130 262', timber, 26, 1),
    ruled('M-278 276 0 84 278 276', timber, 30, 1),
    settled('M-274 250 0 60 274 250', 22),
    { d: rect(-228, 275, 44, 400) + rect(184, 275, 44, 400), fill: timber },
    { d: rect(-252, 640, 92, 210) + rect(160, 640, 92, 210), fill: stone },
    ruled(
      'M-252 694h92M-252 748h92M-252 800h92M-206 640v54M-182 694v54M-224 748v52M160 694h92M160 748h92M160 800h92M206 640v54M182 694v54M228 748v52',
    ),
    settled('M-250 634h88M162 634h88', 14),
    { d: rect(-142, 330, 284, SILL - 330), fill: timber },
    { d: rect(-128, HEAD, 28, 390) + rect(100, HEAD, 28, 390), fill: ink.lamp },
    { d: rect(-82, HEAD - 8, 164, SILL - HEAD + 8), fill: mix(ink.oak, ink.brick, 0.22) },
    ruled(boards(-49, 50, 33, HEAD - 8, SILL), ink.soil, 4, 0.7),
    { d: rect(-34, 396, 68, 68), fill: ink.lamp, stroke: ink.soil, width: 10 },
    ruled('M0 396v68M-34 430h68', ink.soil, 6, 1),
    ruled('M-82 520h78M-82 690h78', ink.night, 10, 0.85),
    { d: 'M56 560v60', stroke: ink.night, width: 12, round: true },
    ...steps(0, 150),
  ]
}

/** A new house: a pitched parapet, pale stucco, a door of frosted glass. */
export function glassPanel(): Shape[] {
  const lites = [0, 1, 2, 3, 4].map((i) => rect(-62, 380 + i * 76, 124, 56)).join('')
  return [
    { d: `M-264 ${GROUND}V176L264 96V${GROUND}z`, fill: down(96, GROUND, [0, shade(stucco)], [0.5, stucco]) },
    ruled('M-284 176 284 90', ink.night, 24, 1),
    settled('M-278 156 278 72', 22),
    { d: rect(-264, 330, 140, GROUND - 330), fill: cedar },
    ruled(courses(330, 844, 32, 140), ink.soil, 3, 0.6),
    {
      d: rect(-206, 222, 412, 66),
      fill: down(222, 288, [0, pane], [1, ink.lamp]),
      lit: true,
      stroke: ink.night,
      width: 10,
    },
    { d: rect(-110, 334, 280, SILL - 334), fill: ink.night },
    { d: lites, fill: frost },
    { d: rect(108, 360, 48, SILL - 384), fill: ink.lamp },
    { d: 'M80 480v180', stroke: ink.wheat, width: 10, round: true },
    ...lamp(216, 420),
    ...steps(20, 152),
    { d: rect(-242, 762, 92, 88), fill: charcoal },
    {
      d: polygon([
        [-196, 560],
        [-240, 762],
        [-152, 762],
      ]),
      fill: mix(ink.spruce, ink.hill, 0.5),
    },
  ]
}

/** A craftsman porch on tapered posts, its door open on the lit hall. */
export function craftsmanPorch(): Shape[] {
  const lit = mix(ink.wheat, ink.paper, 0.4)
  return [
    body(wall, 250),
    ruled(courses(300, 820, 34)),
    {
      d: rect(-264, 250, 528, GROUND - 250),
      fill: glow([0, 560], 420, 1.1, [0, ink.gold, 0.7], [1, ink.gold, 0]),
    },
    {
      d: polygon([
        [-262, 262],
        [0, 96],
        [262, 262],
      ]),
      fill: shade(wall),
    },
    ruled(boards(-160, 160, 32, 196, 262), ink.night, 3, 0.4),
    { d: rect(-46, 178, 92, 56), fill: ink.lamp, stroke: lit, width: 8 },
    ruled('M0 178v56', lit, 6, 1),
    ruled('M-282 284 0 104 282 284', lit, 18, 1),
    settled('M-284 262 0 82 284 262', 24),
    { d: rect(-252, 262, 504, 44), fill: lit },
    {
      d:
        polygon([
          [-222, 306],
          [-182, 306],
          [-170, 620],
          [-234, 620],
        ]) +
        polygon([
          [182, 306],
          [222, 306],
          [234, 620],
          [170, 620],
        ]),
      fill: lit,
    },
    { d: rect(-252, 620, 100, 230) + rect(152, 620, 100, 230), fill: stone },
    ruled(
      'M-252 676h100M-252 734h100M-252 792h100M-204 620v56M-180 676v58M-226 734v58M152 676h100M152 734h100M152 792h100M204 620v56M180 676v58M226 734v58',
    ),
    settled('M-250 614h96M154 614h96', 14),
    { d: rect(-HALF - 22, 330, 2 * HALF + 44, SILL - 330), fill: lit },
    {
      d: rect(-HALF, 350, 2 * HALF, SILL - 350),
      fill: glow([0, 560], 360, 1, [0, ink.paper], [0.35, ink.wheat], [1, ink.gold]),
      lit: true,
    },
    { d: rect(-22, 560, 92, SILL - 560), fill: mix(ink.gold, ink.amber, 0.5), opacity: 0.5 },
    {
      d: polygon([
        [-HALF, SILL],
        [HALF, SILL],
        [64, 734],
        [-30, 734],
      ]),
      fill: ink.brick,
      opacity: 0.5,
    },
    {
      d: polygon([
        [-HALF, 350],
        [-30, 388],
        [-30, 734],
        [-HALF, SILL],
      ]),
      fill: mix(ink.brick, ink.navy, 0.15),
    },
    ruled('M-80 412l38 14v84l-38-6zM-80 552l38 2v142l-38 18z', ink.night, 5, 0.35),
    { d: 'M-42 572v26', stroke: ink.lamp, width: 9, round: true },
    ...steps(0, 132, mix(ink.wheat, wall, 0.25)),
  ]
}
