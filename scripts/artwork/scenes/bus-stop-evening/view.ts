import { ink, mix } from '../../palette.ts'

/** The horizon, and the kerb on which the shelter stands. */
export const [LINE, GROUND] = [612, 744] as const
export const POSTER = { x: 908, y: 346, wide: 206, high: 344 } as const
export const metal = mix(ink.navy, ink.belly, 0.3)
export const snow = mix(mix(ink.pale, ink.paper, 0.5), ink.lilac, 0.2)
