/**
 * The hours of the dark theme: before dawn, a grey morning, the last light. All are in the blues of the other nights, so that
 * the four windows are one row; the light on the horizon and the lamps tell them apart.
 */
import { ink, mix, oklch } from '../../palette.ts'
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
const dawn = mix(ink.amber, ink.blush, 0.35)
const [LEFT, TOP] = [MORNING + PANE.x, PANE.y]

/** Before dawn, a rose line over the mountains and the porch lamp lit; then morning, and a lamp in the room. */
export function darkMorning(): Shape[] {
  return [
    glass(0, oklch(40, 0.07, 222), oklch(60, 0.065, 232), oklch(42, 0.06, 225)),
    glass(1, oklch(43, 0.06, 232), oklch(58, 0.055, 228), oklch(45, 0.055, 222)),
    {
      d: ellipse(30, LINE, 230, 84),
      fill: glow([30, LINE], 230, 0.36, [0, dawn, 0.85], [0.4, dawn, 0.4], [1, dawn, 0]),
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
      fill: between([150, 0], [240, 0], [0, oklch(80, 0.04, 240)], [1, '#ffffff']),
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
    fill: down(330, 540, [0, oklch(52, 0.06, 232)], [0.5, oklch(58, 0.06, 245), 0.8], [1, ink.amber, 0]),
    nightly: true,
  },
]

/** The house before it, in which the lamps stay bright. */
export const darkHouse = (): Shape[] => [
  glass(2, oklch(50, 0.06, 245), oklch(78, 0.09, 58), oklch(46, 0.055, 240)),
  { d: rect(EVENING - 149, 549, 74, 175), fill: ink.lamp, nightly: true },
]
