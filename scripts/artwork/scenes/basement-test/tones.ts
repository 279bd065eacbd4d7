/** The room's place in the drawing and its colours. The light comes from the lamp. */
import { ink, mix } from '../../palette.ts'
import type { Gradient, Stop } from '../../shape.ts'

/** The room where it is cut open, and its wall at the back. */
export const NEAR = { left: 190, right: 1410, top: 140, floor: 690 }
export const BACK = { left: 312, right: 1288, top: 194, floor: 634 }
export const LAMP = [600, 318] as const
/** Where the slab has a crack, and how low it reaches. */
export const CRACK = { x: 664, foot: 726 }

export const light = mix(ink.wheat, ink.gold, 0.35)
export const shade = mix(ink.soil, ink.deep, 0.5)
export const plaster = mix(ink.oak, ink.soil, 0.3)
export const wood = {
  lit: mix(mix(ink.oak, ink.wheat, 0.45), ink.gold, 0.2),
  mid: mix(ink.oak, ink.soil, 0.3),
  dark: mix(ink.soil, ink.oak, 0.12),
}

/** A gradient from left to right. */
export const across = (from: number, to: number, ...stops: readonly Stop[]): Gradient => ({
  kind: 'linear',
  from: [from, 0],
  to: [to, 0],
  stops,
})
