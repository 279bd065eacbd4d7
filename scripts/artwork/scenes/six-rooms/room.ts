/** What the rooms have in common: their light, their windows, and how those in them sit. */
import { ink, mix } from '../../palette.ts'
import { between, down, ellipse, glow, type Point, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { limb } from '../limbs.ts'
import { head } from '../people.ts'
import { palm, sleeve } from '../standing.ts'
import { ROOM, WALL } from './view.ts'

export const wood = mix(ink.oak, ink.soil, 0.4)
export const lit = mix(ink.oak, ink.wheat, 0.45)
export const dark = mix(ink.navy, ink.spruce, 0.4)
export const sheet = mix(ink.paper, ink.wheat, 0.3)

/** The sky outside, between two heights. */
export const evening = (top: number, foot: number) =>
  down(top, foot, [0, mix(ink.blue, ink.navy, 0.45)], [1, mix(ink.glacier, ink.lilac, 0.5)])

/** A wall of `tone` in the light of a lamp, and the floor. */
const shell = (tone: string, lamp: Point): Shape[] => [
  {
    d: rect(0, 0, ROOM.wide, ROOM.tall),
    fill: glow(
      lamp,
      250,
      0.86,
      [0, mix(tone, ink.paper, 0.75)],
      [0.34, mix(tone, ink.lamp, 0.4)],
      [1, mix(tone, ink.soil, 0.5)],
    ),
  },
  {
    d: rect(0, WALL, ROOM.wide, ROOM.tall - WALL),
    fill: down(WALL, ROOM.tall, [0, mix(wood, ink.soil, 0.5)], [1, mix(wood, ink.gold, 0.2)]),
  },
]

/** The corners of a room, which its lamp leaves darker. */
const corners: Shape = {
  d: rect(0, 0, ROOM.wide, ROOM.tall),
  fill: between(
    [0, 0],
    [ROOM.wide, 0],
    [0, ink.soil, 0.5],
    [0.16, ink.soil, 0],
    [0.84, ink.soil, 0],
    [1, ink.soil, 0.5],
  ),
}

/** The evening in a window, 64 px wide and 84 px tall, its upper left corner at 24, 38. */
const pane: Shape[] = [
  { d: rect(24, 38, 64, 84), fill: evening(38, 122) },
  { d: 'M24 122V104q14-10 28-4t36-8v30z', fill: mix(ink.hill, ink.blue, 0.3) },
  { d: `${rect(24, 38, 64, 84)}M56 38v84M24 72h64`, stroke: mix(sheet, ink.oak, 0.4), width: 5 },
  { d: rect(17, 122, 78, 6), fill: sheet },
]

export interface Room {
  /** The colour of its walls, and where its lamp is. */
  tone: string
  lamp: Point
  /** What is on the wall itself. */
  wall?: readonly Shape[]
  /** How far its window is to the right of the first room's; it has none, if left out. */
  glazed?: number
  things: readonly Node[]
}

/** Rooms with all that is in them; the first one's window and dark corners are drawn again in the others. */
export const furnished = (rooms: readonly Room[]): Node[][] =>
  rooms.map(({ tone, lamp, wall = [], glazed, things }, index) => {
    const part = (name: string, nodes: readonly Node[], along: number): Node =>
      index ? { use: name, transform: `translate(${along})` } : { name, nodes }
    return [
      ...shell(tone, lamp),
      ...wall,
      ...(glazed === undefined ? [] : [part('pane', pane, glazed)]),
      part('corners', [corners], 0),
      ...things,
    ]
  })

/** Light that falls from a lamp. */
export const light = (x: number, y: number, reach: number): Shape => ({
  d: ellipse(x, y, reach),
  fill: glow([x, y], reach, 1, [0, ink.paper, 0.85], [0.4, ink.lamp, 0.3], [1, ink.lamp, 0]),
})

/** A table or a desk from the side, its top at `y`, lit along its edge. */
export const table = (x: number, y: number, wide: number, foot: number): Shape[] => [
  {
    d: `M${x + 8} ${y}h9l-3 ${foot - y}h-5zM${x + wide - 17} ${y}h9l-1 ${foot - y}h-5z`,
    fill: mix(wood, ink.soil, 0.6),
  },
  { d: rect(x, y, wide, 8), fill: wood },
  { d: rect(x, y - 2, wide, 3), fill: lit },
]

/** Looks of somebody at a desk or a table. */
interface Sitter {
  skin: string
  hair: string
  style: string
  shirt: string
  trousers: string
}

/** On a chair, facing right, both forearms on a table whose top is at -76; the head is 121 above the floor. */
export const seated = ({ skin, hair, style, shirt, trousers }: Sitter): Node[] => [
  { d: 'M-31-98q4-4 8 0l5 54h38v8h-8l4 36h-5l-6-36h-27l-4 36h-5z', fill: mix(wood, ink.deep, 0.35) },
  { d: limb([-10, -42], [27, -46], [25, -6], [11, 8.6, 6]), fill: trousers },
  { d: 'M20-7h11l10 5v2H20z', fill: ink.deep },
  { d: 'M-6-107C-18-104-23-90-24-70L-22-34H14L14-74C16-92 14-104 8-108 2-111-2-111-6-107z', fill: shirt },
  { d: 'M-6-107C-18-104-23-90-24-70L-22-34H-8Q-14-80-6-107z', fill: ink.soil, opacity: 0.4 },
  { transform: 'translate(4 1) rotate(7)', nodes: [head(skin, 'even', { d: style, fill: hair })] },
  { d: palm([26, -80], [33, -79]), fill: skin },
  { d: sleeve([6, -76], [27, -80], [-3, -96]), fill: mix(shirt, ink.soil, 0.22) },
]
