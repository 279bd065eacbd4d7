/** The hours of the dark theme: before dawn, a blue morning, the last light. Each has its own colour, and a lamp is lit. */
import { ink, oklch } from '../../palette.ts'
import { between, down, ellipse, glow, rect, type Shape } from '../../shape.ts'
import { height } from '../frame.ts'
import { PANE } from './house.ts'
import { EVENING, FOOT, LINE, MORNING, WALK } from './view.ts'

/** Glass before one hour's quarter: its colours in the sky, at the horizon and on the ground. */
const glass = (hour: number, sky: string, horizon: string, ground: string): Shape => ({
  d: rect(hour * 400, 0, 400, height),
  fill: down(330, FOOT, [0, sky], [0.6, horizon], [1, ground]),
  glass: true,
})

/** What a lamp lights, in the dark theme. */
const lit = (x: number, y: number, reach: number, squash: number): Shape => ({
  d: ellipse(x, y, reach, reach * squash),
  fill: glow([x, y], reach, squash, [0, ink.lamp, 0.9], [0.4, ink.amber, 0.5], [1, ink.amber, 0]),
  nightly: true,
})

const PORCH = MORNING - 112
const rose = oklch(74, 0.16, 15)
const [LEFT, TOP] = [MORNING + PANE.x, PANE.y]

/** Before dawn, a rose line over the mountains and the porch lamp lit; then morning, and a lamp in the room. */
export function darkMorning(): Shape[] {
  return [
    glass(0, oklch(42, 0.15, 285), oklch(62, 0.17, 310), oklch(46, 0.12, 280)),
    glass(1, oklch(50, 0.1, 228), oklch(70, 0.1, 205), oklch(52, 0.09, 220)),
    {
      d: ellipse(30, LINE, 230, 84),
      fill: glow([30, LINE], 230, 0.36, [0, rose], [1, rose, 0]),
      nightly: true,
    },
    lit(PORCH, 590, 160, 0.95),
    lit(PORCH, 780, 180, 0.2),
    { d: ellipse(PORCH, 556, 8), fill: ink.wheat, nightly: true },
    {
      d: rect(LEFT + 6, TOP + 6, 88, 174) + rect(LEFT + 106, TOP + 6, 88, 174),
      fill: ink.lamp,
      opacity: 0.94,
      nightly: true,
    },
    lit(LEFT + 100, WALK - 14, 190, 0.2),
  ]
}

/** Who stands before the dawn is in its shade, too; the trim is painted by a lamp on the ladder. */
export function workLamp(): Shape[] {
  return [
    {
      d: rect(0, 0, 240, height),
      fill: between([150, 0], [240, 0], [0, oklch(80, 0.06, 290)], [1, '#ffffff']),
      glass: true,
    },
    lit(630, 420, 150, 0.95),
    { d: ellipse(679, 412, 11), fill: ink.wheat, nightly: true },
    { d: 'M671 394l24 30 8-6-10-26z', fill: ink.night, nightly: true },
  ]
}

/** A sky that is blue already, over the last light. */
export const darkEvening = (): Shape[] => [
  {
    d: rect(800, 0, 400, LINE),
    fill: down(
      330,
      540,
      [0, oklch(34, 0.12, 265)],
      [0.45, oklch(50, 0.13, 320), 0.75],
      [1, oklch(66, 0.17, 45), 0],
    ),
    nightly: true,
  },
]

/** The house before it, in which the lamps stay bright. */
export const darkHouse = (): Shape[] => [
  glass(2, oklch(58, 0.1, 275), oklch(80, 0.12, 55), oklch(52, 0.09, 275)),
  { d: rect(EVENING - 149, 549, 74, 175), fill: ink.lamp, nightly: true },
]
