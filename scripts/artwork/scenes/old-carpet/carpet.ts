/** The oak floor, and the carpet that lay over it. */
import { ink, mix } from '../../palette.ts'
import { between, down, ellipse, type Point, polygon, polyline, type Shape } from '../../shape.ts'
import { height } from '../frame.ts'
import { at, beside, bright, facing, oak, SIDE, shade, sun, WALL } from './view.ts'

const back = facing(WALL)
const [left, right] = [beside(-SIDE), beside(SIDE)]
const rust = mix(ink.brick, ink.amber, 0.25)

const [NEAR, FAR] = [2.72, WALL - 0.1]
/** Where the carpet still lies, from the left wall to its roll. */
const [FROM, ROLL] = [-SIDE, 0.42]

export function floor(): Shape[] {
  const sunlit = (from: number, to: number) =>
    polygon([at(4.1, from + 0.25), at(4.1, to + 0.25), at(2.3, to + 1), at(2.3, from + 1)])
  return [
    {
      d: polygon([back(-SIDE, 0), back(SIDE, 0), right(0.7, 0), left(0.7, 0)]),
      fill: down(640, height, [0, mix(oak, sun, 0.3)], [1, mix(oak, ink.soil, 0.3)]),
    },
    {
      d: Array.from({ length: 20 }, (_, i) =>
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

export function carpet(): Shape[] {
  const wool = mix(ink.gold, ink.oak, 0.35)
  const spot = (along: number, across: number): Point => at(along, across)
  const rows = [3, 3.4, 3.8, 4.2]
  const columns = [-2.9, -2.45, -2, -1.55, -1.1, -0.65, -0.2]
  const diamonds = (size: number) =>
    rows
      .flatMap((along, row) =>
        columns.map((across) => {
          const x = across + (row % 2 ? 0.22 : 0)
          return x + size > ROLL
            ? ''
            : polygon([
                spot(along - size, x),
                spot(along, x + size),
                spot(along + size, x),
                spot(along, x - size),
              ])
        }),
      )
      .join('')
  const [nx, ny] = at(NEAR, ROLL, 0.2)
  const [fx, fy] = at(FAR, ROLL, 0.2)
  const radius = (along: number) => Math.round((0.2 * 1000) / along)
  const [nr, fr] = [radius(NEAR), radius(FAR)]
  return [
    {
      d: polygon([at(FAR, FROM), at(FAR, ROLL), at(NEAR, ROLL), at(NEAR, FROM)]),
      fill: down(690, height, [0, mix(wool, shade, 0.14)], [1, wool]),
    },
    { d: diamonds(0.2), fill: mix(rust, ink.soil, 0.1) },
    { d: diamonds(0.12), fill: mix(ink.hill, ink.gold, 0.3) },
    { d: diamonds(0.05), fill: ink.wheat },
    { d: polyline([at(NEAR, ROLL), at(NEAR, FROM)]), stroke: mix(wool, ink.soil, 0.5), width: 9 },
    // The roll, its back of jute outward, and the turns at its end.
    {
      d: polygon([at(FAR, ROLL + 0.2), at(FAR, ROLL + 0.5), at(NEAR, ROLL + 0.62), at(NEAR, ROLL + 0.2)]),
      fill: ink.soil,
      opacity: 0.3,
    },
    {
      d: `M${fx - fr} ${fy}A${fr} ${fr} 0 0 1 ${fx + fr} ${fy}L${nx + nr} ${ny}A${nr} ${nr} 0 0 1 ${nx - nr} ${ny}z`,
      fill: between(
        [nx - nr, 0],
        [nx + nr, 0],
        [0, mix(mix(ink.oak, ink.wheat, 0.35), shade, 0.25)],
        [0.6, mix(ink.oak, ink.wheat, 0.55)],
        [1, mix(bright, ink.oak, 0.25)],
      ),
    },
    {
      d: [-0.5, 0.1, 0.6]
        .map(
          (t) =>
            `M${Math.round(fx + fr * t)} ${Math.round(fy - fr * Math.sqrt(1 - t * t))}L${Math.round(nx + nr * t)} ${Math.round(ny - nr * Math.sqrt(1 - t * t))}`,
        )
        .join(''),
      stroke: mix(ink.oak, ink.soil, 0.1),
      width: 2.5,
      opacity: 0.5,
    },
    { d: ellipse(nx, ny, nr), fill: wool, stroke: mix(ink.oak, ink.wheat, 0.4), width: 9 },
    {
      d: `M${nx} ${ny}m-${nr * 0.66} 0a${nr * 0.66} ${nr * 0.66} 0 1 1 ${nr * 0.66} ${nr * 0.66}a${nr * 0.5} ${nr * 0.5} 0 0 1-${nr * 0.4}-${nr * 0.5}a${nr * 0.4} ${nr * 0.4} 0 0 1 ${nr * 0.7}-${nr * 0.2}`,
      stroke: mix(rust, ink.soil, 0.2),
      width: 10,
      round: true,
    },
  ]
}
