/** Where the hall is seen from, its walls, and its tones: the last sun at the left, the fire at the right. */
import { ink, mix, oklch } from '../../palette.ts'
import { type Point, polygon } from '../../shape.ts'
import { seenBy, wallsOf } from '../perspective.ts'

export const at = seenBy({ middle: 920, line: 520, lens: 700, eye: 1.5, turn: 30 })
export const { facing, sunward } = wallsOf(at)

/** How far away the windows are, how far to the right the wall, and how high the ceiling, in metres. */
export const [WINDOWS, WALL, CEILING] = [9, 4.6, 6.6]
/** The stone around the fire, which stands out from the wall: its face, its near end and its far one. */
export const HEARTH = { face: 3.8, near: 3.9, far: 7.9 }

/** A level rectangle: from left to right, from near to far, and how high. */
export const level = (left: number, right: number, near: number, far: number, up = 0): string =>
  polygon([at(near, left, up), at(near, right, up), at(far, right, up), at(far, left, up)])

export const across = (from: Point, to: Point, ...stops: readonly (readonly [number, string, number?])[]) =>
  ({ kind: 'linear', from, to, stops }) as const

export const sun = mix(ink.wheat, ink.amber, 0.35)
const rock = mix(ink.belly, ink.wheat, 0.3)
export const stone = {
  lit: mix(rock, sun, 0.5),
  mid: mix(rock, ink.navy, 0.2),
  dark: mix(rock, ink.navy, 0.58),
}
const wood = oklch(50, 0.08, 56)
export const cedar = {
  lit: mix(wood, sun, 0.3),
  mid: mix(wood, ink.navy, 0.3),
  dark: mix(wood, ink.night, 0.6),
}
export const plaster = mix(ink.cloud, ink.belly, 0.5)
export const linen = {
  lit: mix(ink.wheat, ink.belly, 0.2),
  mid: mix(ink.wheat, ink.belly, 0.5),
  dark: mix(ink.belly, ink.navy, 0.35),
}
export const edge = mix(ink.wheat, ink.gold, 0.4)
