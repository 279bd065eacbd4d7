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

/** In local px with the water at 0, the mast is 100 high. `flip` draws its reflection. */
export function boat({ at: [x, y], mast, lift, heading }: Boat, cloth: Canvas, flip = false): Shape[] {
  const size = mast / 100
  const [c, s] = [Math.cos((lift * Math.PI) / 180), -Math.sin((lift * Math.PI) / 180)]
  const put = ([px, py]: Point): Point => {
    const [hx, hy] = [px * heading, py]
    const [rx, ry] = [hx * c - hy * s * heading, hx * s * heading + hy * c]
    return [x + rx * size, y + (flip ? -0.82 : 1) * ry * size + (flip ? 1.5 : 0)]
  }
  /** A curve through corners: each a point, or a control and a point. */
  const path = (start: Point, ...to: readonly (readonly Point[])[]) => {
    const write = (point: Point) => put(point).map(tidy).join(' ')
    return `M${write(start)}${to.map((one) => (one.length === 2 ? `Q${one.map(write).join(' ')}` : `L${one.map(write).join('')}`)).join('')}`
  }
  const [left, right] = [put([-40, -50]), put([40, -50])]
  const sail = (dark: string, light: string): Paint => ({
    kind: 'linear',
    from: [Math.min(left[0], right[0]), y],
    to: [Math.max(left[0], right[0]), y],
    stops: [
      [0.15, light],
      [0.6, mix(light, dark, 0.45)],
      [1, dark],
    ],
  })
  return [
    { d: `${path([2, -8], [[2, -102]])}`, stroke: cloth.deck, width: Math.max(0.7, 1.5 * size) },
    {
      d: `${path(
        [-1, -98],
        [
          [-30, -52],
          [-38, -13],
        ],
        [
          [-18, -10],
          [-1, -13],
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
            [-1, -98 + 85 * share],
            [
              [-14 * share, -97 + 87 * share],
              [-37 * share ** 0.8, -98 + 84 * share],
            ],
          ),
        )
        .join(''),
      stroke: cloth.shade,
      width: Math.max(0.4, 0.55 * size),
      opacity: 0.55,
    },
    { d: path([-40, -11.5], [[-1, -11.5]]), stroke: cloth.deck, width: Math.max(0.8, 1.7 * size) },
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
    ...(mast > 70
      ? [
          {
            d: [-26, -12]
              .map((at) => {
                const [hx, hy] = put([at, -17.6])
                return `${ellipse(hx, hy + 0.6 * size, 1.3 * size, 1.6 * size)}${path(
                  [at - 2.6, -8],
                  [
                    [at - 3, -13.5],
                    [at, -15.6],
                  ],
                  [
                    [at + 3, -13.5],
                    [at + 2.8, -8],
                  ],
                )}z`
              })
              .join(''),
            fill: cloth.deck,
          },
        ]
      : []),
  ]
}
