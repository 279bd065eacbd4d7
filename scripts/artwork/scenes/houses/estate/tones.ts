/** The tones of the estate at dusk: the last sun on one side, the blue of the sky on the other. */
import { ink, mix, oklch } from '../../../palette.ts'
import { polygon } from '../../../shape.ts'
import type { Seen } from '../../perspective.ts'

const sun = mix(ink.amber, ink.wheat, 0.45)
export const rim = mix(ink.gold, ink.wheat, 0.55)
const rock = mix(ink.belly, ink.wheat, 0.34)
const wood = oklch(50, 0.085, 54)
export const stone = {
  sun: mix(rock, sun, 0.72),
  lit: mix(rock, sun, 0.52),
  shade: mix(rock, ink.midRange, 0.6),
  dark: mix(rock, ink.navy, 0.66),
}
export const cedar = {
  lit: mix(wood, sun, 0.5),
  mid: mix(wood, ink.navy, 0.16),
  dark: mix(wood, ink.navy, 0.52),
}
export const zinc = { lit: mix(ink.belly, sun, 0.36), mid: mix(ink.navy, ink.blue, 0.46) }
export const roof = { lit: mix(ink.belly, sun, 0.62), front: mix(ink.navy, ink.deep, 0.3) }

/** From where to where, in metres. */
export type Span = readonly [from: number, to: number]

/** A level rectangle, so high. */
export const level = (at: Seen, [left, right]: Span, [near, far]: Span, up: number): string =>
  polygon([at(near, left, up), at(near, right, up), at(far, right, up), at(far, left, up)])
