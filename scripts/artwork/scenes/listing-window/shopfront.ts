/** An old brick front with an awning over its window, a door beside it, and the sidewalk before them. */
import { ink, mix } from '../../palette.ts'
import { down, ellipse, glow, rect, type Shape } from '../../shape.ts'
import { width } from '../frame.ts'

const brick = mix(mix(ink.brick, ink.soil, 0.5), ink.navy, 0.15)
const wood = mix(ink.nearRange, ink.navy, 0.45)
const trim = mix(ink.oak, ink.gold, 0.35)
const [LEFT, RIGHT, TOP, SILL, FOOT] = [280, 1320, 150, 650, 780] as const

/** Bricks here and there, in rows of 28 px. */
const bricks = (): string =>
  Array.from({ length: 58 }, (_, i) => {
    const row = (i * 7) % 27
    const x = (i * 389 + (row % 2) * 30) % width
    return `M${Math.round(x / 60) * 60 + (row % 2) * 30} ${14 + row * 28}h54`
  }).join('')

export const shopfront = (): Shape[] => [
  { d: rect(0, 0, width, 800), fill: down(0, 800, [0, mix(brick, ink.navy, 0.4)], [1, brick]) },
  { d: bricks(), stroke: mix(brick, ink.oak, 0.4), width: 20, opacity: 0.35 },
  // The window's frame, and the lit room that is behind the cards.
  { d: rect(LEFT - 40, 60, RIGHT - LEFT + 80, FOOT - 60), fill: wood },
  {
    d: rect(LEFT, TOP, RIGHT - LEFT, SILL - TOP),
    fill: down(TOP, SILL, [0, mix(ink.lamp, ink.wheat, 0.7)], [1, mix(ink.lamp, ink.amber, 0.25)]),
    lit: true,
  },
  { d: rect(LEFT - 40, SILL, RIGHT - LEFT + 80, 22), fill: mix(wood, ink.wheat, 0.25) },
  {
    d: [LEFT + 14, LEFT + 370, LEFT + 726].map((x) => rect(x, SILL + 44, 300, 62)).join(''),
    stroke: mix(wood, ink.glacier, 0.25),
    width: 4,
  },
  { d: rect(LEFT - 40, 60, RIGHT - LEFT + 80, 18), fill: trim },
  // The awning.
  { d: `M${LEFT - 20} 92h${RIGHT - LEFT + 40}l34 110H${LEFT - 54}z`, fill: mix(ink.paper, ink.wheat, 0.5) },
  {
    d: Array.from({ length: 8 }, (_, i) => {
      const [top, foot] = [LEFT - 20 + i * 135, LEFT - 54 + i * 143.5]
      return `M${top} 92h67l${Math.round(foot - top + 5)} 110h-72z`
    }).join(''),
    fill: mix(ink.hill, ink.blue, 0.4),
  },
  {
    d: `M${LEFT - 54} 202h${RIGHT - LEFT + 108}`,
    stroke: mix(ink.hill, ink.navy, 0.4),
    width: 10,
  },
  // The door at the left, a lamp at the right.
  { d: rect(36, 150, 176, 630), fill: wood },
  { d: rect(64, 180, 120, 400), fill: mix(ink.lamp, ink.wheat, 0.4), lit: true },
  { d: 'M64 380h120M124 180v400', stroke: wood, width: 8 },
  { d: rect(64, 606, 120, 150), stroke: mix(wood, ink.glacier, 0.25), width: 4 },
  { d: ellipse(198, 470, 8), fill: trim },
  { d: ellipse(1480, 300, 260), fill: glow([1480, 300], 260, 1, [0, ink.lamp, 0.65], [1, ink.lamp, 0]) },
  { d: 'M1480 232v-34h-46', stroke: ink.deep, width: 8 },
  { d: 'M1448 256l14-26h36l14 26-10 74h-44z', fill: ink.lamp },
  { d: 'M1444 258h72l-20-30h-32zM1456 330h48v8h-48z', fill: ink.deep },
]

export const pavement = (): Shape[] => [
  {
    d: rect(0, FOOT, width, 120),
    fill: down(FOOT, 900, [0, mix(ink.belly, ink.lilac, 0.35)], [1, mix(ink.navy, ink.lilac, 0.15)]),
  },
  {
    d: ellipse(800, FOOT + 20, 620, 110),
    fill: glow([800, FOOT + 10], 620, 0.18, [0, ink.lamp, 0.85], [1, ink.gold, 0]),
  },
  {
    d: 'M250 780L120 900M560 780L500 900M800 780V900M1040 780L1100 900M1350 780L1480 900',
    stroke: mix(ink.navy, ink.lilac, 0.2),
    width: 4,
    opacity: 0.6,
  },
  // A planter under the lamp.
  {
    d: 'M1480 690q-50-30-50-76 44 6 50 76 0-70 40-96 20 50-40 96zM1480 690q-70-10-84-50 60-6 84 50 20-60 84-56-10 44-84 56z',
    fill: mix(ink.hill, ink.gold, 0.3),
  },
  {
    d: 'M1416 690h128l-14 116h-100z',
    fill: down(690, 806, [0, mix(ink.brick, ink.oak, 0.4)], [1, mix(ink.brick, ink.soil, 0.6)]),
  },
  { d: ellipse(690, 872, 76, 12) + ellipse(808, 876, 80, 12), fill: ink.night, opacity: 0.4 },
]
