/** Houses and trees on ground seen from above at an angle, in a low light from the right. */
import { random } from '../noise.ts'
import { ink, mix } from '../palette.ts'
import { type Eye, outline, seen } from '../plane.ts'
import { dashes, ellipse, glow, type Point, polygon, type Shape } from '../shape.ts'
import type { Node } from '../svg.ts'

/** A house: its middle, its size along and across the street, and its roof. */
export interface Home {
  at: Point
  long: number
  deep: number
  roof: 'gable' | 'eaves' | 'hip'
  warm: boolean
}

const [WALL, RIDGE, OVER] = [0.1, 0.185, 0.022]

const tones = {
  shadow: mix(ink.night, ink.spruce, 0.4),
  front: mix(ink.nearRange, ink.blue, 0.4),
  side: mix(ink.wheat, ink.gold, 0.2),
  dark: mix(ink.navy, ink.cloud, 0.6),
  cool: mix(ink.belly, ink.blue, 0.55),
  warm: mix(mix(ink.oak, ink.soil, 0.35), ink.blue, 0.25),
  lit: mix(ink.gold, ink.amber, 0.25),
} as const
type Face = keyof typeof tones

type Corner = readonly [across: number, away: number, up: number]

/** A row of houses, the farthest first; what lies on one face of all of them is one outline. */
export function row(eye: Eye, homes: readonly Home[]): Shape[] {
  const drawn = new Map<Face, Point[][]>()
  for (const home of homes) {
    for (const [face, corners] of faces(home)) {
      const points = corners.map(upright(eye, home.at))
      // What is turned away from the eye is hidden.
      if (face === 'shadow' || area(points) > 0) drawn.set(face, [...(drawn.get(face) ?? []), points])
    }
  }
  const walls = (Object.keys(tones) as Face[]).flatMap((face) => {
    const all = drawn.get(face)
    return all ? { d: polygons(all), fill: tones[face], ...(face === 'shadow' && { opacity: 0.5 }) } : []
  })
  const panes = homes.flatMap(({ at, long, deep }) =>
    [-0.34, 0.1].map((share) => upright(eye, at)([share * long, -deep / 2, 0.052])),
  )
  const size = ((panes[0]?.[1] ?? eye.horizon) - eye.horizon) * 0.05
  return [
    ...walls.slice(0, 2),
    { d: dashes(panes, Math.round(size)), stroke: ink.lamp, width: size },
    ...walls.slice(2),
  ]
}

/** What lit windows throw on the ground before each house, at night. The first is drawn again for the others. */
export const windowLight = (eye: Eye, homes: readonly Home[]): Node[] =>
  homes.map(({ at: [across, away], deep }, i): Node => {
    const [x, y] = seen(eye, across, away - deep * 0.6)
    const transform = `translate(${Math.round(x)} ${Math.round(y)}) scale(${Math.round((y - eye.horizon) * 0.55) / 100})`
    return i ? { use: 'spill', transform } : { transform, nodes: [{ name: 'spill', nodes: [SPILL] }] }
  })

const SPILL: Shape = {
  d: ellipse(0, 0, 100, 42),
  fill: glow([0, 0], 100, 0.42, [0, ink.lamp, 0.75], [0.4, ink.gold, 0.4], [1, ink.gold, 0]),
  nightly: true,
}

/**
 * Where the corners of a house at `at` are on the stage. The ground is seen through so wide a lens that a house at its
 * edge would lean: each is drawn as if the eye were turned most of the way to it.
 */
function upright(eye: Eye, at: Point): (corner: Corner) => Point {
  const [x, y] = seen(eye, ...at)
  const size = y - eye.horizon
  const turn = eye.turn + 0.75 * Math.atan((x - eye.middle) / eye.height)
  const tilt = size / eye.height
  return ([across, away, up]) => [
    x + size * (across * Math.cos(turn) - away * Math.sin(turn)),
    y - size * (tilt * (across * Math.sin(turn) + away * Math.cos(turn)) + up),
  ]
}

/** Outlines, each of which begins where the one before it began: shorter than from the corner of the picture. */
export function polygons(all: readonly (readonly Point[])[]): string {
  let [fromX, fromY] = [0, 0]
  return all
    .map((points, i) => {
      const d = polygon(points)
      const [x, y] = (points[0] ?? [0, 0]).map(Math.round) as [number, number]
      const start = `m${x - fromX} ${y - fromY}`.replace(' -', '-')
      ;[fromX, fromY] = [x, y]
      return i ? d.replace(/^M-?\d+ ?-?\d+/, start) : d
    })
    .join('')
}

/** Twice the area within the points: negative when they run against the clock. */
const area = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y]
    return sum - (x * ny - nx * y)
  }, 0)

