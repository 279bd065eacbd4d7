/** The table that the tools' small drawings stand on, in the light of a lamp at the left. 400 by 300 px. */
import { ink, mix } from '../../palette.ts'
import { down, ellipse, type Gradient, glow, polygon, rect, type Shape, type Stop } from '../../shape.ts'
import { type Node, svg } from '../../svg.ts'

export const [WIDE, HIGH] = [400, 300]
const TABLE = 222
export const light = mix(ink.wheat, ink.gold, 0.3)

export const level = (from: number, to: number, ...stops: readonly Stop[]): Gradient => ({
  kind: 'linear',
  from: [from, 0],
  to: [to, 0],
  stops,
})

/** The drawing of things on the table. */
export const onTable = (...things: readonly Node[]): string =>
  svg(WIDE, HIGH, [
    { d: rect(0, 0, WIDE, HIGH), fill: level(0, WIDE, [0, mix(ink.blue, ink.glacier, 0.22)], [1, ink.navy]) },
    {
      d: rect(0, 0, WIDE, HIGH),
      fill: glow([96, 60], 300, 0.9, [0, light, 0.85], [0.4, ink.gold, 0.32], [1, ink.gold, 0]),
    },
    {
      d: rect(0, TABLE, WIDE, HIGH - TABLE),
      fill: level(
        0,
        WIDE,
        [0, mix(ink.oak, ink.wheat, 0.45)],
        [0.5, mix(ink.oak, ink.soil, 0.25)],
        [1, ink.soil],
      ),
    },
    { d: rect(0, TABLE, WIDE, 30), fill: down(TABLE, TABLE + 30, [0, ink.deep, 0.4], [1, ink.deep, 0]) },
    ...things,
  ])

/** What a thing from one place to another throws on the table, away from the lamp. */
export const shadow = (from: number, to: number, foot: number, long = 60): Shape => ({
  d: polygon([
    [from + 4, foot],
    [to, foot - 6],
    [to + long, foot + 8],
    [from + long * 0.7, foot + 20],
  ]),
  fill: level(from, to + long, [0, ink.deep, 0.7], [1, ink.deep, 0]),
})

/** A pile of coins, `count` high, on its foot. */
export function coins(x: number, foot: number, count: number, half = 30): Shape[] {
  const [thick, flat] = [13, half * 0.28]
  const top = foot - count * thick
  const edge = `M${x - half} ${top}V${foot}a${half} ${flat} 0 0 0 ${2 * half} 0V${top}z`
  const lines = Array.from(
    { length: count - 1 },
    (_, i) => `M${x - half} ${top + thick * (i + 1)}a${half} ${flat} 0 0 0 ${2 * half} 0`,
  )
  return [
    {
      d: edge,
      fill: level(
        x - half,
        x + half,
        [0, mix(ink.gold, ink.wheat, 0.4)],
        [0.4, ink.gold],
        [1, mix(ink.oak, ink.soil, 0.35)],
      ),
    },
    { d: lines.join(''), stroke: mix(ink.oak, ink.soil, 0.3), width: 2, opacity: 0.75 },
    { d: ellipse(x, top, half, flat), fill: level(x - half, x + half, [0, ink.wheat], [1, ink.gold]) },
    { d: ellipse(x, top, half * 0.66, flat * 0.62), stroke: mix(ink.oak, ink.gold, 0.4), width: 2 },
  ]
}

/** A small house of wood seen at its corner: the gable to the lamp, the side away from it. 110 by 120 px. */
export const house = (wall: string): Shape[] => {
  const roof = mix(ink.brick, ink.soil, 0.15)
  return [
    { d: 'M18-74L62-84V-10L18 0z', fill: mix(wall, ink.navy, 0.5) },
    { d: 'M-52-62L-16-106 18-74V0L-52-14z', fill: level(-52, 18, [0, mix(wall, ink.paper, 0.4)], [1, wall]) },
    { d: 'M-16-112L34-120 74-82 22-68z', fill: mix(roof, ink.deep, 0.3) },
    { d: 'M-62-58L-16-114 26-70', stroke: mix(roof, ink.wheat, 0.25), width: 8, round: true },
    { d: 'M-28-5V-42L-8-40V-1z', fill: mix(ink.oak, ink.soil, 0.5) },
    { d: 'M-26-62l16 2v-14l-16-1zM30-46l18-4v-18l-18 4z', fill: ink.lamp },
  ]
}
