/** The oak floor, and the carpet that lay over it, rolled up towards us. */
import { ink, mix } from '../../palette.ts'
import { down, ellipse, polygon, polyline, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { height } from '../frame.ts'
import { at, beside, bright, facing, oak, SIDE, shade, sun, WALL } from './view.ts'

const back = facing(WALL)
const [left, right] = [beside(-SIDE), beside(SIDE)]
const rust = mix(ink.brick, ink.amber, 0.25)

/** The roll: its middle, half its height, and its ends. */
const [MIDDLE, HALF, START, END] = [742, 88, 262, 1262]
/** From where on the boards show. */
const ROLL = -SIDE
const BOARDS = 44

export function floor(): Shape[] {
  const sunlit = (from: number, to: number) =>
    polygon([at(4.1, from + 0.25), at(4.1, to + 0.25), at(2.3, to + 1), at(2.3, from + 1)])
  return [
    {
      d: polygon([back(-SIDE, 0), back(SIDE, 0), right(0.7, 0), left(0.7, 0)]),
      fill: down(640, height, [0, mix(oak, sun, 0.3)], [1, mix(oak, ink.soil, 0.3)]),
    },
    {
      d: Array.from({ length: BOARDS }, (_, i) =>
        polyline([at(WALL, ROLL + 0.15 * i), at(1, ROLL + 0.15 * i)]),
      ).join(''),
      stroke: mix(oak, ink.soil, 0.4),
      width: 2,
    },
    {
      d: (
        [
          [1.0, 3.8],
          [1.3, 3],
          [1.6, 4.2],
          [1.9, 2.6],
          [2.2, 3.5],
          [0.8, 2.4],
          [2.5, 4],
          [2.8, 3.1],
        ] as const
      )
        .map(([across, along]) => polyline([at(along, across - 0.05), at(along, across + 0.1)]))
        .join(''),
      stroke: mix(oak, ink.soil, 0.45),
      width: 2.5,
    },
    { d: sunlit(0.3, 1.35) + sunlit(1.5, 2.5), fill: mix(sun, bright, 0.4), opacity: 0.75, daily: true },
  ]
}

/** Diamonds, one in another, along a line. */
const diamonds = (y: number, wide: number, tall: number, from: number, step: number, count: number): string =>
  Array.from(
    { length: count },
    (_, i) => `M${from + i * step - wide} ${y}l${wide}-${tall} ${wide} ${tall}-${wide} ${tall}z`,
  ).join('')

/** The carpet, which comes towards us, and the roll before those who roll it. */
export function carpet(): Node[] {
  const wool = mix(ink.gold, ink.oak, 0.35)
  const green = mix(ink.hill, ink.gold, 0.3)
  const dark = mix(rust, ink.soil, 0.15)
  const [top, foot] = [MIDDLE - HALF, MIDDLE + HALF]
  const roll = `M${START} ${top}H${END}A30 ${HALF} 0 0 1 ${END} ${foot}H${START}A30 ${HALF} 0 0 1 ${START} ${top}z`
  return [
    {
      d: `M${START - 60} ${foot - 40}H${END + 80}L${END + 190} ${height}H${START - 180}z`,
      fill: mix(wool, shade, 0.1),
    },
    { d: diamonds(height + 6, 76, 62, 200, 160, 8), fill: dark },
    { d: diamonds(height + 6, 46, 36, 200, 160, 8), fill: green },
    { d: `M${START - 60} ${foot - 24}H${END + 70}l36 48H${START - 100}z`, fill: ink.soil, opacity: 0.42 },
    {
      clip: roll,
      nodes: [
        { d: rect(START - 40, top, END - START + 80, 2 * HALF), fill: wool },
        { d: diamonds(MIDDLE, 70, 70, START + 20, 160, 7), fill: dark },
        { d: diamonds(MIDDLE, 44, 42, START + 20, 160, 7), fill: green },
        { d: diamonds(MIDDLE, 17, 16, START + 20, 160, 7), fill: ink.wheat },
        {
          d: diamonds(top, 42, 34, START + 100, 160, 7) + diamonds(foot, 42, 34, START + 100, 160, 7),
          fill: green,
        },
        {
          d: rect(START - 40, top, END - START + 80, 2 * HALF),
          fill: down(top, foot, [0, sun, 0.55], [0.3, sun, 0], [0.45, ink.soil, 0], [1, ink.soil, 0.62]),
        },
      ],
    },
    { d: `M${START} ${top + 1}H${END}`, stroke: sun, width: 3 },
    // The turns at its end, its back of jute between them.
    { d: ellipse(END, MIDDLE, 30, HALF), fill: mix(ink.oak, ink.wheat, 0.45) },
    {
      d: ellipse(END, MIDDLE, 22, 68) + ellipse(END, MIDDLE, 14, 44) + ellipse(END, MIDDLE, 6, 20),
      stroke: dark,
      width: 8,
    },
  ]
}
