/** Where the walls of the split-level house are, and their tones. */
import { ink, mix, oklch } from '../../palette.ts'
import { facing, sun, sunward } from './view.ts'

/** Across the street, from left to right: the low part, and the high one, which stands 1.2 m before it. */
export const [LEFT, SPLIT, RIGHT] = [4, 11, 17.6]
export const [BACK, FRONT, STEP] = [19.5, 13, 11.8]
/** Where the high part ends, over the low one's ridge. */
export const REAR = 17
export const EAVES = { low: 3.5, high: 5.5 }
export const siding = mix(oklch(76, 0.05, 110), ink.wheat, 0.35)
export const sidingSun = mix(siding, sun, 0.6)
export const sidingShade = mix(siding, ink.midRange, 0.5)
export const brick = mix(mix(ink.brick, ink.oak, 0.55), ink.wheat, 0.2)
export const roof = mix(mix(ink.soil, ink.oak, 0.25), ink.midRange, 0.25)
export const roofSun = mix(roof, sun, 0.35)
export const shade = mix(ink.blue, ink.navy, 0.4)
export const trim = mix(ink.paper, ink.wheat, 0.4)
export const glass = mix(ink.glacier, ink.blue, 0.4)
export const wood = mix(ink.oak, ink.brick, 0.25)

export const low = facing(FRONT)
export const high = facing(STEP)
export const side = sunward(SPLIT)
