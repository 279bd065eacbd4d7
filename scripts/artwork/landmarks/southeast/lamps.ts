/** The lamps along the street, and the strings of lights over it. */
import { mix, oklch } from '../../palette.ts'
import { ellipse, glow, type Point, type Shape, tidy } from '../../shape.ts'
import type { Dusk } from './dusk.ts'
import { FRONT, LENS, seen } from './view.ts'

interface Lamppost {
  away: number
  post: Shape[]
  globes: Point[]
  size: number
}

/** A lamp with two globes on its post. */
function lamppost(across: number, away: number, dusk: Dusk): Lamppost {
  const [x, y] = seen(across, 0, away)
  const size = LENS / away
  const up = (metres: number) => y - metres * size
  const globes: Point[] = [
    [x - 0.46 * size, up(4.05)],
    [x + 0.46 * size, up(4.05)],
  ]
  return {
    away,
    size,
    globes,
    post: [
      { d: `M${tidy(x)} ${tidy(y)}V${tidy(up(4))}`, stroke: dusk.deep, width: Math.max(1, 0.11 * size) },
      { d: `M${tidy(x)} ${tidy(y)}V${tidy(up(0.8))}`, stroke: dusk.deep, width: Math.max(1.4, 0.2 * size) },
      {
        d: `M${tidy(globes[0]?.[0] ?? 0)} ${tidy(up(3.8))}Q${tidy(x)} ${tidy(up(3.2))} ${tidy(globes[1]?.[0] ?? 0)} ${tidy(up(3.8))}`,
        stroke: dusk.deep,
        width: Math.max(0.8, 0.07 * size),
      },
    ],
  }
}

export const lampposts = (dusk: Dusk): Lamppost[] =>
  [
    [-7.4, 11.5],
    [7.4, 15],
    [-7.4, 20],
    [7.4, 25],
    [-7.4, 33],
    [7.4, 41],
    [-7.4, 52],
  ].map(([across = 0, away = 1]) => lamppost(across, away, dusk))

/** From one front to the other: how far away, and how high. */
const bulbs = [
  [13.2, 6.4],
  [22.5, 6.2],
].map(([away = 1, up = 0]) => {
  const line = Array.from({ length: 27 }, (_, i): Point => {
    const share = i / 26
    return seen(-FRONT + 2 * FRONT * share, up - 1.5 * 4 * share * (1 - share), away)
  })
  return { line, size: LENS / away }
})

/** The strings with their bulbs, and the globes. */
export const lights = (posts: readonly Lamppost[], dusk: Dusk): Shape[] => [
  ...bulbs.map(({ line, size }) => ({
    d: `M${line.map((point) => point.map(tidy).join(' ')).join('L')}`,
    stroke: dusk.deep,
    width: Math.max(0.7, 0.03 * size),
    opacity: 0.9,
  })),
  ...bulbs.map(({ line, size }) => ({
    d: line
      .slice(1, -1)
      .map(([x, y]) => ellipse(x, y + 0.1 * size, Math.max(1.3, 0.075 * size)))
      .join(''),
    fill: mix(dusk.lamp, oklch(98, 0.03, 90), 0.5),
  })),
  ...posts.map(({ globes, size }) => ({
    d: globes.map(([x, y]) => ellipse(x, y, 0.24 * size)).join(''),
    fill: mix(dusk.lamp, oklch(99, 0.02, 90), 0.55),
  })),
]

/** The light around a lamp. */
const halo = (x: number, y: number, radius: number, strength: number, colour: string): Shape => ({
  d: ellipse(x, y, radius),
  fill: glow([x, y], radius, 1, [0, colour, strength], [0.35, colour, strength * 0.3], [1, colour, 0]),
})

export const halos = (posts: readonly Lamppost[], { dark, lamp }: Dusk): Shape[] => [
  ...posts.flatMap(({ globes, size }) =>
    globes.map(([x, y]) => halo(x, y, 2 * size, dark ? 0.75 : 0.55, lamp)),
  ),
  ...bulbs.flatMap(({ line, size }) =>
    line.slice(1, -1).map(([x, y]) => halo(x, y + 0.1 * size, 0.6 * size, 0.4, lamp)),
  ),
]
