/** The bare room: its wide window, the floor, and the lamp on the boxes. */
import { ink, mix } from '../../palette.ts'
import { between, down, ellipse, glow, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { height, width } from '../frame.ts'
import { LEFT, outside, TALL, TOP, WIDE } from './outside.ts'
import { card, FLOOR, LAMP, light, trim, wall } from './tones.ts'

const [RIGHT, SILL] = [LEFT + WIDE, TOP + TALL]
const near = mix(card, light, 0.15)
const far = mix(card, ink.soil, 0.3)
const boards = mix(ink.oak, ink.soil, 0.3)

/** A box from its upper left corner, in a tone that says how far it is from the lamp. */
const box = (x: number, y: number, wide: number, tall: number, tone: string): Shape[] => [
  { d: rect(x, y, wide, tall), fill: tone },
  {
    d: rect(x + wide * 0.44, y, wide * 0.12, tall) + rect(x + wide * 0.7, y, wide * 0.3, tall),
    fill: ink.soil,
    opacity: 0.2,
  },
  { d: `M${x} ${y + 2}h${wide}`, stroke: mix(tone, light, 0.6), width: 5 },
]

const leaves: Shape[] = [
  {
    d: 'M128 610C116 540 86 486 34 458 90 466 122 500 136 560 128 480 132 410 172 350 184 420 168 490 150 556 172 500 204 470 248 452 214 500 178 548 156 612z',
    fill: mix(ink.hill, ink.nearRange, 0.35),
  },
  {
    d: 'M140 612C128 520 140 440 172 350M146 612Q168 520 248 452',
    stroke: mix(light, ink.nearRange, 0.45),
    width: 4,
    round: true,
  },
  {
    d: 'M84 610h124l-16 110H100z',
    fill: between([90, 0], [210, 0], [0, mix(ink.brick, ink.soil, 0.5)], [1, mix(ink.brick, ink.oak, 0.3)]),
  },
]

export function room(): Node[] {
  const [x, y] = LAMP
  return [
    {
      d: rect(0, 0, width, FLOOR),
      fill: between(
        [0, 0],
        [width, 0],
        [0, mix(wall, ink.deep, 0.25)],
        [0.25, wall],
        [1, mix(wall, ink.deep, 0.4)],
      ),
    },
    {
      d: rect(0, FLOOR, width, height),
      fill: down(FLOOR, height, [0, mix(boards, ink.deep, 0.25)], [1, mix(boards, ink.deep, 0.5)]),
    },
    {
      d: 'M0 700h1600M0 742h1600M0 794h1600M0 856h1600M180 668l-40 32M520 668l-20 32M900 700l4 42M1240 668l24 32M320 742l-34 52M1320 742l40 52M700 794l-12 62M1060 794l14 62',
      stroke: ink.deep,
      width: 3,
      opacity: 0.35,
    },
    { d: rect(0, FLOOR - 26, width, 26), fill: mix(trim, wall, 0.45) },
    // The lamp's light, on all but the window.
    {
      d: rect(0, 0, width, height),
      fill: glow(
        [x, y - 20],
        900,
        0.72,
        [0, ink.lamp, 0.85],
        [0.22, ink.gold, 0.42],
        [0.6, ink.amber, 0.14],
        [1, ink.amber, 0],
      ),
    },
    outside(),
    {
      d: `${rect(LEFT, TOP, WIDE, TALL)}M772 ${TOP}v${TALL}M1052 ${TOP}v${TALL}`,
      stroke: mix(trim, ink.soil, 0.25),
      width: 16,
    },
    {
      d: `M${LEFT + 9} ${TOP}V${SILL}M781 ${TOP}V${SILL}M1061 ${TOP}V${SILL}`,
      stroke: mix(trim, ink.paper, 0.3),
      width: 3,
    },
    {
      d: rect(LEFT - 28, SILL, WIDE + 56, 20),
      fill: between([LEFT, 0], [RIGHT, 0], [0, mix(trim, light, 0.5)], [1, mix(trim, ink.soil, 0.45)]),
    },
    {
      d: rect(0, FLOOR, width, height),
      fill: glow([760, 800], 760, 0.2, [0, ink.lamp, 0.5], [1, ink.amber, 0]),
    },
    { d: ellipse(146, 724, 90, 10), fill: ink.night, opacity: 0.4 },
    ...leaves,
    { d: ellipse(330, 800, 240, 18), fill: ink.night, opacity: 0.5 },
    ...box(212, 664, 250, 140, near),
    ...box(240, 556, 190, 108, near),
    { d: 'M336 556v-50', stroke: ink.deep, width: 10 },
    { d: 'M306 556q30-16 60 0z', fill: ink.deep },
    {
      d: `M${x - 46} ${y - 70}h92l40 118h-172z`,
      fill: down(y - 70, y + 48, [0, mix(ink.lamp, ink.oak, 0.25)], [1, ink.lamp]),
    },
    // At the other end: boxes, and a picture that is to hang here.
    { d: ellipse(1450, 800, 200, 16), fill: ink.night, opacity: 0.5 },
    {
      d: 'M1474 420l130-12v260h-112z',
      fill: mix(ink.wheat, ink.oak, 0.35),
    },
    {
      d: 'M1492 438l112-10v160l-100 6z',
      fill: down(428, 590, [0, mix(ink.blue, ink.nearRange, 0.4)], [1, ink.blush]),
    },
    { d: 'M1502 566l44-54 40 40 18-16v52l-100 6z', fill: mix(ink.midRange, ink.nearRange, 0.5) },
    ...box(1370, 640, 250, 160, far),
    ...box(1420, 560, 150, 80, far),
  ]
}
