/** A sloop, close to the wind: main sail, jib, hull and its crew. */
import { mix } from '../../palette.ts'
import { ellipse, type Paint, type Point, type Shape, tidy } from '../../shape.ts'

export interface Boat {
  at: Point
  /** Height of the mast in px. */
  mast: number
  /** Degrees by which it lifts its bow, which rakes the mast, and where it sails. */
  lift: number
  heading: 1 | -1
}

export interface Canvas {
  lit: string
  shade: string
  edge: string
  hull: string
  deck: string
  stripe: string
}

/** In local px with the water at 0, the mast is 100 high. */
export function boat({ at: [x, y], mast, lift, heading }: Boat, cloth: Canvas): Shape[] {
  const size = mast / 100
  const [c, s] = [Math.cos((lift * Math.PI) / 180), -Math.sin((lift * Math.PI) / 180)]
  const put = ([px, py]: Point): Point => {
    const [hx, hy] = [px * heading, py]
    const [rx, ry] = [hx * c - hy * s * heading, hx * s * heading + hy * c]
    return [x + rx * size, y + ry * size]
  }
  /** A curve through corners: each a point, or a control and a point. */
  const path = (start: Point, ...to: readonly (readonly Point[])[]) => {
    const write = (point: Point) => put(point).map(tidy).join(' ')
    return `M${write(start)}${to.map((one) => (one.length === 2 ? `Q${one.map(write).join(' ')}` : `L${one.map(write).join('')}`)).join('')}`
  }
  const [left, right] = [put([-40, -50]), put([40, -50])]
  /** In two planes, the one at the mast in the shade. */
  const sail = (dark: string, light: string): Paint => ({
    kind: 'linear',
    from: [Math.min(left[0], right[0]), y],
    to: [Math.max(left[0], right[0]), y],
    stops: [
      [0.52, light],
      [0.52, dark],
    ],
  })
  /** Somebody who sits in the cockpit, leaning out, with an arm along its edge. */
  const crew = (at: number, coat: string): Shape[] => {
    const [hx, hy] = put([at - 1.2, -18.4])
    return [
      {
        d: `${path(
          [at - 3.4, -8.6],
          [
            [at - 4.6, -14.6],
            [at - 1.6, -16.2],
          ],
          [
            [at + 2.2, -15.6],
            [at + 3, -8.8],
          ],
        )}z`,
        fill: coat,
      },
      {
        d: path(
          [at - 0.4, -14],
          [
            [at + 2.4, -11.4],
            [at + 6, -10.4],
          ],
        ),
        stroke: coat,
        width: 1.5 * size,
        round: true,
      },
      { d: ellipse(hx, hy, 1.55 * size, 1.85 * size), fill: cloth.deck },
    ]
  }
  return [
    { d: `${path([2, -8], [[2, -102]])}`, stroke: cloth.deck, width: Math.max(0.7, 1.5 * size) },
    {
      d: `${path(
        [1.4, -99],
        [
          [-25, -54],
          [-32, -13.5],
        ],
        [
          [-16, -11],
          [1.4, -13.5],
        ],
      )}z`,
      fill: sail(cloth.shade, cloth.lit),
    },
    {
      d: `${path(
        [4, -90],
        [
          [27, -44],
          [43, -9],
        ],
        [
          [20, -13],
          [7, -16],
        ],
        [
          [10, -50],
          [4, -90],
        ],
      )}z`,
      fill: sail(mix(cloth.shade, cloth.lit, 0.2), mix(cloth.lit, cloth.edge, 0.35)),
    },
    {
      d: [0.26, 0.48, 0.7]
        .map((share) =>
          path(
            [1.4, -99 + 85.5 * share],
            [
              [-11 * share, -98 + 87 * share],
              [-31.5 * share ** 0.84, -99 + 84 * share],
            ],
          ),
        )
        .join(''),
      stroke: cloth.shade,
      width: Math.max(0.4, 0.55 * size),
      opacity: 0.55,
    },
    { d: path([-34, -12], [[1.4, -12]]), stroke: cloth.deck, width: Math.max(0.8, 1.7 * size) },
    {
      d: `${path(
        [-36, -8],
        [
          [4, -9.5],
          [46, -10.5],
        ],
        [
          [36, 1],
          [22, 2],
        ],
        [
          [-10, 4],
          [-32, 1.5],
        ],
      )}z`,
      fill: cloth.hull,
    },
    {
      d: path(
        [-35.5, -5.4],
        [
          [4, -6.6],
          [42, -7.4],
        ],
      ),
      stroke: cloth.stripe,
      width: Math.max(0.5, 1.3 * size),
    },
    {
      d: path(
        [-36, -8],
        [
          [4, -9.5],
          [46, -10.5],
        ],
      ),
      stroke: cloth.edge,
      width: Math.max(0.5, 0.9 * size),
    },
    ...(mast > 70 ? [...crew(-27, cloth.edge), ...crew(-17, cloth.stripe)] : []),
  ]
}
