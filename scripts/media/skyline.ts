/** Downtown Calgary from the east, in metres turned to px: the towers by their outlines. */
import { ink, mix } from './palette.ts'
import { random } from './noise.ts'
import { down, ellipse, type Point, polygon, rect, type Shape, tidy } from './shape.ts'

type Roof = 'flat' | 'left' | 'right' | 'step' | 'bow' | 'twist' | 'crown'
/** Place of the left wall, width and height in metres. */
type Tower = readonly [at: number, width: number, height: number, roof: Roof]

/** Low blocks behind and before the towers. */
const BACK: readonly Tower[] = [
  [0, 34, 62, 'flat'], [52, 40, 88, 'flat'], [118, 36, 120, 'flat'], [158, 44, 150, 'step'],
  [232, 38, 128, 'flat'], [318, 40, 140, 'left'], [410, 36, 155, 'flat'], [480, 42, 142, 'right'],
  [560, 38, 118, 'flat'], [628, 34, 96, 'step'], [690, 44, 70, 'flat'], [752, 36, 48, 'flat'],
]
const FRONT: readonly Tower[] = [
  [26, 30, 44, 'flat'], [84, 38, 104, 'right'], [196, 46, 236, 'bow'], [268, 38, 222, 'twist'],
  [360, 42, 247, 'crown'], [436, 32, 197, 'step'], [472, 32, 190, 'step'], [522, 40, 215, 'left'],
  [596, 40, 212, 'right'], [660, 36, 128, 'flat'], [716, 40, 58, 'flat'], [786, 46, 34, 'flat'],
]
const LOW: readonly Tower[] = [
  [-60, 52, 22, 'flat'], [4, 46, 30, 'flat'], [132, 50, 62, 'flat'], [240, 44, 84, 'flat'],
  [396, 50, 92, 'flat'], [500, 42, 74, 'flat'], [556, 48, 96, 'step'], [640, 54, 60, 'flat'],
  [744, 50, 30, 'flat'], [820, 70, 18, 'flat'],
]
/** Metres from the left wall of the first block to the tower with the round crown. */
const CALGARY_TOWER = 322

export interface Skyline {
  shapes: Shape[]
  /** Windows, each a point of its own, and the size of one in px. */
  windows: Point[]
  pane: number
  /** The light on the Calgary Tower. */
  beacon: Point
  width: number
}

export interface Place {
  x: number
  ground: number
  /** px for one metre. */
  scale: number
  /** 1 where the light stands right of the towers, -1 where left. */
  light?: 1 | -1
  /** What the towers fade into behind. */
  haze?: string
  rim?: string
  /** Share of panes that are lit. */
  lit?: number
}

export function skyline(place: Place): Skyline {
  const { x, ground, scale, light = 1, haze = ink.midRange, rim = ink.wheat, lit = 0.24 } = place
  const shapes: Shape[] = []
  const windows: Point[] = []
  const draw = random(403)
  const px = (metres: number) => metres * scale
  const rows: readonly (readonly [readonly Tower[], string, string, number])[] = [
    [BACK, mix(haze, ink.nearRange, 0.55), mix(haze, ink.nearRange, 0.2), 0.35],
    [FRONT, mix(ink.nearRange, ink.navy, 0.55), mix(ink.nearRange, haze, 0.35), 0.9],
    [LOW, mix(ink.spruce, ink.navy, 0.5), mix(ink.hill, ink.nearRange, 0.4), 0.45],
  ]
  const beacon: Point = [x + px(CALGARY_TOWER), ground - px(193)]
  for (const [row, [towers, body, foot, edge]] of rows.entries()) {
    if (row === 2) shapes.push(...calgaryTower(beacon[0], ground, scale, rim))
    const outlines = towers.map(([at, width, height, roof]) =>
      polygon(outline(x + px(at), ground, px(width), px(height), roof), 1),
    )
    shapes.push({ d: outlines.join(''), fill: down(ground - px(230), ground, [0, body], [1, foot]) })
    const edges = towers.map(([at, width, height, roof]) => {
      const wall = outline(x + px(at), ground, px(width), px(height), roof)
      const [upper, lower] = light > 0 ? [wall.at(-2), wall.at(-1)] : [wall[1], wall[0]]
      return upper && lower ? `M${tidy(upper[0])} ${tidy(upper[1])}L${tidy(lower[0])} ${tidy(lower[1])}` : ''
    })
    shapes.push({ d: edges.join(''), stroke: rim, width: Math.max(0.7, px(2.2)), opacity: edge * 0.75 })
    if (row === 0) continue
    for (const [at, width, height] of towers) {
      for (let up = 8; up < height - 26; up += 9) {
        for (let over = 6; over < width - 5; over += 8) {
          if (draw() < lit) windows.push([x + px(at + over), ground - px(up)])
        }
      }
    }
  }
  return { shapes, windows, pane: Math.max(1, px(3.4)), beacon, width: px(890) }
}

/** A tower's outline from its left foot over the roof to its right foot. */
function outline(x: number, ground: number, width: number, height: number, roof: Roof): Point[] {
  const top = ground - height
  const right = x + width
  const corner = (points: readonly Point[]): Point[] => [[x, ground], ...points, [right, ground]]
  const slope = width * 0.62
  switch (roof) {
    case 'left':
      return corner([[x, top + slope], [x + width * 0.55, top], [right, top], [right, top]])
    case 'right':
      return corner([[x, top], [x + width * 0.45, top], [right, top + slope]])
    case 'step': {
      const s = width * 0.2
      return corner([[x, top + 2 * s], [x + s, top + 2 * s], [x + s, top + s], [x + 1.8 * s, top], [right - 1.8 * s, top], [right - s, top + s], [right - s, top + 2 * s], [right, top + 2 * s]])
    }
    case 'bow': {
      const bend = (share: number) => width * 0.2 * Math.sin(Math.PI * share)
      const shares = [0.25, 0.5, 0.75, 1]
      const up = shares.map((share): Point => [x - bend(share), ground - height * share])
      const back = [...shares].reverse().map((share): Point => [right - bend(share) * 0.8, ground - height * share + width * 0.16])
      return corner([...up, ...back])
    }
    case 'twist':
      return corner([[x, ground - height * 0.42], [x + width * 0.3, top + slope * 0.2], [x + width * 0.82, top], [right, ground - height * 0.55]])
    case 'crown':
      return corner([[x, top + width * 0.12], [x + width * 0.12, top], [right - width * 0.12, top], [right, top + width * 0.12]])
    default:
      return corner([[x, top], [right, top]])
  }
}

function calgaryTower(x: number, ground: number, scale: number, rim: string): Shape[] {
  const px = (metres: number) => metres * scale
  const at = (dx: number, up: number): Point => [x + px(dx), ground - px(up)]
  const body = mix(ink.nearRange, ink.navy, 0.8)
  const outlineOf = (half: readonly (readonly [number, number])[]) =>
    polygon([...half.map(([dx, up]) => at(-dx, up)), ...[...half].reverse().map(([dx, up]) => at(dx, up))], 1)
  return [
    { d: outlineOf([[6.5, 0], [5, 60], [4.6, 142], [10, 152], [14.5, 156], [14.5, 164], [11, 168], [6, 172], [3, 176], [1.2, 182], [0.8, 193]]), fill: body },
    { d: rect(x - px(14), ground - px(162), px(28), px(3)), fill: rim, opacity: 0.9 },
    { d: ellipse(x, ground - px(193), Math.max(0.9, px(2.4))), fill: ink.brick },
  ]
}