function faces({ long, deep, roof, warm }: Home): [Face, Corner[]][] {
  const [w, d, W, D] = [long / 2, deep / 2, long / 2 + OVER, deep / 2 + OVER]
  const plane = warm ? 'warm' : 'cool'
  const gable = (x: number, y: number): Corner[] => [[x, y, RIDGE]]
  const body: [Face, Corner[]][] = [
    [
      'shadow',
      [
        [w, -d, 0],
        [-w - 0.4, -d - 0.04, 0],
        [-w, d, 0],
      ],
    ],
    [
      'front',
      [[-w, -d, 0], [w, -d, 0], [w, -d, WALL], ...(roof === 'gable' ? gable(0, -d) : []), [-w, -d, WALL]],
    ],
    ['side', [[w, -d, 0], [w, d, 0], [w, d, WALL], ...(roof === 'eaves' ? gable(w, 0) : []), [w, -d, WALL]]],
    [
      'dark',
      [[-w, d, 0], [-w, -d, 0], [-w, -d, WALL], ...(roof === 'eaves' ? gable(-w, 0) : []), [-w, d, WALL]],
    ],
  ]
  if (roof === 'gable')
    return [
      ...body,
      [
        'dark',
        [
          [-W, D, WALL],
          [-W, -D, WALL],
          [0, -D, RIDGE],
          [0, D, RIDGE],
        ],
      ],
      [
        'lit',
        [
          [W, -D, WALL],
          [W, D, WALL],
          [0, D, RIDGE],
          [0, -D, RIDGE],
        ],
      ],
    ]
  const top = roof === 'hip' ? W * 0.4 : W
  return [
    ...body,
    [
      plane,
      [
        [-W, -D, WALL],
        [W, -D, WALL],
        [top, 0, RIDGE],
        [-top, 0, RIDGE],
      ],
    ],
    ...(roof === 'hip'
      ? ([
          [
            'lit',
            [
              [W, -D, WALL],
              [W, D, WALL],
              [top, 0, RIDGE],
            ],
          ],
          [
            'dark',
            [
              [-W, D, WALL],
              [-W, -D, WALL],
              [-top, 0, RIDGE],
            ],
          ],
        ] satisfies [Face, Corner[]][])
      : []),
  ]
}

/** Where the houses are drawn from that are too far away to differ: three kinds, beyond the edge of the picture. */
const REFERENCE: Point = [0.9, 5.6]
const FAR_KINDS = {
  gable: { roof: 'gable', warm: false },
  hip: { roof: 'hip', warm: true },
  eaves: { roof: 'hip', warm: false },
} as const

/** Each with its drive, to the street or to the lane in front. */
export const farKinds = (eye: Eye, paved: string): Node[] => [
  {
    transform: 'translate(-3000 0)',
    nodes: Object.entries(FAR_KINDS).map(([name, kind]) => ({
      name,
      nodes: [
        { d: drive(eye, REFERENCE), fill: paved },
        ...row(eye, [{ at: REFERENCE, long: 0.27, deep: 0.27, ...kind }]),
      ],
    })),
  },
]

/** From the front of a house to the ground before it. */
const drive = (eye: Eye, [u, v]: Point): string =>
  outline(eye, [
    [u + 0.01, v],
    [u + 0.09, v],
    [u + 0.09, v - 0.36],
    [u + 0.01, v - 0.36],
  ])

/** Houses that are alike, each as large as where it stands is near. */
export function farRow(eye: Eye, homes: readonly Home[]): Node[] {
  const [fromX, fromY] = seen(eye, ...REFERENCE)
  return homes.map(({ at, roof }): Node => {
    const [x, y] = seen(eye, ...at)
    const size = Math.round((100 * (y - eye.horizon)) / (fromY - eye.horizon)) / 100
    return {
      use: roof,
      transform: `translate(${Math.round(x - size * fromX)} ${Math.round(y - size * fromY)}) scale(${size})`,
    }
  })
}

/** Houses too far away to have walls: their shaded and their lit roofs, on the shadows that ground them. */
export function farRoofs(points: readonly Point[], size: number): Shape[] {
  const draw = random(6)
  const lit = points.filter(() => draw() < 0.75).map(([x, y]): Point => [x + size * 0.5, y - size * 0.06])
  const cast = points.map(([x, y]): Point => [x - size * 0.7, y + size * 0.28])
  return [
    { d: dashes(cast, Math.round(size * 1.4)), stroke: tones.shadow, width: size * 0.24, opacity: 0.4 },
    { d: dashes(points, size), stroke: tones.cool, width: size * 0.5 },
    { d: dashes(lit, Math.round(size * 0.55)), stroke: tones.lit, width: size * 0.38 },
  ]
}
