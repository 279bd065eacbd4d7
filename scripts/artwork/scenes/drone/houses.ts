/** The houses under the drone, in rows along their streets, seen from a little above their roofs. */
import { random } from '../../noise.ts'
import { farRoofs, type Home, polygons, row, windowLight } from '../../pages/aerial-homes.ts'
import { ink, mix, oklch } from '../../palette.ts'
import { type Eye, seen } from '../../plane.ts'
import { down, ellipse, type Point, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { height, width } from '../frame.ts'

const LINE = 668
const eye: Eye = { horizon: LINE - 26, middle: 800, height: 900, turn: 0.12 }
const SCALE = 2.5
const grass = mix(oklch(36, 0.045, 165), ink.hill, 0.3)

/** How far away each row is, the farthest first. */
const ROWS = [6.3, 3.9] as const

const lots = (): Home[][] => {
  const draw = random(41)
  return ROWS.map((away, i) => {
    const step = 1.4
    const count = Math.ceil((away * 1.95) / step) + 2
    return Array.from({ length: count }, (_, k): Home => {
      const kind = Math.floor(draw() * 3)
      return {
        at: [(k - (count - 1) / 2 + 0.35 * (i % 2)) * step + away * 0.12, away + 0.16 * draw()],
        long: 0.34,
        deep: 0.3,
        roof: kind === 0 ? 'gable' : kind === 1 ? 'eaves' : 'hip',
        warm: draw() < 0.4,
        turn: -0.12 + 0.24 * draw(),
        scale: SCALE * (0.86 + 0.2 * draw()),
      }
    })
  })
}

/** A chimney on each second roof: its shaded front, its lit side and its cap. */
function chimneys(homes: readonly Home[]): Shape[] {
  const stacks = homes
    .filter((_, k) => k % 2 === 0)
    .map(({ at: [x, y], scale = 1 }) => ({
      foot: seen(eye, x + 0.05 * scale, y, 0.152 * scale),
      size: 34 / y,
    }))
  const box = (left: number, right: number, bottom: number, top: number) =>
    polygons(
      stacks.map(({ foot: [x, y], size }): Point[] => [
        [x + left * size, y - bottom * size],
        [x + right * size, y - bottom * size],
        [x + right * size, y - top * size],
        [x + left * size, y - top * size],
      ]),
    )
  return [
    { d: box(-1, 0.4, 0, 4.4), fill: mix(ink.brick, ink.navy, 0.5) },
    { d: box(0.4, 1, 0, 4.4), fill: mix(ink.brick, ink.gold, 0.45) },
    { d: box(-1.3, 1.3, 4.4, 5.2), fill: mix(ink.navy, ink.belly, 0.5) },
  ]
}

/** Roofs too far away to have walls, in bands along their streets. */
const beyond = (): Shape[] => {
  const draw = random(23)
  return [26, 18, 12].flatMap((away) => {
    const step = 1.15
    const count = Math.ceil((away * 1.9) / step)
    const points = Array.from({ length: count }, (_, k): Point => {
      return seen(eye, (k - count / 2 + 0.4 * draw()) * step + away * 0.12, away + draw())
    })
    return farRoofs(points, 300 / away)
  })
}

/** The crowns of the trees behind a row, and what the last light leaves on them. */
function trees(homes: readonly Home[], away: number): Shape[] {
  const draw = random(Math.round(away * 10))
  const crowns = homes.map(({ at: [x, y] }) => {
    const [left, foot] = seen(eye, x + 0.62, y + 0.2 * draw())
    return { left, foot, size: (160 + 60 * draw()) / away }
  })
  const crown = (off: number, up: number, share: number) =>
    crowns
      .map(({ left, foot, size }) =>
        ellipse(left + off * size, foot - up * size, share * size * 1.3, share * size),
      )
      .join('')
  return [
    { d: crown(0, 0.9, 1), fill: mix(ink.hill, ink.spruce, 0.4) },
    { d: crown(0.28, 1.14, 0.66), fill: mix(grass, ink.gold, 0.1) },
  ]
}

export function houses(): Node[] {
  const ground = rect(0, LINE, width, height - LINE)
  return [
    {
      d: ground,
      fill: down(LINE, height, [0, mix(grass, ink.gold, 0.4)], [0.3, grass], [1, mix(grass, ink.night, 0.6)]),
    },
    ...beyond(),
    ...lots().flatMap((homes, i): Node[] => [
      ...trees(homes, ROWS[i] ?? 1),
      ...row(eye, homes),
      ...chimneys(homes),
      ...(i > 0 ? windowLight(eye, homes) : []),
    ]),
    // Nearer the viewer it is night already.
    {
      d: ground,
      fill: down(
        LINE,
        height,
        [0, ink.amber, 0.22],
        [0.3, ink.amber, 0],
        [0.5, ink.night, 0],
        [1, ink.night, 0.5],
      ),
      daily: true,
    },
  ]
}
