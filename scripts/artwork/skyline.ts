/** Downtown Calgary from the east: tower outlines, given in metres and scaled to px. */

import { random } from './noise.ts'
import { mix, ink as palette } from './palette.ts'
import { down, ellipse, isWithin, type Point, polygon, polyline, rect, type Shape } from './shape.ts'
import { BACK, FRONT, LOW, outline, type Tower, wallOf } from './towers.ts'

/** Distance in metres from the left wall of the first block to the tower with the round crown. */
const CALGARY_TOWER = 322

export interface Skyline {
  shapes: Shape[]
  /** Windows as points, and the size of one in px. */
  windows: Point[]
  pane: number
  /** The light on the Calgary Tower. */
  beacon: Point
  width: number
}

export interface Place {
  x: number
  ground: number
  /** px per metre. */
  scale: number
  /** 1 if the light is to the right of the towers, -1 if to the left. */
  light?: 1 | -1
  /** The colour that the towers in the back fade into. */
  haze?: string
  rim?: string
  /** Whether its edges are lit at night as well, by the moon. */
  moonlit?: boolean
  /** Share of panes that are lit. */
  lit?: number
  /** Decimals of the towers' coordinates: none are needed in a small file. */
  digits?: number
  inks?: Record<keyof typeof palette, string>
}

/** Metres up to the lowest windows, above the trees of the banks. */
const FIRST_FLOOR = 17

/** Left and right of a window, with some wall. */
const beside = (x: number, y: number, px: (metres: number) => number): Point[] => [
  [x + px(-3), y],
  [x + px(7), y],
]

export function skyline(place: Place): Skyline {
  const { x, ground, scale, light = 1, inks: ink = palette, lit = 0.24 } = place
  const { haze = ink.midRange, rim = ink.wheat, moonlit = false, digits = 1 } = place
  const shapes: Shape[] = []
  const panes: { at: Point; of: readonly Point[]; row: number }[] = []
  const outlines: { of: readonly Point[]; row: number }[] = []
  const draw = random(403)
  const px = (metres: number) => metres * scale
  const rows: readonly (readonly [readonly Tower[], string, string, number])[] = [
    [BACK, mix(haze, ink.nearRange, 0.55), mix(haze, ink.nearRange, 0.2), 0.35],
    [FRONT, mix(ink.nearRange, ink.navy, 0.55), mix(ink.nearRange, haze, 0.35), 0.9],
    [LOW, mix(ink.spruce, ink.navy, 0.5), mix(ink.hill, ink.nearRange, 0.4), 0.45],
  ]
  const beacon: Point = [x + px(CALGARY_TOWER), ground - px(193)]
  for (const [row, [towers, body, foot, edge]] of rows.entries()) {
    if (row === 2)
      shapes.push(...calgaryTower(beacon[0], ground, scale, rim, mix(ink.nearRange, ink.navy, 0.8)))
    const drawn = towers.map(([at, width, height, roof]) => ({
      ...{ at, width, height, roof },
      outlined: outline(x + px(at), ground, px(width), px(height), roof),
    }))
    shapes.push({
      d: drawn.map(({ outlined }) => polygon(outlined, digits)).join(''),
      fill: down(ground - px(230), ground, [0, body], [1, foot]),
    })
    const edges = drawn.map(({ outlined, roof }) => polyline(wallOf(outlined, roof, light), digits))
    const lines = { d: edges.join(''), width: Math.max(0.7, px(2.2)), opacity: edge * 0.75 }
    shapes.push({ ...lines, stroke: rim, daily: true })
    if (moonlit) shapes.push({ ...lines, stroke: ink.glacier, nightly: true })
    if (row === 0) continue
    outlines.push(...drawn.map(({ outlined }) => ({ of: outlined, row })))
    for (const { at, width, height, outlined } of drawn) {
      for (let up = FIRST_FLOOR; up < height - 26; up += 9) {
        for (let over = 6; over < width - 5; over += 8) {
          const [left, y] = [x + px(at + over), ground - px(up)]
          // Clear of a wall that leans or bends.
          const isClear = beside(left, y, px).every((point) => isWithin(point, outlined))
          if (draw() < lit && isClear) panes.push({ at: [left, y], of: outlined, row })
        }
      }
    }
  }
  // Nor half behind a tower that is nearer, or across the edge of a neighbour.
  const windows = panes
    .filter(({ at, of, row }) =>
      beside(...at, px).every(
        (point) =>
          !outlines.some((other) => other.of !== of && other.row >= row && isWithin(point, other.of)),
      ),
    )
    .map(({ at }) => at)
  return { shapes, windows, pane: Math.max(1, px(3.4)), beacon, width: px(890) }
}

function calgaryTower(x: number, ground: number, scale: number, rim: string, body: string): Shape[] {
  const px = (metres: number) => metres * scale
  const at = (dx: number, up: number): Point => [x + px(dx), ground - px(up)]
  const outlineOf = (half: readonly (readonly [number, number])[]) =>
    polygon([...half.map(([dx, up]) => at(-dx, up)), ...[...half].reverse().map(([dx, up]) => at(dx, up))], 1)
  return [
    {
      d: outlineOf([
        [6.5, 0],
        [5, 60],
        [4.6, 142],
        [10, 152],
        [14.5, 156],
        [14.5, 164],
        [11, 168],
        [6, 172],
        [3, 176],
        [1.2, 182],
        [0.8, 193],
      ]),
      fill: body,
    },
    { d: rect(x - px(14), ground - px(162), px(28), px(3)), fill: rim, opacity: 0.9 },
    { d: ellipse(x, ground - px(193), Math.max(0.9, px(2.4))), fill: palette.brick },
  ]
}
