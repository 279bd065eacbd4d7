/** The land below the drone: its eye, the river, the fields and the mountains. */
import { random } from '../noise.ts'
import { ink, mix } from '../palette.ts'
import { peaks } from '../peaks.ts'
import { type Eye, seen } from '../plane.ts'
import { faceted } from '../scenes/land.ts'
import { curve, type Point, type Shape } from '../shape.ts'
import { polygons } from './aerial-homes.ts'

export const [WIDTH, HEIGHT, LINE] = [2000, 700, 220]
export const eye: Eye = { horizon: LINE - 15, middle: 1050, height: 1180, turn: -0.42 }
/** Where the sun stands on the horizon, in px. */
export const SUN = 1440
/** The middle of the river on the ground, from the near end to the sun. */
export const RIVER: readonly Point[] = [
  [-2.6, 2.03],
  [-1.62, 2.63],
  [-1.5, 3.51],
  [-2, 4.73],
  [-1.75, 6.48],
  [0.1, 8.37],
  [1.1, 11.34],
  [0.4, 16.2],
  [4.6, 29.7],
  [17, 60.75],
  [36, 108],
]

export function range(): Shape[] {
  const drawn = peaks({ seed: 15, from: -30, to: WIDTH + 30, base: LINE, rise: 62, spacing: 165, light: SUN })
  const rock = mix(ink.farRange, ink.gold, 0.12)
  return faceted(drawn, LINE, 62, LINE + 10, [
    rock,
    mix(rock, ink.wheat, 0.45),
    mix(rock, ink.blue, 0.5),
    mix(ink.pale, ink.wheat, 0.7),
  ])
}

/** On the ground, without the turn of the streets. */
export const plain: Eye = { ...eye, turn: 0 }

export function wet(u: number, v: number): boolean {
  const [x, y] = [
    u * Math.cos(eye.turn) - v * Math.sin(eye.turn),
    u * Math.sin(eye.turn) + v * Math.cos(eye.turn),
  ]
  return RIVER.some(([rx, ry], i) => {
    const [nx, ny] = RIVER[i + 1] ?? [rx, ry]
    if (y < ry || y >= ny) return false
    return x < rx + ((y - ry) / (ny - ry)) * (nx - rx) + 0.9
  })
}

export function river(): string {
  const bank = (side: number) =>
    RIVER.map(([x, y], i): Point => {
      const [ax, ay] = RIVER[i - 1] ?? [x, y]
      const [bx, by] = RIVER[i + 1] ?? [x, y]
      const long = Math.hypot(bx - ax, by - ay)
      return seen(plain, x + (side * (by - ay)) / long, y - (side * (bx - ax)) / long)
    })
  return `${curve(bank(-0.24))}L${curve(bank(0.24).toReversed()).slice(1)}z`
}

/** Fields up to the mountains, and on the far side of the river down to the near bank. */
export function fields(grass: string): Shape[] {
  const tones = [
    mix(grass, ink.gold, 0.5),
    mix(grass, ink.wheat, 0.3),
    mix(grass, ink.hill, 0.3),
    mix(ink.gold, ink.wheat, 0.3),
  ]
  const all = [4, 6.2, 8.9, 12, 17.5, 28].flatMap((v, i, rows) => {
    const to = (rows[i + 1] ?? 59) * 0.985
    const wide = 1.8 * 1.36 ** i
    return Array.from({ length: 12 }, (_, k) => {
      const left = (k - 6 + ((i * 0.38) % 1)) * wide
      const right = left + 0.96 * wide
      const corners: Point[] = [
        [left, v],
        [right, v],
        [right, to],
        [left, to],
      ]
      const points = corners.map(([across, away]) => seen(eye, across, away))
      const xs = points.map(([x]) => x)
      const isSeen = Math.max(...xs) > 0 && Math.min(...xs) < WIDTH && (i > 2 || wet(right, v))
      return { points, isSeen, isNear: i < 3, tone: (k * 3 + i * 2 + (k >> 2)) % 4 }
    })
  })
  return [true, false].flatMap((isNear) =>
    tones.map((fill, tone) => ({
      fill,
      d: polygons(
        all.flatMap((one) => (one.isSeen && one.isNear === isNear && one.tone === tone ? [one.points] : [])),
      ),
      ...(isNear && { opacity: 0.35 }),
    })),
  )
}

/** Cottonwoods along the river. */
export function wood(): Point[] {
  const draw = random(3)
  return RIVER.slice(1, 7)
    .flatMap(([x, y], i) => {
      const [nx, ny] = RIVER[i + 2] ?? [x, y]
      return Array.from({ length: 5 }, (_, k): Point => {
        const at = draw()
        const side = (k % 3 ? -0.42 : 0.42) - 0.5 * draw() * (k % 3 ? 1 : 0)
        return seen(plain, x + (nx - x) * at + side, y + (ny - y) * at)
      })
    })
    .filter(([x, y]) => x > -20 && y < HEIGHT + 20)
}
